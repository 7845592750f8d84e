import { PdfName, type PdfValue } from './pdf-values.ts';
import type { PdfFile } from './read-pdf-file.ts';

/** Whether a font comes with its shapes; without them another one is drawn. */
export function fontIsEmbedded(file: PdfFile, font: PdfValue | undefined): boolean {
  const dict = file.dict(font);
  const subtype = file.resolve(dict.get('Subtype'));
  if (subtype instanceof PdfName && subtype.name === 'Type3') return true;
  const [descendant] = file.array(dict.get('DescendantFonts'));
  const described = descendant === undefined ? dict : file.dict(descendant);
  const descriptor = file.dict(described.get('FontDescriptor'));
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key));
}
