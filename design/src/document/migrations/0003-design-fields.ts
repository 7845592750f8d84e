import { fieldKey } from '../field-key.ts';
import { isJsonObject, type JsonObject, type Migration } from './migration.ts';

/**
 * Makes a field of each name that layers with `personalisation` have, and binds the layers of that name and kind to it. What an
 * order printed before it prints after; where layers of one name disagreed on what happens without a value, the line stops.
 * Layers that nobody marked stay without a field: they are filled under their own names, as before.
 */
export const designFields: Migration = {
  from: 3,
  migrate: (document) => {
    const surfaces = Array.isArray(document.surfaces) ? document.surfaces : [];
    const layers = surfaces.flatMap((surface: unknown) =>
      isJsonObject(surface) && Array.isArray(surface.layers) ? surface.layers.filter(isJsonObject) : [],
    );
    const fields = fieldsOf(layers);
    const changed = surfaces.map((surface: unknown) =>
      isJsonObject(surface) && Array.isArray(surface.layers)
        ? { ...surface, layers: surface.layers.map((layer: unknown) => bound(layer, fields)) }
        : surface,
    );
    return {
      ...document,
      ...(Array.isArray(document.surfaces) ? { surfaces: changed } : {}),
      ...(fields.length > 0 ? { fields: fields.map(({ field }) => field) } : {}),
      format: 4,
    };
  },
};

interface MigratedField {
  readonly key: string;
  readonly layerKind: 'text' | 'image';
  readonly field: { id: string; name: string; whenEmpty: unknown; kind: 'text' | 'picture' };
}

const isMarked = (layer: JsonObject) => isJsonObject(layer.personalisation);
const layerFieldKey = ({ name }: JsonObject) => (typeof name === 'string' ? fieldKey(name) : '');

function fieldsOf(layers: readonly JsonObject[]): MigratedField[] {
  const made: MigratedField[] = [];
  for (const layer of layers.filter(isMarked)) {
    const { kind } = layer;
    const key = layerFieldKey(layer);
    if (kind !== 'text' && kind !== 'image') continue;
    if (made.some((one) => one.key === key && one.layerKind === kind)) continue;
    const isSecondOfName = key === '' || made.some((one) => one.key === key);
    const alike = layers.filter((one) => one.kind === kind && layerFieldKey(one) === key);
    made.push({
      key,
      layerKind: kind,
      field: {
        id: `field-${made.length + 1}`,
        // No order could distinguish two fields of one name, nor name one without a name: such a field waits for a name.
        name: isSecondOfName ? freeName(layers, made) : String(layer.name).slice(0, 80),
        whenEmpty: isSecondOfName && key !== '' ? 'stop' : whenEmptyOf(alike),
        kind: kind === 'text' ? 'text' : 'picture',
      },
    });
  }
  return made;
}

/** What the printed layers of one name agree on. */
function whenEmptyOf(layers: readonly JsonObject[]): unknown {
  const printed = layers.filter(({ hidden }) => hidden !== true);
  const marks = (printed.length > 0 ? printed : layers).map(({ personalisation }) =>
    isJsonObject(personalisation) ? personalisation.whenEmpty : 'none',
  );
  return new Set(marks).size === 1 && marks[0] !== 'none' ? marks[0] : 'stop';
}

function freeName(layers: readonly JsonObject[], made: readonly MigratedField[]): string {
  const taken = new Set([...layers.map(layerFieldKey), ...made.map(({ field }) => fieldKey(field.name))]);
  for (let count = 1; ; count += 1) if (!taken.has(fieldKey(`未命名${count}`))) return `未命名${count}`;
}

function bound(layer: unknown, fields: readonly MigratedField[]): unknown {
  if (!isJsonObject(layer) || (layer.kind !== 'text' && layer.kind !== 'image')) return layer;
  const { personalisation: _, ...rest } = layer;
  const found = fields.find((one) => one.key === layerFieldKey(layer) && one.layerKind === layer.kind);
  // A layer without a name is only bound where it was marked itself.
  if (!found || (found.key === '' && !isMarked(layer))) return rest;
  return { ...rest, bindings: { [layer.kind === 'text' ? 'text' : 'picture']: found.field.id } };
}
