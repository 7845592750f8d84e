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

async function reply(call: ComposeCall): Promise<ComposeReply> {
  if (call.kind === 'density') {
    return composer.density(call.mockup, call.surfaceId, call.area);
  }
  if (call.kind === 'prepare') await composer.prepare(call.mockup);
  else await composer.compose(call.request);
  return undefined;
}

for (const port of ports) serveRpc(port, reply);
