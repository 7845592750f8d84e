import { type Group, PerspectiveCamera, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { placeModel } from './place-model.ts';
import { cameraPlace, FIELD_OF_VIEW_DEG, FIRST_POSE, poseAt, turnedFor, turnOf } from './pose.ts';
import { prepareMaterials } from './prepare-materials.ts';
import { NoWebGl, type Turntable, type TurntableOptions } from './turntable.ts';

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
  options: TurntableOptions,
): Turntable {
  const materials = prepareMaterials(model, options);
  const { scene, turning, size, dispose } = placeModel(model, renderer);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.05, 20);
  let pose = FIRST_POSE;
  let isTurning = !options.isStill;
  let isDisposed = false;
  let request = 0;
  let last = 0;

  const render = () => {
    turning.rotation.y = (pose.yaw * Math.PI) / 180;
    const { y, z, lookAtY } = cameraPlace(size, pose, camera.aspect);
    camera.position.set(0, y, z);
    camera.lookAt(0, lookAtY, 0);
    renderer.render(scene, camera);
    canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
  };
  const step = (now: number) => {
    request = 0;
    if (isDisposed) return;
    if (isTurning) pose = turnedFor(pose, now - (last || now));
    last = now;
    render();
    if (isTurning) ask();
  };
  const ask = () => {
    request ||= requestAnimationFrame(step);
  };
  const turnTo = (yaw: number, pitch: number) => {
    isTurning = false;
    pose = poseAt(yaw, pitch);
    options.onTurn(turnOf(pose));
    ask();
  };
  const table: Turntable = {
    setColour(hex) {
      materials.setColour(hex);
      ask();
    },
    setArtwork(surfaceId, picture) {
      materials.setArtwork(surfaceId, picture);
      ask();
    },
    turnBy: (yawDeg, pitchDeg) => turnTo(pose.yaw + yawDeg, pose.pitch + pitchDeg),
    reset: () => turnTo(FIRST_POSE.yaw, FIRST_POSE.pitch),
    resize() {
      if (fitRenderer(renderer, camera, canvas)) ask();
    },
    dispose() {
      isDisposed = true;
      cancelAnimationFrame(request);
      dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
  table.setColour(options.colourHex);
  table.resize();
  return table;
}

/** Draws at the canvas's size on the page; false while it has none. */
function fitRenderer(
  renderer: WebGLRenderer,
  camera: PerspectiveCamera,
  { clientWidth, clientHeight }: HTMLCanvasElement,
): boolean {
  if (clientWidth === 0 || clientHeight === 0) return false;
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  renderer.setSize(clientWidth, clientHeight, false);
  camera.aspect = clientWidth / clientHeight;
  camera.updateProjectionMatrix();
  return true;
}
