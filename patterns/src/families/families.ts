import type { PatternFamily } from './family.ts';
import { geometric } from './graphic/geometric.ts';
import { gradient } from './graphic/gradient.ts';
import { halftone } from './graphic/halftone.ts';
import { lettering } from './graphic/lettering.ts';
import { memphis } from './graphic/memphis.ts';
import { retroWaves } from './graphic/retro-waves.ts';
import { slogan } from './graphic/slogan.ts';
import { terrazzo } from './graphic/terrazzo.ts';
import { leopard, zebra } from './nature/animal-print.ts';
import { camouflage } from './nature/camouflage.ts';
import { contours } from './nature/contours.ts';
import { floral } from './nature/floral.ts';
import { foliage } from './nature/foliage.ts';
import { inkLandscape } from './nature/ink-landscape.ts';
import { marble } from './nature/marble.ts';
import { motifFamilies } from './nature/scattered-motifs.ts';
import { watercolour } from './nature/watercolour.ts';
import { damask } from './textiles/damask.ts';
import { dots } from './textiles/dots.ts';
import { gingham } from './textiles/gingham.ts';
import { monogram } from './textiles/monogram.ts';
import { plaid } from './textiles/plaid.ts';
import { seigaiha } from './textiles/seigaiha.ts';
import { stripe } from './textiles/stripe.ts';
import { warpedCheck } from './textiles/warped-check.ts';

/** All pattern families, in the order in which the interface offers them. */
export const families: readonly PatternFamily[] = [
  floral,
  foliage,
  ...motifFamilies,
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
