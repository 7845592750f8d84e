import type { WrittenField } from './order-model.ts';

/** A column of a generated file. */
export interface Column {
  header: string;
  kind: 'field' | 'print' | 'foreign' | 'part' | 'mark';
  /** What a column of a field holds; missing for all other columns. */
  field?: WrittenField;
}
