import type { DesignDocument } from '../document/design-document.ts';
import type { DesignField } from '../document/design-field.ts';
import { fieldKey } from '../document/field-key.ts';
import type { Layer } from '../layers/layer.ts';
import type { ShownFor } from '../layers/layer-bindings.ts';

/** A field as values are matched with it. */
export interface OpenField {
  readonly field: DesignField;
  /** Its name and aliases as they are compared. */
  readonly keys: readonly string[];
  /** Nobody set it up: it stands for the layers of that name, and is asked for only where an order has the name. */
  readonly isOwnName: boolean;
  /** Texts and pictures have this name: the value decides which of them it is for. */
  readonly isForBoth: boolean;
}

/** What of a layer comes from which field, of whatever kind the layer is. */
export interface OpenBindings {
  readonly text?: string | undefined;
  readonly picture?: string | undefined;
  readonly colour?: string | undefined;
  readonly font?: string | undefined;
  readonly shownFor?: ShownFor | undefined;
}

export interface OpenFields {
  readonly fields: readonly OpenField[];
  bindingsOf(layer: Layer): OpenBindings;
}

/**
 * The fields of a design and those that its unbound text and picture layers are by themselves. Such a layer belongs to the field
 * that has its name, if there is one of its kind.
 */
export function openFields(document: Pick<DesignDocument, 'fields' | 'surfaces'>): OpenFields {
  const fields = new Map<string, OpenField>();
  const byKey = new Map<string, OpenField>();
  const add = (one: OpenField) => {
    fields.set(one.field.id, one);
    for (const key of one.keys) byKey.set(key, one);
  };
  for (const field of document.fields ?? []) {
    const keys = [...new Set([field.name, ...(field.aliases ?? [])].map(fieldKey))];
    add({ field, keys, isOwnName: false, isForBoth: false });
  }
  for (const layer of document.surfaces.flatMap(({ layers }) => layers)) {
    const key = fieldKey(layer.name);
    if (!isUnbound(layer) || key === '') continue;
    const known = byKey.get(key);
    if (!known) add(ownField(layer, key));
    else if (known.isOwnName && (known.field.kind === 'text') !== (layer.kind === 'text'))
      add({ ...known, isForBoth: true });
  }
  return {
    fields: [...fields.values()],
    bindingsOf(layer) {
      const { bindings = {} } = layer;
      const own = isUnbound(layer) ? byKey.get(fieldKey(layer.name)) : undefined;
      if (!own) return bindings;
      const isWords = own.field.kind === 'text' || own.field.kind === 'choice' || own.isForBoth;
      if (layer.kind === 'text' && isWords) return { ...bindings, text: own.field.id };
      const isPicture = own.field.kind === 'picture' || own.isForBoth;
      return layer.kind === 'image' && isPicture ? { ...bindings, picture: own.field.id } : bindings;
    },
  };
}

/** Ids of the fields that change what a layer shows; a condition only shows it or leaves it out. */
export function contentFieldIds({ shownFor: _, ...content }: OpenBindings): string[] {
  return Object.values(content).filter((id) => id !== undefined);
}

function isUnbound(layer: Layer): boolean {
  if (layer.kind === 'text') return layer.bindings?.text === undefined;
  return layer.kind === 'image' && layer.bindings?.picture === undefined;
}

function ownField({ kind, name }: Layer, key: string): OpenField {
  return {
    // No field of a document has such an id.
    field: { id: `\u0000${key}`, kind: kind === 'text' ? 'text' : 'picture', name, whenEmpty: 'stop' },
    keys: [key],
    isOwnName: true,
    isForBoth: false,
  };
}
