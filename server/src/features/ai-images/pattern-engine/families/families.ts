import { leopard, zebra } from './animal-print.ts';
import { camouflage } from './camouflage.ts';
import { contours } from './contours.ts';
import { damask } from './damask.ts';
import { dots } from './dots.ts';
import type { PatternFamily } from './family.ts';
import { floral } from './floral.ts';
import { foliage } from './foliage.ts';
import { geometric } from './geometric.ts';
import { gingham } from './gingham.ts';
import { gradient } from './gradient.ts';
import { halftone } from './halftone.ts';
import { inkLandscape } from './ink-landscape.ts';
import { lettering } from './lettering.ts';
import { marble } from './marble.ts';
import { memphis } from './memphis.ts';
import { monogram } from './monogram.ts';
import { plaid } from './plaid.ts';
import { retroWaves } from './retro-waves.ts';
import { seigaiha } from './seigaiha.ts';
import { slogan } from './slogan.ts';
import { stripe } from './stripe.ts';
import { terrazzo } from './terrazzo.ts';
import { thingFamilies } from './things.ts';
import { warpedCheck } from './warped-check.ts';
import { watercolour } from './watercolour.ts';

/** All families, in the order they are offered. */
export const families: readonly PatternFamily[] = [
  floral,
  foliage,
  ...thingFamilies,
  stripe,
  plaid,
  gingham,
  dots,
  terrazzo,
  camouflage,
  marble,
  watercolour,
  gradient,
  contours,
  retroWaves,
  warpedCheck,
  geometric,
  memphis,
  damask,
  seigaiha,
  halftone,
  inkLandscape,
  leopard,
  zebra,
  slogan,
  lettering,
  monogram,
];
