import { dots } from './dots.ts';
import type { PatternFamily } from './family.ts';
import { stripe } from './stripe.ts';
import { terrazzo } from './terrazzo.ts';

/** All families, in the order they are offered. */
export const families: readonly PatternFamily[] = [stripe, dots, terrazzo];
