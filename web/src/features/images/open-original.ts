import { getImage } from '@diy/contract/image-details';
import { call } from '../../lib/api/call.ts';
import { openFile } from '../../lib/open-file.ts';

/** Downloads the file as it was uploaded; its link is asked for anew, since it does not last. */
export async function openOriginal(id: string): Promise<void> {
  const { original_url } = await call(getImage, { id });
  openFile(original_url);
}
