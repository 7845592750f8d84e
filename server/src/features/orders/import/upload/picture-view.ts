import { sharp } from '../../../../platform/pictures/sharp.ts';
import type { Services } from '../../../../platform/services.ts';
import { signLink, verifyLink } from '../../../../platform/storage/signed-links.ts';
import { withUploadPicture } from '../../pictures/read-upload-picture.ts';

/** Path of the route for small views of uploaded pictures, without the parts behind it. */
export const ORDER_PICTURE_PATH = '/saas/diy/user/orders/picture';
const LINK_TTL_SECONDS = 60 * 60;
/** Longer side, for screens of two dots a pixel. */
const SIDE_PX = 192;
const MAX_PIXELS = 120_000_000;
const DRAW_SECONDS = 10;

/** A picture of an upload, by its content. */
export interface UploadedPictureRef {
  ownerId: string;
  uploadId: string;
  sha256: string;
}

/** A link of one hour to the small view of an uploaded picture. */
export function linkToPicture(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  picture: UploadedPictureRef,
): string {
  const { ownerId, uploadId, sha256 } = picture;
  // Whole hours, so that a page that is drawn again finds its pictures in the browser's cache.
  const hour = Math.ceil(clock.now().getTime() / 1000 / LINK_TTL_SECONDS);
  const query = signLink(config.secretKey, {
    key: linkedPicture(picture),
    expiresAt: (hour + 1) * LINK_TTL_SECONDS,
    fileName: '',
  });
  return `${config.publicUrl}${ORDER_PICTURE_PATH}/${ownerId}/${uploadId}/${sha256}?${query}`;
}

/** The small view for a valid link, drawn now; null for any other link, and for files that cannot be shown. */
export async function drawPictureView(
  services: Pick<Services, 'config' | 'clock' | 'db' | 'storage' | 'decoding'>,
  picture: UploadedPictureRef,
  query: URLSearchParams,
): Promise<Buffer | null> {
  const { config, clock } = services;
  if (!verifyLink(config.secretKey, linkedPicture(picture), query, clock.now().getTime())) return null;
  const { ownerId, uploadId, sha256 } = picture;
  const draw = (path: string) =>
    sharp(path, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'none' })
      .timeout({ seconds: DRAW_SECONDS })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  return withUploadPicture(services, ownerId, { uploadId, sha256 }, (path) =>
    // A vector graphic, or one that is too large: the page shows its name alone.
    services.decoding.run(() => draw(path), { owner: ownerId }).catch(() => null),
  );
}

/** What a link to the picture is signed for. */
function linkedPicture({ ownerId, uploadId, sha256 }: UploadedPictureRef): string {
  return `order-picture/${ownerId}/${uploadId}/${sha256}`;
}
