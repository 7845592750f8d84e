import type { InputOf } from '@diy/contract/endpoint';
import {
  deleteSheetLayouts,
  getSheetLayout,
  listSheetLayouts,
  saveSheetLayout,
} from '@diy/contract/sheets/sheets-layouts';
import { deleteSheetPresets, listSheetPresets, saveSheetPreset } from '@diy/contract/sheets/sheets-presets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { importLayoutFile } from './import-layout-file.ts';

const layoutsKey = [...queryKeys.sheets, 'layouts'] as const;
const presetsKey = [...queryKeys.sheets, 'presets'] as const;

/** Layouts one can export to. */
export function useSheetLayouts() {
  return useQuery({
    queryKey: layoutsKey,
    queryFn: ({ signal }) => call(listSheetLayouts, {}, { quiet: true, signal }),
  });
}

/** One layout with its columns. */
export function useSheetLayout(id: string) {
  return useQuery({
    queryKey: [...layoutsKey, id],
    queryFn: ({ signal }) => call(getSheetLayout, { id }, { signal }),
  });
}

/** Import, change and delete own layouts; each reloads the lists that show them. */
export function useLayoutActions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.sheets });
  return {
    importFile: useMutation({ mutationFn: importLayoutFile, onSettled }),
    save: useMutation({
      mutationFn: (change: InputOf<typeof saveSheetLayout>) => call(saveSheetLayout, change),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (ids: string[]) => call(deleteSheetLayouts, { ids }), onSettled }),
  };
}

/** Settings per shop. */
export function useSheetPresets() {
  return useQuery({
    queryKey: presetsKey,
    queryFn: ({ signal }) => call(listSheetPresets, {}, { quiet: true, signal }),
  });
}

/** Save and delete settings of shops. */
export function usePresetActions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.sheets });
  return {
    save: useMutation({
      mutationFn: (preset: InputOf<typeof saveSheetPreset>) => call(saveSheetPreset, preset),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (ids: string[]) => call(deleteSheetPresets, { ids }), onSettled }),
  };
}
