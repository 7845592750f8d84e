import { exportDxmSheet } from '@diy/contract/sheets/sheets-exports';
import { saveSheetPreset } from '@diy/contract/sheets/sheets-presets';
import type { TestAccount } from '../../../../testing/build-account.ts';
import type { TestApp } from '../../../../testing/build-test-app.ts';
import { importLayout } from '../import-layout.ts';

/** Layout, preset and finished export of one account. */
export interface SheetProperty {
  layoutId: string;
  presetId: string;
  exportId: string;
}

/** Builds them, jobs run. */
export async function buildSheetProperty(
  app: TestApp,
  { token }: TestAccount,
  designId: string,
  letter: string,
): Promise<SheetProperty> {
  const layout = await importLayout(app, token);
  const preset = await app.ask(saveSheetPreset, { name: `店 ${letter}`, settings: {} }, { token });
  const made = await app.ask(exportDxmSheet, { ids: [designId], settings: { variants: 'own' } }, { token });
  await app.runJobs();
  return { layoutId: layout.id, presetId: preset.id, exportId: made.id };
}
