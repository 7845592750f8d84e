import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client.ts';
import { readToken } from '../lib/session.ts';
import { applyTheme } from '../lib/theme-choice.ts';
import { startTexts } from '../lib/translate.ts';
import { Providers } from './providers.tsx';
import { createAppRouter, preloadPage } from './router.tsx';

applyTheme();
const ready = startTexts();
// Behind the texts that everything waits for. Signed out, another page comes than the address says.
setTimeout(() => readToken() && preloadPage());
await ready;
const queries = createQueryClient();
const router = createAppRouter(queries);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
