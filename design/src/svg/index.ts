export { readSvg, type SvgDrawing, type SvgReading } from './read-svg.ts';
export type { SvgProblem } from './svg-problem.ts';
