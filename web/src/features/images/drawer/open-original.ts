import { getImage } from '@diy/contract/images/image-details';
import { openFile } from '../../../lib/browser/open-file.ts';
import { call } from '../../../shared/api/call.ts';

/** Downloads the file as it was uploaded; its link is fetched again, since it expires. */
export async function openOriginal(id: string): Promise<void> {
  const { original_url } = await call(getImage, { id });
  openFile(original_url);
}
