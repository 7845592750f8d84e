/**
 * Language of messages by Accept-Language: zh or en, whichever is preferred; en for callers that name only other
 * languages, zh for callers that name none.
 */
export function localeOf(acceptLanguage: string | undefined): 'zh' | 'en' {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language ?? '') && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  const spoken = wanted.find(({ language }) => language === 'zh' || language === 'en');
  if (!spoken) return wanted.length > 0 ? 'en' : 'zh';
  return spoken.language === 'en' ? 'en' : 'zh';
}
