import type { DesignDocument } from '@diy/design/document';
import { coverCrop, FULL_CROP } from '@diy/design/geometry';
import type { ImageLayer, Layer, WhenEmpty } from '@diy/design/layers';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { DrawableImage } from '../../images/index.ts';
import type { PersonalisedText } from '../import/mapping/types.ts';
import type { WantedPicture } from './fetch-pictures.ts';

/** A personalised design, or why it cannot be personalised. */
export type Personalised = { document: DesignDocument } | { problem: Message };

const ADDRESS = /^https?:\/\/\S+$/i;

/** The pictures that a buyer wants in picture layers: values that are addresses, under the name of such a layer. */
export function wantedPictures(
  document: DesignDocument,
  wishes: readonly PersonalisedText[],
): WantedPicture[] {
  const frames = new Set(
    layersOf(document).flatMap((layer) => (layer.kind === 'image' ? [keyOf(layer.name)] : [])),
  );
  return wishes.flatMap(({ name, value }) => {
    const url = value.trim();
    return frames.has(keyOf(name)) && ADDRESS.test(url) ? [{ name, url }] : [];
  });
}

/**
 * Puts what a buyer asked for into the layers of that name: words into text layers, pictures, by their address, into
 * picture layers, which they fill, centred. Every personalisation must find its layer: a print without one is worse
 * than none. A layer that needs a personalisation and gets none stops the line, unless the seller marked it as
 * optional: its own words are a sample. @param blanks names under which the file asks for personalisation and the row
 * has none
 */
export function personalise(
  document: DesignDocument,
  wishes: readonly PersonalisedText[],
  pictures: ReadonlyMap<string, DrawableImage>,
  blanks: readonly string[] = [],
): Personalised {
  const given = new Set(wishes.map(({ name }) => keyOf(name)));
  const empty = new Set(blanks.map(keyOf));
  const waiting = (layer: Layer) =>
    (layer.kind === 'text' || layer.kind === 'image') &&
    !given.has(keyOf(layer.name)) &&
    (!!layer.personalisation || empty.has(keyOf(layer.name)));
  const needed = layersOf(document).find(
    (layer) => !layer.hidden && waiting(layer) && whenEmptyOf(layer) === 'stop',
  );
  if (needed) return { problem: nothingFor(needed) };
  const byName = new Map(wishes.map(({ name, value }) => [keyOf(name), value]));
  const met = new Set<string>();
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer): Layer => {
      const key = keyOf(layer.name);
      const value = byName.get(key);
      if (value === undefined)
        return waiting(layer) && whenEmptyOf(layer) === 'leave-out' ? { ...layer, hidden: true } : layer;
      const picture = pictures.get(value.trim());
      const changed =
        layer.kind === 'image' && picture
          ? withPicture(layer, picture)
          : layer.kind === 'text' && !picture
            ? { ...layer, text: value }
            : null;
      if (changed) met.add(key);
      return changed ?? layer;
    }),
  }));
  const unmet = wishes.find(({ name }) => !met.has(keyOf(name)));
  if (!unmet) return { document: { ...document, surfaces } };
  const isFrame = layersOf(document).some(
    ({ kind, name }) => kind === 'image' && keyOf(name) === keyOf(unmet.name),
  );
  return { problem: isFrame ? noAddress(unmet) : noLayer(unmet) };
}

/** Applies the seller's choice for a layer without personalisation; a sample is never printed unless that is chosen. */
function whenEmptyOf(layer: Layer): WhenEmpty {
  return (layer.kind === 'shape' ? null : layer.personalisation)?.whenEmpty ?? 'stop';
}

/** The picture fills the layer's box; a pattern repeats this picture. */
function withPicture(layer: ImageLayer, { id, widthPx, heightPx }: DrawableImage): ImageLayer {
  const source = { width: widthPx, height: heightPx };
  const box = { width: layer.widthMm, height: layer.heightMm };
  const crop = layer.tile ? { ...FULL_CROP } : coverCrop(source, box);
  return { ...layer, imageId: id, sourceWidthPx: widthPx, sourceHeightPx: heightPx, crop };
}

function layersOf(document: DesignDocument): Layer[] {
  return document.surfaces.flatMap((surface) => surface.layers);
}

function keyOf(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

// The buyer's own words are left out: these texts are stored and shown unencrypted.
function noAddress({ name }: PersonalisedText): Message {
  return {
    zh: `作品里“${name}”是图片图层，表格里填的却不是图片地址。请填 http:// 或 https:// 开头的图片地址后重新导入`,
    en: `“${name}” is a picture in the design, but the file gives no address of a picture. Give one that begins with https:// and import again`,
  };
}

function nothingFor({ kind, name }: Layer): Message {
  const what = kind === 'image' ? { zh: '图片', en: 'picture' } : { zh: '内容', en: 'text' };
  return {
    zh: `“${name}”没有填${what.zh}：这一行没有买家要印的${what.zh}，不会用示例代替。请在表格里补上后重新导入；如果这个图层可以不填，请在设计器里把它设为“可以不填”，再让订单改用最新版本`,
    en: `There is no ${what.en} for “${name}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the layer may stay empty, mark it as optional in the designer and let the order use the newest version`,
  };
}

function noLayer({ name, value }: PersonalisedText): Message {
  const kind = ADDRESS.test(value.trim()) ? { zh: '图片', en: 'picture' } : { zh: '文字', en: 'text' };
  return {
    zh: `买家填了“${name}”，但作品里没有叫“${name}”的${kind.zh}图层。请在设计器里把要替换的${kind.zh}图层改名为“${name}”，再让订单改用最新版本`,
    en: `The buyer filled in “${name}”, but the design has no ${kind.en} layer of that name. Rename the layer and let the order use the newest version`,
  };
}
