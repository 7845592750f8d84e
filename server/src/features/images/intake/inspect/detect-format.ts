import { isSvgHead } from '../../../../platform/pictures/is-svg-head.ts';

/** Formats that are recognised; HEIC and EPS (PostScript) are refused with advice. An AI file is a PDF. */
export type ImageFormat =
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'tiff'
  | 'avif'
  | 'heic'
  | 'svg'
  | 'gif'
  | 'psd'
  | 'bmp'
  | 'pdf'
  | 'eps';

/** Readers of PDF look for its mark in this many bytes, because mail programs put lines before it. */
const PDF_MARK_WITHIN = 1024;

/** What the first bytes (4 KB are plenty) say the file is; null for anything else. The name does not matter. */
export function detectFormat(head: Buffer): ImageFormat | null {
  const starts = (bytes: number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte);
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts([0xff, 0xd8, 0xff])) return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (starts([0x49, 0x49, 0x2a, 0x00]) || starts([0x4d, 0x4d, 0x00, 0x2a])) return 'tiff';
  if (starts([0x49, 0x49, 0x2b, 0x00]) || starts([0x4d, 0x4d, 0x00, 0x2b])) return 'tiff';
  if (text(4, 8) === 'ftyp') return detectBrand(text(8, 64));
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 4) === '8BPS') return 'psd';
  if (text(0, 2) === 'BM' && head.length > 26) return 'bmp';
  if (starts([0xc5, 0xd0, 0xd3, 0xc6]) || text(0, 4) === '%!PS') return 'eps';
  if (isSvgHead(head)) return 'svg';
  return text(0, PDF_MARK_WITHIN).includes('%PDF-') ? 'pdf' : null;
}

function detectBrand(brands: string): 'avif' | 'heic' | null {
  if (/avif|avis/.test(brands)) return 'avif';
  return /heic|heix|hevc|heim|heis|mif1|msf1/.test(brands) ? 'heic' : null;
}

const EXTENSIONS: ReadonlyMap<string, ImageFormat> = new Map(
  Object.entries<ImageFormat>({
    png: 'png',
    apng: 'png',
    jpg: 'jpeg',
    jpeg: 'jpeg',
    jpe: 'jpeg',
    jfif: 'jpeg',
    webp: 'webp',
    tif: 'tiff',
    tiff: 'tiff',
    avif: 'avif',
    heic: 'heic',
    heif: 'heic',
    svg: 'svg',
    gif: 'gif',
    psd: 'psd',
    psb: 'psd',
    bmp: 'bmp',
    pdf: 'pdf',
    ai: 'pdf',
    eps: 'eps',
    epsf: 'eps',
    ps: 'eps',
  }),
);

/**
 * The extension of `name` when it contradicts the content, else null. A missing extension never contradicts, nor does a
 * dot in a display name that starts none (`v1.2 final`); in storage keys (`strict`) any other extension does.
 */
export function contradictingExtension(name: string, format: ImageFormat, strict: boolean): string | null {
  const extension = /\.([^./\\]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return null;
  const claimed = EXTENSIONS.get(extension);
  if (claimed === undefined) return strict ? extension : null;
  return claimed === format ? null : extension;
}
