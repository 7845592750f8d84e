import { type AnyBindings, BINDING_TARGETS, canBind } from '../../../document/binding-problems.ts';
import type { DesignDocument } from '../../../document/design-document.ts';
import { type DesignField, designField, MAX_FIELDS } from '../../../document/design-field.ts';
import { findFieldProblems } from '../../../document/field-problems.ts';
import type { Layer } from '../../../layers/layer.ts';
import { mapLayers } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { withBindings } from './bind-layer.ts';

export interface SetFieldInput {
  field: DesignField;
}

/**
 * Adds a field at the end, or replaces the one with its id. Layers lose bindings that the new one cannot serve: those to choices
 * that are gone, and all to a kind that cannot change them. Throws `invalid-value` for a malformed field, for a name or an alias
 * that another one has, and for too many.
 */
export function setField(design: DesignDocument, { field }: SetFieldInput): DesignDocument {
  const checked = designField.safeParse(field);
  if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
  const { fields: before = [] } = design;
  const known = before.find(({ id }) => id === field.id);
  if (known && JSON.stringify(known) === JSON.stringify(checked.data)) return design;
  const fields = known
    ? before.map((one) => (one === known ? checked.data : one))
    : [...before, checked.data];
  const [problem] = findFieldProblems(fields);
  if (problem) throw new EditingError('invalid-value', problem.message);
  if (fields.length > MAX_FIELDS) throw new EditingError('invalid-value', 'Too many fields.');
  return mapLayers({ ...design, fields }, (layer) => withoutLost(layer, field.id, checked.data));
}

/** Removes a field; its layers print again what the design shows. */
export function removeField(design: DesignDocument, { fieldId }: { fieldId: string }): DesignDocument {
  const { fields: before = [], ...rest } = design;
  const fields = before.filter(({ id }) => id !== fieldId);
  if (fields.length === before.length) return design;
  const without = fields.length > 0 ? { ...rest, fields } : rest;
  return mapLayers(without, (layer) => withoutLost(layer, fieldId, null));
}

export interface MoveFieldInput {
  fieldId: string;
  /** Its new place, from 0; what lies beyond the ends counts as the end. */
  place: number;
}

/** Changes the order in which fields are asked for. */
export function moveField(design: DesignDocument, { fieldId, place }: MoveFieldInput): DesignDocument {
  const { fields = [] } = design;
  const from = fields.findIndex(({ id }) => id === fieldId);
  const field = fields[from];
  if (!field || !Number.isFinite(place)) throw new EditingError('invalid-value', fieldId);
  const to = Math.min(Math.max(Math.trunc(place), 0), fields.length - 1);
  if (to === from) return design;
  return { ...design, fields: fields.toSpliced(from, 1).toSpliced(to, 0, field) };
}

function withoutLost(layer: Layer, fieldId: string, field: DesignField | null): Layer {
  const bindings = (layer.bindings ?? {}) as AnyBindings;
  const kept: Record<string, unknown> = { ...bindings };
  for (const target of BINDING_TARGETS[layer.kind]) {
    if (target === 'shownFor') continue;
    if (bindings[target] === fieldId && !(field && canBind(target, field))) delete kept[target];
  }
  const { shownFor } = bindings;
  if (shownFor?.fieldId === fieldId) {
    const known = field?.kind === 'choice' ? field.choices.map(({ id }) => id) : [];
    const choiceIds = shownFor.choiceIds.filter((id) => known.includes(id));
    if (choiceIds.length === 0) delete kept.shownFor;
    else if (choiceIds.length < shownFor.choiceIds.length) kept.shownFor = { ...shownFor, choiceIds };
  }
  const isSame = JSON.stringify(kept) === JSON.stringify(bindings);
  return isSame ? layer : withBindings(layer, kept as AnyBindings);
}
