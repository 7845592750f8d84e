import { type CatalogueNames, keepCatalogueNames } from './catalogue-name.ts';

type LoadNames = () => Promise<{ names: CatalogueNames }>;

/** The languages that names are translated into; Chinese and English stand in the catalogue itself. */
export const NAME_FILES = {
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
  he: () => import('./he.ts'),
  ku: () => import('./ku.ts'),
} satisfies Record<string, LoadNames>;

/** Loads the names of a language, if it has any. */
export async function loadCatalogueNames(locale: string): Promise<void> {
  const load = (NAME_FILES as Partial<Record<string, LoadNames>>)[locale];
  if (load) keepCatalogueNames(locale, (await load()).names);
}
