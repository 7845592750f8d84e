import { previewImageWork } from '@diy/contract/images/image-work';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { MainColours } from '../model/tool-form.ts';

/** The most main colours that are shown: more cannot be taken in at once. */
const MAX_COLOURS = 12;
const TIMEOUT_MS = 60_000;

/** The colours that a picture has most of after these steps; null when they are not asked for. */
export function useMainColours(id: string | null, earlier: readonly WorkStep[]): MainColours | null {
  const query = useQuery({
    queryKey: ['image-work-colours', id, earlier],
    queryFn: ({ signal }) =>
      call(
        previewImageWork,
        { id: id ?? '', steps: [...earlier, { tool: 'reduce_colours', colours: MAX_COLOURS }] },
        { handlesRefusal: true, quiet: true, signal, timeoutMs: TIMEOUT_MS },
      ),
    enabled: id !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  if (id === null) return null;
  const { palette = [], palette_shares: shares = [] } = query.data ?? {};
  const list = palette.map((colour, at) => ({ colour, share: shares[at] ?? 0 }));
  list.sort((a, b) => b.share - a.share);
  return { list, isLoading: query.isPending, hasFailed: query.isError };
}
