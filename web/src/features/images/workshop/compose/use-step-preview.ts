import { previewImageWork } from '@diy/contract/images/image-work';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';

/** Moving a slider asks once it rests. */
const REST_MS = 250;
/** Time limit; a picture of 64 megapixels takes long. */
const PREVIEW_TIMEOUT_MS = 60_000;

/** What the chain makes of one picture; the last result stays while the next one is loading. */
export function useStepPreview(id: string, steps: readonly WorkStep[]) {
  const [rested, setRested] = useState(steps);
  useEffect(() => {
    const timer = setTimeout(() => setRested(steps), REST_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  const query = useQuery({
    queryKey: ['image-work-preview', id, rested],
    queryFn: ({ signal }) =>
      call(
        previewImageWork,
        { id, steps: [...rested] },
        { handlesRefusal: true, quiet: true, signal, timeoutMs: PREVIEW_TIMEOUT_MS },
      ),
    placeholderData: (previous, from) =>
      from?.queryKey[1] === id && toolsOf(from.queryKey[2]) === toolsOf(steps)
        ? keepPreviousData(previous)
        : undefined,
    enabled: rested.length > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  // What other tools made is not shown for these.
  const isSame = steps.length > 0 && toolsOf(rested) === toolsOf(steps);
  return {
    data: isSame ? query.data : undefined,
    error: isSame ? query.error : null,
    isBehind: steps.length > 0 && (query.isFetching || rested !== steps),
  };
}

export type StepPreview = ReturnType<typeof useStepPreview>;

const toolsOf = (steps: unknown): string => (steps as readonly WorkStep[]).map(({ tool }) => tool).join();
