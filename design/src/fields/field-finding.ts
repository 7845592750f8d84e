/** Ids of everything that can stand between the values of an order and a design; stable. */
export type FieldFindingId =
  | 'unknown-field'
  | 'empty-field'
  | 'given-twice'
  | 'too-short'
  | 'too-long'
  | 'too-many-lines'
  | 'characters-not-allowed'
  | 'unknown-choice'
  | 'unreadable-colour'
  | 'no-picture'
  | 'field-without-layer'
  | 'field-not-printed'
  | 'text-and-picture'
  | 'broken-binding';

/** One reason why values cannot be printed in a design. Every one stops the line. */
export interface FieldFinding {
  readonly id: FieldFindingId;
  /** Name of the field, or of the value that has no field. */
  readonly field: string;
  /** Name under which the order brought the value; '' where there is none. */
  readonly name: string;
  /** The buyer's value; '' where there is none. Texts leave it out: they are stored and shown unencrypted. */
  readonly value: string;
  /** Figures and words for the sentence. Only `characters` are the buyer's. */
  readonly params: Readonly<Record<string, number | string>>;
}

/** A finding about a value, or, without one, about a field that gets none. */
export function fieldFinding(
  id: FieldFindingId,
  field: string,
  { name, value }: { readonly name: string; readonly value: string } = { name: '', value: '' },
  params: FieldFinding['params'] = {},
): FieldFinding {
  return { id, field, name, value, params };
}
