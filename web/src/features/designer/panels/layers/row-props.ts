import type { MouseEvent } from 'react';
import type { RowDragging, RowEdge } from './list-row.tsx';

/** What lines ask of their list; the same object for as long as the list is open. */
export interface RowList {
  draggingOf(rowKey: string): RowDragging;
  select(rowKey: string, event: MouseEvent): void;
  toggleFold(groupId: string): void;
}

/** What the line of a layer and that of a group have in common. */
export interface RowProps {
  rowKey: string;
  isSelected: boolean;
  edge: RowEdge;
  list: RowList;
}
