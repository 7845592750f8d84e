import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '../../lib/query-client.ts';
import { readListState } from '../../lib/use-list-state.ts';
import { pictureAddress } from '../../ui/picture.tsx';
import { COVER_PX, EAGER_CARDS } from './template-card.tsx';
import { templatesQuery } from './use-templates.ts';

/** The templates of a page that is being entered, and the covers seen first, while the page's code still comes. */
export async function prefetchTemplates(queries: QueryClient, query: URLSearchParams): Promise<void> {
  const page = await prefetch(queries, templatesQuery(readListState(query, 'pid')));
  for (const { cover } of page?.list.slice(0, EAGER_CARDS) ?? []) {
    const image = new Image();
    image.fetchPriority = 'high';
    image.src = pictureAddress(cover, COVER_PX);
  }
}
