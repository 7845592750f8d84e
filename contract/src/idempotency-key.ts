import { z } from 'zod';

/** What a caller gives a call so that sending it again does not repeat what it did. */
export const idempotencyKey = z.string().min(1).max(64);
