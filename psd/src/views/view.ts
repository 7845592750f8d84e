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
  /** The set of a colour, where there are several. */
  set?: ColourSet;
  /** The reason why the view is not made. */
  problem?: string;
}

/** A colour that a layer gives the product, as `#rrggbb`; empty where the layer does not say it. */
export interface ShownColour {
  name: string;
  hex: string;
  /** The layers that it is one of, where the document has several sets of them; only one set can be the colours of the product. */
  set?: ColourSet;
}

/** Layers of which each is the product in a colour: those of a group, or beside each other in one. */
export interface ColourSet {
  id: string;
  /** Name of the group; empty for layers in none. */
  name: string;
}
