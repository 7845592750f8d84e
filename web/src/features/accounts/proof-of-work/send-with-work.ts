import { login } from '@diy/contract/accounts/accounts';
import type { DataOf, InputOf } from '@diy/contract/endpoint';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import type { WorkInBackground } from './work-in-background.ts';

/**
 * Signs in with the work that belongs to it. When there were failures since the task was given out, it is solved once more at today's
 * price: the captcha was not used up, and the person does not notice. Throws what `call` throws.
 */
export async function sendWithWork(
  input: InputOf<typeof login>,
  background: WorkInBackground,
): Promise<DataOf<typeof login>> {
  const signIn = { username: input.username.trim(), randomKey: input.randomKey };
  const send = async () => {
    const work = await background.solve(signIn);
    return call(login, { ...input, ...(work ? { work } : {}) }, { handlesRefusal: true });
  };
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refused) || error.id !== 'accounts.work-needed') throw error;
    background.stop();
    return send();
  }
}
