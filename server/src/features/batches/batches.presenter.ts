import type { BatchCell } from '@diy/contract/batches/batch-cells';
import type { BatchItem, BatchRow } from '@diy/contract/batches/batches';
import { renderReasonText } from '@diy/contract/designs/render-reasons';
import type { MessageLocale } from '@diy/contract/messages';
import { message } from '@diy/contract/messages';
import { findingText } from '@diy/contract/messages/finding-text';
import { messageText } from '@diy/contract/messages/message-text';
import type { Finding } from '@diy/design/preflight';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { DesignState } from '../designs/index.ts';
import type { DrawableImage } from '../images/index.ts';
import type { TemplateVersionRow } from '../templates/index.ts';
import type { BatchRecord } from './batches.queries.ts';
import { isRunning } from './batches.state.ts';
import type { CellRecord } from './cells/batch-cells.queries.ts';

/** The most findings shown of one cell; nobody would read more. */
const MAX_FINDINGS = 8;

export function presentCounts({ waiting, running, done, failed, skipped }: BatchRecord): BatchRow['counts'] {
  return { total: waiting + running + done + failed + skipped, waiting, running, done, failed, skipped };
}

/** A waiting batch whose plan is not complete is shown as planning. */
export function presentState(batch: BatchRecord): BatchRow['state'] {
  return batch.state === 'ready' && batch.planned < batch.images ? 'planning' : batch.state;
}

/** A batch as lists show it. `covers` are public mockups. */
export function presentBatch(batch: BatchRecord, covers: readonly string[]): BatchRow {
  return {
    id: batch.id,
    name: batch.name,
    state: presentState(batch),
    counts: presentCounts(batch),
    covers: [...covers],
    images: batch.images,
    columns: batch.columns,
    operation_id: batch.operation_id,
    created_at: batch.created_at.toISOString(),
    updated_at: batch.updated_at.toISOString(),
  };
}

/** A batch with its settings and its speed. */
export function presentBatchItem(
  batch: BatchRecord,
  covers: readonly string[],
  secondsPerCell: number | null,
): BatchItem {
  const left = batch.waiting + batch.running;
  return {
    ...presentBatch(batch, covers),
    // Batches saved before AI groups could be chosen have none.
    settings: { ...batch.settings, ai_group_ids: batch.settings.ai_group_ids ?? [] },
    per_minute: secondsPerCell === null || secondsPerCell === 0 ? 0 : Math.round(600 / secondsPerCell) / 10,
    seconds_left: isRunning(batch.state) && secondsPerCell !== null ? Math.ceil(left * secondsPerCell) : null,
  };
}

/** Address of the first mockup of a design; null while there is none. */
export function mockupUrl(design: DesignState | undefined, storage: ObjectStore): string | null {
  const key = design?.render_result?.mockups[0]?.key;
  return key === undefined ? null : storage.publicUrl(key);
}

/** The details that cells are shown with. */
export interface LoadedCellDetails {
  images: ReadonlyMap<string, DrawableImage>;
  designs: ReadonlyMap<string, DesignState>;
  /** By `templateKey`. */
  templates: ReadonlyMap<string, TemplateVersionRow>;
}

/** A version of a template: cells of one batch may have several until a change is planned through. */
export function templateKey(cell: Pick<CellRecord, 'template_id' | 'template_version'>): string {
  return `${cell.template_id} ${cell.template_version}`;
}

export function presentCell(
  cell: CellRecord,
  { images, designs, templates }: LoadedCellDetails,
  storage: ObjectStore,
  locale: MessageLocale,
): BatchCell {
  const image = images.get(cell.image_id);
  const design = cell.design_id === null ? undefined : designs.get(cell.design_id);
  const isDone = cell.state === 'done';
  // The first mockup may exist while the rest is still being made.
  const mayHaveMockup = isDone || cell.state === 'running';
  return {
    key: cell.key,
    state: cell.state,
    image: {
      id: cell.image_id,
      name: image?.name ?? cell.name,
      url: image ? storage.publicUrl(image.previewKey) : '',
    },
    template_id: cell.template_id,
    template_title: templates.get(templateKey(cell))?.definition.title ?? { zh: '', en: '' },
    colour_id: cell.colour_id,
    size_id: cell.size_id,
    dpi: cell.dpi,
    worst: cell.worst,
    findings: presentFindings(cell.findings, locale),
    design_id: isDone ? cell.design_id : null,
    sku: isDone ? (design?.sku ?? cell.sku) : cell.sku,
    mockup: mayHaveMockup ? mockupUrl(design, storage) : null,
    error: whyNotMade(cell, design, locale),
    decision: cell.decision,
  };
}

function whyNotMade(cell: CellRecord, design: DesignState | undefined, locale: MessageLocale): string | null {
  if (cell.state === 'failed') return whyFailed(cell, design, locale);
  return cell.state === 'skipped' && cell.worst === 'error' ? messageText(LEFT_OUT, locale) : null;
}

const LEFT_OUT = message('batches.left-out');

function whyFailed(cell: CellRecord, design: DesignState | undefined, locale: MessageLocale): string | null {
  if (cell.error) return messageText(cell.error, locale);
  if (design?.render_reason) return renderReasonText(design.render_reason, locale);
  return design?.render_error ?? null;
}

/** The first findings of a cell, in the reader’s language; the matrix has no room for all. */
export function presentFindings(findings: readonly Finding[], locale: MessageLocale): BatchCell['findings'] {
  return findings.slice(0, MAX_FINDINGS).map((finding) => ({
    id: finding.id,
    severity: finding.severity,
    text: findingText(finding, locale),
  }));
}
