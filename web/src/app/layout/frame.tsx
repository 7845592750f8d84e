import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { NewSignInNotice } from '../../features/accounts/new-sign-in-notice.tsx';
import { requestNotificationOutlet } from '../../lib/notifications.ts';
import { BottomBar } from './bars/bottom-bar.tsx';
import { OfflineBanner } from './bars/offline-banner.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { UserRail } from './bars/user-rail.tsx';
import { GlobalKeys } from './commands/global-keys.tsx';
import styles from './frame.module.css';

/** A separate chunk: no page has to wait for a dialog. Without a network it cannot come, and nothing is lost. */
const UploadLayer = lazy(async () => {
  const load = import('./upload-layer.tsx').then((module) => module.UploadLayer);
  return { default: await load.catch(() => () => null) };
});

/**
 * The frame of every page under /auth: top bar, running work, the user centre's rail, a bar of five on phones.
 * The designer itself (`/auth/diy` with a template or a design) fills the screen and gets none of it.
 */
export function Frame() {
  useEffect(requestNotificationOutlet, []);
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isDesigning = pathname === '/auth/diy' && (query.has('template_id') || query.has('id'));
  if (isDesigning) return <Outlet />;
  // No side navigation on the user centre's start page, which lists the same links, nor in the review queue, whose drawings need the width.
  const isWide = pathname.startsWith('/auth/user/commpents/') || pathname === '/auth/user/orders/review';
  const hasRail = pathname.startsWith('/auth/user/') && !isWide;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <TopBar />
      <GlobalKeys />
      <OfflineBanner />
      <NewSignInNotice />
      <Suspense fallback={null}>
        <UploadLayer />
      </Suspense>
      <div className={hasRail ? styles.withRail : styles.plain}>
        {hasRail ? <UserRail /> : null}
        <main id="content" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
