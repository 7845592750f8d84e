import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Starts fetching the data a page shows first, from the query string it is entered with. */
export type Prefetch = (queries: QueryClient, query: URLSearchParams) => Promise<void>;

/** The parts that a page needs before it can be shown; all are fetched at once. */
export interface PageParts {
  /** Fetches its code; repeated calls share one request. */
  load: () => Promise<ComponentType>;
  /** Its texts besides `common`, by feature. */
  texts: readonly string[];
  ahead?: () => Promise<Prefetch>;
}

/** The frame around every page under /auth. */
export const frameParts: PageParts = {
  load: () => import('./layout/frame.tsx').then((m) => m.Frame),
  texts: ['accounts', 'operations'],
};

/** The routes of the app and their lazy pages. */
export const pages = {
  home: { load: () => import('./pages/home-page.tsx').then((m) => m.HomePage), texts: ['home'] },
  login: {
    load: () => import('./pages/account/login-page.tsx').then((m) => m.LoginPage),
    texts: ['login'],
  },
  firstSteps: {
    load: () => import('./pages/account/first-steps-page.tsx').then((m) => m.FirstStepsPage),
    texts: ['accounts'],
  },
  showDesign: {
    load: () => import('./pages/designs/show-design-page.tsx').then((m) => m.ShowDesignPage),
    texts: ['designs'],
  },
  designer: {
    load: () => import('./pages/designs/designer-page.tsx').then((m) => m.DesignerPage),
    texts: ['designer'],
  },
  goods: {
    load: () => import('./pages/templates/templates-page.tsx').then((m) => m.TemplatesPage),
    texts: ['templates', 'own-templates'],
    ahead: () => import('../features/templates/prefetch-templates.ts').then((m) => m.prefetchTemplates),
  },
  ownTemplate: {
    load: () => import('./pages/templates/own-template-page.tsx').then((m) => m.OwnTemplatePage),
    texts: ['own-templates'],
  },
  savedDesigns: {
    load: () => import('./pages/designs/saved-designs-page.tsx').then((m) => m.SavedDesignsPage),
    texts: ['designs', 'dxm-sheets'],
  },
  library: {
    load: () => import('./pages/images/image-library-page.tsx').then((m) => m.ImageLibraryPage),
    texts: ['images'],
  },
  downloads: {
    load: () => import('./pages/downloads/downloads-page.tsx').then((m) => m.DownloadsPage),
    texts: ['downloads'],
  },
  aiGroups: {
    load: () => import('./pages/ai-images/ai-groups-page.tsx').then((m) => m.AiGroupsPage),
    texts: ['ai-images'],
  },
  aiGroup: {
    load: () => import('./pages/ai-images/ai-group-page.tsx').then((m) => m.AiGroupPage),
    texts: ['ai-images'],
  },
  batchSetup: {
    load: () => import('./pages/batches/batch-setup-page.tsx').then((m) => m.BatchSetupPage),
    texts: ['batches'],
  },
  batches: {
    load: () => import('./pages/batches/batches-page.tsx').then((m) => m.BatchesPage),
    texts: ['batches'],
  },
  orders: {
    load: () => import('./pages/orders/orders-page.tsx').then((m) => m.OrdersPage),
    texts: ['orders'],
  },
  ordersLog: {
    load: () => import('./pages/orders/order-imports-page.tsx').then((m) => m.OrderImportsPage),
    texts: ['orders'],
  },
  orderReview: {
    load: () => import('./pages/orders/order-review-page.tsx').then((m) => m.OrderReviewPage),
    texts: ['orders', 'order-review', 'order-import'],
  },
  settings: {
    load: () => import('./pages/account/settings-page.tsx').then((m) => m.SettingsPage),
    texts: ['accounts', 'dxm-sheets'],
  },
  userCentre: {
    load: () => import('./pages/account/user-centre-page.tsx').then((m) => m.UserCentrePage),
    texts: [],
  },
  notFound: { load: () => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage), texts: [] },
} as const satisfies Record<string, PageParts>;
