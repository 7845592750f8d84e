import type { DataOf, Endpoint, InputOf } from '@diy/contract/endpoint';
import { renewToken } from '../session/token-renewal.ts';
import { call } from './call.ts';

/** A call that gives the password or a code again: from then on this page and the others of the browser use the token it returns. */
export function callWithProof<E extends Endpoint>(
  endpoint: E & (DataOf<E> extends { session_token?: string | undefined } ? unknown : never),
  input: InputOf<E>,
): Promise<DataOf<E>> {
  return renewToken(
    () =>
      call<E>(endpoint, input, { handlesRefusal: true, renewsToken: true }) as Promise<
        DataOf<E> & { session_token?: string }
      >,
  );
}
