import { templateSurface } from '@diy/design/template';
import { z } from 'zod';
import { shownText } from '../shown-text.ts';

/** The longest name of a product. */
export const MAX_PRODUCT_NAME = 100;
export const productName = shownText().min(1).max(MAX_PRODUCT_NAME);

/** The shortest and the longest side of a print area. */
export const MIN_SIDE_MM = 5;
export const MAX_SIDE_MM = 5000;
/** Side of a print area. */
export const sideMm = z.number().min(MIN_SIDE_MM).max(MAX_SIDE_MM);

const { resolutionDpi: templateDpi, bleedMm: templateBleed, safeMm: templateSafe } = templateSurface.shape;
/** Dots per inch of a print file. */
export const resolutionDpi = templateDpi.default(300);
/** Bleed on every side. */
export const bleedMm = templateBleed.default(0);
/** Inset of the safe area on every side. */
export const safeMm = templateSafe.default(5);

/** The highest price, in cents, and the most weight, in grams. */
export const MAX_PRICE_CENTS = 100_000_000;
export const MAX_WEIGHT_G = 1_000_000;
/** What the product costs, in cents. */
export const priceCents = z.number().int().min(0).max(MAX_PRICE_CENTS).default(0);
/** Its weight, in grams. */
export const weightG = z.number().positive().max(MAX_WEIGHT_G).default(100);
