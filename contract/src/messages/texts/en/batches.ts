import type { batches as zh } from '../zh/batches.ts';

export const batches: { readonly [Id in keyof typeof zh]: string } = {
  'batches.cell-not-made': 'This one is not made yet: download the batch again when it is done',
  'batches.cell-failed': 'Not finished after several tries; retry the failed ones, or ask the administrator',
  'batches.left-out':
    'Has errors, so it was not made. Put it right, or choose “Print anyway” in the quality check, and start again',
  'batches.design-deleted':
    'The design was deleted while it was being made; retry the failed ones to make it again',
  'batches.no-images': 'No images chosen yet: pick some from the library, a whole category or an AI group',
  'batches.too-many-cells':
    'At most {most} designs at once; this is {images} × {columns} = {cells}. Split it up',
  'batches.unknown-image': 'Not in the library: {missing:images}; choose again',
  'batches.unknown-choice': '“{title}” has no such colour, size or surface; choose again',
  'batches.column-twice': '“{title}” is there twice in the same colour and size; remove one',
  'batches.unknown-field': 'Unknown fields in the rule: {unknown}. Known are {known}',
  'batches.would-be-too-many':
    'A batch has at most {most} designs; with these it would be {images} × {columns}. Make another batch',
  'batches.is-ready': 'has not been started',
  'batches.is-sampling': 'is drawing its sample',
  'batches.is-running': 'is running',
  'batches.is-paused': 'is paused',
  'batches.is-finished': 'is finished',
  'batches.is-cancelled': 'is cancelled',
  'batches.key-used':
    'This idempotency_key belongs to another batch (name, settings or start differ); use another one',
  'batches.not-planned':
    'The batch could not be prepared; a template or picture may have been deleted. Open it, check it and start again',
  'batches.paused-storage-full': 'The storage is full, so the batch is paused. Free some space, then go on',
  'batches.wrong-state': 'This batch {state}; reload the page and try again',
};
