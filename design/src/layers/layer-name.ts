import type { CodeLayer } from './code/code-layer.ts';
import { DEFAULT_NAMES, isDefaultName, type NameLanguage } from './default-names.ts';
import type { Layer } from './layer.ts';
import type { ShapeLayer } from './shape/shape-layer.ts';
import type { TextLayer } from './text/text-layer.ts';

/** The source of a new layer's name: a file's name, a text's words, or the sort of shape. */
export type NameSource =
  | { kind: 'image'; fileName: string }
  | { kind: 'text'; text: string }
  | { kind: 'shape'; shape: ShapeLayer['shape'] }
  | { kind: 'code'; code: CodeLayer['code'] }
  /** Vectors of a document have a name already. */
  | { kind: 'vector'; fileName: string };

/** A name for the layer list, in the given language where the user gave none; at most 24 characters. */
export function nameLayer(source: NameSource, language: NameLanguage = 'zh-CN'): string {
  const names = DEFAULT_NAMES[language];
  switch (source.kind) {
    case 'image':
      return fileTitle(source.fileName) || names.image;
    case 'vector':
      return fileTitle(source.fileName) || names.vector;
    case 'text':
      return shorten(source.text) || names.text;
    case 'shape':
      return names[source.shape];
    case 'code':
      return names[source.code];
  }
}

/**
 * Whether a layer still has the name that it was given with no words of a person's: a screen then says what it is in the reader's
 * language. An image is always named by its file.
 */
export function isUnnamed(layer: Layer): boolean {
  if (layer.kind === 'image') return false;
  if (hasWords(layer)) return false;
  if (layer.kind === 'code') return isDefaultName(layer.name, layer.code);
  if (layer.kind === 'vector') return isDefaultName(layer.name, 'vector');
  return isDefaultName(layer.name, layer.kind === 'text' ? 'text' : layer.shape);
}

/** Whether a text is named by its own words, or by none: then its name follows them. */
export function isNamedByWords(layer: TextLayer): boolean {
  return layer.name === nameLayer({ kind: 'text', text: layer.text }) || isUnnamed(layer);
}

const hasWords = (layer: Layer): boolean => layer.kind === 'text' && layer.text.trim() !== '';

function fileTitle(fileName: string): string {
  return shorten(fileName.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, ''));
}

function shorten(words: string): string {
  const characters = [...words.replace(/\s+/g, ' ').trim()];
  return characters.length > 24 ? `${characters.slice(0, 23).join('')}…` : characters.join('');
}
