/**
 * Text as searching compares it: full-width like half-width, upper like lower case. It is stored along with every name.
 */
export function toSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Words of a search, all of which a name must contain; at most 8, the rest is ignored. */
export function searchWords(content: string): string[] {
  return [...new Set(toSearchText(content).split(/\s+/u).filter(Boolean))].slice(0, 8);
}
