import { isJsonObject, type JsonObject, type Migration } from './migration.ts';

/**
 * From format 3 on a document may only have known fields, so that an older program cannot drop what a newer one wrote.
 * Up to format 2 unknown fields were dropped silently; this migration does so for the last time. The names are those of
 * format 2 and stay as they are, whatever later formats add.
 */
export const knownFields: Migration = {
  from: 2,
  migrate: (document) => ({ ...(keep(document, DOCUMENT) as JsonObject), format: 3 }),
};

/** Names of an object's fields, each with its own shape; `true` = a plain value. */
interface Fields {
  readonly [name: string]: Shape;
}
/** A list names the shape of its items; a function chooses it for items with a `kind`. */
type Shape = true | Fields | readonly [Shape | ((item: JsonObject) => Fields | undefined)];

const names = <Name extends string>(text: string) =>
  Object.fromEntries(text.split(' ').map((name) => [name, true])) as Record<Name, true>;

const STROKE = names('colour widthMm');
const GRADIENT: Fields = { angleDeg: true, stops: [names('at colour')] };
const PERSONALISATION = names('whenEmpty');
const BASE = names(
  'id name kind xMm yMm widthMm heightMm rotationDeg opacity blend locked hidden groupId',
) as Fields;

const LAYERS: ReadonlyMap<string, Fields> = new Map(
  Object.entries<Fields>({
    image: {
      ...BASE,
      ...names('imageId sourceWidthPx sourceHeightPx flipX flipY'),
      crop: names('x y width height'),
      tile: names('widthMm gapMm arrangement angleDeg offsetXMm offsetYMm'),
      mask: names('shape cornerRadiusMm points'),
      filter: {
        ...names('invert brightness contrast saturation hueDeg warmth sepia'),
        tint: names('colour amount'),
      },
      personalisation: PERSONALISATION,
    },
    text: {
      ...BASE,
      ...names('text fontId fontSizeMm colour letterSpacingEm lineHeight align verticalAlign fit'),
      ...names('arcDeg writing uprightDigits'),
      stroke: STROKE,
      shadow: names('colour opacity dxMm dyMm blurMm'),
      gradient: GRADIENT,
      personalisation: PERSONALISATION,
    },
    shape: { ...BASE, ...names('shape fill cornerRadiusMm points'), gradient: GRADIENT, stroke: STROKE },
  }),
);

const DOCUMENT: Fields = {
  ...names('format colourId sizeId'),
  print: names('bleed'),
  surfaces: [
    { surfaceId: true, layers: [(layer) => LAYERS.get(String(layer.kind))], groups: [names('id name')] },
  ],
};

/**
 * The value without fields that the shape does not name; a value of another shape stays, so that the schema reports it.
 */
function keep(value: unknown, shape: Shape): unknown {
  if (shape === true) return value;
  if (Array.isArray(shape)) {
    const [of] = shape as readonly [Shape | ((item: JsonObject) => Fields | undefined)];
    if (!Array.isArray(value)) return value;
    return value.map((item) => {
      if (typeof of !== 'function') return keep(item, of);
      const fields = isJsonObject(item) ? of(item) : undefined;
      return fields ? keep(item, fields) : item;
    });
  }
  if (!isJsonObject(value)) return value;
  const fields = shape as Fields;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, inner]) => [name, keep(inner, fields[name] ?? true)]),
  );
}
