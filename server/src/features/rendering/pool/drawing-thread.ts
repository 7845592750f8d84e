import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../../platform/storage/open-store.ts';
import { createFonts } from '../print/font-book.ts';
import { serveRpc } from './calls/rpc.ts';
import { composerOverRpc } from './remote-composer.ts';
import { createRenderer } from './renderer.ts';
import type { RenderCall, RenderReply, ThreadSetup } from './thread-messages.ts';

// A thread that draws. Its heap is small, so that a collection, which V8 does after every 64 MB of pixels, takes a few
// milliseconds; in the worker's own heap it takes some forty.
const {
  ports: [toComposer],
  ...config
} = workerData as ThreadSetup;
const storage = openStore(config);
const needs = { storage, config, fonts: createFonts(config.fontsDir, storage) };
const renderer = createRenderer(needs, composerOverRpc(toComposer!));

serveRpc<RenderCall, RenderReply>(parentPort!, async (call, onMade) => {
  switch (call.kind) {
    case 'mockup':
      return renderer.mockup(call.request, call.mockupId);
    case 'colours':
      return renderer.mockupInColours(call.request, call.mockupId, call.colours);
    case 'print':
      return renderer.print(call.request, call.surfaceId, onMade);
    case 'preview':
      return renderer.preview(call.request, call.surfaceId, call.edgePx);
    case 'prepare':
      await renderer.prepare(call.mockup);
      return undefined;
  }
});
