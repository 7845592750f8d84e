/** Photoshop documents for tests, written with ag-psd. */
export { buildMockupPsd, cloth, paintLayer, placedLayer } from './build-mockup-psd.ts';
export { buildPsd } from './build-psd.ts';
