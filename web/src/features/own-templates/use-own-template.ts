import { getImage } from '@diy/contract/images/image-details';
import { getOperation } from '@diy/contract/operations';
import {
  deleteOwnTemplates,
  getOwnTemplate,
  type OwnTemplateSettings,
  restoreOwnTemplates,
  saveOwnTemplate,
} from '@diy/contract/own-templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

const POLL_MS = 400;

/** A template of one's own as it was saved last; nothing is asked without an id. */
export function useOwnTemplate(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.templates, 'own', id],
    queryFn: ({ signal }) => call(getOwnTemplate, { id: id ?? '' }, { quiet: true, signal }),
    enabled: id !== null,
    // What is being edited must not change under the person's hands.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The photograph: its size and where it lies. */
export function usePhotograph(imageId: string | null) {
  return useQuery({
    queryKey: [...queryKeys.images, 'item', imageId],
    queryFn: ({ signal }) => call(getImage, { id: imageId ?? '' }, { quiet: true, signal }),
    enabled: imageId !== null,
  });
}

/** Saves, and resolves when the template is made; rejects with the reason when it cannot be. */
export function useSaveOwnTemplate(onMade: (id: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: { id: string | null; settings: OwnTemplateSettings }) => {
      const { id, settings } = input;
      const saved = await call(saveOwnTemplate, id === null ? { settings } : { id, settings }, {
        zizhu: true,
      });
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      for (;;) {
        const { state, message } = await call(getOperation, { id: saved.operation_id }, { quiet: true });
        if (state === 'succeeded') return saved.id;
        if (state !== 'queued' && state !== 'running') throw new Error(message);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: queryKeys.templates });
      onMade(id);
    },
  });
}

/** Takes a template out of the list; 撤销 brings it back. */
export function useDeleteOwnTemplate() {
  const { t } = useTranslation('own-templates');
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: queryKeys.templates });
  return useMutation({
    mutationFn: (id: string) => call(deleteOwnTemplates, { ids: [id] }),
    onSuccess: (_, id) => {
      void reload();
      notify.undo(t('deleted'), () => void call(restoreOwnTemplates, { ids: [id] }).then(reload));
    },
  });
}
