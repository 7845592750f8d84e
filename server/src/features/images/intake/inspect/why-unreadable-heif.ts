import { imageRefusals } from '../../image-refusals.ts';

const HEVC = /hvcC|hvc1|hev1|lhv1/;
/** Uncompressed, JPEG 2000, JPEG, AVC, VVC, EVC, and the short form without a list of items. */
const OTHERS = /uncC|j2k1|jpeg|avc1|vvc1|evc1|mini/;

/** Why a HEIF cannot be read: only pictures coded as AV1 can. Null where one is. */
export function whyUnreadableHeif(head: Buffer): ReturnType<typeof imageRefusals.heic> | null {
  const words = head.toString('latin1');
  if (words.includes('av01')) return null;
  return !HEVC.test(words) && OTHERS.test(words) ? imageRefusals.convertFirst('HEIF') : imageRefusals.heic();
}
