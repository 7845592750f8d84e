import type { DesignField } from '../document/index.ts';
import type { Layer } from '../layers/index.ts';
import { type Finding, type ImageInfo, runPreflight, type TextInfo } from '../preflight/index.ts';
import type { TemplateDefinition } from '../template/index.ts';
import { buildDesign } from './build-layers.ts';
import { buildSurface, buildTemplate } from './build-template.ts';

export interface ProblemInput {
  template?: Partial<TemplateDefinition>;
  /** Changes to the only surface, `front`. */
  surface?: Parameters<typeof buildSurface>[0];
  colourId?: string;
  /** Whether the print includes bleed; default true. */
  bleed?: boolean;
  sizeId?: string;
  text?: Partial<TextInfo> | null;
  image?: Partial<ImageInfo> | null;
  fields?: DesignField[];
}

/** Preflight of layers on a template with one surface of 300 × 400 mm; text fills its box by default. */
export function findProblems(layers: Layer[], input: ProblemInput = {}): Finding[] {
  const { text, image } = input;
  return runPreflight({
    document: buildDesign(layers, {
      colourId: input.colourId ?? 'white',
      print: { bleed: input.bleed ?? true },
      ...(input.fields ? { fields: input.fields } : {}),
    }),
    template: buildTemplate({ surfaces: [buildSurface(input.surface)], ...input.template }),
    sizeId: input.sizeId,
    textInfo: (layer) =>
      text === null
        ? null
        : {
            overflow: false,
            missing: [],
            missingAt: placesOf(layer.text, text?.missing ?? []),
            inkBoundsMm: { xMm: 0, yMm: 0, widthMm: layer.widthMm, heightMm: layer.heightMm },
            ...text,
          },
    imageInfo: (id) => (image === null ? undefined : { ...sizeIn(layers, id), hasAlpha: true, ...image }),
  });
}

/** The record agrees with the layers. */
function sizeIn(layers: readonly Layer[], imageId: string): { widthPx: number; heightPx: number } {
  const layer = layers.find((one) => one.kind === 'image' && one.imageId === imageId);
  return layer?.kind === 'image'
    ? { widthPx: layer.sourceWidthPx, heightPx: layer.sourceHeightPx }
    : { widthPx: 400, heightPx: 400 };
}

/** Places of the characters in a text, as UTF-16 stretches in its sequence. */
export function placesOf(text: string, characters: readonly string[]): { start: number; end: number }[] {
  const places = characters.flatMap((one) => {
    const found: { start: number; end: number }[] = [];
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length))
      found.push({ start: at, end: at + one.length });
    return found;
  });
  return places.sort((one, other) => one.start - other.start);
}
