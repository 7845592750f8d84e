import { catalogueName } from '@diy/contract/messages/catalogue-names/catalogue-name';
import { MESSAGE_LOCALES, type MessageLocale } from '@diy/contract/messages/message';

const LOCALE_KEY = 'locale';

/**
 * Languages on offer, in menu order, each named in itself; all are complete (scripts/checks/check-locales.mjs). Kurdish is
 * Sorani, which is written from right to left as the specification wants of `ku`.
 */
export const LOCALES = [
  { id: 'zh-CN', name: '简体中文' },
  { id: 'en-US', name: 'English' },
  { id: 'ar', name: 'العربية' },
  { id: 'he', name: 'עברית' },
  { id: 'fa', name: 'فارسی' },
  { id: 'ku', name: 'کوردی' },
] as const;
/** A language of the interface, as BCP 47 names it. */
export type Locale = (typeof LOCALES)[number]['id'];
const DEFAULT_LOCALE: Locale = 'zh-CN';

/** The chosen language, kept in local storage; zh-CN unless chosen. */
export function currentLocale(): Locale {
  const stored = localStorage.getItem(LOCALE_KEY);
  return LOCALES.find((locale) => locale.id === stored)?.id ?? DEFAULT_LOCALE;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(LOCALE_KEY, locale);
}

/** Right to left for locales starting with he, ar, fa or ku (spec §1). */
export function directionOf(locale: string): 'rtl' | 'ltr' {
  return /^(he|ar|fa|ku)/i.test(locale) ? 'rtl' : 'ltr';
}

/** The side on which lines of a language end: panels next to a page slide in from there. */
export function endSideOf(locale: string): 'left' | 'right' {
  return directionOf(locale) === 'rtl' ? 'left' : 'right';
}

/** The language requested from the server: it knows Chinese and English; English is used for all others. */
export function acceptLanguage(locale: string): string {
  return /^(zh|en)/.test(locale) ? locale : `${locale}, en;q=0.8`;
}

/**
 * The locale of dates, numbers and money. Figures stay 0–9 everywhere, as in SKUs, sizes and file names next to them; a
 * browser that does not know Sorani writes British English.
 */
export function intlLocale(locale: string): string[] {
  if (locale.startsWith('ku')) return ['ckb-u-nu-latn', 'en-GB'];
  return /^(ar|fa)/.test(locale) ? [`${locale}-u-nu-latn`] : [locale];
}

/** A name of the catalogue as it is shown. */
export function pickName(name: { zh: string; en: string }, locale: string): string {
  return catalogueName(name, messageLocale(locale));
}

/** What the server calls a language. */
export function messageLocale(locale: string): MessageLocale {
  return MESSAGE_LOCALES.find((one) => locale.startsWith(one)) ?? 'en';
}
