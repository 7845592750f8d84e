import { getOwnTemplate, type OwnMaking } from '@diy/contract/own-templates/own-templates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import type { SavedAs } from './use-product-session.ts';

const POLL_MS = 2000;

/** What became of what was saved last, followed until it is made; null = nothing was saved, or it is not known yet. */
export function useMaking(savedAs: SavedAs): OwnMaking | null {
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'making', savedAs?.id, savedAs?.revision],
    queryFn: ({ signal }) => call(getOwnTemplate, { id: savedAs?.id ?? '' }, { quiet: true, signal }),
    select: ({ making }) => making,
    enabled: savedAs !== null,
    refetchInterval: ({ state }) => (state.data?.making.state === 'making' ? POLL_MS : false),
  });
  return query.data ?? null;
}
