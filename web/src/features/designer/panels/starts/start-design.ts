import type { ShapeLayer } from '@diy/design/layers';
import type { GraphicCategory } from '../graphics/graphic.ts';

/** A word or two in both languages that start designs are offered in. */
export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}

/** Font ids of each style of lettering, one for each language. */
export const MANNERS = {
  bold: { zh: 'noto-sans-sc-700', en: 'montserrat-700' },
  plain: { zh: 'noto-sans-sc-400', en: 'montserrat-400' },
  fun: { zh: 'zcool-kuaile-400', en: 'pacifico-400' },
  serif: { zh: 'zcool-xiaowei-400', en: 'playfair-display-700' },
  brush: { zh: 'ma-shan-zheng-400', en: 'pacifico-400' },
  poster: { zh: 'noto-sans-sc-700', en: 'anton-400' },
} as const;
export type Manner = keyof typeof MANNERS;

/** Stands for a colour that contrasts with the product, chosen when the start design is placed. */
export const INK = 'ink';

/** A part of a start design; lengths in hundredths of its width, places are middles. */
export type Piece =
  | {
      readonly kind: 'graphic';
      readonly category: GraphicCategory;
      readonly id: string;
      readonly x: number;
      readonly y: number;
      /** Its longer side. */
      readonly side: number;
      readonly deg?: number;
      readonly isFlipped?: boolean;
      /** Other colours for its own, in capitals. */
      readonly colours?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'words';
      readonly words: BilingualText;
      readonly manner: Manner;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly size: number;
      readonly colour: string;
      readonly spacing?: number;
      /** An outline in this colour, its width in parts of the size. */
      readonly outline?: { readonly colour: string; readonly part: number };
      /** A hard shadow in this colour. */
      readonly shade?: string;
      /** Colours from top to bottom instead of one. */
      readonly fade?: readonly [string, string];
    }
  | {
      readonly kind: 'shape';
      readonly shape: ShapeLayer['shape'];
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
    };

/** A design to begin with, of words to be replaced and graphics of the library; `designer:starts.name` has its name. */
export interface StartDesign {
  readonly id: string;
  readonly theme: (typeof START_THEMES)[number];
  /** Height in hundredths of its width. */
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** What start designs are for, in the sequence in which they are offered. */
export const START_THEMES = [
  'festive',
  'love',
  'pets',
  'outdoors',
  'food',
  'sport',
  'sayings',
  'shop',
] as const;
