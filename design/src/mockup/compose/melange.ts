import type { PreparedMockup } from '../prepared-mockup.ts';
import { clothPlaces } from './cloth-places.ts';
import { fibreNoise } from './fibre-noise.ts';

/** Half the square a pixel averages, in pixels: a little more than its own, as lenses do. */
const HALF_PIXEL = 0.6;

/**
 * How much lighter or darker the fibres of a melange are in each pixel of the product, for a strength of 1; 0 off the
 * product. Null if the lie of the cloth is unknown. Computed once and kept with the mockup for all colours.
 */
export function melangeFibres(prepared: PreparedMockup): Float32Array | null {
  prepared.fibres ??= { shares: drawFibres(prepared) };
  return prepared.fibres.shares;
}

function drawFibres(prepared: PreparedMockup): Float32Array | null {
  const places = clothPlaces(prepared);
  if (!places) return null;
  const { productLight } = prepared;
  const halfMm = places.pixelMm * HALF_PIXEL;
  const shares = new Float32Array(places.u.length);
  for (let i = 0; i < shares.length; i += 1) {
    if (productLight[i * 3 + 1] === 0) continue;
    shares[i] = fibreNoise(places.u[i] as number, places.v[i] as number, halfMm);
  }
  return shares;
}
