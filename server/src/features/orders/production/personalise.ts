import type { DesignDocument } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { PersonalisedText } from '../mapping/types.ts';

/** A design with a buyer's words in it, or why they cannot be put there. */
export type Personalised = { document: DesignDocument } | { problem: Message };

/**
 * Puts what a buyer asked for into the text layers of that name. Every wish must find its layer: a print that lacks one
 * is worse than none.
 */
export function personalise(document: DesignDocument, wishes: readonly PersonalisedText[]): Personalised {
  const byName = new Map(wishes.map(({ name, value }) => [keyOf(name), value]));
  const met = new Set<string>();
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer): Layer => {
      const key = keyOf(layer.name);
      const value = byName.get(key);
      if (value === undefined || layer.kind !== 'text') return layer;
      met.add(key);
      return { ...layer, text: value };
    }),
  }));
  const unmet = wishes.filter(({ name }) => !met.has(keyOf(name)));
  return unmet.length > 0 ? { problem: noLayer(unmet[0]!) } : { document: { ...document, surfaces } };
}

function keyOf(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

function noLayer({ name, value }: PersonalisedText): Message {
  const short = value.length > 20 ? `${value.slice(0, 20)}…` : value;
  return {
    zh: `买家要求「${name}：${short}」，但作品里没有叫「${name}」的文字图层。请在设计器里把要替换的文字图层改名为「${name}」，再让订单改用最新版本`,
    en: `The buyer asks for “${name}: ${short}”, but the design has no text layer named “${name}”. Rename the layer and let the order use the newest version`,
  };
}
