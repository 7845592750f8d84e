import { z } from 'zod';

/** An encoding that the bytes of a file fit, with texts of the file as they read in it. */
export const encodingChoice = z.object({
  encoding: z.string(),
  samples: z.array(z.string()),
  /** A person chose it for an earlier file of this layout. */
  chosen_before: z.boolean(),
});
