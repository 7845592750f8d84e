import { randomBytes } from 'node:crypto';

/** One field of a form: text, or a file with its name and type. */
export type FormPart = { name: string } & (
  | { text: string }
  | { file: Buffer; fileName: string; contentType: string }
);

/** A multipart/form-data body (RFC 7578). Names are ours; text may be anything. */
export function buildMultipartForm(parts: FormPart[]): { body: Buffer; contentType: string } {
  const border = `diy-${randomBytes(18).toString('hex')}`;
  const pieces = parts.flatMap((part) => {
    const more = 'file' in part ? `; filename="${part.fileName}"\r\nContent-Type: ${part.contentType}` : '';
    const head = `--${border}\r\nContent-Disposition: form-data; name="${part.name}"${more}\r\n\r\n`;
    return [Buffer.from(head), 'file' in part ? part.file : Buffer.from(part.text), Buffer.from('\r\n')];
  });
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${border}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${border}`,
  };
}
