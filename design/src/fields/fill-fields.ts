import { findBindingProblems } from '../document/binding-problems.ts';
import type { DesignDocument } from '../document/design-document.ts';
import type { WhenEmpty } from '../document/design-field.ts';
import { fieldKey, isUnseen } from '../document/field-key.ts';
import type { Layer } from '../layers/layer.ts';
import { type FieldFinding, fieldFinding } from './field-finding.ts';
import { contentFieldIds, type OpenBindings, type OpenField, openFields } from './open-fields.ts';
import { type FieldReading, type FieldValue, type MeantBy, type PictureOf, readValue } from './read-value.ts';
import { withReadings } from './with-readings.ts';

export interface FillOptions {
  /** Names under which the order asks for a value and has none: layers of that name must not print their sample. */
  readonly blanks?: readonly string[];
  /** Absent = pictures stay as they are, and are not checked. */
  readonly pictureOf?: PictureOf;
  /** Asked of words that are no choice of their field. */
  readonly meantBy?: MeantBy;
}

/** A design with an order's values in it. With a finding it must not be printed. */
export interface FilledDesign {
  readonly document: DesignDocument;
  readonly findings: readonly FieldFinding[];
}

/**
 * Puts values into the layers of their fields. Names match a field's name or an alias, as `fieldKey` compares them. A value that
 * shows nothing counts as none. The filled document has neither fields nor bindings: it is one order's. Pure; the same object comes
 * back where there is nothing to fill.
 */
export function fillFields(
  document: DesignDocument,
  values: readonly FieldValue[],
  { blanks = [], pictureOf, meantBy }: FillOptions = {},
): FilledDesign {
  const { fields, bindingsOf } = openFields(document);
  const { given, findings } = matchValues(fields, values);
  const readings = new Map<string, FieldReading>();
  for (const [one, value] of given) {
    const read = readGiven(one, value, pictureOf, meantBy);
    readings.set(one.field.id, read.reading);
    findings.push(...read.findings);
  }
  const asked = new Set([...blanks, ...values.filter(isNone).map(({ name }) => name)].map(fieldKey));
  const empty = new Map<string, WhenEmpty>(
    fields
      .filter((one) => !given.has(one))
      .map(({ field, keys, isOwnName }) => [
        field.id,
        // A layer that nobody bound is an ordinary layer unless an order uses its name.
        isOwnName && !keys.some((key) => asked.has(key)) ? 'print-default' : field.whenEmpty,
      ]),
  );
  const printed = new Map<string, Set<Layer['kind']>>();
  const conditions = new Set<string>();
  const used = new Set<string>();
  let hasChanged = document.fields !== undefined;
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) => {
      const bindings = bindingsOf(layer);
      const filled = fillLayer(layer, bindings, readings, empty);
      for (const id of contentFieldIds(bindings)) {
        used.add(id);
        if (!filled.hidden) printed.set(id, (printed.get(id) ?? new Set()).add(layer.kind));
      }
      if (bindings.shownFor) conditions.add(bindings.shownFor.fieldId);
      if (!filled.hidden || bindings.shownFor)
        for (const { field } of findBindingProblems(layer, document.fields ?? []))
          findings.push(fieldFinding('broken-binding', field, undefined, { layer: layer.name }));
      const { bindings: _, ...drawn } = filled;
      if (filled === layer && !layer.bindings) return layer;
      hasChanged = true;
      return drawn;
    }),
  }));
  for (const one of fields) {
    const { field } = one;
    const value = given.get(one);
    const isPrinted = printed.has(field.id) || conditions.has(field.id);
    const emptyAs = value === undefined ? empty.get(field.id) : undefined;
    // The design shows layers of several choices over each other: nobody said which of them is the default.
    const isUnclear = emptyAs === 'print-default' && !hasOneDefault(surfaces, document, field.id);
    if ((emptyAs === 'stop' && isPrinted) || isUnclear)
      findings.push(fieldFinding('empty-field', field.name, undefined, { kind: field.kind }));
    // One value for texts and pictures of the same name: those of the other kind would print their sample.
    const kinds = printed.get(field.id);
    if (value !== undefined && one.isForBoth && kinds?.has('text') && kinds.has('image'))
      findings.push(fieldFinding('text-and-picture', field.name, value));
    if (value === undefined || isPrinted) continue;
    const id = used.has(field.id) ? 'field-not-printed' : 'field-without-layer';
    findings.push(fieldFinding(id, field.name, value));
  }
  const { fields: _, ...rest } = document;
  return { document: hasChanged ? { ...rest, surfaces } : document, findings };
}

/** Whether one choice of a field explains all its layers that are shown; so does none that is shown. */
function hasOneDefault(
  surfaces: readonly { layers: readonly Layer[] }[],
  original: DesignDocument,
  fieldId: string,
): boolean {
  const shown = new Set(
    surfaces.flatMap(({ layers }) => layers.filter(({ hidden }) => !hidden).map(({ id }) => id)),
  );
  const choices = original.surfaces
    .flatMap(({ layers }) => layers)
    .flatMap(({ id, bindings }) =>
      shown.has(id) && bindings?.shownFor?.fieldId === fieldId ? [bindings.shownFor.choiceIds] : [],
    );
  const [first = [], ...others] = choices;
  return choices.length === 0 || first.some((id) => others.every((one) => one.includes(id)));
}

/** The value of each field, and the values that have none or are not the only one. */
function matchValues(fields: readonly OpenField[], values: readonly FieldValue[]) {
  const byKey = new Map(fields.flatMap((one) => one.keys.map((key) => [key, one] as const)));
  const findings: FieldFinding[] = [];
  const given = new Map<OpenField, FieldValue>();
  for (const value of values) {
    if (isNone(value)) continue;
    const found = byKey.get(fieldKey(value.name));
    const known = found && given.get(found);
    if (!found) findings.push(fieldFinding('unknown-field', value.name, value));
    else if (!known) given.set(found, value);
    else if (known.value !== value.value) findings.push(fieldFinding('given-twice', found.field.name, value));
  }
  return { given, findings };
}

function readGiven(
  { field, isForBoth }: OpenField,
  given: FieldValue,
  pictureOf: PictureOf | undefined,
  meantBy: MeantBy | undefined,
) {
  const picture = isForBoth ? pictureOf?.(given.value) : undefined;
  if (picture) return { reading: { picture }, findings: [] };
  return isForBoth
    ? { reading: { text: given.value }, findings: [] }
    : readValue(field, given, pictureOf, meantBy);
}

function isNone({ value }: FieldValue): boolean {
  return isUnseen(value);
}

/** One layer with its values, shown or left out by what its fields have. */
function fillLayer(
  layer: Layer,
  bindings: OpenBindings,
  readings: ReadonlyMap<string, FieldReading>,
  empty: ReadonlyMap<string, WhenEmpty>,
): Layer {
  const { shownFor } = bindings;
  const chosen = shownFor && readings.get(shownFor.fieldId)?.choiceId;
  const ids = [...contentFieldIds(bindings), ...(shownFor ? [shownFor.fieldId] : [])];
  const isLeftOut = ids.some((id) => empty.get(id) === 'leave-out');
  const hidden = isLeftOut || (chosen ? !shownFor?.choiceIds.includes(chosen) : layer.hidden);
  const filled = withReadings(layer, bindings, (id) => readings.get(id));
  return filled.hidden === hidden ? filled : { ...filled, hidden };
}
