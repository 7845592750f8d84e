import { BADGES } from './badges.mts';
import { DIVIDERS } from './dividers.mts';
import type { Ornament } from './draw-ornament.mts';
import { FRAMES } from './frames.mts';
import { SINGLE_ORNAMENTS } from './single-ornaments.mts';

/** Drawn by us. */
export const ORNAMENTS: readonly Ornament[] = [...FRAMES, ...BADGES, ...DIVIDERS, ...SINGLE_ORNAMENTS];
