import type { Locale as AntdLocale } from 'antd/es/locale';
import englishTexts from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';

type Load = () => Promise<{ default: AntdLocale }>;

/** Antd's own texts (paging, empty, form messages) by our locale; each its own chunk but English, which is there. */
export const antdLocales: Record<string, Load> = {
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  'en-US': async () => ({ default: englishTexts }),
  ar: () => import('antd/es/locale/ar_EG'),
  he: () => import('antd/es/locale/he_IL'),
  fa: () => import('antd/es/locale/fa_IR'),
  // Antd's ku_IQ is Kurmanji in Latin letters; ours are Sorani.
  ku: () => import('./antd-sorani.ts').then((module) => ({ default: module.soraniTexts })),
};

/**
 * Antd's texts in a language. There is always a locale: ConfigProvider without one has another tree, and everything
 * below would be mounted again when it comes.
 */
export function useAntdLocale(language: string): AntdLocale {
  const [locale, setLocale] = useState<AntdLocale>(englishTexts);
  useEffect(() => {
    let isCurrent = true;
    const load = antdLocales[language]?.();
    // Without a network the English ones stay.
    void load?.then((module) => isCurrent && setLocale(module.default)).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale;
}
