import type { TextLayer } from '@diy/design/layers';
import type { FontEntry } from '@diy/design/text';
import { useEffect } from 'react';
import { broadFontFor, findFallbackFont } from '../../assets/fonts/fallback-font.ts';
import { lackingFonts, replaceFonts } from '../../assets/fonts/lacking-fonts.ts';
import { textInfo } from '../../preflight/preflight-store.ts';
import { useSession } from '../designer-context.ts';
import { useFontStates } from './use-font-states.ts';

/** A face that has the letters which fonts of a text lack. */
export interface OtherFont {
  font: FontEntry;
  /** The text with it in place of those fonts; letters of others keep theirs. */
  patch: Pick<TextLayer, 'text' | 'fontId' | 'spans'>;
}

/** The face that may help a text with missing letters; the likely one is fetched meanwhile. Null while none is known. */
export function useFallbackFont(layer: TextLayer | null): OtherFont | null {
  const { fonts } = useSession();
  const info = layer && textInfo(layer, fonts);
  const lacking = layer && info && info.missing.length > 0 ? lackingFonts(layer, info.missingAt) : null;
  const first = lacking?.fontIds[0];
  const wanted = first === undefined ? undefined : broadFontFor(first, lacking?.words);
  const states = useFontStates(fonts);
  const state = wanted ? states[wanted] : undefined;
  useEffect(() => {
    if (wanted && state === undefined) fonts.request(wanted);
  }, [fonts, wanted, state]);
  if (!layer || !lacking || first === undefined) return null;
  const font = findFallbackFont(lacking.words, first, fonts);
  return font && { font, patch: replaceFonts(layer, lacking.fontIds, font.id) };
}
