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

/** Layers shown and hidden differently from the saved file. */
export interface StateView extends PsdView {
  /** Visibility by the layers' numbers among the records. */
  shown: ReadonlyMap<number, boolean>;
  /** The reason why the view is not made. */
  problem?: string;
}

/** A colour that a layer gives the product, as `#rrggbb`; empty where the layer does not say it. */
export interface ShownColour {
  name: string;
  hex: string;
}
