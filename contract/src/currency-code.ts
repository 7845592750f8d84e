import { z } from 'zod';

/** A currency as ISO 4217 writes it. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
