import { createHash } from 'node:crypto';
import { message } from '@diy/contract/messages';
import {
  type DrawableImage,
  getImagesForDrawing,
  type RecordNeeds,
  recordUnlistedImage,
} from '../../images/index.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { PersonalisedText } from '../model/order-line.ts';
import { pictureKey } from './picture-key.ts';
import { pictureRefusalMessage } from './picture-refusal-message.ts';
import { findPictures, putPicture } from './pictures.queries.ts';
import { withUploadPicture } from './read-upload-picture.ts';

type Needs = RecordNeeds;

/**
 * The pictures of a line that came in the archive of its order file, checked like an upload. The line keeps them from now on,
 * also those that no layer waits for yet, since the upload goes before it. Throws LineProblem with the reason.
 */
export async function recordUploadedPictures(
  services: Needs,
  ownerId: string,
  lineId: string,
  texts: readonly PersonalisedText[],
): Promise<Map<string, DrawableImage>> {
  const pictures = new Map<string, DrawableImage>();
  const wanted = texts.filter(({ picture }) => picture !== undefined);
  if (wanted.length === 0) return pictures;
  const known = await findPictures(services.db, ownerId, lineId);
  for (const text of wanted) {
    const key = pictureKey(text);
    if (pictures.has(key)) continue;
    const urlHash = createHash('sha256').update(key).digest('hex');
    const id = known.get(urlHash);
    const kept = id === undefined ? undefined : (await getImagesForDrawing(services.db, ownerId, [id]))[0];
    const image = kept ?? (await recordPicture(services, ownerId, text));
    if (image.id !== id)
      await putPicture(services.db, ownerId, { line_id: lineId, url_hash: urlHash, image_id: image.id });
    pictures.set(key, image);
  }
  return pictures;
}

async function recordPicture(
  services: Needs,
  ownerId: string,
  { name, picture = '' }: PersonalisedText,
): Promise<DrawableImage> {
  try {
    // Recorded without a file name: `name` is that of a layer, and the content shows the format.
    const recorded = await withUploadPicture(services, ownerId, { sha256: picture }, (path) =>
      recordUnlistedImage(services, ownerId, path, ''),
    );
    if (recorded === null) throw gone(name);
    const image = (await getImagesForDrawing(services.db, ownerId, [recorded.id]))[0];
    if (!image) throw new Error(`picture ${recorded.id} vanished while it was recorded`);
    return image;
  } catch (error) {
    const refused = pictureRefusalMessage(error, name);
    if (!refused) throw error;
    throw new LineProblem(refused);
  }
}

function gone(name: string): LineProblem {
  return new LineProblem(message('orders.picture-purged', { name }));
}
