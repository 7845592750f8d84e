import { listImages } from '@diy/contract/images';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { ListState } from '../../lib/use-list-state.ts';

/** One page of the image library with all categories. */
export function useImages({ p, limit, content, filter }: ListState) {
  return useQuery({
    queryKey: [...queryKeys.images, { p, limit, content, filter }],
    queryFn: ({ signal }) => call(listImages, { p, limit, content, tid: filter }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}
