export { MAX_OUTLINE_CORNERS, type OutlineFault, outlineFault } from './outline-fault.ts';
