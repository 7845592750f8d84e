import { colourDistance } from '@diy/design/preflight';
import table from './press-table.json';

/** Steps of difference (CIELAB) from which a print disappoints a person who has chosen by the screen. */
const NOTICED = 12;

const bytes = Uint8Array.from(atob(table.rgb), (char) => char.charCodeAt(0));

/** What a colour about looks like in print where that is clearly another one; null = it prints as it looks. */
export function printedColour(hex: string): string | null {
  const printed = toPrintedColour(hex);
  return colourDistance(hex, printed) < NOTICED ? null : printed;
}

/** The colour through the inks of a CMYK press and back, between the nearest colours of the table. */
export function toPrintedColour(hex: string): string {
  const last = table.steps - 1;
  const at = [1, 3, 5].map((from) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) * last);
  const low = at.map((value) => Math.min(Math.floor(value), last - 1));
  const part = at.map((value, axis) => value - (low[axis] ?? 0));
  const sum = [0, 0, 0];
  for (let corner = 0; corner < 8; corner += 1) {
    const bits = [(corner >> 2) & 1, (corner >> 1) & 1, corner & 1];
    const weight = bits.reduce((all, bit, axis) => all * (bit ? part[axis]! : 1 - part[axis]!), 1);
    const place = bits.reduce((all, bit, axis) => all * table.steps + low[axis]! + bit, 0);
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += weight * bytes[place * 3 + channel]!;
  }
  const written = sum.map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${written.join('')}`.toUpperCase();
}
