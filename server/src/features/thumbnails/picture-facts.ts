import { stat } from 'node:fs/promises';
import { sharp } from '../../platform/pictures/sharp.ts';
import { BadPictureRequest } from './picture-request.ts';

/** A picture's data as Qiniu's `imageInfo` returns them (https://developer.qiniu.com/dora/1269). */
export interface PictureFacts {
  /** Bytes. */
  size: number;
  format: string;
  /** Pixels. */
  width: number;
  height: number;
  colorModel: string;
}

/** Reads the header of a picture file. Throws BadPictureRequest when it is none. */
export async function readPictureFacts(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  try {
    const { format, width, height, space, hasAlpha } = await sharp(path).metadata();
    const colorModel = space === 'b-w' ? 'gray' : hasAlpha ? 'nrgba' : 'ycbcr';
    return { size, format: format ?? '', width, height, colorModel };
  } catch {
    throw new BadPictureRequest('the object is no picture');
  }
}
