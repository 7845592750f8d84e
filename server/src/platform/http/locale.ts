import { MESSAGE_LOCALES, type MessageLocale } from '@diy/contract/messages';

/**
 * Language of messages by Accept-Language: of those the server speaks the one preferred; English for callers that name only
 * other languages, Chinese for callers that name none.
 */
export function localeOf(acceptLanguage: string | undefined): MessageLocale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return {
        language: tag.split('-')[0] ?? '',
        quality: quality === undefined ? 1 : Number(quality),
        index,
      };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  const spoken = wanted.map(({ language }) => spokenAs(language)).find((locale) => locale !== undefined);
  return spoken ?? (wanted.length > 0 ? 'en' : 'zh');
}

/** Sorani and Hebrew have two codes each. */
const OTHER_CODES: ReadonlyMap<string, MessageLocale> = new Map(
  Object.entries<MessageLocale>({ ckb: 'ku', iw: 'he' }),
);

function spokenAs(language: string): MessageLocale | undefined {
  return MESSAGE_LOCALES.find((locale) => locale === language) ?? OTHER_CODES.get(language);
}
