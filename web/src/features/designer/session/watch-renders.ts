import type { Operation } from '@diy/contract/operations';
import { createContext, useContext } from 'react';

/** The account's long work as the page is notified of it; the designer picks what is about its own design. */
export const OperationsContext = createContext<readonly Operation[]>([]);

/** The drawing of a design's files, the newest one; null while there is none. */
export function useRenderOf(designId: string | null): Operation | null {
  const operations = useContext(OperationsContext);
  return operations.find(({ kind, result_id }) => kind === 'design-render' && result_id === designId) ?? null;
}
