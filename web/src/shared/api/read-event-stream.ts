import { createParser } from 'eventsource-parser';

/** One event of a server-sent stream; `data` is the joined data lines. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Splits the text of a stream into events; pass it chunk by chunk (a chunk may end in the middle of a line). */
export function createEventReader(onEvent: (event: ServerEvent) => void): (chunk: string) => void {
  const parser = createParser({ onEvent: ({ event = 'message', data }) => onEvent({ event, data }) });
  return (chunk) => parser.feed(chunk);
}

/**
 * Reads a stream of server-sent events until it ends or `signal` fires. `fetch` instead of EventSource, because only
 * fetch can send the Authorization header. Throws when the server refuses.
 */
export async function readEventStream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const response = await fetch(url, { headers: { ...headers, Accept: 'text/event-stream' }, signal });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  if (!response.ok || !isStream || !response.body) {
    await response.body?.cancel();
    throw new Error(`no event stream: HTTP ${response.status}`);
  }
  const feed = createEventReader(onEvent);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    feed(value);
  }
}
