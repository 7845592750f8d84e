import { message } from '@diy/contract/messages/make-message';
import { MAX_PRODUCT_FILE_BYTES } from '@diy/contract/own-templates/product-files';
import { openZip, type Zip, ZipRefused } from '../../../../platform/archives/open-zip.ts';
import type { ZipSource } from '../../../../platform/archives/zip-source.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';

const MAX_ENTRIES = 10_000;

type Fault = 'own-templates.file-other' | 'own-templates.file-damaged' | 'own-templates.file-encrypted';
export const refuseFile = (id: Fault): Refusal => new Refusal(message(id));

/** A file that unpacks to more than is taken. */
const fileTooLarge = (): Refusal =>
  new Refusal(message('own-templates.file-too-large', { mb: MAX_PRODUCT_FILE_BYTES / 1_048_576 }));

/** Runs what unpacks, and says in the person's words why it refused. */
export async function wordZipRefusals<T>(unpack: () => Promise<T>): Promise<T> {
  try {
    return await unpack();
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error;
    if (error.why === 'too-large') throw fileTooLarge();
    throw refuseFile(
      error.why === 'encrypted' ? 'own-templates.file-encrypted' : 'own-templates.file-damaged',
    );
  }
}

/** The entries of a file of products. Throws a Refusal when it is no ZIP of a size that is taken. */
export const openProductZip = (source: ZipSource): Promise<Zip> =>
  wordZipRefusals(() => openZip(source, { entries: MAX_ENTRIES, totalBytes: MAX_PRODUCT_FILE_BYTES }));
