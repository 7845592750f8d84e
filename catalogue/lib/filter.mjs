/** Picture filters on the passes: spreading a map past its edge, and taking noise out of the light. */

/**
 * Fills outwards: every ring gives empty pixels the mean of their filled neighbours (8-connected).
 * @param {Float32Array} plane changed in place
 * @param {Uint8Array} known 1 where the plane holds a value; changed in place
 */
export function fillOutwards(plane, known, width, height, rings) {
  let edge = [];
  for (let i = 0; i < known.length; i += 1)
    if (!known[i] && hasKnownNeighbour(known, i, width, height)) edge.push(i);
  for (let ring = 0; ring < rings && edge.length; ring += 1) {
    const values = edge.map((i) => meanOfKnown(plane, known, i, width, height));
    edge.forEach((i, n) => {
      plane[i] = values[n];
      known[i] = 1;
    });
    const next = new Set();
    for (const i of edge) for (const j of neighbours(i, width, height)) if (!known[j]) next.add(j);
    edge = [...next];
  }
}

function neighbours(i, width, height) {
  const x = i % width;
  const y = (i - x) / width;
  const out = [];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const nx = x + dx;
      const ny = y + dy;
      if ((dx || dy) && nx >= 0 && ny >= 0 && nx < width && ny < height) out.push(ny * width + nx);
    }
  }
  return out;
}

function hasKnownNeighbour(known, i, width, height) {
  return neighbours(i, width, height).some((j) => known[j]);
}

function meanOfKnown(plane, known, i, width, height) {
  let sum = 0;
  let count = 0;
  for (const j of neighbours(i, width, height))
    if (known[j]) {
      sum += plane[j];
      count += 1;
    }
  return sum / count;
}

/**
 * Joint bilateral filter of the light, guided by the normals (which contain the bump) and not crossing the mask.
 * @param {{ light: Float32Array, normal: Float32Array, gmask: Float32Array, size: number }} passes light as interleaved triples
 * @param {{ radius?: number, normalSigma?: number, spatialSigma?: number }} how
 * @returns {Float32Array} filtered copy
 */
export function smoothLight(
  { light, normal, gmask, size },
  { radius = 3, normalSigma = 0.05, spatialSigma = 1.8 } = {},
) {
  const out = Float32Array.from(light);
  const taps = [];
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      taps.push(dx, dy, -(dx * dx + dy * dy) / (2 * spatialSigma * spatialSigma));
    }
  }
  const normalFactor = -1 / (2 * normalSigma * normalSigma);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      if (gmask[i] < 0.98) continue;
      let r = 0,
        g = 0,
        b = 0,
        total = 0;
      for (let tap = 0; tap < taps.length; tap += 3) {
        const nx = x + taps[tap];
        const ny = y + taps[tap + 1];
        if (nx < 0 || ny < 0 || nx >= size || ny >= size) continue;
        const j = ny * size + nx;
        if (gmask[j] < 0.98) continue;
        const a = normal[i * 3] - normal[j * 3];
        const c = normal[i * 3 + 1] - normal[j * 3 + 1];
        const d = normal[i * 3 + 2] - normal[j * 3 + 2];
        const weight = Math.exp(taps[tap + 2] + (a * a + c * c + d * d) * normalFactor);
        r += light[j * 3] * weight;
        g += light[j * 3 + 1] * weight;
        b += light[j * 3 + 2] * weight;
        total += weight;
      }
      out[i * 3] = r / total;
      out[i * 3 + 1] = g / total;
      out[i * 3 + 2] = b / total;
    }
  }
  return out;
}

/**
 * Bilateral filter of the gloss: takes sampling noise out of dim reflections, keeps the edges of bright ones.
 * @returns {Float32Array} filtered copy, interleaved triples
 */
export function smoothGloss(
  { gloss, gmask, size },
  { radius = 3, rangeSigma = 0.12, spatialSigma = 1.8 } = {},
) {
  const out = Float32Array.from(gloss);
  for (let y = radius; y < size - radius; y += 1) {
    for (let x = radius; x < size - radius; x += 1) {
      const i = y * size + x;
      if (gmask[i] < 0.98) continue;
      const sums = [0, 0, 0];
      let total = 0;
      for (let dy = -radius; dy <= radius; dy += 1) {
        for (let dx = -radius; dx <= radius; dx += 1) {
          const j = i + dy * size + dx;
          if (gmask[j] < 0.98) continue;
          const step = gloss[j * 3 + 1] - gloss[i * 3 + 1];
          const weight = Math.exp(
            -(dx * dx + dy * dy) / (2 * spatialSigma ** 2) - (step * step) / (2 * rangeSigma ** 2),
          );
          for (let c = 0; c < 3; c += 1) sums[c] += gloss[j * 3 + c] * weight;
          total += weight;
        }
      }
      for (let c = 0; c < 3; c += 1) out[i * 3 + c] = sums[c] / total;
    }
  }
  return out;
}
