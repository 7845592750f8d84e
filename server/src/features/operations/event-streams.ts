import type { Writable } from 'node:stream';
import type { MessageLocale } from '@diy/contract/messages';
import { whenClosed } from '../../platform/concurrency/when-closed.ts';
import { TooManyRequests } from '../../platform/errors/too-many-requests.ts';
import type { Services } from '../../platform/services.ts';
import { createOperationFeed } from './operation-feed.ts';
import { presentOperation } from './operations.presenter.ts';
import { listOperations, type ShownOperation } from './operations.service.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'storage'>;

const HEARTBEAT_MS = 15_000;
const MAX_STREAMS_PER_ACCOUNT = 20;
/** A client this many bytes behind is disconnected; it connects again and gets the newest state. */
const MAX_UNSENT_BYTES = 1024 * 1024;
const SHOWN_AT_START = 20;

/** One client that follows the operations of its account. */
export interface EventStream {
  ownerId: string;
  locale: MessageLocale;
  /** Takes the events as text; its `close` ends the stream. */
  output: Writable;
  /** Rejects when the client's token is no longer valid. */
  checkToken(): Promise<unknown>;
}

/** The event streams of this process. */
export interface EventStreams {
  /** Throws TooManyRequests when the account has as many streams as it may. */
  requireRoom(ownerId: string): void;
  /** Sends the newest operations, `ready`, and then each change, until the client goes or its token ends. */
  open(stream: EventStream): Promise<void>;
  /** Ends all streams. */
  close(): Promise<void>;
}

export function createEventStreams(services: Needs): EventStreams {
  const feed = createOperationFeed(services);
  const streams = new Set<EventStream>();

  const sendNewest = async (stream: EventStream) => {
    const newest = { state: 'all', content: '', p: 1, limit: SHOWN_AT_START } as const;
    const { rows } = await listOperations(services.db, stream.ownerId, newest);
    send(stream, rows.reverse());
    write(stream, 'event: ready\ndata: {}\n\n');
  };
  const send = (stream: EventStream, rows: readonly ShownOperation[]) => {
    for (const row of rows) {
      const shown = presentOperation(row, services.storage, stream.locale);
      write(stream, `event: operation\ndata: ${JSON.stringify(shown)}\n\n`);
    }
  };

  return {
    requireRoom(ownerId) {
      const own = [...streams].filter((stream) => stream.ownerId === ownerId).length;
      if (own >= MAX_STREAMS_PER_ACCOUNT) throw new TooManyRequests(30);
    },
    async open(stream) {
      streams.add(stream);
      const onBroken = () => stream.output.end();
      const onGap = () => void sendNewest(stream).catch(onBroken);
      const unsubscribe = feed.subscribe(stream.ownerId, (rows) => send(stream, rows), onGap);
      const heartbeat = setInterval(() => {
        write(stream, ': still here\n\n');
        // A token revoked meanwhile ends the stream too.
        stream.checkToken().catch(onBroken);
      }, HEARTBEAT_MS);
      whenClosed(stream.output, () => {
        clearInterval(heartbeat);
        unsubscribe();
        streams.delete(stream);
      });
      await sendNewest(stream).catch(onBroken);
    },
    async close() {
      for (const { output } of streams) output.end();
      await feed.close();
    },
  };
}

function write({ output }: EventStream, text: string): void {
  if (output.writableLength > MAX_UNSENT_BYTES) output.destroy();
  else if (!output.writableEnded) output.write(text);
}
