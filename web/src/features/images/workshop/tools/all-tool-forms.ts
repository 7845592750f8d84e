import type { WorkTool } from '@diy/contract/images/image-work-steps';
import type { AnyToolForm, ToolForm } from '../model/tool-form.ts';
import { cutOutForm } from './cut-out.tsx';
import { enlargeForm } from './enlarge.tsx';
import { eraseForm } from './erase.tsx';
import { extendEdgeForm } from './extend-edge.tsx';
import { oneColourForm } from './one-colour.tsx';
import { reduceColoursForm } from './reduce-colours.tsx';
import { removeWhiteForm } from './remove-white.tsx';
import { seamlessForm } from './seamless.tsx';
import { straightenForm } from './straighten.tsx';
import { swapColoursForm } from './swap-colours.tsx';
import { extractPrintForm } from './take-print.tsx';
import { trimForm } from './trim.tsx';
import { vectoriseForm } from './vectorise.tsx';

/** One form a tool, in the order in which the tools are offered. */
const TOOL_FORMS: { [T in WorkTool]: ToolForm<T> } = {
  cut_out: cutOutForm,
  remove_white: removeWhiteForm,
  erase: eraseForm,
  take_print: extractPrintForm,
  straighten: straightenForm,
  trim: trimForm,
  enlarge: enlargeForm,
  seamless: seamlessForm,
  reduce_colours: reduceColoursForm,
  swap_colours: swapColoursForm,
  vectorise: vectoriseForm,
  one_colour: oneColourForm,
  extend_edge: extendEdgeForm,
};

/** Tools in the order in which they are offered. */
export const OFFERED_TOOLS = Object.keys(TOOL_FORMS) as WorkTool[];

// A step and its tool's form belong together, which an index by the name does not say to the compiler.
export const formOf = (tool: WorkTool): AnyToolForm => TOOL_FORMS[tool] as unknown as AnyToolForm;
