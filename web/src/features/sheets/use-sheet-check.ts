import type { InputOf } from '@diy/contract/endpoint';
import { checkDxmSheet, exportDxmSheet2 } from '@diy/contract/sheets/sheets-exports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import { call } from '../../shared/api/call.ts';
import { awaitFile } from '../../shared/operations/auto-download.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Designs, layout and settings of the sheet to check. */
export type SheetRequest = InputOf<typeof checkDxmSheet>;

/** The contents and problems of the sheet; fetched again with every change. */
export function useSheetCheck(request: SheetRequest, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.sheets, 'check', request],
    queryFn: ({ signal }) => call(checkDxmSheet, request, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** Requests the sheet; the file is offered as soon as it is made. */
export function useDxmExport(onStarted: () => void) {
  const { t } = useTranslation('dxm-sheets');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ layout_id, ...request }: SheetRequest) =>
      call(exportDxmSheet2, { ...request, dxmexcel_id: layout_id }),
    onSuccess: ({ operation_id }) => {
      awaitFile(operation_id);
      notify.hint(t('started'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      void queries.invalidateQueries({ queryKey: queryKeys.sheets });
      onStarted();
    },
  });
}
