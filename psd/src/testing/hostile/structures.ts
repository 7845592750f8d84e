import {
  block,
  join,
  layerSection,
  plane,
  type RawLayer,
  rawPsd,
  resource,
  sized,
  u16,
  u32,
} from '../raw-psd.ts';

/** A hostile file, with what must be said of it. */
export type Hostile = [name: string, bytes: () => Uint8Array, outcome: RegExp];

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const one = (layer: RawLayer): Uint8Array => rawPsd({ layers: [layer] });
const whole = rawPsd();

/** Files that are none, or whose header lies. */
export const HEADERS: Hostile[] = [
  ['nothing', () => new Uint8Array(), /^no-psd: no Photoshop signature$/],
  ['one byte', () => Uint8Array.of(56), /^no-psd: no Photoshop signature$/],
  ['the signature alone', () => text('8BPS'), /^no-psd: no Photoshop signature$/],
  ['a header alone', () => whole.slice(0, 26), /^damaged: the file ends early$/],
  ['a web page', () => text('<!doctype html>'.repeat(20)), /^no-psd: no Photoshop signature$/],
  ['version 0', () => rawPsd({ version: 0 }), /^no-psd: version 0$/],
  ['version 3', () => rawPsd({ version: 3 }), /^no-psd: version 3$/],
  ['no width', () => rawPsd({ width: 0 }), /^damaged: a size of 0 × 4$/],
  ['no height', () => rawPsd({ height: 0 }), /^damaged: a size of 4 × 0$/],
  ['the largest width', () => rawPsd({ width: 2 ** 32 - 1 }), /^damaged: a size of 4294967295 × 4$/],
  [
    '900 million pixels',
    () => rawPsd({ width: 30_000, height: 30_000 }),
    /^too-large: 30000 × 30000 pixels$/,
  ],
  [
    'a PSB of 90 billion pixels',
    () => rawPsd({ version: 2, width: 300_000, height: 300_000 }),
    /^too-large: 300000 × 300000/,
  ],
  ['no channels', () => rawPsd({ channels: 0 }), /^damaged: 0 channels$/],
  ['57 channels', () => rawPsd({ channels: 57 }), /^damaged: 57 channels$/],
  ['no bits', () => rawPsd({ depth: 0 }), /^damaged: 0 bits a channel$/],
  ['7 bits', () => rawPsd({ depth: 7 }), /^damaged: 7 bits a channel$/],
  ['1 bit in colour', () => rawPsd({ depth: 1 }), /^damaged: 1 bits a channel$/],
  ['mode 5', () => rawPsd({ mode: 5 }), /^colour-mode: mode 5 document$/],
  ['mode 65535', () => rawPsd({ mode: 65_535 }), /^colour-mode: mode 65535 document$/],
  [
    'an indexed document with layers',
    () => rawPsd({ mode: 2, palette: sized([1, 2, 3]) }),
    /^damaged: indexed colour document with layers$/,
  ],
];

/** Lengths of sections that lie. */
export const SECTIONS: Hostile[] = [
  [
    'a palette of 4 GB',
    () => rawPsd({ palette: u32(2 ** 32 - 1) as never }),
    /^damaged: a part of 4294967295 bytes where/,
  ],
  [
    'resources of 2 GB',
    () => rawPsd({ resources: Uint8Array.from(u32(2 ** 31)) }),
    /^damaged: a part of 2147483648 bytes where/,
  ],
  [
    'a resource longer than all',
    () => rawPsd({ resources: sized(resource(1057, [0, 0, 0, 1, 1], 9_999)) }),
    /^damaged: a part of 9999 bytes where/,
  ],
  [
    'a resource whose name goes on',
    () => rawPsd({ resources: sized(join('8BIM', u16(1057), [255], '12345678')) }),
    /^damaged: the file ends early$/,
  ],
  [
    'resources that are noise',
    () => rawPsd({ resources: sized(Array.from({ length: 99 }, (_, at) => (at * 37) % 256)) }),
    /^damaged: /,
  ],
  [
    'layers of 4 GB',
    () => rawPsd({ layerSection: Uint8Array.from(u32(2 ** 32 - 1)) }),
    /^damaged: a part of 4294967295 bytes where/,
  ],
  [
    'layers within layers of 1 GB',
    () => rawPsd({ layerSection: sized(u32(2 ** 30)) }),
    /^damaged: a part of 1073741824 bytes where/,
  ],
  [
    'layers cut in the middle',
    () => rawPsd({ layerSection: sized(layerSection([{}]).slice(4, 60)) }),
    /^damaged: /,
  ],
  ['the first half of the file', () => whole.slice(0, whole.length / 2), /^damaged: /],
  ['32767 layers where one is', () => rawPsd({ layerCount: 32_767 }), /^too-large: 32767 layers$/],
  ['32768 layers, counted below nothing', () => rawPsd({ layerCount: 32_768 }), /^too-large: 32768 layers$/],
  ['five layers where one is', () => rawPsd({ layerCount: 5 }), /^damaged: /],
  ['a PSB that a PSD says to be', () => join(whole.slice(0, 4), u16(2), whole.slice(6)), /^damaged: /],
];

/** Records of layers that lie. */
export const RECORDS: Hostile[] = [
  ['65535 channels', () => one({ channelCount: 65_535 }), /^damaged: /],
  ['a layer of no channels', () => one({ channels: [] }), /^damaged: a layer without all its colours$/],
  [
    'transparency alone',
    () => one({ channels: [[-1, plane(255)]] }),
    /^damaged: a layer without all its colours$/,
  ],
  [
    'a channel of 4 GB',
    () => one({ channels: [[0, plane(1), 2 ** 32 - 1]] }),
    /^damaged: a part of 4294967295 bytes where/,
  ],
  [
    'a channel of no bytes',
    () =>
      one({
        channels: [
          [0, [], 0],
          [1, plane(1)],
          [2, plane(1)],
        ],
      }),
    /^damaged: the file ends early$/,
  ],
  [
    'a channel that ends early',
    () =>
      one({
        channels: [
          [0, plane(1, 15)],
          [1, plane(1)],
          [2, plane(1)],
        ],
      }),
    /^damaged: the file ends early$/,
  ],
  [
    'a layer without its signature',
    () => one({ signature: 'XXXX' }),
    /^damaged: a layer without its signature$/,
  ],
  ['a blend mode nobody knows', () => one({ blend: 'zzzz' }), /^damaged: /],
  [
    'a rectangle of negative width',
    () => one({ bounds: [0, 4, 4, 0] }),
    /^damaged: a layer of impossible size$/,
  ],
  [
    'a rectangle over all numbers',
    () => one({ bounds: [-(2 ** 31), -(2 ** 31), 2 ** 31 - 1, 2 ** 31 - 1] }),
    /^damaged: a layer of impossible size$/,
  ],
  [
    'a rectangle wider than any document',
    () => one({ bounds: [0, 0, 4, 30_001] }),
    /^damaged: a layer of impossible size$/,
  ],
  [
    'a layer two billion pixels away',
    () => one({ bounds: [-(2 ** 31), -(2 ** 31), 4 - 2 ** 31, 4 - 2 ** 31] }),
    /^unsupported: no smart object$/,
  ],
  [
    'extra data longer than the file',
    () => one({ extraLength: 10 ** 9 }),
    /^damaged: a part of 1000000000 bytes where/,
  ],
  ['a mask of three bytes', () => one({ mask: [1, 2, 3] }), /^(damaged|unsupported): /],
  [
    'a mask over all numbers',
    () =>
      one({ channels: masked(plane(9)), mask: maskOf([-(2 ** 31), -(2 ** 31), 2 ** 31 - 1, 2 ** 31 - 1]) }),
    /^damaged: /,
  ],
  [
    'a mask of negative size',
    () => one({ channels: masked(plane(9)), mask: maskOf([4, 4, 0, 0]) }),
    /^damaged: /,
  ],
  [
    'a mask of 900 million pixels in ten bytes',
    () => one({ channels: masked([0, 2, 120, 156, 99, 96, 0]), mask: maskOf([0, 0, 30_000, 30_000]) }),
    /^(damaged|too-large): /,
  ],
  ['a name of 255 letters where one is', () => one({ name: [255, 97] }), /^damaged: the file ends early$/],
  [
    'a block longer than its layer',
    () => one({ blocks: block('luni', [1], 10 ** 6) }),
    /^damaged: a part of 1000000 bytes where/,
  ],
  [
    'a block without its signature',
    () => one({ blocks: join(block('lyid', [0, 0, 0, 1]), 'noise and more noise') }),
    /^damaged: a block without its signature$/,
  ],
  [
    'ten thousand empty blocks',
    () => one({ blocks: join(...Array.from({ length: 10_000 }, () => block('lyid', [0, 0, 0, 1]))) }),
    /^unsupported: no smart object$/,
  ],
];

const maskOf = ([top, left, bottom, right]: number[]): Uint8Array =>
  join(
    ...[top!, left!, bottom!, right!].map((value) => u32(value < 0 ? value + 2 ** 32 : value)),
    [0, 0, 0, 0],
  );
const masked = (mask: number[]): RawLayer['channels'] => [
  [-2, mask],
  [0, plane(1)],
  [1, plane(1)],
  [2, plane(1)],
];
