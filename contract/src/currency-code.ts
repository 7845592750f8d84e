import { z } from 'zod';

/** A currency as ISO 4217 writes it. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;
export const currencyCode = z.string().regex(CURRENCY_CODE);
