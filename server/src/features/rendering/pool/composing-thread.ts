import { workerData } from 'node:worker_threads';
import { openStore } from '../../../platform/storage/open-store.ts';
import { createComposer } from '../mockups/mockup-composer.ts';
import { serveRpc } from './calls/rpc.ts';
import type { ComposeCall, ComposeReply } from './compose-messages.ts';
import type { ThreadSetup } from './thread-messages.ts';

// The thread that places artwork on mockups while the others draw. Only this thread holds prepared mockups, so none is
// in memory twice.
const { ports, ...config } = workerData as ThreadSetup;
const composer = createComposer({ storage: openStore(config), config });

async function response(question: ComposeCall): Promise<ComposeReply> {
  if (question.kind === 'density') {
    return composer.density(question.mockup, question.surfaceId, question.area);
  }
  if (question.kind === 'prepare') await composer.prepare(question.mockup);
  else await composer.compose(question.request);
  return undefined;
}

for (const port of ports) serveRpc(port, response);
