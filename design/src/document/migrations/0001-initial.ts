import { isJsonObject, type JsonObject, type Migration } from './migration.ts';

/**
 * From the pre-release shape (no `format`, or 0) to the first released one.
 *
 * Shape 0: `{ colour, size, sides: { [surfaceId]: layers } }`; a layer has `type` instead of `kind` and lies by
 * the top-left corner (`leftMm`, `topMm`) of its unrotated box; `rotationDeg`, `opacity`, `blend`, `locked`,
 * `hidden`, `flipX`, `flipY` and `crop` may be left out.
 */
export const initial: Migration = {
  from: 0,
  migrate: (document) => {
    const sides = isJsonObject(document.sides) ? document.sides : {};
    return {
      format: 1,
      colourId: document.colour,
      sizeId: document.size,
      surfaces: Object.entries(sides).map(([surfaceId, layers]) => ({
        surfaceId,
        layers: Array.isArray(layers)
          ? layers.map((layer) => (isJsonObject(layer) ? migrateLayer(layer) : layer))
          : layers,
      })),
    };
  },
};

function migrateLayer(old: JsonObject): JsonObject {
  const { type, leftMm, topMm, ...rest } = old;
  const picture =
    type === 'image' ? { crop: { x: 0, y: 0, width: 1, height: 1 }, flipX: false, flipY: false } : {};
  return {
    rotationDeg: 0,
    opacity: 1,
    blend: 'normal',
    locked: false,
    hidden: false,
    ...picture,
    ...rest,
    kind: type,
    xMm: Number(leftMm) + Number(rest.widthMm) / 2,
    yMm: Number(topMm) + Number(rest.heightMm) / 2,
  };
}
