import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, redirect } from 'react-router';
import { globalConfig } from '../lib/global-config.ts';
import { followSignOut, requireToken } from './guard.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import { lazyPage } from './lazy-page.tsx';

const page = {
  home: () => import('./pages/home-page.tsx').then((m) => m.HomePage),
  login: () => import('./pages/login-page.tsx').then((m) => m.LoginPage),
  showDesign: () => import('./pages/show-design-page.tsx').then((m) => m.ShowDesignPage),
  designer: () => import('./pages/designer-page.tsx').then((m) => m.DesignerPage),
  goods: () => import('./pages/goods-page.tsx').then((m) => m.GoodsPage),
  ownTemplate: () => import('./pages/own-template-page.tsx').then((m) => m.OwnTemplatePage),
  savedDesigns: () => import('./pages/saved-designs-page.tsx').then((m) => m.SavedDesignsPage),
  library: () => import('./pages/image-library-page.tsx').then((m) => m.ImageLibraryPage),
  downloads: () => import('./pages/downloads-page.tsx').then((m) => m.DownloadsPage),
  aiGroups: () => import('./pages/ai-groups-page.tsx').then((m) => m.AiGroupsPage),
  aiGroup: () => import('./pages/ai-group-page.tsx').then((m) => m.AiGroupPage),
  batchSetup: () => import('./pages/batch-setup-page.tsx').then((m) => m.BatchSetupPage),
  batches: () => import('./pages/batches-page.tsx').then((m) => m.BatchesPage),
  orders: () => import('./pages/orders-page.tsx').then((m) => m.OrdersPage),
  ordersLog: () => import('./pages/orders-log-page.tsx').then((m) => m.OrdersLogPage),
  settings: () => import('./pages/settings-page.tsx').then((m) => m.SettingsPage),
  userCentre: () => import('./pages/user-centre-page.tsx').then((m) => m.UserCentrePage),
  later: () => import('./pages/later-page.tsx').then((m) => m.LaterPage),
  notFound: () => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage),
};

/** What a route says about itself. */
export interface RouteHandle {
  /** A key of `common.json`; a route without one is called as its parent is. */
  title?: string;
  /** Fetches its code; once, however often it is asked. */
  load?: () => Promise<unknown>;
}

const at = (path: string, title: string, load: (typeof page)[keyof typeof page]): RouteObject => ({
  path,
  handle: { title, load } satisfies RouteHandle,
  element: lazyPage(load),
});

/** A path below a page that opens the same page; the page reads from the path which part of it is meant. */
const part = (path: string, title: string): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  element: null,
});

const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) });

const frame = () => import('./layout/frame.tsx').then((m) => m.Frame);

/** Every path of spec §2. Paths that name a part of a page open that page; it reads which part from the path. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      at('/', 'title.home', page.home),
      at('/login', 'title.login', page.login),
      moved('/index', '/'),
      moved('/index/commpents', '/'),
      at('/index/commpents/showDegin', 'title.show', page.showDesign),
      {
        path: '/auth',
        loader: requireToken,
        // A changed query string is no new entry; the loader asks only when a page is entered.
        handle: { load: frame } satisfies RouteHandle,
        element: lazyPage(frame),
        children: [
          { index: true, loader: () => redirect('/auth/diy') },
          at('diy', 'title.diy', page.designer),
          at('goods', 'title.goods', page.goods),
          at('goods/own', 'title.ownTemplate', page.ownTemplate),
          {
            path: 'ai',
            handle: { title: 'title.ai', load: page.aiGroups } satisfies RouteHandle,
            element: lazyPage(page.aiGroups),
            children: [
              part('commpents/addAiGroupModal', 'title.ai'),
              part('commpents/addImageTypeModal', 'title.ai'),
              part('commpents/moveType', 'title.ai'),
            ],
          },
          at('ai/item', 'title.ai', page.aiGroup),
          at('piliang', 'title.batch', page.batchSetup),
          // Parents that have no page of their own.
          moved('user', '/auth/user/goods'),
          moved('ai/commpents', '/auth/ai'),
          moved('user/commpents', '/auth/user/commpents/leftSlider'),
          moved('user/goods/commpents', '/auth/user/goods'),
          moved('user/image/commpents', '/auth/user/image'),
          moved('user/orders/commpents', '/auth/user/orders'),
          at('user/commpents/leftSlider', 'userCentre', page.userCentre),
          at('user/commpents/userCenterHeader', 'userCentre', page.userCentre),
          at('user/goods', 'title.designs', page.savedDesigns),
          at('user/goods/commpents/dxmExcle', 'title.designs', page.savedDesigns),
          {
            path: 'user/image',
            handle: { title: 'title.library', load: page.library } satisfies RouteHandle,
            element: lazyPage(page.library),
            // One page for all: a dialog that opens over the library leaves its place and its selection alone.
            children: [
              part('commpents/addImageModal', 'title.library'),
              part('commpents/addImageTypeModal', 'title.library'),
              part('commpents/imageType', 'title.library'),
            ],
          },
          {
            path: 'user/orders',
            handle: { title: 'title.orders', load: page.orders } satisfies RouteHandle,
            element: lazyPage(page.orders),
            children: [
              part('commpents/uploadOrdersModal', 'title.orders'),
              part('commpents/zhanshiModal', 'title.orders'),
            ],
          },
          at('user/ordersLog', 'title.ordersLog', page.ordersLog),
          at('user/piliang', 'title.batches', page.batches),
          at('user/saveDown', 'title.downloads', page.downloads),
          at('user/settings', 'title.settings', page.settings),
          at('*', 'title.notFound', page.notFound),
        ],
      },
      at('*', 'title.notFound', page.notFound),
    ],
  },
];

/**
 * Starts fetching the code of the page at the address, frame and all, while the rest of the app still comes. Without
 * it each of them waits for the one around it.
 */
export function preloadPage(): void {
  for (const { route } of matchRoutes(routes, window.location, globalConfig().routerBase) ?? []) {
    // What cannot come is told when the page is shown.
    (route.handle as RouteHandle | undefined)?.load?.().catch(() => {});
  }
}

/** The router of the running app, below the configured base path. */
export function createAppRouter(queries: QueryClient): DataRouter {
  const router = createBrowserRouter(routes, { basename: globalConfig().routerBase });
  followSignOut(router, queries);
  return router;
}
