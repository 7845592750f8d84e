import { CODE_SIGNED_OUT, type Envelope } from '@diy/contract/endpoint';
import { getOwnFontFile } from '@diy/contract/own-fonts';
import { ownFontId } from '@diy/design/layers';
import { buildRequest } from '../../../../shared/api/call.ts';
import { readToken } from '../../../../shared/session/session.ts';
import { withToken } from '../../../../shared/session/token-renewal.ts';

/** The file of an own font; the server gives it to the account's token only. */
export async function fetchOwnFont(sha256: string): Promise<Uint8Array> {
  const send = (token: string | null) => {
    const { url, init } = buildRequest(getOwnFontFile, { id: ownFontId(sha256) }, token, false);
    return fetch(url, init);
  };
  // A refusal comes as JSON.
  const response = await withToken(readToken(), send, async (refused) => {
    const isJson = refused.headers.get('content-type')?.startsWith('application/json');
    return isJson === true && ((await refused.clone().json()) as Envelope<unknown>).code === CODE_SIGNED_OUT;
  });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('font/'))
    throw new Error(`own font ${sha256}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
