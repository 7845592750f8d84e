export { type CombinedLayers, combineLayers } from './combine-layers.ts';
