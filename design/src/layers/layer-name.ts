import type { Layer } from './layer.ts';
import type { ShapeLayer } from './shape/shape-layer.ts';

const SHAPE_NAMES: Record<ShapeLayer['shape'], string> = {
  rect: '矩形',
  ellipse: '椭圆',
  triangle: '三角形',
  star: '星形',
  heart: '心形',
  line: '直线',
};

/** The source of a new layer's name: a file's name, a text's words, or the sort of shape. */
export type NameSource =
  | { kind: 'image'; fileName: string }
  | { kind: 'text'; text: string }
  | { kind: 'shape'; shape: ShapeLayer['shape'] };

/** A name for the layer list, in Chinese where the user gave no words of their own; at most 24 characters. */
export function nameLayer(source: NameSource): string {
  switch (source.kind) {
    case 'image':
      return shorten(source.fileName.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '')) || '图片';
    case 'text':
      return shorten(source.text) || '文字';
    case 'shape':
      return SHAPE_NAMES[source.shape];
  }
}

/**
 * Whether a layer still has the name that it was given with no words of a person's: a screen then says what it is in the reader's
 * language. An image is always named by its file.
 */
export function isUnnamed(layer: Layer): boolean {
  if (layer.kind === 'image') return false;
  return (
    layer.name === nameLayer(layer.kind === 'text' ? { kind: 'text', text: '' } : layer) && !hasWords(layer)
  );
}

const hasWords = (layer: Layer): boolean => layer.kind === 'text' && layer.text.trim() !== '';

function shorten(words: string): string {
  const characters = [...words.replace(/\s+/g, ' ').trim()];
  return characters.length > 24 ? `${characters.slice(0, 23).join('')}…` : characters.join('');
}
