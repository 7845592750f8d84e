import { Box3, Group, Mesh, type MeshStandardMaterial, Scene, type WebGLRenderer } from 'three';
import type { ModelSize } from './pose.ts';
import { groundShadow, lightOfStudio } from './studio.ts';

/** White products come to about 93 % of white, never to white itself. */
const LIGHT = 0.84;

/** A model in the studio's light, standing on its shadow. */
export interface PlacedModel {
  readonly scene: Scene;
  /** What turns: the model with its shadow. */
  readonly turning: Group;
  readonly size: ModelSize;
  dispose(): void;
}

export function placeModel(model: Group, renderer: WebGLRenderer): PlacedModel {
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
  // Turned about the middle of what stands there, so that nothing wobbles.
  model.position.x -= (bounds.min.x + bounds.max.x) / 2;
  model.position.z -= (bounds.min.z + bounds.max.z) / 2;
  turning.add(model, groundShadow(size.width, size.depth));
  scene.add(turning);
  return {
    scene,
    turning,
    size,
    dispose() {
      studio.dispose();
      scene.traverse((thing) => {
        if (!(thing instanceof Mesh)) return;
        thing.geometry.dispose();
        const { map, bumpMap } = thing.material as Partial<MeshStandardMaterial>;
        map?.dispose();
        bumpMap?.dispose();
        thing.material.dispose();
      });
    },
  };
}
