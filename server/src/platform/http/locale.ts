/** Language of messages by Accept-Language: zh unless English is preferred to Chinese. */
export function localeOf(acceptLanguage: string | undefined): 'zh' | 'en' {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ language, quality }) => (language === 'zh' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  return wanted[0]?.language === 'en' ? 'en' : 'zh';
}
