import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a signed link. */
export interface LinkClaim {
  key: string;
  /** Unix seconds after which the link is dead. */
  expiresAt: number;
  /** Name under which the browser saves the file; may be empty. */
  fileName: string;
}

/** The link's query: `e` expiry, `n` file name, `s` signature. */
export function signLink(secretKey: string, claim: LinkClaim): string {
  const query = new URLSearchParams({ e: String(claim.expiresAt) });
  if (claim.fileName) query.set('n', claim.fileName);
  query.set('s', signature(secretKey, claim).toString('base64url'));
  return query.toString();
}

/**
 * The claim of a link's query, or null when anything about it is forged, expired or added: parameters that the
 * signature does not cover are refused too.
 */
export function verifyLink(
  secretKey: string,
  key: string,
  query: URLSearchParams,
  nowMs: number,
): LinkClaim | null {
  const names = [...query.keys()];
  const isPlain =
    names.every((name) => ['e', 'n', 's'].includes(name)) && new Set(names).size === names.length;
  const expiry = query.get('e') ?? '';
  if (!isPlain || !/^\d{1,12}$/.test(expiry)) return null;
  const claim = { key, expiresAt: Number(expiry), fileName: query.get('n') ?? '' };
  // As text: more than one last character decodes to the same bytes, and one link has one spelling.
  const given = Buffer.from(query.get('s') ?? '');
  const expected = Buffer.from(signature(secretKey, claim).toString('base64url'));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return claim.expiresAt * 1000 > nowMs ? claim : null;
}

/** Each part on its own line; none can hold a line break that would move a border, except the last. */
function signature(secretKey: string, claim: LinkClaim): Buffer {
  return createHmac('sha256', secretKey)
    .update(`GET\n${claim.key}\n${claim.expiresAt}\n${claim.fileName}`)
    .digest();
}
