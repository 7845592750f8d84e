import {
  type BindingTarget,
  canBind,
  type DesignDocument,
  type DesignField,
  type FieldKind,
  fieldKey,
  MAX_FIELD_NAME,
  MAX_FIELDS,
} from '@diy/design/document';
import type { Editor } from '@diy/design/editing';
import { isNamedByWords, type Layer } from '@diy/design/layers';
import { cutText } from '../../../lib/text/cut-text.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';

/** The kind of field that is made for each part of a layer. */
const KIND_FOR: Readonly<Record<BindingTarget, FieldKind>> = {
  text: 'text',
  picture: 'picture',
  colour: 'colour',
  font: 'font',
  shownFor: 'choice',
};

/** A field as it is added, with the first free one of the names `base`, `base 2`, … */
export function makeField(
  { fields = [] }: Pick<DesignDocument, 'fields'>,
  kind: FieldKind,
  base: string,
  newId: () => string,
): DesignField {
  const common = { id: newId(), name: freeName(base, namesOf(fields)), whenEmpty: 'stop' } as const;
  return kind === 'text' || kind === 'picture' ? { ...common, kind } : { ...common, kind, choices: [] };
}

/** Whether a design takes no further field. */
export const isFieldLimitReached = ({ fields = [] }: Pick<DesignDocument, 'fields'>): boolean =>
  fields.length >= MAX_FIELDS;

/** The first of `base`, `base 2`, … that is no name yet; a long one is cut so that the figure has room. */
export function freeName(base: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(fieldKey));
  for (let count = 1; ; count += 1) {
    const figure = count === 1 ? '' : ` ${count}`;
    const name = `${cutText(base, MAX_FIELD_NAME - figure.length).trimEnd()}${figure}`;
    if (!keys.has(fieldKey(name))) return name;
  }
}

/** All names and aliases of these fields. */
export function namesOf(list: readonly { name: string; aliases?: string[] | undefined }[]): string[] {
  return list.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
}

/** The fields that can change this of a layer. */
export function fieldsFor(
  { fields = [] }: Pick<DesignDocument, 'fields'>,
  target: BindingTarget,
): DesignField[] {
  return fields.filter((field) => canBind(target, field));
}

/**
 * Makes a field for a part of a layer and binds it, as one step. It is called as the layer, if somebody named that, else `name`.
 * Returns its id.
 */
export function addFieldFor(editor: Editor, layer: Layer, target: BindingTarget, name: string): string {
  const { design } = editor.getState();
  const isNamed = layer.kind === 'text' ? !isNamedByWords(layer) : layer.kind === 'image';
  const ownName = (target === 'text' || target === 'picture') && isNamed ? layer.name.trim() : '';
  const field = makeField(design, KIND_FOR[target], fieldKey(ownName) === '' ? name : ownName, editor.newId);
  inOneStep(editor, () => {
    editor.run('setField', { field });
    // A condition needs choices first.
    if (target !== 'shownFor')
      editor.run('bindLayer', { layerId: layer.id, bindings: { [target]: field.id } });
  });
  return field.id;
}
