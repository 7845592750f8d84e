import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { whenClosed } from './when-closed.ts';

const counter = () => {
  let times = 0;
  return { run: () => void times++, times: () => times };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('runs once when a stream closes', async () => {
  const { run, times } = counter();
  const stream = new PassThrough();
  whenClosed(stream, run);
  expect(times()).toBe(0);
  stream.destroy();
  await turn();
  stream.emit('close');
  expect(times()).toBe(1);
});

it('runs at once for a stream that is closed or being destroyed', async () => {
  const { run, times } = counter();
  const stream = new PassThrough();
  stream.destroy();
  whenClosed(stream, run);
  expect(times()).toBe(1);
  await turn();
  whenClosed(stream, run);
  expect(times()).toBe(2);
});

it('does not run after it was stopped', async () => {
  const { run, times } = counter();
  const stream = new PassThrough();
  whenClosed(stream, run)();
  stream.destroy();
  await turn();
  expect(times()).toBe(0);
});

it('runs for every response of a connection, those that wait behind the first one too', async () => {
  const { run, times } = counter();
  const open: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    open.push(response);
    whenClosed(response, run);
  });
  ends.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3));
  await expect.poll(() => open.length).toBe(3);
  socket.destroy();
  await expect.poll(times).toBe(3);
});
