import type { Message, Refusal } from '../../../../platform/errors/refusal.ts';
import { imageRefusals } from '../../image-refusals.ts';

/** What an SVG must not hold, and what is too much, each named in the reader's language. */
export const svgRefusals = {
  element: (name: string): Refusal => unsafe('element', { zh: `<${name}>`, en: `<${name}>` }, name),
  handler: (): Refusal => unsafe('handler', { zh: '事件脚本', en: 'event scripts' }),
  script: (): Refusal => unsafe('script', { zh: '脚本链接', en: 'script links' }),
  link: (): Refusal => unsafe('link', { zh: '外部链接', en: 'links to other files' }),
  picture: (): Refusal =>
    unsafe('picture', {
      zh: '不是 PNG、JPEG、GIF、WebP 的嵌入图片',
      en: 'an embedded picture that is no PNG, JPEG, GIF or WebP',
    }),
  nested: (): Refusal => unsafe('nested', { zh: '嵌入的 SVG', en: 'an embedded SVG' }),
  stylesheet: (): Refusal => unsafe('stylesheet', { zh: '外部样式表', en: 'outside style sheets' }),
  entity: (): Refusal => unsafe('entity', { zh: '外部或嵌套的实体定义', en: 'outside or nested entities' }),
  encoding: (name: string): Refusal =>
    unsafe('encoding', { zh: `编码 ${name}`, en: `the encoding ${name}` }, name),
  broken: (): Refusal => imageRefusals.corrupt(),
  tooManyElements: (): Refusal => imageRefusals.svgTooComplex(),
};

const unsafe = (part: string, what: Message, name = '') => imageRefusals.unsafeSvg(what, { part, name });
