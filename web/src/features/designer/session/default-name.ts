import { MAX_DESIGN_NAME } from '@diy/contract/designs/designs';
import type { DesignDocument } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';

/** How much of the words on it a name takes, in characters. */
const MAX_WORDS = 16;

/**
 * A name for a design nobody has named: what it is printed on, and the first picture on it without its extension, or
 * with no picture the first words.
 */
export function defaultName(templateTitle: string, design: DesignDocument): string {
  const layers = design.surfaces.flatMap((surface) => surface.layers);
  const picture = layers.find((layer) => layer.kind === 'image')?.name ?? '';
  const artwork = picture.replace(/\.[a-z0-9]{2,5}$/i, '').trim();
  const about = artwork || firstWords(layers);
  const name = about ? `${templateTitle} · ${about}` : templateTitle;
  let fitting = '';
  for (const character of name) {
    if (fitting.length + character.length > MAX_DESIGN_NAME) break;
    fitting += character;
  }
  return fitting.trim();
}

function firstWords(layers: readonly Layer[]): string {
  const words =
    layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text.trim()] : [])).find(Boolean) ?? '';
  const [line = ''] = words.split('\n');
  const characters = [...line.trim()];
  return characters.length > MAX_WORDS ? `${characters.slice(0, MAX_WORDS).join('').trim()}…` : line.trim();
}
