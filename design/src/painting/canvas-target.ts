/**
 * The Canvas 2D calls that we draw with. The browser's `CanvasRenderingContext2D` (on screen or off) and the context of
 * `@napi-rs/canvas` both have this type.
 */
export interface CanvasTarget {
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  /** Multiplies the matrix, as `setTransform` replaces it. */
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): GradientTarget;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): GradientTarget;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(): void;
  drawImage(
    source: unknown,
    sx: number,
    sy: number,
    sWidth: number,
    sHeight: number,
    dx: number,
    dy: number,
    dWidth: number,
    dHeight: number,
  ): void;
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  setLineDash(lengths: number[]): void;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  miterLimit: number;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
}

/** A gradient of a canvas, being made. */
export interface GradientTarget {
  addColorStop(offset: number, colour: string): void;
}

/** A canvas to draw on the side: `target` is its context, `source` what `drawImage` takes. */
export interface ScratchCanvas {
  target: CanvasTarget;
  source: unknown;
  /** Frees its pixels at once; nothing is drawn from it afterwards. Absent where the collector is quick enough. */
  release?(): void;
}
