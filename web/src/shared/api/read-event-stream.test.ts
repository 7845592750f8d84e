import { expect, test } from 'vitest';
import { createEventReader, type ServerEvent } from './read-event-stream.ts';

function read(...chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const feed = createEventReader((event) => events.push(event));
  for (const chunk of chunks) feed(chunk);
  return events;
}

test.each([
  ['named', ['event: operation\ndata: {"a":1}\n\n'], [{ event: 'operation', data: '{"a":1}' }]],
  ['unnamed', ['data: x\n\n'], [{ event: 'message', data: 'x' }]],
  [
    'cut anywhere',
    ['eve', 'nt: a\nda', 'ta: 1\n', '\nda', 'ta: 2\n\n'],
    [
      { event: 'a', data: '1' },
      { event: 'message', data: '2' },
    ],
  ],
  ['CRLF cut in the middle', ['data: x\r', '\n\r\n'], [{ event: 'message', data: 'x' }]],
  ['several lines', ['data: a\ndata: b\n\n'], [{ event: 'message', data: 'a\nb' }]],
  ['heartbeats say nothing', [': still here\n\n'], []],
  ['unfinished', ['data: x\n'], []],
])('%s', (_name, chunks, expected) => {
  expect(read(...chunks)).toEqual(expected);
});
