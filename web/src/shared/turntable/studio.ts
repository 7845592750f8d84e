import {
  BackSide,
  BoxGeometry,
  CanvasTexture,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  type RenderTarget,
  RepeatWrapping,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** Soft boxes: centre, size, and how much brighter than white. */
const BOXES: readonly [
  at: [number, number, number],
  size: [number, number, number],
  light: number,
  tint: string,
][] = [
  [[-4.6, 1.2, 2.2], [0.1, 4.2, 2.6], 7.5, '#FFF6EA'],
  [[4.8, 0.6, 1.2], [0.1, 3.6, 1.2], 2.2, '#EEF3FF'],
  [[0, 4.8, 0.6], [5, 0.1, 4], 3.4, '#FFFCF6'],
];

/**
 * Light as in the shop pictures: a window to the left, a fill to the right, a pale room. Its texture is for
 * `scene.environment`; dispose of it as a whole.
 */
export function lightOfStudio(renderer: WebGLRenderer): RenderTarget {
  const room = new Scene();
  const add = (geometry: BoxGeometry, material: MeshBasicMaterial) => {
    const mesh = new Mesh(geometry, material);
    room.add(mesh);
    return mesh;
  };
  add(
    new BoxGeometry(10, 10, 10),
    new MeshBasicMaterial({ side: BackSide, color: new Color('#D6D2CB').multiplyScalar(0.78) }),
  );
  for (const [at, size, light, tint] of BOXES) {
    const color = new Color(tint).multiplyScalar(light);
    add(new BoxGeometry(...size), new MeshBasicMaterial({ color })).position.set(...at);
  }
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromScene(room, 0.02);
  generator.dispose();
  room.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    thing.geometry.dispose();
    thing.material.dispose();
  });
  return light;
}

/**
 * The ground shadow, so that the product does not float: a dark contact with a wide soft edge, for a footprint in scene
 * units.
 */
export function groundShadow(width: number, depth: number): Mesh {
  const side = 256;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  if (context) {
    const fade = context.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2);
    for (let step = 0; step <= 16; step += 1) {
      const at = step / 16;
      // Dark below the product, then fading without an edge.
      const alpha = 0.5 * Math.exp(-((at * 2.3) ** 4)) + 0.16 * (1 - at) ** 2;
      fade.addColorStop(at, `rgba(40, 32, 24, ${alpha.toFixed(3)})`);
    }
    context.fillStyle = fade;
    context.fillRect(0, 0, side, side);
  }
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(canvas),
    transparent: true,
    depthWrite: false,
  });
  // Half of the picture is the footprint, the rest its soft edge.
  const mesh = new Mesh(new PlaneGeometry(width * 2.2, depth * 2.2), material);
  mesh.rotation.x = -Math.PI / 2;
  return mesh;
}

/** A plain weave as a bump map, in millimetres like all texture coordinates. */
export function weave(periodMm: number): Texture {
  const side = 64;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  const pixels = context?.createImageData(side, side);
  if (context && pixels) {
    for (let i = 0; i < side * side; i += 1) {
      const [x, y] = [i % side, Math.floor(i / side)];
      const wave = Math.sin((x / side) * 4 * Math.PI) * Math.sin((y / side) * 4 * Math.PI);
      pixels.data.fill(128 + 90 * wave, i * 4, i * 4 + 3);
      pixels.data[i * 4 + 3] = 255;
    }
    context.putImageData(pixels, 0, 0);
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  texture.repeat.set(500 / periodMm, 500 / periodMm);
  return texture;
}
