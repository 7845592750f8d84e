import { deflateSync } from 'node:zlib';
import { block, join, plane, type RawLayer, rawPsd, u16, u32 } from '../raw-psd.ts';
import type { Hostile } from './structures.ts';

const packed = (first: number[], more: RawLayer = {}): Uint8Array =>
  rawPsd({
    layers: [
      {
        channels: [
          [0, first],
          [1, plane(1)],
          [2, plane(1)],
        ],
        ...more,
      },
    ],
  });
const deflated = (compression: number, bytes: Uint8Array): number[] => [
  0,
  compression,
  ...deflateSync(bytes),
];

/** Pixels that do not decode to what they must. */
export const PIXELS: Hostile[] = [
  [
    'a deflated bomb of 200 MB',
    () => packed(deflated(2, new Uint8Array(200_000_000))),
    /^damaged: deflated pixels that cannot be inflated$/,
  ],
  [
    'a bomb of differences',
    () => packed(deflated(3, new Uint8Array(200_000_000))),
    /^damaged: deflated pixels that cannot be inflated$/,
  ],
  [
    'deflated pixels that are few',
    () => packed(deflated(2, new Uint8Array(3))),
    /^damaged: deflated pixels of another size$/,
  ],
  ['deflated noise', () => packed([0, 2, 1, 2, 3, 4]), /^damaged: deflated pixels that cannot be inflated$/],
  [
    'deflated pixels that are cut',
    () =>
      packed(
        deflated(
          2,
          Uint8Array.from({ length: 16 }, (_, at) => at * 13),
        ).slice(0, 12),
      ),
    /^damaged: deflated pixels/,
  ],
  ['rows of no runs', () => packed([0, 1, 0, 0, 0, 0, 0, 0, 0, 0]), /^damaged: a row of pixels ends early$/],
  [
    'rows of 65535 bytes',
    () => packed([0, 1, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
    /^damaged: the file ends early$/,
  ],
  [
    'runs longer than their row',
    () => packed([0, 1, 0, 2, 0, 2, 0, 2, 0, 2, 129, 7, 129, 7, 129, 7, 129, 7]),
    /^unsupported: no smart object$/,
  ],
  [
    'runs that only pause',
    () => packed([0, 1, 0, 4, 0, 4, 0, 4, 0, 4, ...Array.from({ length: 16 }, () => 128)]),
    /^damaged: a row of pixels ends early$/,
  ],
  ['a compression nobody knows', () => packed([255, 255, 1]), /^damaged: compression 65535$/],
  [
    '400 layers of 30000 × 1000 pixels',
    () =>
      rawPsd({
        layers: Array.from({ length: 400 }, () => ({
          bounds: [0, 0, 1000, 30_000] as const,
          channels: [
            [0, [0, 1]],
            [1, [0, 1]],
            [2, [0, 1]],
          ],
        })) as unknown as RawLayer[],
      }),
    /^too-large: 36000000000 bytes of layers$/,
  ],
];

const divider = (kind: number): RawLayer => ({
  bounds: [0, 0, 0, 0],
  channels: [],
  blocks: block('lsct', join(u32(kind), '8BIM', 'pass')),
});
const deep = (depth: number): RawLayer[] => [
  ...Array.from({ length: depth }, () => divider(3)),
  {},
  ...Array.from({ length: depth }, () => divider(1)),
];
const utf16 = (text: string): number[] => [...text].flatMap((letter) => u16(letter.charCodeAt(0)));
const named = (units: number[], length = units.length / 2): Uint8Array =>
  rawPsd({ layers: [{ blocks: join(block('luni', join(u32(length), units)), block('wxyz', [1])) }] });

/** Groups that do not end, and names nobody would write. */
export const TREES: Hostile[] = [
  ['an end without a group', () => rawPsd({ layers: [{}, divider(1)] }), /^damaged: /],
  ['a group without an end', () => rawPsd({ layers: [divider(3), {}] }), /^damaged: /],
  ['groups 41 deep', () => rawPsd({ layers: deep(41) }), /^too-large: groups nested \d+ deep$/],
  [
    'groups 900 deep',
    () => rawPsd({ layers: deep(900) }),
    /^(too-large: groups nested \d+ deep|damaged: .*)$/,
  ],
  ['a divider of kind 7', () => rawPsd({ layers: [divider(7)] }), /^(damaged|unsupported): /],
  ['a name of half letters', () => named([0xd8, 0, 0xdc, 0, 0xd8, 0]), /^unsupported: no smart object$/],
  [
    'a name of NULs and turned text',
    () => named(utf16('\0\u202E\uFEFFgnp.psd\0')),
    /^unsupported: no smart object$/,
  ],
  ['a name of four billion letters', () => named(utf16('ab'), 2 ** 32 - 1), /^(damaged|unsupported): /],
  ['a name of 60000 letters', () => named(utf16('杯'.repeat(60_000))), /^unsupported: no smart object$/],
];
