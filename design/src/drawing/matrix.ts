/** An affine map as Canvas 2D writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** From a layer's own mm (origin at its centre, before rotation) to the canvas's pixels. */
export function layerMatrix(
  layer: { xMm: number; yMm: number; rotationDeg: number },
  view: { pxPerMm: number; offsetXMm: number; offsetYMm: number },
): Matrix {
  const turn = ((layer.rotationDeg % 360) * Math.PI) / 180;
  // Quarter turns are exact, so that an unrotated picture meets the pixel grid.
  const cos = layer.rotationDeg % 90 === 0 ? Math.round(Math.cos(turn)) : Math.cos(turn);
  const sin = layer.rotationDeg % 90 === 0 ? Math.round(Math.sin(turn)) : Math.sin(turn);
  const s = view.pxPerMm;
  return {
    a: cos * s,
    b: sin * s,
    c: -sin * s,
    d: cos * s,
    e: (layer.xMm + view.offsetXMm) * s,
    f: (layer.yMm + view.offsetYMm) * s,
  };
}

/** The same map with the origin moved by (x, y) in its own coordinates. */
export function translated(m: Matrix, x: number, y: number): Matrix {
  return { ...m, e: m.a * x + m.c * y + m.e, f: m.b * x + m.d * y + m.f };
}

/** The same map on a canvas whose top-left corner lies at pixel (x, y) of this one. */
export function fromPixel(m: Matrix, x: number, y: number): Matrix {
  return { ...m, e: m.e - x, f: m.f - y };
}

/** Smallest whole-pixel rectangle around a rectangle given in the matrix's own coordinates. */
export function pixelBounds(
  m: Matrix,
  box: { left: number; top: number; right: number; bottom: number },
): { left: number; top: number; right: number; bottom: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.left, box.right]) {
    for (const y of [box.top, box.bottom]) {
      xs.push(m.a * x + m.c * y + m.e);
      ys.push(m.b * x + m.d * y + m.f);
    }
  }
  return {
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}
