const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `20 GB`, counted by 1024 like the screens. */
export function writeBytes(bytes: number): string {
  let step = 0;
  let value = bytes;
  while (Math.round(value * 10) / 10 >= 1024 && step < UNITS.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${Math.round(value * 10) / 10} ${UNITS[step]}`;
}

/** Reads `500MB` or `1.5 TB`; null when it is none, or without a unit: `20` may be meant as gigabytes. */
export function readBytes(text: string): number | null {
  const [, figure, unit = 'B'] = /^(\d+(?:\.\d+)?)\s*([KMGT]?B)$/i.exec(text.trim()) ?? [];
  if (figure === undefined) return null;
  const step = UNITS.indexOf(unit.toUpperCase() as (typeof UNITS)[number]);
  return Math.round(Number(figure) * 1024 ** step);
}
