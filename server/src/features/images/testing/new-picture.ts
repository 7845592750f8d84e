import { sharp } from '../../../platform/pictures/sharp.ts';

let shade = 0;

/** A small PNG that no other test of the file has. */
export function newPicture(): Promise<Buffer> {
  shade += 1;
  const background = { r: 250, g: shade % 256, b: shade >> 8 };
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}
