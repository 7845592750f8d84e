import type { PdfTrait } from '../pdf-messages.ts';
import { PdfName, PdfStream, type PdfValue } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';

const PROCESS = new Set(['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black']);
const MAX_NESTED = 8;

/** What using a colour space means for the colours of the print. */
export function colourTraits(file: PdfFile, space: PdfValue | undefined, nested = 0): PdfTrait[] {
  if (nested > MAX_NESTED) return [];
  const value = file.resolve(space);
  const [kind, ...rest] = Array.isArray(value) ? value : [value];
  const family = file.resolve(kind);
  if (!(family instanceof PdfName)) return [];
  switch (family.name) {
    case 'DeviceCMYK':
    case 'CMYK':
      return ['cmyk-untagged'];
    case 'ICCBased':
      return componentsOf(file, rest[0]) === 4 ? ['cmyk'] : [];
    case 'Indexed':
    case 'I':
    case 'Pattern':
      return colourTraits(file, rest[0], nested + 1);
    case 'CalGray':
      return isPlainGrey(file, rest[0]) ? [] : ['differs'];
    case 'Separation':
      return inkTraits([file.resolve(rest[0])]);
    case 'DeviceN':
      return inkTraits(file.array(rest[0]).map(file.resolve));
    default:
      return [];
  }
}

function componentsOf(file: PdfFile, profile: PdfValue | undefined): number {
  const stream = file.resolve(profile);
  return stream instanceof PdfStream ? Number(file.resolve(stream.dict.get('N'))) : 0;
}

/** PDFium leaves out the gamma of these greys; many other programs do not. */
function isPlainGrey(file: PdfFile, space: PdfValue | undefined): boolean {
  const gamma = file.resolve(file.dict(space).get('Gamma'));
  return typeof gamma === 'number' && Math.abs(gamma - SRGB_GAMMA) < 0.3;
}

/** Near enough to what shades without a profile are shown with. */
const SRGB_GAMMA = 2.2;

/** Inks of the four-colour process are reported as CMYK; any other is a spot colour. */
function inkTraits(names: PdfValue[]): PdfTrait[] {
  const inks = names.flatMap((one) => (one instanceof PdfName ? [one.name] : []));
  const used = inks.filter((ink) => ink !== 'None' && ink !== 'All');
  if (used.some((ink) => !PROCESS.has(ink))) return ['spot'];
  return used.length > 0 ? ['cmyk-untagged'] : [];
}
