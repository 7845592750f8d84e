import type { Bounds } from '../document.ts';

/** A picture that a document holds besides the whole of it. */
export interface PsdView {
  /** Names it within the file. */
  id: string;
  kind: 'artboard' | 'slice' | 'guides' | 'comp' | 'colour';
  name: string;
}

/** A part of the page. */
export interface AreaView extends PsdView {
  area: Bounds;
}

/** Layers shown and hidden otherwise than the file was saved. */
export interface StateView extends PsdView {
  /** Visibility by the layers' numbers among the records. */
  shown: ReadonlyMap<number, boolean>;
  /** Why it is not made. */
  problem?: string;
}

/** A colour that a layer gives the product, as `#rrggbb`; empty where the layer does not say it. */
export interface ShownColour {
  name: string;
  hex: string;
}
