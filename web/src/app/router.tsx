import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type DataRouter, type RouteObject, redirect } from 'react-router';
import { globalConfig } from '../lib/browser/global-config.ts';
import { clearKeyAtSignIn, enterAccount, followFirstSteps, followSignOut, requireToken } from './guard.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import { lazyPage } from './lazy-page.tsx';
import { frameParts, type PageParts, pages } from './page-table.ts';
import type { RouteHandle } from './route-handle.ts';

const at = (path: string, title: string, parts: PageParts): RouteObject => ({
  path,
  handle: { title, parts } satisfies RouteHandle,
  element: lazyPage(parts.load),
});

/** A path below a page that opens the same page; the page reads from the path which part of it is meant. */
const part = (path: string, title: string): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  element: null,
});

const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) });

/** Every path of spec §2. Paths that name a part of a page open that page; it reads which part from the path. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      at('/', 'title.home', pages.home),
      at('/login', 'title.login', pages.login),
      { ...at('/first-steps', 'title.firstSteps', pages.firstSteps), loader: requireToken },
      moved('/index', '/'),
      moved('/index/commpents', '/'),
      at('/index/commpents/showDegin', 'title.show', pages.showDesign),
      {
        path: '/auth',
        loader: enterAccount,
        // A changed query string is no new entry; the loader asks only when a page is entered.
        handle: { parts: frameParts } satisfies RouteHandle,
        element: lazyPage(frameParts.load),
        children: [
          { index: true, loader: () => redirect('/auth/diy') },
          at('diy', 'title.diy', pages.designer),
          at('goods', 'title.templates', pages.goods),
          at('goods/own', 'title.ownTemplate', pages.ownTemplate),
          {
            path: 'ai',
            handle: { title: 'title.ai', parts: pages.aiGroups } satisfies RouteHandle,
            element: lazyPage(pages.aiGroups.load),
            children: [
              part('commpents/addAiGroupModal', 'title.ai'),
              part('commpents/addImageTypeModal', 'title.ai'),
              part('commpents/moveType', 'title.ai'),
            ],
          },
          at('ai/item', 'title.ai', pages.aiGroup),
          at('piliang', 'title.batch', pages.batchSetup),
          // Parents that have no page of their own.
          moved('user', '/auth/user/goods'),
          moved('ai/commpents', '/auth/ai'),
          moved('user/commpents', '/auth/user/commpents/leftSlider'),
          moved('user/goods/commpents', '/auth/user/goods'),
          moved('user/image/commpents', '/auth/user/image'),
          moved('user/orders/commpents', '/auth/user/orders'),
          at('user/commpents/leftSlider', 'userCentre', pages.userCentre),
          at('user/commpents/userCenterHeader', 'userCentre', pages.userCentre),
          at('user/goods', 'title.designs', pages.savedDesigns),
          at('user/goods/commpents/dxmExcle', 'title.designs', pages.savedDesigns),
          {
            path: 'user/image',
            handle: { title: 'title.library', parts: pages.library } satisfies RouteHandle,
            element: lazyPage(pages.library.load),
            // One page for all: a dialog that opens over the library leaves its place and its selection alone.
            children: [
              part('commpents/addImageModal', 'title.library'),
              part('commpents/addImageTypeModal', 'title.library'),
              part('commpents/imageType', 'title.library'),
            ],
          },
          {
            path: 'user/orders',
            handle: { title: 'title.orders', parts: pages.orders } satisfies RouteHandle,
            element: lazyPage(pages.orders.load),
            children: [
              part('commpents/uploadOrdersModal', 'title.orders'),
              part('commpents/zhanshiModal', 'title.orders'),
            ],
          },
          at('user/orders/review', 'title.orderReview', pages.orderReview),
          at('user/ordersLog', 'title.ordersLog', pages.ordersLog),
          at('user/piliang', 'title.batches', pages.batches),
          at('user/saveDown', 'title.downloads', pages.downloads),
          at('user/settings', 'title.settings', pages.settings),
          at('*', 'title.notFound', pages.notFound),
        ],
      },
      at('*', 'title.notFound', pages.notFound),
    ],
  },
];

/** The router of the running app, below the configured base path. */
export function createAppRouter(queries: QueryClient): DataRouter {
  const router = createBrowserRouter(routes, { basename: globalConfig().routerBase });
  followSignOut(router, queries);
  clearKeyAtSignIn(router);
  followFirstSteps(router);
  return router;
}
