import { message } from '@diy/contract/messages';
import { MAX_VARIANT_SHEET_BYTES, readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { noFile } from '../no-file.ts';
import { readVariants } from './read-variants.ts';

/** Spreadsheets of the sizes and colours of own templates. */
export function variantRoutes(routes: RouteRegistrar, { orderFiles }: Pick<Services, 'orderFiles'>): void {
  routes.signedInForm(readVariantSheet, {
    maxBytes: MAX_VARIANT_SHEET_BYTES,
    tooLarge: () =>
      new Refusal(message('own-templates.variant-file', { mb: MAX_VARIANT_SHEET_BYTES / 1_048_576 })),
    noFile,
    inputOf: (fields) => Object.fromEntries(fields),
    // With order files, whose processes read it.
    withFile: ({ sheet }, file, { account }) =>
      orderFiles.run(account.id, file.bytes, () => readVariants(file.path, sheet)),
    async withoutFile() {
      throw noFile();
    },
  });
}
