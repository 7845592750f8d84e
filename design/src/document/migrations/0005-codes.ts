import type { Migration } from './migration.ts';

/** Layers may be QR codes and barcodes. Older designs have none. */
export const codes: Migration = {
  from: 5,
  migrate: (document) => ({ ...document, format: 6 }),
};
