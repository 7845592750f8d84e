const ROUNDS = 24;

/**
 * Fills the values that are not known from those around them, in place: coarse to fine, each level as smooth as its
 * known values allow. Known values stay. Nothing known = all zero.
 */
export function fillUnknown(values: Float32Array, isKnown: Uint8Array, width: number, height: number): void {
  if (isKnown.every((one) => one === 1)) return;
  if (width <= 2 && height <= 2) {
    fillWithMean(values, isKnown);
    return;
  }
  const half = halve(values, isKnown, width, height);
  fillUnknown(half.values, half.isKnown, half.width, half.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isKnown[y * width + x] !== 1)
        values[y * width + x] = half.values[(y >> 1) * half.width + (x >> 1)]!;
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) smooth(values, isKnown, width, height);
}

function fillWithMean(values: Float32Array, isKnown: Uint8Array): void {
  let [sum, count] = [0, 0];
  values.forEach((value, index) => {
    if (isKnown[index] !== 1) return;
    sum += value;
    count += 1;
  });
  const mean = count === 0 ? 0 : sum / count;
  isKnown.forEach((one, index) => {
    if (one !== 1) values[index] = mean;
  });
}

function halve(values: Float32Array, isKnown: Uint8Array, width: number, height: number) {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const sums = new Float32Array(halfWidth * halfHeight);
  const counts = new Uint8Array(sums.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isKnown[y * width + x] !== 1) continue;
      const into = (y >> 1) * halfWidth + (x >> 1);
      sums[into]! += values[y * width + x]!;
      counts[into]! += 1;
    }
  }
  sums.forEach((sum, index) => {
    if (counts[index]! > 0) sums[index] = sum / counts[index]!;
  });
  const known = counts.map((count) => Number(count > 0));
  return { values: sums, isKnown: known, width: halfWidth, height: halfHeight };
}

function smooth(values: Float32Array, isKnown: Uint8Array, width: number, height: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      if (isKnown[index] === 1) continue;
      let [sum, count] = [0, 0];
      if (x > 0) [sum, count] = [sum + values[index - 1]!, count + 1];
      if (x < width - 1) [sum, count] = [sum + values[index + 1]!, count + 1];
      if (y > 0) [sum, count] = [sum + values[index - width]!, count + 1];
      if (y < height - 1) [sum, count] = [sum + values[index + width]!, count + 1];
      values[index] = sum / count;
    }
  }
}
