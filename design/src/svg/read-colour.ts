import { NAMED_COLOURS } from './named-colours.ts';
import { SvgRefusal } from './svg-problem.ts';

/** A solid colour as `#RRGGBB` and how much of it there is, 0..1. */
export interface SolidColour {
  readonly hex: string;
  readonly alpha: number;
  /** It follows `color`, and would change with it further inside. */
  readonly isCurrent?: boolean;
}

/** Reads a colour of CSS that says red, green and blue, or a hue; `current` is what `currentColor` means. Null = no paint. */
export function readCssColour(text: string, current: SolidColour): SolidColour | null {
  const value = text.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return null;
  if (value === 'currentcolor') return { ...current, isCurrent: true };
  if (value.startsWith('url(')) throw new SvgRefusal('gradient', value);
  const named = NAMED_COLOURS.get(value);
  if (named !== undefined) return { hex: `#${named}`, alpha: 1 };
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value)?.[1];
  if (hex) return ofHex(hex);
  const call = /^(rgba?|hsla?)\(([^()]*)\)$/.exec(value);
  if (!call) throw new SvgRefusal('colour', text);
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean);
  const numbers = parts.map((part) => readPart(part, text));
  const [one, two, three, alpha] = numbers;
  const isMixed = new Set([one, two, three].map((part) => part?.isPercent)).size > 1;
  if (!one || !two || !three || numbers.length > 4 || (isMixed && !call[1]?.startsWith('hsl')))
    throw new SvgRefusal('colour', text);
  const rgb = call[1]?.startsWith('hsl')
    ? ofHue(one.value, two.value / 100, three.value / 100)
    : [one, two, three].map(({ value: number, isPercent }) => (isPercent ? number * 2.55 : number));
  return {
    hex: `#${rgb.map(twoDigits).join('')}`.toUpperCase(),
    alpha: alpha ? within(alpha.isPercent ? alpha.value / 100 : alpha.value, 0, 1) : 1,
  };
}

function readPart(part: string, whole: string): { value: number; isPercent: boolean } {
  const found = /^([-+]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/.exec(part);
  if (!found) throw new SvgRefusal('colour', whole);
  return { value: Number(found[1]), isPercent: found[2] === '%' };
}

function ofHex(hex: string): SolidColour {
  const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { hex: `#${long.slice(0, 6)}`.toUpperCase(), alpha };
}

/** CSS Color 4, section 7.1. */
function ofHue(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const twoDigits = (value: number) =>
  Math.round(within(value, 0, 255))
    .toString(16)
    .padStart(2, '0');
