import type { RenderReason, RenderReasonId } from '../designs/render-reasons.ts';
import type { MessageId, MessageParams } from '../messages.ts';

const words = { zh: '图片已损坏', en: 'The picture is damaged' };

/** Every message with parameters, for tests; an id that is missing here does not compile. */
export const MESSAGE_SAMPLES: { [Id in MessageId]: MessageParams<Id> } = {
  'downloads.with-accepted': { accepted: 2 },
  'downloads.some-left-out': { all: 9, left: 2 },
  'downloads.nothing-to-pack': {},
  'downloads.one-not-packed': { title: { zh: '作品 Cat', en: 'design Cat' }, reason: words },
  'downloads.none-packed': { title: { zh: '作品 Cat', en: 'design Cat' }, reason: words, count: 4 },
  'downloads.storage-full': {},
  'downloads.went-wrong': {},
  'downloads.gave-up': {},
  'sheets.all-deleted': {},
  'sheets.some-deleted': { exported: 5, deleted: 1 },
  'sheets.all-wrong': { problem: words, advice: { zh: '请重新上传', en: 'Upload it again' } },
  'sheets.exported': { exported: 5, wrong: 1, deleted: 2, notes: 3 },
  'sheets.drawing-colours': { made: 3, all: 120 },
  'sheets.storage-full': {},
  'sheets.went-wrong': {},
  'sheets.gave-up': {},
  'orders.imported': { created: 7, updated: 2, left: 1 },
  'orders.not-all-right': { rows: 3 },
  'orders.import-storage-full': {},
  'orders.import-failed': {},
  'batches.not-planned': {},
  'batches.paused-storage-full': {},
  'ai-images.some-not-made': { failed: 2 },
  'own-templates.superseded': {},
  'own-templates.photograph-gone': {},
  'own-templates.photograph-damaged': {},
  'own-templates.photograph-lost': {},
  'own-templates.area-folded': {},
  'own-templates.area-outside': {},
  'own-templates.area-tiny': {},
  'own-templates.went-wrong': {},
  'own-templates.gave-up': {},
  'operations.unknown-message': {},
};

/** Every reason of a render, likewise. */
export const RENDER_REASON_SAMPLES: { [Id in RenderReasonId]: RenderReason['params'] } = {
  'rendering.storage-full': {},
  'rendering.differs-from-preview': {
    surfaceZh: '正面',
    surfaceEn: 'Front',
    xMm: 3,
    yMm: 4,
    widthMm: 5,
    heightMm: 6,
    diagnostic: 'D7',
  },
  'rendering.broken-file': { surfaceZh: '正面', surfaceEn: 'Front', diagnostic: 'D7' },
  'rendering.damaged-picture': { picture: 'cat.png' },
  'rendering.picture-gone': { picture: 'cat.png' },
  'rendering.template-file-gone': { templateZh: '马克杯', templateEn: 'Mug', diagnostic: 'D7' },
  'rendering.template-gone': {},
  'rendering.too-large': { surfaceZh: '正面', surfaceEn: 'Front', widthPx: 90000, heightPx: 80000 },
  'rendering.invalid-document': {},
  'rendering.unreadable-asset': {},
  'rendering.missing-font': { text: 'Hello' },
  'rendering.blank-surface': { surfaceZh: '正面', surfaceEn: 'Front' },
  'rendering.went-wrong': {},
  'rendering.gave-up': {},
  'rendering.cancelled': {},
  'rendering.design-deleted': {},
};
