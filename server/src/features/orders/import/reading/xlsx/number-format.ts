import { attribute, startTags } from '../../../../../platform/xml/xml-tags.ts';
import { decodeXml } from '../../../../../platform/xml/xml-text.ts';
import { type FormatMarks, marksOf } from './format-marks.ts';

/** The effect of a number format, as far as it changes the meaning of a number. */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'date'; time: boolean }
  | { kind: 'time' }
  /** `00000`: a number with leading zeros, such as a postcode. */
  | { kind: 'zeros'; width: number }
  /** `0%`: 1 is 100%. */
  | { kind: 'percent' }
  /** A number between marks, where they are asked for; in `unclear` ones it may be shown as another number. */
  | { kind: 'marked'; marks: FormatMarks; code: string; width: number };

const PLAIN: NumberFormat = { kind: 'plain' };
/** Four times what Excel takes for a format; a longer one is no format of a spreadsheet. */
const MAX_CODE = 1024;

/** The built-in formats, with the date formats of Chinese and Japanese Excel (27–36, 50–58). */
export function builtInFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54))
    return date(false);
  if (id === 57 || id === 58) return date(false);
  if (id === 9 || id === 10) return { kind: 'percent' };
  if (id === 22) return date(true);
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return { kind: 'time' };
  if (id === 55 || id === 56) return { kind: 'time' };
  return PLAIN;
}

/** Whether units and currencies that stand only in number formats become part of the texts of cells. */
export interface FormatReading {
  withMarks?: boolean;
}

/** The effect of a format code; only the section for positive numbers counts. */
export function parseFormat(code: string, { withMarks = false }: FormatReading = {}): NumberFormat {
  if (code.length > MAX_CODE) return PLAIN;
  const format = effectOf(code);
  if (!withMarks || (format.kind !== 'plain' && format.kind !== 'zeros')) return format;
  const marks = marksOf(code);
  return marks ? { kind: 'marked', marks, code, width: format.kind === 'zeros' ? format.width : 0 } : format;
}

function effectOf(code: string): NumberFormat {
  const bare = (code.split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (/^0{2,}$/.test(bare)) return { kind: 'zeros', width: bare.length };
  if (/^[#0,.]*%$/.test(bare)) return { kind: 'percent' };
  if (/general|^@$|^[#0,.%\s]*$/.test(bare)) return PLAIN;
  const hasDate = /[yd年月日]|m(?!.*[hs:])/.test(bare.replace(/h+:?m+/g, 'h').replace(/m+:?s+/g, 's'));
  const hasTime = /[hs时]/.test(bare);
  if (hasDate) return date(hasTime);
  return hasTime ? { kind: 'time' } : PLAIN;
}

/** The format of each cell style (`s` of a cell), from styles.xml without prefixes. */
export function readFormats(styles: string, reading: FormatReading = {}): NumberFormat[] {
  const own = new Map<string, NumberFormat>();
  for (const tag of startTags(styles, 'numFmt')) {
    const id = attribute(tag, 'numFmtId');
    if (id) own.set(id, parseFormat(decodeXml(attribute(tag, 'formatCode') ?? ''), reading));
  }
  const from = styles.indexOf('<cellXfs');
  const cells = from < 0 ? '' : styles.slice(from, styles.indexOf('</cellXfs>', from));
  return startTags(cells, 'xf').map((tag) => {
    const id = attribute(tag, 'numFmtId') ?? '0';
    return own.get(id) ?? builtInFormat(Number(id));
  });
}

function date(time: boolean): NumberFormat {
  return { kind: 'date', time };
}
