export { type BlendMode, blendMode, hexColour, layerBase } from './layer-base.ts';
export { type ImageLayer, imageLayer } from './image/image-layer.ts';
export { type Layer, type LayerKind, layer } from './layer.ts';
export { type ShapeLayer, shapeLayer } from './shape/shape-layer.ts';
export { type TextLayer, textLayer } from './text/text-layer.ts';
