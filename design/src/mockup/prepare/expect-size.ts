import type { RgbaPicture } from '../../painting/index.ts';

/** Throws an `Error` naming a picture that is not as large as its mockup says. */
export function expectSize(name: string, picture: RgbaPicture, widthPx: number, heightPx: number): void {
  if (picture.widthPx === widthPx && picture.heightPx === heightPx) return;
  throw new Error(
    `Mockup picture ${name} is ${picture.widthPx}×${picture.heightPx}, not ${widthPx}×${heightPx}.`,
  );
}
