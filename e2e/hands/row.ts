import { pictureLayer, type SavedLayer, squareLayer } from '../support/browser/designer-page.ts';
import type { DesignerHands } from './designer-hands.ts';

/** A row of docs/designer-behaviours.md as hands try it. */
export interface Row {
  row: number;
  name: string;
  /** Tries it in the designer; throws where it is not so. */
  run: (designer: DesignerHands, samples: Samples) => Promise<void>;
  /** Why a browser's driver cannot try it. */
  notIn?: Partial<Record<string, string>>;
}

/** What rows need from outside. */
export interface Samples {
  /** A picture of the library, 640 × 480 px. */
  imageId: string;
  /** The same as a file, and another of 300 × 600 px. */
  files: readonly [string, string];
}

export const square = squareLayer;

export const round = (id: string, xMm: number, yMm: number, sideMm = 20): SavedLayer => ({
  ...squareLayer(id, xMm, yMm, sideMm),
  shape: 'ellipse',
  fill: '#2222CC',
});

export const picture = (id: string, imageId: string, xMm = 238, yMm = 188, widthMm = 160): SavedLayer =>
  pictureLayer(
    id,
    imageId,
    { xMm, yMm, widthMm, heightMm: (widthMm * 480) / 640 },
    { sourceWidthPx: 640, sourceHeightPx: 480 },
  );

/** Words in one line, large enough to be edited on the artwork. */
export const words = (id: string, text: string, more: Partial<SavedLayer> = {}): SavedLayer => ({
  ...{ id, name: id, kind: 'text', xMm: 238, yMm: 188, widthMm: 300, heightMm: 60 },
  ...{ rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false },
  ...{ text, fontId: 'noto-sans-sc-400', fontSizeMm: 36, colour: '#B42318', stroke: null, shadow: null },
  ...{ letterSpacingEm: 0, lineHeight: 1.2, align: 'center', verticalAlign: 'middle', fit: 'shrink' },
  ...more,
});

/** Row 23 and 80 in WebKit. */
export const NO_MENU = { WebKit: 'its driver does not come back from a press of the right button' };

export const id = (name: string) => `[data-testid=${name}]`;
