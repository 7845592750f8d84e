import type { Made, Task } from './protocol.ts';
import { FRAGMENT, VERTEX } from './shaders.ts';

// Runs in a headless page: the same formula as a shader, the artwork uploaded for each mockup, the picture read back.

interface Loaded {
  artwork: Uint8Array;
  textures: WebGLTexture[];
}

const canvas = document.createElement('canvas');
const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false, alpha: false })!;
if (!gl) throw new Error('no WebGL 2');
const program = gl.createProgram();
for (const [kind, source] of [
  [gl.VERTEX_SHADER, VERTEX],
  [gl.FRAGMENT_SHADER, FRAGMENT],
] as const) {
  const shader = gl.createShader(kind)!;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  const problem = gl.getShaderInfoLog(shader);
  if (problem) throw new Error(problem);
  gl.attachShader(program, shader);
}
gl.linkProgram(program);
gl.useProgram(program);
const NAMES = ['base', 'product', 'light', 'place'] as const;
for (const [unit, name] of [...NAMES, 'art'].entries())
  gl.uniform1i(gl.getUniformLocation(program, name), unit);
const art = newTexture(4, gl.LINEAR);
const loaded = new Map<string, Loaded>();

function newTexture(unit: number, filter: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, filter],
    [gl.TEXTURE_MAG_FILTER, filter],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  return texture;
}

async function load({ one }: Task): Promise<Loaded> {
  const bytes = async (name: string) => (await fetch(`/${one.product}/${name}`)).arrayBuffer();
  const textures: WebGLTexture[] = [];
  for (const [unit, name] of NAMES.entries()) {
    textures.push(newTexture(unit, gl.NEAREST));
    const plane = new Float32Array(await bytes(`${name}.f32`));
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, one.widthPx, one.heightPx, 0, gl.RGBA, gl.FLOAT, plane);
  }
  return { artwork: new Uint8Array(await bytes('artwork.rgba')), textures };
}

function set(task: Task, { textures }: Loaded): void {
  const { one } = task;
  canvas.width = one.widthPx;
  canvas.height = one.heightPx;
  gl.viewport(0, 0, one.widthPx, one.heightPx);
  for (const [unit, texture] of textures.entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }
  const at = (name: string) => gl.getUniformLocation(program, name);
  const linear = [1, 3, 5].map((from) => {
    const value = Number.parseInt(one.colourHex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  gl.uniform3f(at('colour'), ...linear);
  gl.uniform3f(at('baseAlbedo'), ...one.baseAlbedo);
  gl.uniform1f(at('inkAlbedo'), one.inkAlbedo);
}

function draw({ one }: Task, { artwork }: Loaded): void {
  gl.activeTexture(gl.TEXTURE4);
  gl.bindTexture(gl.TEXTURE_2D, art);
  const { widthPx, heightPx } = one.art;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, widthPx, heightPx, 0, gl.RGBA, gl.UNSIGNED_BYTE, artwork);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

async function runTask(task: Task): Promise<Made & { last: string }> {
  const { one, until } = task;
  const known = loaded.get(one.product) ?? (await load(task));
  loaded.set(one.product, known);
  set(task, known);
  const pixels = new Uint8Array(one.widthPx * one.heightPx * 4);
  const make = async (): Promise<Blob | undefined> => {
    draw(task, known);
    if (until === 'jpeg') {
      return new Promise((resolve) =>
        canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.88),
      );
    }
    gl.readPixels(0, 0, one.widthPx, one.heightPx, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return undefined;
  };
  for (let i = 0; i < 5; i += 1) await make();
  const started = performance.now();
  let count = 0;
  let blob: Blob | undefined;
  for (; performance.now() - started < task.ms; count += 1) blob = await make();
  const wallMs = performance.now() - started;
  const bytes = task.keep && blob ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array();
  return { count, wallMs, last: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) };
}

export type RunTask = typeof runTask;
Object.assign(globalThis, { runTask });
