import type { DataOf } from '@diy/contract/endpoint';
import { getImage } from '@diy/contract/images/image-details';
import {
  copyTemplate,
  deleteOwnTemplates,
  getOwnTemplate,
  type OwnImage,
  restoreOwnTemplates,
} from '@diy/contract/own-templates/own-templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import { Refused } from '../../shared/api/api-errors.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** An own template as last saved; without an id nothing is fetched. */
export function useOwnTemplate(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.templates, 'own', id],
    queryFn: ({ signal }) => call(getOwnTemplate, { id: id ?? '' }, { quiet: true, signal }),
    enabled: id !== null,
    // No refetching, because the edited data must not change.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const startOfCopy = (copy: DataOf<typeof copyTemplate>) => ({
  ...copy,
  product: { ...copy.product, sku: '' },
});

/** A template as the start of a new product; without an id nothing is fetched. */
export function useTemplateCopy(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.templates, 'copy', id],
    queryFn: ({ signal }) => call(copyTemplate, { id: id ?? '' }, { quiet: true, signal }),
    // The new one needs another SKU.
    select: startOfCopy,
    enabled: id !== null,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** An image of the library as products know it. */
export function ownImageOf(image: Omit<OwnImage, 'is_psd'> & { format: string }): OwnImage {
  const { id, name, url, width, height, format } = image;
  return { id, name, url, width, height, is_psd: format === 'psd' };
}

/** A picture of the library, to make a product of. */
export function useOwnImage(imageId: string | null) {
  return useQuery({
    queryKey: [...queryKeys.images, 'item', imageId],
    queryFn: ({ signal }) => call(getImage, { id: imageId ?? '' }, { quiet: true, signal }),
    select: ownImageOf,
    enabled: imageId !== null,
  });
}

/** Deletes a template; 撤销 restores it. */
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

/** Reasons by field; the server names them `product.<field>`, and those of a surface `product.surfaces.0.<field>`. */
export function problemsOf(error: Error | null): Record<string, string> {
  if (!(error instanceof Refused)) return {};
  const short = (field: string) => field.replace(/^product\.(surfaces\.\d+\.(?!name$))?/, '');
  return Object.fromEntries(error.fields.map(({ field, msg }) => [short(field), msg]));
}
