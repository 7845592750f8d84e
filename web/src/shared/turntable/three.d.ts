// What the turntable uses of three 0.187. The full typings bring seven packages along, a physics engine among them.

declare module 'three' {
  export class Vector3 {
    x: number;
    y: number;
    z: number;
    constructor(x?: number, y?: number, z?: number);
    set(x: number, y: number, z: number): this;
    length(): number;
  }
  export class Vector2 {
    set(x: number, y: number): this;
  }
  export class Color {
    r: number;
    g: number;
    b: number;
    constructor(value?: string | number);
    clone(): Color;
    copy(other: Color): this;
    multiply(other: Color): this;
    multiplyScalar(by: number): this;
  }
  export class Object3D {
    position: Vector3;
    rotation: Vector3;
    scale: Vector3;
    add(...children: Object3D[]): this;
    traverse(visit: (child: Object3D) => void): void;
    lookAt(x: number, y: number, z: number): void;
  }
  export class Group extends Object3D {}
  export class Scene extends Object3D {
    environment: Texture | null;
    environmentIntensity: number;
  }
  export class PerspectiveCamera extends Object3D {
    fov: number;
    aspect: number;
    constructor(fov: number, aspect: number, near: number, far: number);
    updateProjectionMatrix(): void;
  }
  export class BufferAttribute {
    readonly count: number;
    getX(at: number): number;
    getY(at: number): number;
  }
  export class BufferGeometry {
    getAttribute(name: string): BufferAttribute | undefined;
    dispose(): void;
  }
  export class BoxGeometry extends BufferGeometry {
    constructor(width?: number, height?: number, depth?: number);
  }
  export class PlaneGeometry extends BufferGeometry {
    constructor(width?: number, height?: number);
  }
  export class Material {
    name: string;
    dispose(): void;
  }
  export class MeshBasicMaterial extends Material {
    color: Color;
    constructor(settings?: {
      color?: Color;
      map?: Texture;
      side?: number;
      transparent?: boolean;
      depthWrite?: boolean;
    });
  }
  export class MeshStandardMaterial extends Material {
    color: Color;
    roughness: number;
    map: Texture | null;
    bumpMap: Texture | null;
    bumpScale: number;
    needsUpdate: boolean;
  }
  export class Mesh extends Object3D {
    geometry: BufferGeometry;
    material: Material;
    constructor(geometry: BufferGeometry, material: Material);
  }
  export class Texture {
    flipY: boolean;
    colorSpace: string;
    anisotropy: number;
    wrapS: number;
    wrapT: number;
    repeat: Vector2;
    offset: Vector2;
    needsUpdate: boolean;
    dispose(): void;
  }
  export class CanvasTexture extends Texture {
    constructor(canvas: HTMLCanvasElement);
  }
  export class DirectionalLight extends Object3D {
    constructor(color: number, intensity: number);
  }
  export class Box3 {
    min: Vector3;
    max: Vector3;
    setFromObject(thing: Object3D): this;
  }
  export class WebGLRenderer {
    constructor(settings: { canvas: HTMLCanvasElement; antialias: boolean; alpha: boolean });
    setPixelRatio(ratio: number): void;
    setSize(width: number, height: number, updateStyle: boolean): void;
    render(scene: Scene, camera: PerspectiveCamera): void;
    dispose(): void;
    forceContextLoss(): void;
  }
  export class RenderTarget {
    readonly texture: Texture;
    dispose(): void;
  }
  export class PMREMGenerator {
    constructor(renderer: WebGLRenderer);
    fromScene(scene: Scene, sigma?: number): RenderTarget;
    dispose(): void;
  }
  export const SRGBColorSpace: string;
  export const BackSide: number;
  export const RepeatWrapping: number;
}

declare module 'three/addons/loaders/GLTFLoader.js' {
  import type { Group } from 'three';
  export class GLTFLoader {
    parseAsync(data: ArrayBuffer, path: string): Promise<{ scene: Group }>;
  }
}
