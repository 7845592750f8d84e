import { getWork, type WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import { call } from '../../../shared/api/call.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

/** A sign-in does not wait longer for its task: without one the server decides. */
const TASK_WITHIN_MS = 3000;

/** One sign-in: its name and the key of its captcha. */
export interface SignInProof {
  username: string;
  randomKey: string;
}

/** Solves the task of one sign-in at a time, off the page's thread. */
export interface BackgroundProof {
  /**
   * Starts on the task of a sign-in, or continues with it. Returns what the sign-in sends along; undefined where the task could not be
   * had or solved, and the server decides whether it does without.
   */
  solve(signIn: SignInProof): Promise<string | undefined>;
  /** Ends what is under way; the next one starts on a new task. */
  stop(): void;
}

export function createBackgroundProof(): BackgroundProof {
  let current: { signIn: SignInProof; result: Promise<string | undefined>; abort: AbortController } | null =
    null;
  const stop = () => {
    current?.abort.abort();
    current = null;
  };
  return {
    stop,
    solve(signIn) {
      const isCurrent =
        current?.signIn.username === signIn.username && current.signIn.randomKey === signIn.randomKey;
      if (current && isCurrent) return current.result;
      stop();
      const abort = new AbortController();
      const result = fetchAndSolve(signIn, abort.signal).catch(() => undefined);
      current = { signIn, result, abort };
      return result;
    },
  };
}

async function fetchAndSolve(signIn: SignInProof, signal: AbortSignal): Promise<string> {
  const { challenge } = await call(getWork, signIn, { quiet: true, signal, timeoutMs: TASK_WITHIN_MS });
  const solution =
    typeof Worker === 'undefined' ? await solveProofOfWork(challenge) : await ask(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}

function ask(challenge: WorkChallenge, signal: AbortSignal): Promise<unknown> {
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<{ solution?: unknown; problem?: string }>) =>
      data.solution ? done(data.solution) : fail(new Error(data.problem ?? 'not solved'));
    worker.onerror = () => fail(new Error('the worker ended'));
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    if (signal.aborted) fail(signal.reason);
    else worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
