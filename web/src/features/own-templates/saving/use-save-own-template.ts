import { getOperation } from '@diy/contract/operations';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import type { SavedAs } from './use-product-session.ts';

const POLL_MS = 400;

/** Listeners of a save. */
export interface SaveListeners {
  /** It is saved, and being made. */
  onSaved: (saved: NonNullable<SavedAs>) => void;
  onMade: (id: string) => void;
}

/** Saves over the revision that was read, and resolves when the template is made; rejects with the reason when it cannot be. */
export function useSaveOwnTemplate({ onSaved, onMade }: SaveListeners) {
  const { t } = useTranslation('own-templates');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ savedAs, product }: { savedAs: SavedAs; product: OwnTemplateProduct }) => {
      const saved = await call(saveOwnTemplate, { ...savedAs, product }, { handlesRefusal: true });
      onSaved({ id: saved.id, revision: saved.revision });
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      for (;;) {
        const { state, message } = await call(getOperation, { id: saved.operation_id }, { quiet: true });
        if (state === 'succeeded') return saved;
        if (state !== 'queued' && state !== 'running') throw new Error(message);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
    // What is not made is named where it is edited, and in the list.
    onError: () =>
      Promise.all(
        ['making', 'unmade'].map((kind) =>
          queries.invalidateQueries({ queryKey: [...queryKeys.templates, kind] }),
        ),
      ),
    onSuccess: async ({ id, keeps, follows }) => {
      // Existing designs keep the old version, or follow what they are not printed by; this page shows neither.
      if (keeps) notify.notification('info', t('keeps.title', keeps), t('keeps.text', keeps));
      if (follows) notify.notification('info', t('follows.title'), t('follows.text', follows));
      await queries.invalidateQueries({ queryKey: queryKeys.templates });
      onMade(id);
    },
  });
}
