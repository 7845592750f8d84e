import { login } from '@diy/contract/accounts/accounts';
import type { DataOf, InputOf } from '@diy/contract/endpoint';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import type { BackgroundProof } from './background-proof.ts';

/** A person who waits longer wants to know what for. */
const NOTICED_MS = 1000;

/**
 * Signs in with the work that belongs to it. When there were failures since the task was given out, it is solved once more at today's
 * price: the captcha was not used up, and the person types nothing again. Throws what `call` throws.
 * @param onComputing called with true when the person has waited a second for the work, and with false when it is done
 */
export async function sendWithProof(
  input: InputOf<typeof login>,
  background: BackgroundProof,
  onComputing: (isComputing: boolean) => void = () => {},
): Promise<DataOf<typeof login>> {
  const signIn = { username: input.username.trim(), randomKey: input.randomKey };
  const send = async () => {
    const timer = setTimeout(() => onComputing(true), NOTICED_MS);
    const work = await background.solve(signIn);
    clearTimeout(timer);
    onComputing(false);
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
