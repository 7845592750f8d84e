import type { BatchSettings } from '@diy/contract/batches/batch-settings';
import { saveBatch } from '@diy/contract/batches/batches';
import { DEFAULT_PLACEMENT } from '@diy/design/placement';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';

/** Settings of a batch of mugs, small enough to be drawn in a test. */
export async function mugBatchSettings(
  app: TestApp,
  token: string,
  imageIds: readonly string[],
  changes: Partial<BatchSettings> = {},
): Promise<BatchSettings> {
  const templateId = await findTemplateId(app, token);
  return {
    columns: [{ template_id: templateId, colour_id: 'white', size_id: '11oz', surfaces: ['wrap'] }],
    image_ids: [...imageIds],
    image_tids: [],
    ai_group_ids: [],
    rule: { ...DEFAULT_PLACEMENT, scale: 0.5 },
    surface_rules: {},
    cells: [],
    bleed: false,
    name_rule: '{image} {template} {colour}',
    sku_rule: '',
    ...changes,
  };
}

/** Saves a batch of mugs; its jobs wait for `app.runJobs()`. */
export async function buildBatch(
  app: TestApp,
  token: string,
  imageIds: readonly string[],
  draft: { name?: string; start?: boolean; settings?: Partial<BatchSettings> } = {},
): Promise<{ id: string; operation_id: string | null; settings: BatchSettings }> {
  const settings = await mugBatchSettings(app, token, imageIds, draft.settings);
  const { name = '秋季上新', start = true } = draft;
  return { ...(await app.ask(saveBatch, { name, start, settings }, { token })), settings };
}
