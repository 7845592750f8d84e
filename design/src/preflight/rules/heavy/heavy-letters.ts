import { MAX_OUTLINE_WORK } from '../../../text/index.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** Letters of an own font whose outlines are too many and too long to be drawn in a reasonable time. */
export const checkHeavyLetters: LayerRule = (check, layer) => {
  const work = layer.kind === 'text' ? (check.input.textInfo(layer)?.outlineWork ?? 0) : 0;
  if (work <= MAX_OUTLINE_WORK) return [];
  return [
    layerFinding(check, layer, 'heavy-letters', 'error', { times: Math.ceil(work / MAX_OUTLINE_WORK) }),
  ];
};
