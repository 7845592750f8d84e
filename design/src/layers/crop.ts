import { z } from 'zod';

/** The part of a picture or vector that shows, in parts of the whole (0..1). */
export const crop = z
  .strictObject({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().positive().max(1),
    height: z.number().positive().max(1),
  })
  // A billionth is the rounding of a crop made by fitting.
  .refine((crop) => crop.x + crop.width <= 1 + 1e-9 && crop.y + crop.height <= 1 + 1e-9, {
    message: 'The crop reaches outside the picture.',
  });
