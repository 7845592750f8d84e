import type { Box } from './boxes.ts';
import { codePointsOf, type Patch, patchColours } from './patch-colours.ts';
import type { Extent, Items } from './read-items.ts';
import { readSequenceHeader, type SequenceHeader } from './read-sequence-header.ts';

/** How the planes of an AVIF are coded, as far as libheif does not handle it by itself. */
export interface AvifPlanes {
  /** A picture in grey whose samples leave room at both ends, as television does (16 to 235 of 8 bits). */
  isGreyLimited: boolean;
  /** Transparency with such samples, though the format asks for full range. */
  isAlphaLimited: boolean;
  /** What makes libheif read the file right; null where nothing does. */
  patches: Patch[] | null;
}

type Read = (at: number, count: number) => Promise<Buffer>;

/** The headers before the pixels of AV1 data fit into this. */
const HEADER_BYTES = 256;
const ALPHA = ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'urn:mpeg:hevc:2015:auxid:1'];
const TURNS = ['clap', 'irot', 'imir'];

/**
 * Reads how the picture that is shown is coded; `head` are the bytes from which `items` were read, `read` gives bytes of
 * the file. Code points go before what the AV1 data says, except for transparency, which has none.
 */
export async function readPlanes(items: Items, head: Buffer, read: Read): Promise<AvifPlanes> {
  const { primary } = items;
  const colour = await headerOf(items, primary, read);
  const alpha = [primary, ...items.referencesOf(primary, 'dimg')]
    .flatMap((item) => items.referencesTo(item, 'auxl'))
    .find((item) => items.propertiesOf(item).some(isAlpha));
  const coded = alpha === undefined ? null : await headerOf(items, alpha, read);
  const isFullRange = codePointsOf(items.propertiesOf(primary))?.isFullRange ?? colour?.isFullRange;
  const isTurnedApart =
    alpha !== undefined &&
    items.referencesTo(primary, 'auxl').includes(alpha) &&
    turnsOf(items, alpha) !== turnsOf(items, primary);
  // Some readers refuse such files, and some leave the transparency out.
  const isUnsized = alpha !== undefined && !items.propertiesOf(alpha).some(({ type }) => type === 'ispe');
  return {
    isGreyLimited: colour?.isMonochrome === true && isFullRange === false,
    isAlphaLimited: coded?.isFullRange === false,
    patches: isTurnedApart || isUnsized ? null : patchColours(items, head, colour),
  };
}

/** The header of a picture; for a grid, that of its first tile. */
async function headerOf(items: Items, item: number, read: Read): Promise<SequenceHeader | null> {
  const coded = items.referencesOf(item, 'dimg')[0] ?? item;
  const extent = items.firstExtentOf(coded);
  const data = extent === null ? null : await dataAt(items, extent, read);
  const configuration = items.propertiesOf(coded).find(({ type }) => type === 'av1C')?.content;
  return (
    (data && readSequenceHeader(data)) ??
    (configuration ? readSequenceHeader(configuration.subarray(4)) : null)
  );
}

async function dataAt({ metadataBytes }: Items, { isInMetadata, at, bytes }: Extent, read: Read) {
  const count = bytes === 0 ? HEADER_BYTES : Math.min(bytes, HEADER_BYTES);
  return isInMetadata ? metadataBytes.subarray(at, at + count) : read(at, count);
}

const isAlpha = ({ type, content }: Box): boolean =>
  type === 'auxC' && ALPHA.some((name) => content.toString('latin1', 4, 4 + name.length) === name);

/** How an item is cropped, turned and mirrored. Readers disagree about transparency that is not turned as its colours are. */
const turnsOf = (items: Items, item: number): string =>
  items
    .propertiesOf(item)
    .filter(({ type }) => TURNS.includes(type))
    .map(({ type, content }) => `${type} ${content.toString('hex')}`)
    .join();
