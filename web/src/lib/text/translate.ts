import { loadCatalogueNames } from '@diy/contract/messages/catalogue-names/load-catalogue-names';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolate } from './isolate.ts';
import { currentLocale, directionOf, type Locale, messageLocale, storeLocale } from './locale.ts';

/** `locales/<locale>/<feature>.json`; each file is its own chunk, loaded with the first page that needs it. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });

const lazyFiles = {
  type: 'backend' as const,
  init() {},
  read(
    locale: string,
    feature: string,
    done: (error: unknown, texts: Record<string, unknown> | false) => void,
  ) {
    const load = files[`../../locales/${locale}/${feature}.json`];
    if (!load) return done(new Error(`no texts of ${feature} in ${locale}`), false);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error, false),
    );
  },
};

/** The one i18next instance of the app. */
export const texts: i18n = i18next.createInstance();

/** Loads the common texts in the stored language and those of `features`; everything else follows with its page. */
export async function startTexts(
  features: readonly string[] = [],
  locale: Locale = currentLocale(),
): Promise<void> {
  const names = loadNames(locale);
  await texts
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: { 'zh-CN': [], 'en-US': [], default: ['en-US'] },
      load: 'currentOnly',
      ns: ['common', ...new Set(features)],
      defaultNS: 'common',
      // React escapes markup; values inserted into a sentence of the other direction keep their own.
      interpolation: { escapeValue: true, escape: escapeValue },
      react: { useSuspense: true },
    });
  await names;
  markDocument(locale);
}

/** Switches the language at once and keeps the choice. */
export async function switchLocale(locale: Locale): Promise<void> {
  storeLocale(locale);
  await loadNames(locale);
  await texts.changeLanguage(locale);
  markDocument(locale);
}

/** Loads the catalogue's names in a language; where they do not come, the English ones show. */
async function loadNames(locale: Locale): Promise<void> {
  await loadCatalogueNames(messageLocale(locale)).catch(() => {});
}

/** A text outside of components, `feature:key`; the feature's texts must be loaded (common always is). */
export function translate(key: string, values?: Record<string, unknown>): string {
  return texts.t(key, values ?? {});
}

/** Loads the texts of a feature for `translate`; they stay, and the server's or English ones show where they do not come. */
export async function loadTexts(feature: string): Promise<void> {
  await texts.loadNamespaces(feature).catch(() => {});
}

/** A value inside a text: names, sizes and codes keep their order of letters in right-to-left sentences. */
function escapeValue(value: string): string {
  return directionOf(texts.language) === 'rtl' ? isolate(value, 'rtl') : value;
}

function markDocument(locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
