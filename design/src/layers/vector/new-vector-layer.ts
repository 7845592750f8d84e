import { FULL_CROP, fitSize } from '../../geometry/fit.ts';
import { roundMm } from '../../geometry/round.ts';
import type { NameLanguage } from '../default-names.ts';
import { LAYER_DEFAULTS } from '../layer-defaults.ts';
import { nameLayer } from '../layer-name.ts';
import type { VectorLayer } from './vector-layer.ts';

export interface NewVectorLayer {
  id: string;
  viewBox: VectorLayer['viewBox'];
  paths: VectorLayer['paths'];
  /** A file's name, or what the graphic shows; none = the layer is called a vector. */
  name?: string | undefined;
  /** Language of the layer's name where it has none; default Chinese. */
  language?: NameLanguage;
  areaWidthMm: number;
  areaHeightMm: number;
}

/** Part of the print area that a new vector may take in either direction. */
const SHARE = 0.4;

/** A vector in the middle of the print area, in its own ratio. */
export function newVectorLayer(input: NewVectorLayer): VectorLayer {
  const { viewBox, areaWidthMm, areaHeightMm } = input;
  const room = { width: areaWidthMm * SHARE, height: areaHeightMm * SHARE };
  const size = fitSize(viewBox, room, 'contain');
  return {
    ...LAYER_DEFAULTS,
    kind: 'vector',
    id: input.id,
    name: nameLayer({ kind: 'vector', fileName: input.name ?? '' }, input.language),
    xMm: roundMm(areaWidthMm / 2),
    yMm: roundMm(areaHeightMm / 2),
    widthMm: Math.max(roundMm(size.width), 0.1),
    heightMm: Math.max(roundMm(size.height), 0.1),
    viewBox,
    paths: input.paths,
    crop: { ...FULL_CROP },
    flipX: false,
    flipY: false,
  };
}
