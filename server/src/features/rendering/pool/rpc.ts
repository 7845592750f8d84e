import type { MessagePort, Worker } from 'node:worker_threads';
import { type PackedError, packError, unpackError } from './pack-error.ts';

/** A thread, or a port to one. */
export type RpcPort = Worker | MessagePort;

interface Asked<Question> {
  id: number;
  question: Question;
}
type Answered<Answer> = { id: number } & ({ answer: Answer } | { error: PackedError } | { isHalfDone: true });

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  onHalfDone?: (() => void) | undefined;
}

/** Calls to the other side of a port. */
export interface RpcHandlers<Question, Answer> {
  /** Rejects with the other side's error, with its class. `onHalfDone`: called when the other side reports it. */
  ask(question: Question, onHalfDone?: () => void): Promise<Answer>;
  /** Number of calls without a reply. */
  waiting(): number;
  /** Rejects all calls without a reply, and every later one. */
  end(cause: Error): void;
}

/** @param onReply called after each reply */
export function callRpc<Question, Answer>(
  port: RpcPort,
  onReply: () => void = () => {},
): RpcHandlers<Question, Answer> {
  const open = new Map<number, Waiting<Answer>>();
  let lastId = 0;
  let ended: Error | undefined;
  port.on('message', (answered: Answered<Answer>) => {
    const one = open.get(answered.id);
    if ('isHalfDone' in answered) return one?.onHalfDone?.();
    open.delete(answered.id);
    if ('error' in answered) one?.reject(unpackError(answered.error));
    else one?.resolve(answered.answer);
    onReply();
  });
  return {
    ask: (question, onHalfDone) =>
      new Promise<Answer>((resolve, reject) => {
        if (ended) throw ended;
        lastId += 1;
        port.postMessage({ id: lastId, question } satisfies Asked<Question>);
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

/** Serves the calls that `callRpc` makes on the other side. */
export function serveRpc<Question, Answer>(
  port: RpcPort,
  answer: (question: Question, onHalfDone: () => void) => Promise<Answer>,
): void {
  const send = (answered: Answered<Answer>) => port.postMessage(answered);
  port.on('message', ({ id, question }: Asked<Question>) => {
    void answer(question, () => send({ id, isHalfDone: true })).then(
      (made) => send({ id, answer: made }),
      (error: unknown) => send({ id, error: packError(error) }),
    );
  });
}
