/** What encodes a value: squares in a square, or bars side by side. */
export const CODE_KINDS = ['qr', 'ean-13', 'ean-8', 'upc-a', 'code-128'] as const;
/** Which symbol a code layer prints. */
export type CodeKind = (typeof CODE_KINDS)[number];

/** What kinds are called everywhere. */
export const CODE_NAMES: Readonly<Record<CodeKind, string>> = {
  qr: 'QR',
  'ean-13': 'EAN-13',
  'ean-8': 'EAN-8',
  'upc-a': 'UPC-A',
  'code-128': 'Code 128',
};

/** How much of a QR code may be damaged: about 7, 15, 25 and 30 %. */
export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type QrLevel = (typeof QR_LEVELS)[number];

/** A part of the line that people read, with the modules it stands below: from 0 = the first bar; it may lie in the quiet zone. */
export interface CodeWords {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** An encoded value in modules, the smallest squares or bars. */
export interface CodeSymbol {
  readonly columns: number;
  /** 1 = bars, as high as one likes. */
  readonly rows: number;
  /** Empty modules that a reader needs at the left and the right, and in squares above and below too. */
  readonly quiet: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Dark stretches of each row, as pairs of the first module and the one after the last. */
  readonly runs: readonly (readonly (readonly [number, number])[])[];
  /** Columns whose bars reach down next to the line that people read. */
  readonly guards: readonly (readonly [number, number])[];
  readonly words: readonly CodeWords[];
}

/** Why a value cannot be encoded. */
export type CodeProblem =
  | { readonly id: 'empty' }
  /** Characters that this kind has no bars for, each once. */
  | { readonly id: 'characters'; readonly characters: string }
  /** The value has `length` digits, and this code needs `wanted`. */
  | { readonly id: 'length'; readonly length: number; readonly wanted: number }
  /** The last digit does not follow from the others. */
  | { readonly id: 'check-digit'; readonly digit: string; readonly wanted: string }
  | { readonly id: 'too-long' };

export type EncodedCode =
  | { readonly symbol: CodeSymbol; readonly problem: null }
  | { readonly symbol: null; readonly problem: CodeProblem };

/** Dark stretches of a row that is written as `1` and `0`. */
export function darkRuns(bits: string): (readonly [number, number])[] {
  return Array.from(bits.matchAll(/1+/g), ({ index, 0: { length } }) => [index, index + length] as const);
}

/** The first eight of the characters that a message names: by them a person finds the others in the value. */
export function firstCharacters(characters: readonly string[]): string {
  return characters.slice(0, 8).join('') + (characters.length > 8 ? '…' : '');
}
