import type { MessageLocale } from '../messages/message.ts';
import { type CatalogueNames, keepCatalogueNames } from './catalogue-name.ts';

/** The languages that names are translated into; Chinese and English stand in the catalogue itself. */
export const NAME_FILES = {
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
  he: () => import('./he.ts'),
  ku: () => import('./ku.ts'),
} satisfies Partial<Record<MessageLocale, () => Promise<{ names: CatalogueNames }>>>;

/** Loads the names of a language, if it has any. */
export async function loadCatalogueNames(locale: MessageLocale): Promise<void> {
  const load = (NAME_FILES as Partial<Record<MessageLocale, () => Promise<{ names: CatalogueNames }>>>)[
    locale
  ];
  if (load) keepCatalogueNames(locale, (await load()).names);
}
