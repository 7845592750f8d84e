import type { Operation } from '@diy/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { operationsQuery } from './operations-query.ts';

/** The account's newest operations, kept live by the tray in the top bar. */
export function useOperations(): Operation[] {
  return useQuery(operationsQuery).data ?? [];
}
