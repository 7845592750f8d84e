import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endIdleConnections } from './end-idle-connections.ts';

it('closes although a client keeps the connection whose call was at work when closing began', async () => {
  const app = fastify({ keepAliveTimeout: 600_000, forceCloseConnections: 'idle' });
  endIdleConnections(app);
  let finish = () => {};
  const started = new Promise<void>((begun) => {
    app.get('/', async () => {
      begun();
      await new Promise<void>((done) => {
        finish = done;
      });
      return 'done';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const { port } = app.server.address() as AddressInfo;
  const received = new Promise<string>((resolve, reject) => {
    const request = get({ agent, host: '127.0.0.1', port, path: '/' }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(text));
    });
    request.on('error', reject);
  });
  await started;
  const closed = app.close();
  // Fastify has ended the idle connections by then.
  await expect.poll(() => app.server.listening).toBe(false);
  finish();
  expect(await received).toBe('done');
  await closed;
  agent.destroy();
});
