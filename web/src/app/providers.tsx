import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { outletRequested } from '../lib/notifications.ts';
import { directionOf } from '../lib/text/locale.ts';
import { texts } from '../lib/text/translate.ts';
import { useTheme } from '../lib/theme-choice.ts';
import { antdTheme } from '../ui/theme/antd-theme.ts';
import { useAntdLocale } from './antd-locale.ts';

/** Theme, language, data and notifications around everything. */
export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  // The server words reasons and names, so shown data is fetched again in the new language.
  useEffect(() => {
    const onLanguage = () => void queries.invalidateQueries();
    texts.on('languageChanged', onLanguage);
    return () => texts.off('languageChanged', onLanguage);
  }, [queries]);
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <Themed>{children}</Themed>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('common');
  const mode = useTheme();
  const locale = useAntdLocale(i18n.language);
  return (
    <ConfigProvider
      theme={antdTheme(mode, i18n.language)}
      direction={directionOf(i18n.language)}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      // A long title ends before the ✕.
      modal={{ styles: { header: { paddingInlineEnd: 28 } } }}
      locale={locale}
    >
      <Notifications />
      {children}
    </ConfigProvider>
  );
}

const NotificationHolder = lazy(async () => {
  // Without a network this chunk cannot come either; the page must not break over it.
  const load = import('./notification-holder.tsx').then((module) => module.NotificationHolder);
  return { default: await load.catch(() => () => null) };
});

/** A separate chunk, so that the sign-in page does not wait for notices it may never show. */
function Notifications() {
  const isWanted = useSyncExternalStore(outletRequested.subscribe, outletRequested.get);
  return isWanted ? (
    <Suspense fallback={null}>
      <NotificationHolder />
    </Suspense>
  ) : null;
}
