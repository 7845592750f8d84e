export { artworkDensity } from './artwork-density.ts';
export { composeMockup, type MockupAppearance } from './compose/compose-mockup.ts';
export type { MockupArtwork } from './mockup-artwork.ts';
export { type PictureInColour, pictureInColour } from './picture-in-colour.ts';
export { prepareMockup, prepareMockupWithPauses } from './prepare/prepare-mockup.ts';
export type {
  MockupPictures,
  PreparedMockup,
  PreparedResponse,
  PreparedSurface,
  ResponsePictures,
} from './prepared-mockup.ts';
export { linearOfHex, srgbToLinear, toSrgbCode } from './srgb-transfer.ts';
