import { z } from 'zod';

/** An encoding that the bytes of a file fit, with texts of the file as they read in it. */
export const encodingChoice = z.object({
  encoding: z.string(),
  /** Texts of the file that would read otherwise in another encoding, as they read in this one. */
  samples: z.array(z.string()),
  /** A person chose it for an earlier file of this layout. */
  chosen_before: z.boolean(),
});
