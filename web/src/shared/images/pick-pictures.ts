/**
 * Accepted formats of the library (product §6); the server checks the bytes, this only filters out obvious mistakes.
 */
export const ACCEPTED_PICTURES =
  '.png,.jpg,.jpeg,.webp,.tif,.tiff,.avif,.heic,.heif,.svg,.gif,.bmp,.psd,.psb,.pdf,.ai,image/*';

/** Files out of a drop or a paste: pictures only, at most `limit`; says how many were left out and why. */
export function pickPictures(
  files: Iterable<File>,
  limit: number,
): { taken: File[]; others: number; tooMany: number } {
  const all = [...files];
  const names = ACCEPTED_PICTURES.split(',').filter((part) => part.startsWith('.'));
  const pictures = all.filter(
    (file) => file.type.startsWith('image/') || names.some((name) => file.name.toLowerCase().endsWith(name)),
  );
  const taken = pictures.slice(0, limit);
  return { taken, others: all.length - pictures.length, tooMany: pictures.length - taken.length };
}
