import type { TextLayer } from '@diy/design/layers';
import type { FontEntry } from '@diy/design/text';
import { useEffect } from 'react';
import { useSignal } from '../../../lib/use-signal.ts';
import { broadFontFor, findFallbackFont } from '../assets/fonts/fallback-font.ts';
import { useSession } from './designer-context.ts';

/**
 * A face that has the characters that the layer's own lacks; the likely one is fetched meanwhile. Null while none is
 * known.
 */
export function useFallbackFont(layer: TextLayer | null): FontEntry | null {
  const { fonts } = useSession();
  const wanted = layer ? broadFontFor(layer.fontId, layer.text) : undefined;
  const state = useSignal(fonts.states, (states) => (wanted ? states[wanted] : undefined));
  useEffect(() => {
    if (wanted && state === undefined) fonts.request(wanted);
  }, [fonts, wanted, state]);
  return layer ? findFallbackFont(layer.text, layer.fontId, fonts) : null;
}
