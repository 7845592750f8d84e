/**
 * Takes sampling noise out of everything round the product. The light is divided from the surface colours, averaged
 * where normals, colours and brightness agree, and multiplied back, so that grain of wood and weave stay sharp.
 */
const RADIUS = 5;
const SPATIAL_SIGMA = 2.6;
const NORMAL_SIGMA = 0.12;
const ALBEDO_SIGMA = 0.08;
/** Difference over sum of two brightnesses (5 × 5 means) beyond which pixels no longer share their light. */
const RANGE_SIGMA = 0.08;

/** Sum of the channels, averaged over 5 × 5 pixels (separable). */
function softBrightness(light, size) {
  const grey = new Float32Array(size * size);
  for (let i = 0; i < grey.length; i += 1) grey[i] = light[i * 3] + light[i * 3 + 1] + light[i * 3 + 2];
  return blurAlong(blurAlong(grey, size, 1), size, size);
}

function blurAlong(plane, size, stride) {
  const out = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i += 1) {
    const place = stride === 1 ? i % size : Math.floor(i / size);
    let sum = 0;
    let count = 0;
    for (let d = -2; d <= 2; d += 1) {
      if (place + d < 0 || place + d >= size) continue;
      sum += plane[i + d * stride];
      count += 1;
    }
    out[i] = sum / count;
  }
  return out;
}

/**
 * @param passes from readPasses
 * @returns {Float32Array} linear RGB triples of the picture, denoised where the product has no share; product pixels as rendered
 */
export function denoiseScenery({ image, light, albedo, normal, gmask, size }) {
  const out = Float32Array.from(image);
  const soft = softBrightness(light, size);
  const taps = [];
  for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
    for (let dx = -RADIUS; dx <= RADIUS; dx += 1) {
      taps.push(dx, dy, -(dx * dx + dy * dy) / (2 * SPATIAL_SIGMA * SPATIAL_SIGMA));
    }
  }
  const normalFactor = -1 / (2 * NORMAL_SIGMA * NORMAL_SIGMA);
  const albedoFactor = -1 / (2 * ALBEDO_SIGMA * ALBEDO_SIGMA);
  const rangeFactor = -1 / (2 * RANGE_SIGMA * RANGE_SIGMA);
  const square = (planes, a, b) => {
    const x = planes[a] - planes[b];
    const y = planes[a + 1] - planes[b + 1];
    const z = planes[a + 2] - planes[b + 2];
    return x * x + y * y + z * z;
  };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      if (gmask[i] > 0) continue;
      const own = i * 3;
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      let restR = 0;
      let restG = 0;
      let restB = 0;
      for (let tap = 0; tap < taps.length; tap += 3) {
        const nx = x + taps[tap];
        const ny = y + taps[tap + 1];
        if (nx < 0 || ny < 0 || nx >= size || ny >= size) continue;
        const j = ny * size + nx;
        if (gmask[j] > 0) continue;
        const at = j * 3;
        const step = (soft[j] - soft[i]) / (soft[i] + soft[j] + 1e-4);
        const exponent =
          taps[tap + 2] +
          square(normal, own, at) * normalFactor +
          square(albedo, own, at) * albedoFactor +
          step * step * rangeFactor;
        if (exponent < -7) continue;
        const weight = Math.exp(exponent);
        total += weight;
        r += light[at] * weight;
        g += light[at + 1] * weight;
        b += light[at + 2] * weight;
        restR += (image[at] - albedo[at] * light[at]) * weight;
        restG += (image[at + 1] - albedo[at + 1] * light[at + 1]) * weight;
        restB += (image[at + 2] - albedo[at + 2] * light[at + 2]) * weight;
      }
      out[own] = (albedo[own] * r + restR) / total;
      out[own + 1] = (albedo[own + 1] * g + restG) / total;
      out[own + 2] = (albedo[own + 2] * b + restB) / total;
    }
  }
  return out;
}
