import {
  Box3,
  Color,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { createPrintTexture, type PrintTexture } from './print-texture.ts';
import { groundShadow, lightOfStudio, weave } from './studio.ts';
import { NoWebGl, type Turntable, type TurntableOptions } from './turntable.ts';

const FIELD_DEG = 22;
const FIRST = { yaw: -24, pitch: 13 };
const PITCH = { low: -4, high: 55 };
/** Turning by itself. */
const DEG_PER_SECOND = 16;
/** Rougher than this is cloth. */
const CLOTH_ROUGHNESS = 0.8;
const WEAVE_MM = 3;
/** White products come to about 93 % of white, never to white itself. */
const LIGHT = 0.84;

/**
 * Loads the model and shows it. This module brings three.js along: import it dynamically. Throws `NoWebGl`, or an
 * `Error` when the model cannot be fetched or read.
 */
export async function startTurntable(
  canvas: HTMLCanvasElement,
  options: TurntableOptions,
): Promise<Turntable> {
  const renderer = openRenderer(canvas);
  try {
    const response = await fetch(options.modelUrl);
    if (!response.ok) throw new Error(`${options.modelUrl}: HTTP ${response.status}`);
    const { scene: model } = await new GLTFLoader().parseAsync(await response.arrayBuffer(), '');
    return show(canvas, renderer, model, options);
  } catch (error) {
    renderer.dispose();
    throw error;
  }
}

function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  try {
    return new WebGLRenderer({ canvas, antialias: true, alpha: true });
  } catch {
    throw new NoWebGl('no WebGL');
  }
}

function show(
  canvas: HTMLCanvasElement,
  renderer: WebGLRenderer,
  model: Group,
  { surfaces, colourHex, isStill, onTurn }: TurntableOptions,
): Turntable {
  const prints = new Map<string, PrintTexture>();
  const coloured: { material: MeshStandardMaterial; own: Color }[] = [];
  model.traverse((thing) => {
    if (!(thing instanceof Mesh) || !(thing.material instanceof MeshStandardMaterial)) return;
    const { material } = thing;
    if (material.name === 'body') coloured.push({ material, own: material.color.clone() });
    const [kind, surfaceId = ''] = material.name.split(':');
    const surface = kind === 'print' && surfaces.find(({ id }) => id === surfaceId);
    if (!surface) return;
    const print = createPrintTexture(thing.geometry, surface.printArea, colourHex);
    prints.set(surfaceId, print);
    material.map = print.texture;
    if (material.roughness > CLOTH_ROUGHNESS) {
      material.bumpMap = weave(WEAVE_MM);
      material.bumpScale = 0.6;
    }
  });

  const scene = new Scene();
  const studio = lightOfStudio(renderer);
  scene.environment = studio.texture;
  scene.environmentIntensity = LIGHT;
  const turning = new Group();
  const bounds = new Box3().setFromObject(model);
  const size = {
    width: bounds.max.x - bounds.min.x,
    height: bounds.max.y - bounds.min.y,
    depth: bounds.max.z - bounds.min.z,
  };
  // Turned about the middle of the model, so that nothing wobbles.
  model.position.x -= (bounds.min.x + bounds.max.x) / 2;
  model.position.z -= (bounds.min.z + bounds.max.z) / 2;
  turning.add(model, groundShadow(size.width, size.depth));
  scene.add(turning);
  const camera = new PerspectiveCamera(FIELD_DEG, 1, 0.05, 20);

  let { yaw, pitch } = FIRST;
  let isTurning = !isStill;
  let isDisposed = false;
  let request = 0;
  let last = 0;

  const render = () => {
    turning.rotation.y = (yaw * Math.PI) / 180;
    const reach = Math.hypot(size.width, size.depth, size.height) / 2;
    const half = (FIELD_DEG * Math.PI) / 360;
    const narrow = Math.min(half, Math.atan(Math.tan(half) * camera.aspect));
    const distance = (reach * 1.1) / Math.sin(narrow);
    const up = (pitch * Math.PI) / 180;
    camera.position.set(0, size.height / 2 + Math.sin(up) * distance, Math.cos(up) * distance);
    // A little lower than the middle, because the hint is below.
    camera.lookAt(0, size.height * 0.47, 0);
    renderer.render(scene, camera);
    canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
  };
  const step = (now: number) => {
    request = 0;
    if (isDisposed) return;
    if (isTurning) yaw += (Math.min(100, now - (last || now)) / 1000) * DEG_PER_SECOND;
    last = now;
    render();
    if (isTurning) ask();
  };
  const ask = () => {
    request ||= requestAnimationFrame(step);
  };
  const setColour = (hex: string) => {
    const colour = new Color(hex);
    for (const { material, own } of coloured) material.color.copy(own).multiply(colour);
    for (const print of prints.values()) print.setColour(hex);
    ask();
  };
  const turnTo = (toYaw: number, toPitch: number) => {
    isTurning = false;
    yaw = toYaw;
    pitch = Math.min(PITCH.high, Math.max(PITCH.low, toPitch));
    onTurn(((Math.round(yaw - FIRST.yaw) % 360) + 360) % 360);
    ask();
  };
  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    ask();
  };
  setColour(colourHex);
  resize();
  return {
    setColour,
    setArtwork(surfaceId, picture) {
      prints.get(surfaceId)?.setArtwork(picture);
      ask();
    },
    turnBy: (yawDeg, pitchDeg) => turnTo(yaw + yawDeg, pitch + pitchDeg),
    reset: () => turnTo(FIRST.yaw, FIRST.pitch),
    resize,
    dispose() {
      isDisposed = true;
      cancelAnimationFrame(request);
      studio.dispose();
      scene.traverse((thing) => {
        if (!(thing instanceof Mesh)) return;
        thing.geometry.dispose();
        const { map, bumpMap } = thing.material as Partial<MeshStandardMaterial>;
        map?.dispose();
        bumpMap?.dispose();
        thing.material.dispose();
      });
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
