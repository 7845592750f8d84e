import { z } from 'zod';

/** What every call returns that asks for the password or a code again. */
export const renewedSession = z.object({
  /** The token of this session from now on; the one that the call was made with is refused from the next call on. */
  session_token: z.string(),
});
