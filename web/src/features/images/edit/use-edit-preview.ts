import { editImage } from '@diy/contract/images/images';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { type EditChoice, editInput } from './edit-choice.ts';

/** Moving a slider asks once it rests. */
const REST_MS = 250;
/** Time limit; a picture of 64 megapixels takes long. */
export const EDIT_TIMEOUT_MS = 60_000;

/** The result of the tool on the image; the last picture of the same tool stays while the next one is loading. */
export function useEditPreview(id: string, choice: EditChoice) {
  const [rested, setRested] = useState(choice);
  useEffect(() => {
    const timer = setTimeout(() => setRested(choice), REST_MS);
    return () => clearTimeout(timer);
  }, [choice]);
  const query = useQuery({
    queryKey: ['image-edit', editInput(id, rested)],
    queryFn: ({ signal }) =>
      call(
        editImage,
        { ...editInput(id, rested), preview: true },
        { handlesRefusal: true, quiet: true, signal, timeoutMs: EDIT_TIMEOUT_MS },
      ),
    placeholderData: (previous, from) =>
      from?.queryKey[1] && toolOf(from.queryKey[1]) === choice.tool ? keepPreviousData(previous) : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  // What another tool made is not shown for this one.
  const isSameTool = rested.tool === choice.tool;
  return {
    data: isSameTool ? query.data : undefined,
    error: isSameTool ? query.error : null,
    isBehind: query.isFetching || rested !== choice,
  };
}

const toolOf = (input: unknown): unknown => (input as { tool?: unknown }).tool;
