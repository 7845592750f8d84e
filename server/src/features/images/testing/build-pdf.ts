import { deflateSync } from 'node:zlib';

/** A page written by hand: what it paints, what it paints with, and further entries of its dictionary. */
export interface PdfPage {
  content?: string;
  resources?: string;
  entries?: string;
}

export interface PdfOptions {
  /** Further entries of the catalog and the trailer. */
  catalog?: string;
  trailer?: string;
  /** Further objects, by the number that pages name them with; from 100. Streams come as their whole text. */
  objects?: Record<number, string | Buffer>;
}

/** Sides of pages that name none, in points. */
const PAGE_PT = 100;

/** A PDF of these pages, 100 points square each unless they say otherwise. */
export function buildPdf(
  pages: readonly PdfPage[],
  { catalog = '', trailer = '', objects = {} }: PdfOptions = {},
): Buffer {
  const numbered = new Map<number, string | Buffer>();
  numbered.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  const kids = pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  numbered.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, { content = '', resources = '', entries = '' }] of pages.entries()) {
    const box = entries.includes('/MediaBox') ? '' : `/MediaBox [0 0 ${PAGE_PT} ${PAGE_PT}]`;
    const number = 3 + index * 2;
    numbered.set(
      number,
      `<< /Type /Page /Parent 2 0 R ${box} /Resources << ${resources} >> /Contents ${number + 1} 0 R ${entries} >>`,
    );
    numbered.set(number + 1, pdfStream(content));
  }
  for (const [number, object] of Object.entries(objects)) numbered.set(Number(number), object);
  return join(numbered, trailer);
}

/** A stream with these entries. */
export function pdfStream(content: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** The same, packed. */
export const packedPdfStream = (content: string | Buffer, entries = ''): Buffer =>
  pdfStream(deflateSync(Buffer.from(content)), `/Filter /FlateDecode ${entries}`);

function join(objects: Map<number, string | Buffer>, trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets = new Map<number, number>();
  let at = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [number, object] of objects) {
    offsets.set(number, at);
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const start = at;
  const count = Math.max(...objects.keys()) + 1;
  const lines = Array.from({ length: count }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  add(
    Buffer.from(`xref\n0 ${count}\n${lines.join('')}trailer\n<< /Root 1 0 R /Size ${count} ${trailer} >>\n`),
  );
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
