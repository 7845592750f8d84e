import { notify } from '../../lib/notifications.ts';
import { pickPictures } from '../../lib/pick-pictures.ts';
import { translate } from '../../lib/translate.ts';
import { uploads } from './uploads.ts';

/** So many wrong files are named one by one; a folder's many others are only counted. */
const NAMED_OTHERS = 5;

/** Puts chosen, dropped or pasted files into the queue; answers whether there is something to look at. */
export function takeFiles(files: File[], tid: string): boolean {
  const { taken, others } = pickPictures(files, Number.POSITIVE_INFINITY);
  if (taken.length > 0) uploads.add(taken, tid);
  if (others > NAMED_OTHERS) {
    notify.warning(translate('uploads:notPictures', { count: others }));
    return taken.length > 0;
  }
  for (const file of files) {
    if (!taken.includes(file)) uploads.refuse(file, translate('uploads:reason.notPicture'));
  }
  return files.length > 0;
}
