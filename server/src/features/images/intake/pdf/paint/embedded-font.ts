import { PdfName, type PdfValue } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';

/** The file of a font's shapes; null where it comes without, so that another one is drawn. Undefined where it has them in itself. */
export function embeddedFont(file: PdfFile, font: PdfValue | undefined): PdfValue | undefined {
  const dict = file.dict(font);
  const subtype = file.resolve(dict.get('Subtype'));
  if (subtype instanceof PdfName && subtype.name === 'Type3') return undefined;
  const [descendant] = file.array(dict.get('DescendantFonts'));
  const described = descendant === undefined ? dict : file.dict(descendant);
  const descriptor = file.dict(described.get('FontDescriptor'));
  const key = ['FontFile', 'FontFile2', 'FontFile3'].find((one) => descriptor.has(one));
  return key === undefined ? null : descriptor.get(key);
}
