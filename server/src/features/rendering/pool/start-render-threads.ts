import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { programUrl } from '../../../platform/process/program-url.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import { isLargePicture } from '../print/image-sources.ts';
import { createRpcClient } from './calls/rpc.ts';
import { pickThread } from './pick-thread.ts';
import type { Renderer } from './renderer.ts';
import { createThreadGroup } from './thread-group.ts';
import type { FileDetails, RenderCall, RenderReply, ThreadSetup } from './thread-messages.ts';
import { createWatchdog } from './watchdog.ts';

type ThreadName = 'drawing-thread' | 'composing-thread';

const PROGRAMS: Record<ThreadName, URL> = {
  'drawing-thread': programUrl(new URL('./drawing-thread.ts', import.meta.url)),
  'composing-thread': programUrl(new URL('./composing-thread.ts', import.meta.url)),
};
/** The largest prints with every filter take seconds; a thread that is silent for this long is in an endless loop. */
const SILENT_MS = 10 * 60_000;
/** The most drawing threads: each holds its own pictures, some 150 MB. Further cores are for further workers. */
const MAX_DRAWING = 2;

/** A renderer in separate threads: some draw, one places what they drew on mockups. */
export interface RenderThreads extends Renderer {
  /** Ends the threads at once; running tasks are rejected. */
  stop(): Promise<void>;
}

export interface RenderThreadOptions {
  /** Files made in parallel. Drawing threads are half as many: at most one per core and two in all. */
  filesAtOnce?: number;
  /** How long a drawing thread may be silent. */
  silentMs?: number;
  /** What each thread runs. */
  scriptOf?: (name: ThreadName) => URL;
}

/**
 * Starts the threads. When one ends, or returns nothing for too long, all are ended.
 * @param onDeath called once when they end by themselves, whatever the cause, before any task is rejected
 */
export function startRenderThreads(
  { storage, dataDir, publicUrl, secretKey, fontsDir }: Omit<ThreadSetup, 'ports'>,
  onDeath: (cause: Error) => void,
  {
    filesAtOnce = 2 * MAX_DRAWING,
    silentMs = SILENT_MS,
    scriptOf = (name) => PROGRAMS[name],
  }: RenderThreadOptions = {},
): RenderThreads {
  const threads = createThreadGroup((cause, isRequested) => {
    if (!isRequested) onDeath(cause);
    for (const { client, watchdog } of drawing) {
      watchdog.stop();
      client.end(cause);
    }
  });
  const start = (name: ThreadName, ports: MessagePort[]) =>
    threads.start(name, scriptOf(name), {
      workerData: { storage, dataDir, publicUrl, secretKey, fontsDir, ports } satisfies ThreadSetup,
      transferList: ports,
    });
  const startDrawing = ({ port1 }: MessageChannel) => {
    const thread = start('drawing-thread', [port1]);
    const watchdog = createWatchdog(silentMs, () => {
      threads.die(new Error(`a drawing thread did not reply for ${silentMs / 1000} s`));
    });
    const onSign = () => {
      const hasWork = client.waiting() > 0;
      if (hasWork) thread.ref();
      else thread.unref();
      watchdog.restart(hasWork);
    };
    const client = createRpcClient<RenderCall, RenderReply>(thread, onSign);
    return { client, watchdog, onSign, lastKey: '' };
  };
  const count = Math.min(MAX_DRAWING, availableParallelism(), Math.ceil(filesAtOnce / 2));
  const channels = Array.from({ length: count }, () => new MessageChannel());
  const drawing = channels.map(startDrawing);
  start(
    'composing-thread',
    channels.map(({ port2 }) => port2),
  );

  const request = ({ client, onSign }: (typeof drawing)[number], call: RenderCall, onMade?: () => void) => {
    const reply = client.request(call, onMade);
    if (client.waiting() === 1) onSign();
    return reply;
  };
  const send = (call: FileDetails, onMade?: () => void) => {
    const { images } = call.request;
    const key = [...images.keys()].join();
    const states = drawing.map(({ client, lastKey }) => ({ waiting: client.waiting(), lastKey }));
    const one = drawing[pickThread(states, key, [...images.values()].some(isLargePicture))]!;
    one.lastKey = key;
    return request(one, call, onMade);
  };

  return {
    async prepare(mockup) {
      // Any drawing thread passes it on to the composing thread.
      await request(drawing[0]!, { kind: 'prepare', mockup });
    },
    async mockup(request, mockupId) {
      return (await send({ kind: 'mockup', request, mockupId })) as MockupFile;
    },
    async mockupInColours(request, mockupId, colours) {
      return (await send({ kind: 'colours', request, mockupId, colours })) as MockupFile[];
    },
    async print(request, surfaceId, onMade) {
      return (await send({ kind: 'print', request, surfaceId }, onMade)) as PrintFile;
    },
    async preview(request, surfaceId, edgePx) {
      return (await send({ kind: 'preview', request, surfaceId, edgePx })) as Uint8Array;
    },
    stop: () => threads.stop(new Error('the render threads were stopped')),
  };
}
