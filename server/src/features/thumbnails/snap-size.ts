/**
 * Sides a result may have. Asked sides go up to the next one, so that strangers cannot fill the cache with every
 * number there is; the sizes pages and ERPs ask for are in the list and stay exact.
 */
export const SIDES = [
  16, 24, 32, 40, 48, 60, 64, 80, 96, 100, 120, 128, 150, 160, 180, 200, 240, 250, 256, 300, 320, 350, 360,
  400, 450, 480, 500, 512, 550, 600, 640, 700, 720, 750, 768, 800, 900, 960, 1000, 1024, 1080, 1200, 1280,
  1350, 1440, 1500, 1600, 1800, 1920, 2000, 2048, 2560, 3000, 4096,
];
const QUALITIES = [50, 60, 70, 75, 80, 85, 90, 95, 100];
const PERCENTS = [5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100, 150, 200];

const next = (list: number[], value: number) => list.find((one) => one >= value) ?? list.at(-1)!;

export const snapSide = (side: number): number => next(SIDES, side);
export const snapQuality = (quality: number): number => next(QUALITIES, quality);
export const snapPercent = (percent: number): number => next(PERCENTS, percent);
