import type { WorkTool } from '@diy/contract/images/image-work-steps';
import type { Tool } from '../define-tool.ts';
import { cutOutTool } from './cut-out.ts';
import { enlargeTool } from './enlarge.ts';
import { eraseTool } from './erase.ts';
import { extendEdgeTool } from './extend-edge.ts';
import { oneColourTool } from './one-colour.ts';
import { reduceColoursTool } from './reduce-colours.ts';
import { removeWhiteTool } from './remove-white.ts';
import { seamlessTool } from './seamless.ts';
import { straightenTool } from './straighten.ts';
import { swapColoursTool } from './swap-colours.ts';
import { takePrintTool } from './take-print.ts';
import { trimTool } from './trim.ts';
import { vectoriseTool } from './vectorise.ts';

/** Every tool by the name its steps have. A further tool is a file next to these and a line here. */
export const TOOLS: { [T in WorkTool]: Tool<T> } = {
  cut_out: cutOutTool,
  erase: eraseTool,
  take_print: takePrintTool,
  straighten: straightenTool,
  trim: trimTool,
  remove_white: removeWhiteTool,
  seamless: seamlessTool,
  reduce_colours: reduceColoursTool,
  swap_colours: swapColoursTool,
  vectorise: vectoriseTool,
  one_colour: oneColourTool,
  extend_edge: extendEdgeTool,
  enlarge: enlargeTool,
};

/** The tool of a step. */
export const toolOf = <T extends WorkTool>({ tool }: { tool: T }): Tool<T> => TOOLS[tool];
