import { QueryClient } from '@tanstack/react-query';

/**
 * Lists reload whenever their path is entered (spec §2). No silent retries: `call` has told the person already, and
 * every screen has its own retry button.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        refetchOnMount: 'always',
        refetchOnWindowFocus: false,
        // Without a network: say so at once and load when it is back, instead of waiting behind a skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
