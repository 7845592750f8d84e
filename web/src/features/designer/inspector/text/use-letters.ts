import { MAX_SIZE_RATIO, MIN_SIZE_RATIO, type TextLayer, type TextRange } from '@diy/design/layers';
import { chosenLetters, chosenValues, type LettersPatch, styleText } from '../../actions/text/style-text.ts';
import { useSession, useUi } from '../../session/designer-context.ts';

/** How the letters look that are chosen on the artwork, or all of them. */
export interface Letters {
  /** Null = font, size and colour apply to all. */
  stretch: TextRange | null;
  /** Null = they have several fonts. */
  fontId: string | null;
  /** The first one's, as is the colour. */
  sizeMm: number;
  /** What sizes they may have. */
  leastMm: number;
  mostMm: number;
  hasSeveralSizes: boolean;
  colour: string;
  hasSeveralColours: boolean;
  /** `what` names a continuous change: those with one name are one undo step. */
  style(patch: LettersPatch, what?: string): void;
}

const SIZES_MM = [0.1, 2000] as const;

/** Follows what is chosen of a text. */
export function useLetters(layer: TextLayer): Letters {
  const session = useSession();
  const editingTextId = useUi((ui) => ui.editingTextId);
  const textSelection = useUi((ui) => ui.textSelection);
  const stretch = chosenLetters({ editingTextId, textSelection }, layer);
  const { fontIds, sizeRatios, colours } = chosenValues(layer, stretch);
  const place = stretch ? `${stretch.start}-${stretch.end}` : 'all';
  return {
    stretch,
    fontId: fontIds.length > 1 ? null : (fontIds[0] ?? layer.fontId),
    sizeMm: layer.fontSizeMm * (sizeRatios[0] ?? 1),
    // Some letters can be only so much smaller or larger than the others.
    leastMm: stretch ? Math.max(layer.fontSizeMm * MIN_SIZE_RATIO, SIZES_MM[0]) : SIZES_MM[0],
    mostMm: stretch ? Math.min(layer.fontSizeMm * MAX_SIZE_RATIO, SIZES_MM[1]) : SIZES_MM[1],
    hasSeveralSizes: sizeRatios.length > 1,
    colour: colours[0] ?? layer.colour,
    hasSeveralColours: colours.length > 1,
    style: (patch, what) =>
      styleText(session, layer.id, patch, what === undefined ? undefined : `${what}:${layer.id}:${place}`),
  };
}
