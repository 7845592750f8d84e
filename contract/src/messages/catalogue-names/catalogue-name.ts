/** All names of one language, by `Chinese|English`. */
export type CatalogueNames = Readonly<Record<string, string>>;

const known = new Map<string, CatalogueNames>();

/** From now on `catalogueName` says the names of a language, which are loaded apart: a page needs one language, a drawing thread none. */
export function keepCatalogueNames(locale: string, names: CatalogueNames): void {
  known.set(locale, names);
}

/**
 * A name of a template, and of its surfaces, colours and mockups, in a language; the English one until those of the language are there. What an
 * account has named itself is the same in Chinese and English, and stays as it is everywhere.
 */
export function catalogueName({ zh, en }: { zh: string; en: string }, locale: string): string {
  if (locale === 'zh') return zh;
  return known.get(locale)?.[`${zh}|${en}`] ?? (en || zh);
}
