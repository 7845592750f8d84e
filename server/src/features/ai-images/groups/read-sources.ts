import { MAX_IMAGE_NAME } from '@diy/contract/images/images';
import type { Services } from '../../../platform/services.ts';
import {
  findImagesByPreview,
  getImagesForDrawing,
  type RecordNeeds,
  recordUpload,
} from '../../images/index.ts';
import { aiRefusals } from '../ai-refusals.ts';

/** Where the URL of a library image holds its preview's key, whatever store serves it. */
const PREVIEW_KEY = /(?:^|\/)(pub\/img\/[\w./-]+)$/;

/**
 * Library ids of the sources a caller named by id, by URL of a library image, or by the key of an upload, which goes
 * into the library first. Throws the same Refusal for what is unknown, foreign or not acceptable as an image.
 */
export async function readSources(
  services: RecordNeeds,
  ownerId: string,
  named: string[],
): Promise<string[]> {
  const { db } = services;
  const ids: string[] = [];
  for (const name of named) {
    if (/^https?:\/\//i.test(name) || name.startsWith('/')) ids.push(await byUrl(db, ownerId, name));
    else if (/^(prv|pub)\//.test(name)) {
      const place = { name: fileNameOf(name), categoryId: '' };
      ids.push((await recordUpload(services, ownerId, name, place)).id);
    } else ids.push(name);
  }
  const found = new Set((await getImagesForDrawing(db, ownerId, ids)).map((image) => image.id));
  if (!ids.every((id) => found.has(id))) throw aiRefusals.sourceNotFound();
  return [...new Set(ids)];
}

async function byUrl(db: Services['db'], ownerId: string, url: string): Promise<string> {
  const path = URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : '';
  const key = PREVIEW_KEY.exec(path)?.[1];
  const image = key === undefined ? undefined : (await findImagesByPreview(db, ownerId, [key]))[0];
  if (!image) throw aiRefusals.sourceNotFound();
  return image.id;
}

const fileNameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1).slice(0, MAX_IMAGE_NAME) || key;
