import type { PictureRequest } from './picture-request.ts';

/** Sides that pages and ERPs ask for; only variants of these are kept, so that strangers cannot fill the cache. */
export const SIDES = [
  16, 24, 28, 32, 36, 40, 44, 48, 56, 60, 64, 72, 80, 84, 88, 96, 100, 112, 120, 128, 140, 144, 150, 160, 168,
  180, 192, 200, 220, 240, 250, 256, 280, 300, 320, 340, 350, 360, 380, 400, 440, 450, 480, 500, 512, 550,
  560, 600, 640, 680, 700, 720, 750, 760, 768, 800, 900, 960, 1000, 1024, 1080, 1200, 1280, 1350, 1440, 1500,
  1600, 1800, 1920, 2000, 2048, 2560, 3000, 4096,
];
const LARGEST = SIDES.at(-1)!;
const QUALITIES = [50, 60, 70, 75, 80, 85, 90, 95, 100];
const PERCENTS = [5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100, 150, 200];

/** No side of a result is longer than the largest one offered. */
export const limitSide = (side: number): number => Math.min(side, LARGEST);
/** Quality changes no size, so it goes up to the next one offered. */
export const snapQuality = (quality: number): number =>
  QUALITIES.find((one) => one >= quality) ?? QUALITIES.at(-1)!;
export const limitPercent = (percent: number): number => Math.min(percent, PERCENTS.at(-1)!);

/** Whether a variant is one of those that are kept. */
export function isOffered({ resize }: PictureRequest): boolean {
  const { first, second, percent } = resize ?? {};
  const isSide = (side: number | undefined) => side === undefined || SIDES.includes(side);
  return isSide(first) && isSide(second) && (percent === undefined || PERCENTS.includes(percent));
}
