import { previewScaleToSize } from '@diy/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** How a line's design looks on the ordered size, as it is and covering it; drawn on demand. */
export function useCoverPreview(id: string) {
  return useQuery({
    queryKey: [...queryKeys.orders, 'cover', id],
    queryFn: ({ signal }) => call(previewScaleToSize, { id }, { quiet: true, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
