import type { PixelLayer } from '../document.ts';
import type { FileScan } from './scan-file.ts';
import type { LayerRecord } from './scan-layers.ts';

export const isText = ({ blocks }: LayerRecord): boolean => blocks.has('TySh') || blocks.has('tySh');

/** Photoshop says in this resource who wrote the file. */
const VERSION_INFO = 1057;

/** Photoshop before CS6 mixed text as everything else; its setting since then is in no file, so its default is taken. */
const BEFORE = /Adobe Photoshop (?:[2-7]\.\d|CS[2-5]?(?:\.\d)?)$/;

/** Letters that the system draws, in greys, are mixed as everything else. */
const OF_SYSTEM = 'antiAliasPlatformGray';

/** How the soft edges of letters are mixed with what is below; only documents of RGB are known. */
export function textMix({ blocks }: LayerRecord, scan: FileScan): NonNullable<PixelLayer['text']> {
  const isOld = BEFORE.test(lettersOf(scan.resources.get(VERSION_INFO))) || blocks.has('tySh');
  const block = blocks.get('TySh');
  const isOfSystem = lettersOf(block?.bytes.subarray(block.at, block.end)).includes(OF_SYSTEM);
  return scan.mode !== 3 || scan.depth === 32 || isOld || isOfSystem ? 'values' : 'light';
}

/** What is written in some bytes, whatever stands between. */
const lettersOf = (bytes: Uint8Array | undefined): string =>
  new TextDecoder('latin1').decode(bytes).replaceAll(/[^ -~]/g, '');
