import {
  type BrandColour,
  type BrandColours,
  listBrandColours,
  saveBrandColours,
} from '@diy/contract/brand-colours';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

const queryKey = queryKeys.brandColours;

/** The account's colours, fetched once they are wanted. */
export function useBrandColours(isWanted: boolean) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listBrandColours, {}, { quiet: true, signal }),
    enabled: isWanted,
  });
}

/** Saves a list that was made from one version. Of a newer list of another window a notice is shown, and then that list. */
export function useSaveBrandColours() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (colours: { version: number; list: BrandColour[] }) => call(saveBrandColours, colours),
    onSuccess: (saved: BrandColours) => queries.setQueryData(queryKey, saved),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
