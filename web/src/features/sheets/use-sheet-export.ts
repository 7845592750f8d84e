import type { InputOf } from '@diy/contract/endpoint';
import { exportGenericSheet } from '@diy/contract/sheets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { awaitFile } from '../../lib/await-file.ts';
import { notify } from '../../lib/notifications.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Exports designs as a spreadsheet; the file is offered as soon as it is made. */
export function useSheetExport() {
  const { t } = useTranslation('sheets');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: InputOf<typeof exportGenericSheet>) => call(exportGenericSheet, order),
    onSuccess: ({ operation_id }) => {
      awaitFile(operation_id);
      notify.hint(t('started'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
    },
  });
}
