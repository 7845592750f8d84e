import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Whether this machine has LibreOffice; tests that need it say so in their title when it has not. */
export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

/** Title of a block of tests that need it. */
export const LIBREOFFICE = hasLibreOffice
  ? 'LibreOffice'
  : 'LibreOffice (skipped: soffice is not installed here)';

/** Opens, recalculates and saves workbooks; returns the folder they are in under their names. Takes a minute on a busy machine. */
export function saveWithLibreOffice(folder: string, files: readonly string[]): string {
  const out = join(folder, 'saved');
  execFileSync('soffice', [
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--headless',
    ...['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out],
    ...files,
  ]);
  return out;
}
