import { getImage } from '@diy/contract/images/image-details';
import { listSimilarImages } from '@diy/contract/images/images';
import { listTemplates } from '@diy/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Everything about one image; null asks for nothing. */
export function useImageItem(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.images, 'item', id],
    queryFn: ({ signal }) => call(getImage, { id: id ?? '' }, { handlesRefusal: true, quiet: true, signal }),
    enabled: id !== null,
  });
}

/** Images of the library that look much like this one. */
export function useSimilarImages(id: string) {
  return useQuery({
    queryKey: [...queryKeys.images, 'similar', id],
    queryFn: ({ signal }) => call(listSimilarImages, { id }, { handlesRefusal: true, quiet: true, signal }),
  });
}

/** The products there are, for the sizes they print at. */
export function useProducts() {
  return useQuery({
    queryKey: [...queryKeys.templates, 'print-sizes'],
    queryFn: ({ signal }) => call(listTemplates, { limit: 100 }, { quiet: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
