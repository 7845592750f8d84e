import { fileURLToPath } from 'node:url';
import { UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { ChildEnded } from '../../../../platform/process/limited-child.ts';
import { createProcessPool, type ProcessPool } from '../../../../platform/process/process-pool.ts';
import { programUrl } from '../../../../platform/process/program-url.ts';
import { refuseEnded } from '../call-vector-worker.ts';
import { type Derive, deriveFrom } from './derive-from.ts';
import type { DeriveReply } from './derive-messages.ts';

/** No more pictures than this are decoded at once. */
const PROCESSES = 2;
/**
 * These processes come after workers: what one account uploads by hundreds takes what the lists and files of others leave
 * (`npm run bench -- fairness`).
 */
const PRIORITY = 6;
const IDLE_MS = 120_000;
/** No single step of the decoder may take a third of it. */
const WALL_MS = 600_000;

/** Decodes pictures: in this process at first, in child processes after `useProcesses`. */
export interface Deriver {
  derive: Derive;
  /** Decodes in separate processes from now on, so that heavy pictures take neither this one's time nor its memory. */
  useProcesses(): void;
}

/** `begin` starts the processes; default: real ones. */
export function createDeriver(begin = createProcessPool): Deriver {
  let children: ProcessPool | null = null;
  return {
    derive: (request) => (children ? deriveIn(children, request) : deriveFrom(request)),
    useProcesses() {
      const script = fileURLToPath(programUrl(new URL('./derive-worker.ts', import.meta.url)));
      const limits = { most: PROCESSES, priority: PRIORITY, idleMs: IDLE_MS, wallMs: WALL_MS };
      children ??= begin({ script, ...limits });
    },
  };
}

/**
 * Another process tries once more where one crashed, which need not be due to the picture. A second crash is a Refusal: a job
 * that tries again would only crash more of them.
 */
async function deriveIn(children: ProcessPool, request: Parameters<Derive>[0]) {
  const run = () => children.run<DeriveReply>(request);
  const runAgain = (error: unknown) => {
    if (error instanceof ChildEnded && error.reason === 'crash') return run();
    throw error;
  };
  const reply = await run().catch(runAgain).catch(refuseEnded);
  if (reply.type === 'derived') return reply.derived;
  throw reply.isUnread ? new UnreadPicture(reply.message) : new Error(reply.message);
}
