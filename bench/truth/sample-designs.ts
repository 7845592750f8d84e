import { readdirSync, readFileSync } from 'node:fs';
import { createDesign, type DesignDocument } from '../../design/src/document/index.ts';
import type { ImageLayer, Layer, ShapeLayer, TextLayer } from '../../design/src/layers/index.ts';
import {
  printAreaFor,
  type TemplateDefinition,
  templateDefinition,
} from '../../design/src/template/index.ts';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../../design/src/testing/index.ts';
import type { SamplePicture } from './sample-pictures.ts';

/** A document to check, with the pictures it uses. */
export interface SampleDesign {
  name: string;
  template: TemplateDefinition;
  document: DesignDocument;
  pictures: readonly SamplePicture[];
}

const folder = new URL('../../catalogue/templates/', import.meta.url);

/** The products we ship, by file name. */
export const templates: ReadonlyMap<string, TemplateDefinition> = new Map(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    templateDefinition.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  ]),
);

export interface Plan {
  product: string;
  colourId?: string;
  sizeId?: string;
  bleed?: boolean;
  layers: readonly Layer[];
  pictures?: readonly SamplePicture[];
}

/** A design of a shipped product with these layers on its first surface. */
export function design(name: string, { product, layers, pictures = [], ...choice }: Plan): SampleDesign {
  const template = templates.get(product);
  if (!template) throw new Error(`No product ${product}.`);
  const { colourId, sizeId, bleed = false } = choice;
  const empty = createDesign(template, { ...(colourId ? { colourId } : {}), ...(sizeId ? { sizeId } : {}) });
  const surfaces = empty.surfaces.map((surface, index) =>
    index === 0 ? { ...surface, layers: layers.map((layer, at) => ({ ...layer, id: `l${at}` })) } : surface,
  );
  return { name, template, document: { ...empty, print: { bleed }, surfaces }, pictures };
}

/** The first surface's print area in a size. */
export function areaOf(product: string, sizeId?: string) {
  const template = templates.get(product) as TemplateDefinition;
  const surface = template.surfaces[0] as TemplateDefinition['surfaces'][number];
  const { widthMm, heightMm } = printAreaFor(surface, sizeId ?? template.sizes[0]?.id ?? '');
  return { widthMm, heightMm, surface, template };
}

export function image(picture: SamplePicture, changes: Partial<ImageLayer>): ImageLayer {
  const { widthPx, heightPx } = picture.info;
  return buildImageLayer({
    name: picture.id.split('-')[0] ?? '',
    imageId: picture.id,
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    ...changes,
  });
}

export function text(words: string, changes: Partial<TextLayer>): TextLayer {
  return buildTextLayer({
    name: words.slice(0, 8),
    text: words,
    align: 'center',
    verticalAlign: 'middle',
    ...changes,
  });
}

export function shape(changes: Partial<ShapeLayer>): ShapeLayer {
  return buildShapeLayer({ name: '形状', ...changes });
}
