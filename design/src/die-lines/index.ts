export { type DrawingFault, DrawingRefused, type UnreadEntity } from './die-line.ts';
export { type OutlineFault, outlineFault } from './outline-fault.ts';
export { type DieLine, type DieLines, outlineOf, readDieLines } from './read-die-lines.ts';
