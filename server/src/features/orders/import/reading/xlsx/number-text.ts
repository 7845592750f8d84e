import type { DamagedCell } from '../table-facts.ts';
import type { NumberFormat } from './number-format.ts';

/** Serial 0 of the two date systems, in ms. 1900 counts a 29 February that never was; from March on this is right. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const MAX_SERIAL = 2_958_466;

/** A number as the person sees and means it. `damaged` = digits were lost before the file was saved. */
export interface NumberText {
  text: string;
  damaged?: DamagedCell['code'];
  /** Kept as a date, a time or another number; a number with a format of zeros is as good as a text. */
  kind?: 'number' | 'date';
}

/** @param raw the number as the file writes it */
export function numberText(raw: string, format: NumberFormat | undefined, date1904: boolean): NumberText {
  if (!format || format.kind === 'plain') return plainNumber(raw);
  if (format.kind === 'marked') return markedNumber(raw, format);
  const value = Number(raw);
  if (format.kind === 'percent')
    return { text: `${withoutExponent(Number((value * 100).toPrecision(12)))}%`, kind: 'number' };
  if (format.kind === 'zeros')
    return /^\d{1,15}$/.test(raw) ? { text: raw.padStart(format.width, '0') } : plainNumber(raw);
  if (!(value >= 0 && value < MAX_SERIAL)) return plainNumber(raw);
  return { text: dateText(value, format, date1904), kind: 'date' };
}

/** `0.15 kg`: marks are parts of the text, as far from the number as somebody would write them. */
function markedNumber(
  raw: string,
  { marks, code, width }: Extract<NumberFormat, { kind: 'marked' }>,
): NumberText {
  const number = plainNumber(raw);
  if (marks === 'unclear') return { ...number, text: `${number.text} (${code})` };
  const digits = width > 0 && /^\d{1,15}$/.test(raw) ? raw.padStart(width, '0') : number.text;
  const gap = width > 0 ? '' : ' ';
  return { ...number, text: [marks.before, digits, marks.after].filter(Boolean).join(gap) };
}

/**
 * A double holds 15 digits for sure. A longer number with more digits in the file than a double needs was never a
 * double and is whole. Any other has lost its last digits and is shown as a spreadsheet shows it, so that nobody takes
 * it for the real number.
 */
function plainNumber(raw: string): NumberText {
  if (/^-?\d{1,15}$/.test(raw)) return { text: raw, kind: 'number' };
  const value = Number(raw);
  if (!Number.isFinite(value)) return { text: raw };
  if (/^\d+$/.test(raw) && raw.length > 15) {
    const whole = String(value) !== raw || (Number.isSafeInteger(value) && !raw.endsWith('0'));
    return whole ? { text: raw } : lost(value);
  }
  if (Number.isInteger(value) && Math.abs(value) >= 1e15) return lost(value);
  // 0.30000000000000004 is 0.3: what Excel shows and the person means.
  return { text: withoutExponent(Number(value.toPrecision(15))), kind: 'number' };
}

function lost(value: number): NumberText {
  const [digits = '', power = ''] = value.toExponential(14).split('e');
  return { text: `${digits.replace(/\.?0+$/, '')}E${power}`, damaged: 'long-number' };
}

function withoutExponent(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

function dateText(serial: number, format: NumberFormat, date1904: boolean): string {
  // 1 January to 28 February 1900 lie a day off because of that 29 February.
  const shifted = !date1904 && serial >= 1 && serial < 60 ? serial + 1 : serial;
  const seconds = Math.round(shifted * 86_400);
  const moment = new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000);
  const iso = moment.toISOString();
  const clock = iso.slice(11, 19);
  if (format.kind === 'time') {
    const hours = Math.floor(seconds / 3600);
    return hours < 24 ? clock : `${hours}${clock.slice(2)}`;
  }
  const withTime = (format.kind === 'date' && format.time) || clock !== '00:00:00';
  return withTime ? `${iso.slice(0, 10)} ${clock}` : iso.slice(0, 10);
}

const [MINUS, ZERO, NINE] = [0x2d, 0x30, 0x39];

/** Text such as `4.60001E+17`: a long number that a spreadsheet turned into this when it saved the file as text. */
export function isScientific(text: string): boolean {
  if (text.length <= 4) return false;
  const first = text.charCodeAt(0);
  return (first === MINUS || (first >= ZERO && first <= NINE)) && /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/i.test(text);
}
