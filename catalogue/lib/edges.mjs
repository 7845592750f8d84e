/** Coverage from few samples is ragged: at 5 samples a pixel it knows six levels. A small kernel makes it smooth. */

/** 3 × 3 binomial mean; the picture's border is repeated. */
function binomial(plane, size) {
  const pass = (from, stride) => {
    const out = new Float32Array(from.length);
    for (let i = 0; i < from.length; i += 1) {
      const place = stride === 1 ? i % size : Math.floor(i / size);
      const before = place > 0 ? from[i - stride] : from[i];
      const after = place < size - 1 ? from[i + stride] : from[i];
      out[i] = (before + 2 * from[i] + after) / 4;
    }
    return out;
  };
  return pass(pass(plane, 1), size);
}

/** Passes with softened product mask and surface coverage; the weighted coordinates take the same kernel. */
export function softenEdges(passes) {
  const { size } = passes;
  const [gmask, m, um, vm] = [passes.gmask, passes.m, passes.um, passes.vm].map((plane) =>
    binomial(plane, size),
  );
  return { ...passes, gmask, m, um, vm };
}
