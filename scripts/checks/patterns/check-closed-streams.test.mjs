import { expect, test } from 'vitest';
import { findBareListeners } from './check-closed-streams.mjs';

test.each([
  ["raw.once('close', done);", ['raw']],
  ["stream.output.on('close', () => {", ['stream.output']],
  ["request.raw\n  .once('aborted', done)", ['request.raw']],
  ['whenClosed(reply.raw, done);', []],
  ["child.once('close', done);", []],
  ["app.server.once('close', done);", []],
])('%s', (source, found) => {
  expect(findBareListeners(source)).toEqual(found);
});
