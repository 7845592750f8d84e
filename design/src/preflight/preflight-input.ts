import type { DesignDocument } from '../document/design-document.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';
import type { TextLayer } from '../layers/text/text-layer.ts';
import type { VectorShare } from '../painting/vector-drawing.ts';
import type { TemplateDefinition, TemplateSurface } from '../template/template.ts';
import type { FallbackUse } from '../text/index.ts';
import type { Finding } from './findings/finding.ts';
import type { InkSummary } from './ink/ink-summary.ts';
import type { PrintRegion } from './print-region.ts';

/** The text layout of a layer; the result of `layoutText` can be used directly. */
export interface TextInfo {
  /** The words do not fit the box (after shrinking, where the layer shrinks). */
  readonly overflow: boolean;
  /** Characters the face has no glyph for, each once. */
  readonly missing: readonly string[];
  /** Places of the missing characters, as UTF-16 stretches of the text: elsewhere another font may have them. */
  readonly missingAt: readonly { start: number; end: number }[];
  /** What its letters cost to draw (`outlineWork`); absent = next to nothing. */
  readonly outlineWork?: number;
  /** What other faces than the layer's own have set; absent = nothing. */
  readonly fallbacks?: readonly FallbackUse[];
  /** OpenType features that its fonts do not have; absent = none. */
  readonly lackingFeatures?: readonly string[];
  /** Characters whose form the fonts set like the plain one (`otherForms`); absent = none. */
  readonly otherForms?: readonly string[];
  /** All it shows are glyphs with their own colours, as emoji have; absent = no. */
  readonly hasOwnColours?: boolean;
  /** Where the letters are without outline and shadow, in mm from the top-left corner of the unrotated box; null = no ink. */
  readonly inkBoundsMm: Rect | null;
  /** The same letter by letter; absent = only the whole is known. */
  readonly letterBoxesMm?: readonly Rect[];
  /** Size that the smallest letters are set in, after shrinking; absent = the layer's own. */
  readonly appliedFontSizeMm?: number;
}

/** What the library says about an image. */
export interface ImageInfo {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly hasAlpha: boolean;
  /** Some pixels are neither solid nor clear. */
  readonly hasSemiTransparency?: boolean;
  /** Drawn from outlines for each print, which alone says how finely. */
  readonly isVector?: boolean;
  /** Share of its pixels along a side that it has detail for, of an enlarged picture; absent = 1. */
  readonly detail?: number;
  /** Data of its file is missing. */
  readonly isDamaged?: boolean;
  /** What the picture shows; absent = not scanned yet, and rules about it are skipped. */
  readonly ink?: InkSummary | undefined;
}

/** All that rules may look at. */
export interface PreflightInput {
  document: DesignDocument;
  template: Pick<TemplateDefinition, 'surfaces' | 'colours' | 'sizes' | 'printMethod' | 'printLimits'>;
  /** Size to check for; default the document's own. */
  sizeId?: string;
  /** Null = not known yet (fonts still loading): rules about text wait. */
  textInfo: (layer: TextLayer) => TextInfo | null;
  /** Undefined = no such image any more. */
  imageInfo: (imageId: string) => ImageInfo | undefined;
}

/** One surface as the rules see it; coordinates in mm from the print area's top-left corner. */
export interface SurfaceCheck {
  readonly input: PreflightInput;
  readonly surface: TemplateSurface;
  /** Visible layers, bottom to top. */
  readonly layers: readonly Layer[];
  /** The print area of the size: x = y = 0. */
  readonly area: Rect;
  /** The outline and the holes of it. */
  readonly region: PrintRegion;
  /** Bleed the print file has on each side: 0 where the design leaves it out. */
  readonly bleedMm: number;
  /** What the print draws of each layer's vector graphic, by the layer's id; others are absent. */
  readonly vectors: ReadonlyMap<string, VectorShare>;
}

/** A rule that looks at one visible layer. */
export type LayerRule = (check: SurfaceCheck, layer: Layer) => Finding[];
