import { endSessions, listSessions, type SessionRow } from '@diy/contract/accounts/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Key of the queries whose lists change when a session or token is ended. */
export const sessionsKey = ['sessions'] as const;

/** Sessions or programs' tokens of the account, and the way to end some. */
export function useSessions(kind: SessionRow['kind']) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...sessionsKey, kind],
    queryFn: ({ signal }) => call(listSessions, { kind }, { quiet: true, signal }),
  });
  const end = useMutation({
    mutationFn: (ids: string[]) => call(endSessions, { ids }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  return { query, rows: query.data?.list ?? [], end };
}
