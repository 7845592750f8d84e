import { UploadFailed } from './upload-failed.ts';
import { type UploadKind, type UploadTicket, uploadTicket } from './upload-ticket.ts';

/** The ticket with which a file is sent. Throws `UploadFailed` for a file that is larger than those of its kind may be. */
export async function ticketForFile(file: File): Promise<{ kind: UploadKind; ticket: UploadTicket }> {
  const ticket = await uploadTicket();
  if (file.size <= ticket.max_bytes) return { kind: 'any', ticket };
  if (!/\.ps[db]$/i.test(file.name)) throw new UploadFailed('too-large', 413);
  const larger = await uploadTicket('psd');
  if (file.size > larger.max_bytes) throw new UploadFailed('psd-too-large', 413);
  return { kind: 'psd', ticket: larger };
}
