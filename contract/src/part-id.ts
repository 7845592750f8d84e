import { z } from 'zod';

/** Id of a template's colour, size, surface or mockup. */
export const partId = z.string().min(1).max(40);
