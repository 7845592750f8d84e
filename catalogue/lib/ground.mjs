/**
 * A clean picture's ground in a lighter paint. The light that fell on it is known, so this needs no second rendering; that
 * a lighter ground would throw more light back on the product is left out.
 */
const NEAR = 0.05;
const FAR = 0.16;
/** From here on lighter ground is pressed together, so that it keeps its shading and never reaches white. */
const KNEE = 0.6;
const CEILING = 0.86;

/** 1 where a pixel shows the ground's own colour, 0 where something else does. */
function shareOfGround(albedo, i, ground) {
  let far = 0;
  for (let c = 0; c < 3; c += 1) far = Math.max(far, Math.abs(albedo[i * 3 + c] - ground[c]));
  return Math.min(1, Math.max(0, (FAR - far) / (FAR - NEAR)));
}

/**
 * @param {Float32Array} scenery linear triples, changed in place
 * @param {Float32Array} albedo of the same pixels
 * @param {{albedo: number[], gain: number}} ground its colour in the scene, and how much lighter it shall be
 * @param k exposure, to know where the picture's white is
 */
export function lightenGround(scenery, albedo, ground, k) {
  for (let i = 0; i < scenery.length / 3; i += 1) {
    const share = shareOfGround(albedo, i, ground.albedo);
    if (share === 0) continue;
    const at = i * 3;
    const brightest = Math.max(scenery[at], scenery[at + 1], scenery[at + 2]) * k;
    const wanted = brightest * (1 + share * (ground.gain - 1));
    const gain = pressed(wanted) / brightest;
    if (!(gain > 1)) continue;
    for (let c = 0; c < 3; c += 1) scenery[at + c] *= gain;
  }
}

function pressed(level) {
  if (level <= KNEE) return level;
  const room = CEILING - KNEE;
  return KNEE + room * (1 - Math.exp(-(level - KNEE) / room));
}
