/** A page as a JPEG that fills it. */
export interface JpegPage {
  jpeg: Buffer;
  widthPx: number;
  heightPx: number;
}

const POINTS_PER_MM = 72 / 25.4;

/** A PDF 1.4 of pages of one size that JPEG pictures (sRGB) fill. The same pages give the same bytes. */
export function writePagesPdf(pages: readonly JpegPage[], sizeMm: { width: number; height: number }): Buffer {
  const width = points(sizeMm.width);
  const height = points(sizeMm.height);
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (dictionary: string, stream?: Buffer) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`);
    if (stream) {
      write(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`);
      write(stream);
      write('\nendstream\n');
    } else write(`<< ${dictionary} >>\n`);
    write('endobj\n');
  };
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object('/Type /Catalog /Pages 2 0 R');
  object(
    `/Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')}]`,
  );
  pages.forEach(({ jpeg, widthPx, heightPx }, index) => {
    const at = 3 + index * 3;
    object(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${at + 1} 0 R ` +
        `/Resources << /XObject << /P ${at + 2} 0 R >> >>`,
    );
    object('', Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /P Do Q\n`));
    object(
      `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8 ` +
        '/ColorSpace /DeviceRGB /Filter /DCTDecode',
      jpeg,
    );
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

function points(mm: number): string {
  return String(Math.round(mm * POINTS_PER_MM * 100) / 100);
}
