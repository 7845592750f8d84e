import { textToImage, updateAiGroup } from '@diy/contract/ai-images/ai-images';
import type { TestApp } from '../../../testing/build-test-app.ts';

/** What `textToImage` makes quickly: three small pictures. */
export const SMALL_IMAGES = { size: '128x96', n: 3 };

/** An empty group of AI images; returns its id. */
export async function buildAiGroup(app: TestApp, token: string, changes: object = {}): Promise<string> {
  const group = { name: '春天印花', prompt: '莫兰迪 小花', ...changes };
  return (await app.ask(updateAiGroup, group, { token })).id;
}

/** A group with three finished pictures; returns their ids too. */
export async function buildAiImages(app: TestApp, token: string): Promise<{ id: string; ids: string[] }> {
  const id = await buildAiGroup(app, token);
  const { shengchengtus } = await app.ask(textToImage, { id, ...SMALL_IMAGES }, { token });
  await app.runJobs();
  return { id, ids: shengchengtus.map((image) => image.id) };
}
