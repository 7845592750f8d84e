import type { InputOf } from '@diy/contract/endpoint';
import { exportGenericSheet } from '@diy/contract/sheets/sheets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import { call } from '../../shared/api/call.ts';
import { awaitFile } from '../../shared/operations/auto-download.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Exports designs as a spreadsheet; the file is offered as soon as it is made. */
export function useSheetExport() {
  const { t } = useTranslation('sheets');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: InputOf<typeof exportGenericSheet>) => call(exportGenericSheet, request),
    onSuccess: ({ operation_id }) => {
      awaitFile(operation_id);
      notify.hint(t('started'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
    },
  });
}
