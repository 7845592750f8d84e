import type { WrittenField } from './order-model.ts';

/** A column of a generated file. */
export interface Column {
  header: string;
  kind: 'field' | 'print' | 'foreign' | 'part' | 'mark';
  /** Of a field's column. */
  field?: WrittenField;
}
