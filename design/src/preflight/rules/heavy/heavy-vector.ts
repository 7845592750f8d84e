import { heavyVectors, MAX_VECTOR_WORK } from '../../../painting/vector/vector-work.ts';
import type { Finding } from '../../findings/finding.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import type { SurfaceCheck } from '../../preflight-input.ts';

/** Vectors whose outlines, with those of the vectors below them, are too many and too long to be drawn in a reasonable time. */
export function checkHeavyVectors(check: SurfaceCheck): Finding[] {
  return [...heavyVectors(check.layers)].map(([layer, work]) =>
    layerFinding(check, layer, 'heavy-vector', 'error', { times: Math.ceil(work / MAX_VECTOR_WORK) }),
  );
}
