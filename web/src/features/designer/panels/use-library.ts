import { listImages } from '@diy/contract/images/images';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

const PAGE = 40;

/** The library page by page, as far as it has been scrolled. */
export function useLibrary(content: string, categoryId: string) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.images, 'designer', { content, categoryId }],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listImages, { p: pageParam, limit: PAGE, content, tid: categoryId }, { quiet: true, signal }),
    getNextPageParam: (last) => (last.curPage < last.totalPage ? last.curPage + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
