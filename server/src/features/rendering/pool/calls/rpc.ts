import type { MessagePort, Worker } from 'node:worker_threads';
import { type PackedError, packError, unpackError } from './pack-error.ts';

/** A thread, or a port to one. */
export type RpcPort = Worker | MessagePort;

interface CallMessage<Call> {
  id: number;
  call: Call;
}
type ReplyMessage<Reply> = { id: number } & (
  | { reply: Reply }
  | { error: PackedError }
  | { isHalfDone: true }
);

interface Waiting<Reply> {
  resolve(reply: Reply): void;
  reject(error: Error): void;
  onHalfDone?: (() => void) | undefined;
}

/** Makes calls to the other side of a port. */
export interface RpcClient<Call, Reply> {
  /** Rejects with the other side's error, with its class. `onHalfDone`: called when the other side reports it. */
  request(call: Call, onHalfDone?: () => void): Promise<Reply>;
  /** Number of calls without a reply. */
  waiting(): number;
  /** Rejects all calls without a reply, and every later one. */
  end(cause: Error): void;
}

/** @param onReply called after each reply */
export function createRpcClient<Call, Reply>(
  port: RpcPort,
  onReply: () => void = () => {},
): RpcClient<Call, Reply> {
  const open = new Map<number, Waiting<Reply>>();
  let lastId = 0;
  let ended: Error | undefined;
  port.on('message', (replied: ReplyMessage<Reply>) => {
    const one = open.get(replied.id);
    if ('isHalfDone' in replied) return one?.onHalfDone?.();
    open.delete(replied.id);
    if ('error' in replied) one?.reject(unpackError(replied.error));
    else one?.resolve(replied.reply);
    onReply();
  });
  return {
    request: (call, onHalfDone) =>
      new Promise<Reply>((resolve, reject) => {
        if (ended) throw ended;
        lastId += 1;
        port.postMessage({ id: lastId, call } satisfies CallMessage<Call>);
        open.set(lastId, { resolve, reject, onHalfDone });
      }),
    waiting: () => open.size,
    end(cause) {
      ended ??= cause;
      for (const { reject } of open.values()) reject(cause);
      open.clear();
    },
  };
}

/** Serves the calls that `createRpcClient` makes on the other side. */
export function serveRpc<Call, Reply>(
  port: RpcPort,
  reply: (call: Call, onHalfDone: () => void) => Promise<Reply>,
): void {
  const send = (replied: ReplyMessage<Reply>) => port.postMessage(replied);
  port.on('message', ({ id, call }: CallMessage<Call>) => {
    void reply(call, () => send({ id, isHalfDone: true })).then(
      (made) => send({ id, reply: made }),
      (error: unknown) => send({ id, error: packError(error) }),
    );
  });
}
