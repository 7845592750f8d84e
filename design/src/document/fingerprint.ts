const FNV_PRIME = 0x100000001b3n;
const FNV_START = 0xcbf29ce484222325n;

/** FNV-1a, 64 bits, over UTF-16 code units, as 16 hex digits: the same for a text for ever. */
export function fingerprint(text: string): string {
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0');
}
