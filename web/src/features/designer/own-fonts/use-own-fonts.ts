import {
  addOwnFont,
  deleteOwnFont,
  listOwnFonts,
  MAX_FONT_FILE_NAME,
  type OwnFont,
  renameOwnFont,
} from '@diy/contract/own-fonts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { uploadObject } from '../../../shared/uploads/upload-object.ts';

const queryKey = queryKeys.ownFonts;
/** Reading the largest Chinese fonts takes some 10 s, after those of others. */
const CHECK_TIMEOUT_MS = 180_000;

/** The account's fonts, the newest first; undefined = not there yet. */
export const OwnFontsContext = createContext<readonly OwnFont[] | undefined>(undefined);

export const useOwnFonts = () => useContext(OwnFontsContext);

/** Fetches the list that `OwnFontsContext` holds. */
export function useFetchedOwnFonts(): readonly OwnFont[] | undefined {
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listOwnFonts, {}, { quiet: true, signal }),
    staleTime: 60_000,
  });
  return data?.list;
}

/** Uploads a font whose licence was confirmed, and shows it in the list. */
export function useAddOwnFont() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => {
      const key = await uploadObject(file, { onProgress });
      return call(
        addOwnFont,
        { key, file_name: file.name.slice(0, MAX_FONT_FILE_NAME), licence_confirmed: true },
        { timeoutMs: CHECK_TIMEOUT_MS, handlesRefusal: true, quiet: true },
      );
    },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRenameOwnFont() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string; name: string }) => call(renameOwnFont, input),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useDeleteOwnFont() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteOwnFont, { id }, { handlesRefusal: true, quiet: true }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
