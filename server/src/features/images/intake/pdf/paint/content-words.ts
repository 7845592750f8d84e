import { PdfName, type PdfValue } from '../pdf-values.ts';

/** All operators of content streams (ISO 32000-1, annex A). */
const OPERATORS = new Set(
  `b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S
  SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);

/** A word that is none stands where data was changed, or was written by an odd program. */
export const isOperator = (word: string): boolean => OPERATORS.has(word);

/** A number as other languages write it. PDF has none of that kind (ISO 32000-1, 7.3.3), and viewers see different numbers in it. */
export const isForeignNumber = (word: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i.test(word);

/** Colour spaces that are called by their own names. */
const PLAIN_SPACES = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern', 'G', 'RGB', 'CMYK']);

export const isPlainSpace = (value: PdfValue | undefined): boolean =>
  value instanceof PdfName && PLAIN_SPACES.has(value.name);
