import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { pinScrollBehindDialogs } from '../../lib/browser/pin-scroll.ts';
import { returnFocusFromDialogs } from '../../lib/browser/return-focus.ts';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import type { RouteHandle } from '../route-handle.ts';

/** Frame of every page: sets the document title from the route, the scroll position per entry. */
export function RootLayout() {
  useRouteTitle();
  useEffect(returnFocusFromDialogs, []);
  useEffect(pinScrollBehindDialogs, []);
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </Suspense>
  );
}

function useRouteTitle(): void {
  const { t } = useTranslation('common');
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const key = handles.findLast((handle) => handle?.title)?.title;
  const product = t('product');
  const title = key && key !== 'title.home' ? `${t(key)} - ${product}` : product;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
