import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFull } from '../storage-errors.ts';
import { callStore, readBody, toStoreError } from './call-store.ts';

/** Statuses to return in turn, the last one forever; 0 drops the connection. */
let statuses: number[];
let body: string;
let asked: string[];
let server: Server;
let origin: string;

beforeEach(async () => {
  asked = [];
  body = '';
  server = createServer((request, response) => {
    asked.push(String(request.headers['x-try']));
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { location: '/elsewhere' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A call whose requests say which try they are, as a signature made again would. */
function call() {
  let tries = 0;
  return callStore(() => {
    tries += 1;
    return { method: 'GET', url: `${origin}/key?token=SECRET`, headers: { 'x-try': String(tries) } };
  });
}

describe('is tried again with a fresh request', () => {
  it.each([[[503, 200]], [[500, 502, 200]], [[429, 200]], [[0, 200]]])('after %j', async (replies) => {
    statuses = [...replies];
    const reply = await call();
    await readBody(reply);
    expect(reply.status).toBe(200);
    expect(asked).toEqual(replies.map((_, index) => String(index + 1)));
  });

  it('and given up after four', async () => {
    statuses = [503];
    const reply = await call();
    await readBody(reply);
    expect([reply.status, asked.length]).toEqual([503, 4]);
  });

  it('and says so when nobody answers at all', async () => {
    statuses = [0];
    const failed = await call().catch((error: Error) => error);
    expect(String(failed)).toMatch(/^StoreFailed: storage service: not reached/);
    expect(String(failed)).not.toContain('SECRET');
    expect(asked).toHaveLength(4);
  });
});

it.each([200, 301, 403, 404, 412, 501, 507, 612, 614])('%i is final and not followed', async (status) => {
  statuses = [status];
  const reply = await call();
  await readBody(reply);
  expect([reply.status, asked.length]).toEqual([status, 1]);
});

describe('a failure names what the service said', () => {
  it.each([
    ['<Error><Code>AccessDenied</Code><Key>SECRET</Key></Error>', 403, 'HTTP 403 GET a AccessDenied'],
    ['{"error":"no such bucket","token":"SECRET"}', 631, 'HTTP 631 GET a no such bucket'],
    ['<html>SECRET</html>', 400, 'HTTP 400 GET a'],
  ])('%s', async (text, status, message) => {
    [statuses, body] = [[status], text];
    const failed = await toStoreError(await call(), 'GET a');
    expect(failed.message).toBe(`storage service: ${message}`);
  });

  it.each([
    [507, ''],
    [400, '<Code>QuotaExceeded</Code>'],
  ])('%i %s means full', async (status, text) => {
    [statuses, body] = [[status], text];
    expect(await toStoreError(await call(), 'PUT a')).toBeInstanceOf(StorageFull);
  });
});
