import { getOperation } from '@diy/contract/operations';
import { getPsdMockup, type PsdSurface, readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

const POLL_MS = 500;

/** Why a PSD cannot be used as a mockup, in the reader's words. */
export class PsdNotUsable extends Error {}

/** What was read of a PSD, which is not read for it; rejects when it was not. */
export const psdMockupQuery = (imageId: string) =>
  queryOptions({
    queryKey: [...queryKeys.templates, 'psd-objects', imageId],
    queryFn: async ({ signal }): Promise<PsdSurface[]> =>
      (await call(getPsdMockup, { image_id: imageId }, { quiet: true, signal })).surfaces,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is done with a PSD that is being read, in words; empty before the first step. */
export function usePsdProgress(imageId: string): string {
  const { data } = useQuery({ queryKey: progressKey(imageId), queryFn: () => '', enabled: false });
  return data ?? '';
}

const progressKey = (imageId: string) => [...queryKeys.templates, 'psd-progress', imageId];

/** The smart objects of a PSD in the library; rejects with `PsdNotUsable` when it was read and cannot be used. */
export function usePsdMockup(imageId: string) {
  const queries = useQueryClient();
  return useQuery<PsdSurface[]>({
    queryKey: [...queryKeys.templates, 'psd', imageId],
    queryFn: async ({ signal }) => {
      const { operation_id } = await call(readPsdMockup, { image_id: imageId }, { quiet: true, signal });
      for (;;) {
        const { state, message } = await call(getOperation, { id: operation_id }, { quiet: true, signal });
        if (state === 'succeeded') break;
        if (state !== 'queued' && state !== 'running') throw new PsdNotUsable(message);
        queries.setQueryData(progressKey(imageId), message);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
      // Refetch into the shared cache, which thumbnails read.
      return queries.fetchQuery({ ...psdMockupQuery(imageId), staleTime: 0 });
    },
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
