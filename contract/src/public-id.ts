import { z } from 'zod';

/** The longest id. */
export const MAX_ID = 64;
/** Public ids are opaque text. */
export const publicId = z.string().min(1).max(MAX_ID);
