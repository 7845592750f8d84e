import { sharp } from '../pictures/sharp.ts';
import { iccProfileOf, readPngData } from './read-png-data.ts';

/** Size of the page, and how much of it on every side is cut away; all in millimetres. */
export interface PicturePage {
  widthMm: number;
  heightMm: number;
  bleedMm: number;
}

const POINTS_PER_MM = 72 / 25.4;

/**
 * A PDF 1.4 with one page of exactly this size that a picture file fills: lossless, sRGB by its profile, transparency
 * as a soft mask. The trim box lies inside by the bleed. The same picture gives the same bytes.
 */
export async function writePicturePdf(path: string, page: PicturePage): Promise<Buffer> {
  const open = () => sharp(path, { limitInputPixels: false });
  const { hasAlpha } = await open().metadata();
  // PDF's Flate filter with PNG predictors is the data of a PNG as it is, so libvips does the packing.
  const options = { compressionLevel: 3, adaptiveFiltering: true, palette: false };
  const colour = await open()
    .removeAlpha()
    .toColourspace('srgb')
    .withIccProfile('srgb')
    .png(options)
    .toBuffer();
  const mask = hasAlpha
    ? await open().extractChannel('alpha').toColourspace('b-w').png(options).toBuffer()
    : null;
  const { widthPx, heightPx, data } = readPngData(colour);

  const image = (colours: number, colourSpace: string, more: string) =>
    `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8 ` +
    `/ColorSpace ${colourSpace} /Filter /FlateDecode ` +
    `/DecodeParms << /Predictor 15 /Colors ${colours} /BitsPerComponent 8 /Columns ${widthPx} >>${more}`;
  const width = points(page.widthMm);
  const height = points(page.heightMm);
  const bleed = page.bleedMm;
  const trim = [bleed, bleed, page.widthMm - bleed, page.heightMm - bleed].map(points).join(' ');
  const objects: (string | { dictionary: string; stream: Buffer })[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /BleedBox [0 0 ${width} ${height}] ` +
      `/TrimBox [${trim}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> ` +
      '/Group << /S /Transparency /CS /DeviceRGB >> >>',
    { dictionary: '', stream: Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /P Do Q\n`) },
    { dictionary: image(3, '[/ICCBased 6 0 R]', mask ? ' /SMask 7 0 R' : ''), stream: data },
    { dictionary: '/N 3 /Alternate /DeviceRGB', stream: await iccProfileOf(colour) },
  ];
  if (mask) objects.push({ dictionary: image(1, '/DeviceGray', ''), stream: readPngData(mask).data });
  return assemble(objects);
}

/** PDF units with four decimals: a hundredth of a micrometre. */
function points(mm: number): string {
  return String(Math.round(mm * POINTS_PER_MM * 1e4) / 1e4);
}

function assemble(objects: readonly (string | { dictionary: string; stream: Buffer })[]): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const write = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // The second line shows transfer programs that the file is binary.
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const offsets = objects.map((object, index) => {
    const offset = length;
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') write(`${object}\n`);
    else {
      write(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`);
      write(object.stream);
      write('\nendstream\n');
    }
    write('endobj\n');
    return offset;
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
