import { getOwnFontFile } from '@diy/contract/own-fonts';
import { ownFontId } from '@diy/design/layers';
import { buildRequest } from '../../../../shared/api/call.ts';
import { readToken } from '../../../../shared/session/session.ts';

/** The file of an own font; the server gives it to the account's token only. */
export async function fetchOwnFont(sha256: string): Promise<Uint8Array> {
  const { url, init } = buildRequest(getOwnFontFile, { id: ownFontId(sha256) }, readToken(), false);
  const response = await fetch(url, init);
  // A refusal comes as JSON.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('font/'))
    throw new Error(`own font ${sha256}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
