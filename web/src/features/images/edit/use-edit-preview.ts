import { editImage } from '@diy/contract/images/images';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { EditTool } from '../drawer/image-drawer.tsx';

export interface EditChoice {
  tool: EditTool;
  tolerance: number;
  /** Pixels left around when trimming. */
  marginPx: number;
  /** Only white that reaches the border. */
  isContiguous: boolean;
}

/** Moving a slider asks once it rests. */
const REST_MS = 250;
/** Time limit; a picture of 250 megapixels takes long. */
export const EDIT_TIMEOUT_MS = 60_000;

/** The call's input for a choice. */
export const editInput = (id: string, { tool, tolerance, marginPx, isContiguous }: EditChoice) => ({
  id,
  tool,
  tolerance,
  margin_px: marginPx,
  contiguous: isContiguous,
});

/** The result of the tool on the image; the last picture stays while the next one is loading. */
export function useEditPreview(id: string, choice: EditChoice) {
  const [rested, setRested] = useState(choice);
  useEffect(() => {
    const timer = setTimeout(() => setRested(choice), REST_MS);
    return () => clearTimeout(timer);
  }, [choice]);
  const query = useQuery({
    queryKey: ['image-edit', id, rested],
    queryFn: ({ signal }) =>
      call(
        editImage,
        { ...editInput(id, rested), preview: true },
        { zizhu: true, quiet: true, signal, timeoutMs: EDIT_TIMEOUT_MS },
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return { ...query, isBehind: query.isFetching || rested !== choice };
}
