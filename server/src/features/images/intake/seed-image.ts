import type { StoredImage } from '../images.queries.ts';
import { type RecordNeeds, recordFile } from './record-image.ts';

/** Puts one of our pictures into an account's library; the same file twice is one image. Returns its id. */
export async function seedLibraryImage(
  services: RecordNeeds,
  ownerId: string,
  picture: { name: string; filePath: string },
): Promise<string> {
  const file = { path: picture.filePath, key: picture.filePath };
  const image: StoredImage = await recordFile(services, ownerId, file, {
    name: picture.name,
    categoryId: '',
  });
  return image.id;
}
