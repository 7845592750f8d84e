import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_PLACEMENT } from '@diy/design/placement';
import type { Api } from '../../e2e/support/api.ts';
import type { System } from '../../e2e/support/system/start-system.ts';
import { type Use, watchUse } from './watch-use.ts';

const POLL_MS = 200;

/** A batch that ran to its end. */
export interface BatchRun {
  id: string;
  use: Use;
  /** Milliseconds after the start at which this many designs were done. */
  timeline: { ms: number; done: number }[];
  /** From the click to the first design with its mockup. */
  firstMs: number;
  failed: number;
}

/** Puts pictures into the account's library; returns their ids. */
export async function uploadPictures(api: Api, paths: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const path of paths) ids.push(await api.uploadImage(basename(path), readFileSync(path), 'image/jpeg'));
  return ids;
}

/**
 * The columns of a batch over every template of the catalogue, or those of `skus` in their order: first colour, first
 * size, first surface.
 */
export async function columnsOf(api: Api, skus?: readonly string[]): Promise<object[]> {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {
    limit: 200,
  });
  const wanted = skus ? skus.map((sku) => list.find((one) => one.sku === sku)!) : list;
  const columns: object[] = [];
  for (const { id } of wanted) {
    const { definition } = await api.get<{
      definition: { colours: { id: string }[]; sizes: { id: string }[]; surfaces: { id: string }[] };
    }>('/saas/diy/template/item', { id });
    columns.push({
      template_id: id,
      colour_id: definition.colours[0]?.id,
      size_id: definition.sizes[0]?.id,
      surfaces: [definition.surfaces[0]?.id],
    });
  }
  return columns;
}

/** Starts a batch; returns its id. */
export async function startBatch(
  api: Api,
  columns: readonly object[],
  imageIds: readonly string[],
  name: string,
): Promise<string> {
  const settings = settingsOf(columns, imageIds);
  const { id } = await api.post<{ id: string }>('/saas/diy/user/piliangSave/save', { name, settings });
  return id;
}

/** Asks for the quality matrix, as the page does while a batch is set up. */
export async function lookAtMatrix(
  api: Api,
  columns: readonly object[],
  imageIds: readonly string[],
): Promise<void> {
  await api.post('/saas/diy/user/piliangSave/check', { settings: settingsOf(columns, imageIds) });
}

function settingsOf(columns: readonly object[], imageIds: readonly string[]) {
  return {
    columns,
    image_ids: imageIds,
    rule: DEFAULT_PLACEMENT,
    name_rule: '{image} {template_sku} {colour_code}',
  };
}

/** Runs a batch to its end and measures all processes of the system. */
export async function runBatch(
  system: System,
  api: Api,
  columns: readonly object[],
  imageIds: readonly string[],
): Promise<BatchRun> {
  const watch = watchUse(() => [system.pid, system.processes().postgres ?? system.pid]);
  const started = performance.now();
  const id = await startBatch(api, columns, imageIds, 'bench');
  const timeline: BatchRun['timeline'] = [{ ms: 0, done: 0 }];
  for (;;) {
    const { counts, state } = await api.get<{
      counts: { done: number; failed: number };
      state: string;
    }>('/saas/diy/user/piliangSave/item', { id });
    if (counts.done > (timeline.at(-1)?.done ?? 0)) {
      timeline.push({ ms: performance.now() - started, done: counts.done });
    }
    if (state !== 'running' && state !== 'planning') {
      return { id, use: watch.stop(), timeline, firstMs: timeline[1]?.ms ?? NaN, failed: counts.failed };
    }
    await sleep(POLL_MS);
  }
}

/** Designs per minute between two counts of finished designs. */
export function rateBetween(run: BatchRun, from: number, to: number): number {
  const at = (done: number) => run.timeline.find((point) => point.done >= done) ?? run.timeline.at(-1)!;
  const [first, last] = [at(from), at(to)];
  return ((last.done - first.done) * 60_000) / (last.ms - first.ms);
}
