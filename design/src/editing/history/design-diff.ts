import type { DesignDocument, DesignSurface } from '../../document/design-document.ts';
import type { LayerGroup } from '../../document/layer-group.ts';
import type { Layer } from '../../layers/layer.ts';
import { isSameRecord } from './same-record.ts';

/** A record before and after. */
export interface RecordChange<T> {
  readonly before: T;
  readonly after: T;
}

/** Fields of the document that are not layers. */
export type DesignFields = Pick<DesignDocument, 'colourId' | 'sizeId' | 'print' | 'fields'>;

/** What differs between two states of one design: only the records that changed, both ways. */
export interface DesignDiff {
  readonly fields: RecordChange<DesignFields> | null;
  /** By layer id; null = the layer does not exist on that side. */
  readonly layers: ReadonlyMap<string, RecordChange<Layer | null>>;
  /** Layer ids from bottom to top, by surface id. */
  readonly sequences: ReadonlyMap<string, RecordChange<readonly string[]>>;
  /** A surface's list of groups, by surface id; null = it has none. */
  readonly groups: ReadonlyMap<string, RecordChange<readonly LayerGroup[] | null>>;
}

/** Compares two states; unchanged layers are recognised by identity. Throws RangeError when their surfaces differ. */
export function diffDesigns(before: DesignDocument, after: DesignDocument): DesignDiff {
  const layers = new Map<string, RecordChange<Layer | null>>();
  const sequences = new Map<string, RecordChange<readonly string[]>>();
  const groups = new Map<string, RecordChange<readonly LayerGroup[] | null>>();
  if (before.surfaces.length !== after.surfaces.length)
    throw new RangeError('The designs have different surfaces.');
  before.surfaces.forEach((surface, index) => {
    const next = after.surfaces[index];
    if (next?.surfaceId !== surface.surfaceId) throw new RangeError('The designs have different surfaces.');
    if (next === surface) return;
    const sequence = {
      before: surface.layers.map((layer) => layer.id),
      after: next.layers.map((layer) => layer.id),
    };
    if (!isSameRecord(sequence.before, sequence.after)) sequences.set(surface.surfaceId, sequence);
    const listed = { before: surface.groups ?? null, after: next.groups ?? null };
    if (!isSameRecord(listed.before, listed.after)) groups.set(surface.surfaceId, listed);
    const [had, has] = [new Set(surface.layers), new Set(next.layers)];
    for (const layer of surface.layers) if (!has.has(layer)) setSide(layers, layer, 'before');
    for (const layer of next.layers) if (!had.has(layer)) setSide(layers, layer, 'after');
  });
  const fields = { before: fieldsOf(before), after: fieldsOf(after) };
  return {
    fields: isSameRecord(fields.before, fields.after) ? null : fields,
    layers: withoutEqual(layers),
    sequences,
    groups,
  };
}

/** One diff that does what `first` and then `second` do; records that end as they began are left out. */
export function joinDiffs(first: DesignDiff, second: DesignDiff): DesignDiff {
  const fields = joinChanges(first.fields, second.fields);
  return {
    fields: fields && isSameRecord(fields.before, fields.after) ? null : fields,
    layers: joinMaps(first.layers, second.layers),
    sequences: joinMaps(first.sequences, second.sequences),
    groups: joinMaps(first.groups, second.groups),
  };
}

/** Whether a diff changes nothing. */
export function isEmptyDiff(diff: DesignDiff): boolean {
  const { fields, layers, sequences, groups } = diff;
  return fields === null && layers.size === 0 && sequences.size === 0 && groups.size === 0;
}

/** The design with one side of a diff put in place; parts the diff does not name are shared. */
export function applyDiff(
  design: DesignDocument,
  diff: DesignDiff,
  side: 'before' | 'after',
): DesignDocument {
  const current = new Map(
    design.surfaces.flatMap((surface) => surface.layers.map((layer) => [layer.id, layer] as const)),
  );
  const surfaces = design.surfaces.map((surface) => {
    const sequence = diff.sequences.get(surface.surfaceId)?.[side];
    const listed = diff.groups.get(surface.surfaceId);
    if (!sequence && !listed && !surface.layers.some((layer) => diff.layers.has(layer.id))) return surface;
    const ids = sequence ?? surface.layers.map((layer) => layer.id);
    const layers = ids.flatMap((id) => {
      const change = diff.layers.get(id);
      const layer = change ? change[side] : current.get(id);
      return layer ? [layer] : [];
    });
    return listed ? withGroups({ ...surface, layers }, listed[side]) : { ...surface, layers };
  });
  const { fields, ...others } = { ...design, ...diff.fields?.[side], surfaces };
  return fields ? { ...others, fields } : others;
}

function withGroups(surface: DesignSurface, groups: readonly LayerGroup[] | null): DesignSurface {
  const { groups: _, ...rest } = surface;
  return groups ? { ...rest, groups: [...groups] } : rest;
}

function setSide(
  layers: Map<string, RecordChange<Layer | null>>,
  layer: Layer,
  side: 'before' | 'after',
): void {
  layers.set(layer.id, { ...(layers.get(layer.id) ?? { before: null, after: null }), [side]: layer });
}

function joinChanges<T>(
  first: RecordChange<T> | null | undefined,
  second: RecordChange<T> | null | undefined,
): RecordChange<T> | null {
  if (first && second) return { before: first.before, after: second.after };
  return first ?? second ?? null;
}

function joinMaps<T>(
  first: ReadonlyMap<string, RecordChange<T>>,
  second: ReadonlyMap<string, RecordChange<T>>,
): Map<string, RecordChange<T>> {
  const joined = new Map(first);
  for (const [id, { before, after }] of second) {
    const change = { before: (first.get(id) ?? { before }).before, after };
    if (isSameRecord(change.before, after)) joined.delete(id);
    else joined.set(id, change);
  }
  return joined;
}

function withoutEqual<T>(changes: ReadonlyMap<string, RecordChange<T>>): Map<string, RecordChange<T>> {
  return new Map([...changes].filter(([, change]) => !isSameRecord(change.before, change.after)));
}

function fieldsOf(design: DesignDocument): DesignFields {
  const { colourId, sizeId, print, fields } = design;
  return { colourId, sizeId, print, fields };
}
