import { sharp } from '../../../platform/pictures/sharp.ts';
import { readPicture, UnreadablePicture } from '../../../platform/pictures/unreadable-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { GenerationError } from '../providers/generation-failure.ts';

const LONGER_SIDE_PX = 800;

/**
 * Library images as they are sent to a provider (spec §9): on white, longer side 800 px, JPEG at full quality, in the
 * given order. Throws `source-missing` when one is gone or cannot be read.
 */
export async function prepareSources(
  { db, storage, decoding }: Pick<Services, 'db' | 'storage' | 'decoding'>,
  ownerId: string,
  imageIds: string[],
): Promise<Buffer[]> {
  if (imageIds.length === 0) return [];
  const images = new Map(
    (await getImagesForDrawing(db, ownerId, imageIds)).map((image) => [image.id, image]),
  );
  const prepared: Buffer[] = [];
  for (const id of imageIds) {
    const image = images.get(id);
    if (!image) throw new GenerationError('source-missing');
    try {
      const find = () => storage.localPath(image.masterKey);
      const read = () => readPicture(image.name, find, prepareSource);
      prepared.push(await decoding.run(read, { owner: ownerId }));
    } catch (error) {
      // A store that does not respond says nothing about the picture.
      throw error instanceof UnreadablePicture ? new GenerationError('source-missing') : error;
    }
  }
  return prepared;
}

function prepareSource(path: string): Promise<Buffer> {
  return sharp(path)
    .resize(LONGER_SIDE_PX, LONGER_SIDE_PX, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
