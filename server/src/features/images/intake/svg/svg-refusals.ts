import { message } from '@diy/contract/messages';
import type { Refusal } from '../../../../platform/errors/refusal.ts';
import { imageRefusals } from '../../image-refusals.ts';

/** What an SVG must not hold, and what is too much, each named in the reader's language. */
export const svgRefusals = {
  element: (name: string): Refusal => imageRefusals.unsafeSvg(message('svg.element', { name })),
  handler: (): Refusal => imageRefusals.unsafeSvg(message('svg.handler')),
  script: (): Refusal => imageRefusals.unsafeSvg(message('svg.script')),
  link: (): Refusal => imageRefusals.unsafeSvg(message('svg.link')),
  picture: (): Refusal => imageRefusals.unsafeSvg(message('svg.picture')),
  nested: (): Refusal => imageRefusals.unsafeSvg(message('svg.nested')),
  stylesheet: (): Refusal => imageRefusals.unsafeSvg(message('svg.stylesheet')),
  entity: (): Refusal => imageRefusals.unsafeSvg(message('svg.entity')),
  encoding: (name: string): Refusal => imageRefusals.unsafeSvg(message('svg.encoding', { name })),
  broken: (): Refusal => imageRefusals.corrupt(),
  tooManyElements: (): Refusal => imageRefusals.svgTooComplex(),
};
