import { getDesignVersion, listDesignVersions, nameDesignVersion } from '@diy/contract/designs/versions';
import { getTemplate } from '@diy/contract/templates';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { openSaved } from '../saving/open-saved.ts';
import { useSession } from '../session/designer-context.ts';

const PAGE = 10;
const versionsQueryKey = (id: string) => [...queryKeys.designs, 'versions', id];

/** The versions of a design, newest first, page after page. `newest` asks again after a save. */
export function useVersions(id: string, newest: number) {
  return useInfiniteQuery({
    queryKey: [...versionsQueryKey(id), 'list', newest],
    queryFn: ({ pageParam, signal }) =>
      call(listDesignVersions, { id, limit: PAGE, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ list, more }) => (more ? list.at(-1)?.version : undefined),
  });
}

/** One version with its document in this page's format; it never changes. Its error is AppOutdated when a newer page has saved it. */
export function useVersion(id: string, version: number | null) {
  return useQuery({
    queryKey: [...versionsQueryKey(id), 'item', version],
    queryFn: async ({ signal }) => {
      const item = await call(getDesignVersion, { id, version: version ?? 0 }, { quiet: true, signal });
      return { ...item, design: openSaved(item.design) };
    },
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Names a version; no name takes it away. */
export function useNameVersion(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (named: { version: number; name: string }) => call(nameDesignVersion, { id, ...named }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...versionsQueryKey(id), 'list'] }),
  });
}

/** The version of the open design's template that a version was made with; undefined = it is not there yet. */
export function useTemplateVersion(version: number) {
  const { template } = useSession();
  const isOpen = version === template.version;
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.templates, 'version', template.id, version],
    queryFn: ({ signal }) => call(getTemplate, { id: template.id, version }, { quiet: true, signal }),
    enabled: !isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isOpen
    ? { template, error: null, refetch: () => Promise.resolve() }
    : { template: data, error, refetch };
}
