import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client.ts';
import { startTexts } from '../lib/text/translate.ts';
import { applyTheme } from '../lib/theme-choice.ts';
import { openStorage } from './guard.ts';
import { isBehindSignIn, partsAtAddress, preloadRoute } from './preload-route.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

applyTheme();
const queries = createQueryClient();
const parts = partsAtAddress(window.location);
const ready = startTexts(parts.flatMap(({ texts }) => texts));
// After the texts, which everything waits for.
setTimeout(() => {
  preloadRoute(parts, queries, window.location.search);
  if (isBehindSignIn(window.location)) void openStorage();
});
await ready;
const router = createAppRouter(queries);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
