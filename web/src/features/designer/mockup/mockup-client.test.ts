import { createDesign } from '@diy/design/document';
import { expect, it } from 'vitest';
import { testTemplate } from '../testing/build-session.ts';
import { createMockupClient } from './mockup-client.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** A worker that only takes notes. */
function buildWorker() {
  const sent: ToWorker[] = [];
  const worker = {
    postMessage: (message: ToWorker) => void sent.push(message),
    onmessage: null as ((event: MessageEvent<FromWorker>) => void) | null,
    terminate: () => undefined,
  };
  const frames = () => sent.flatMap((message) => (message.kind === 'draw' ? [message.frame] : []));
  const say = (data: FromWorker) => worker.onmessage?.(new MessageEvent('message', { data }));
  return { worker: worker as unknown as Worker, frames, say };
}

it('draws anew when the worker has a font, not only when the page has it', () => {
  const { worker, frames, say } = buildWorker();
  const client = createMockupClient({
    template: testTemplate,
    startWorker: () => worker,
    onMessage: () => undefined,
  });
  client.update(createDesign(testTemplate.definition), true);
  expect(frames()).toEqual([1]);
  say({ kind: 'done', frame: 1, milliseconds: 1 });
  expect(frames()).toEqual([1]);
  say({ kind: 'font', fontId: 'noto-sans-sc-400' });
  expect(frames()).toEqual([1, 2]);
  client.dispose();
});
