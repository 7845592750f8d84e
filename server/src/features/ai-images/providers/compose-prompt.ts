import type { AiImageKind, AiStyle } from '@diy/contract/ai-images/ai-image-shapes';
import type { Bilingual } from '@diy/contract/messages';

/** What each style adds to the prompt. */
const STYLES: Record<AiStyle, Bilingual> = {
  none: { zh: '', en: '' },
  flat: { zh: '扁平插画，色块干净，无渐变', en: 'flat vector illustration, clean shapes, no gradients' },
  watercolour: { zh: '水彩画，颜色自然晕染', en: 'watercolour painting, soft natural washes' },
  'line-art': { zh: '线描，线条清晰均匀', en: 'line art, clear even lines' },
  'ink-wash': { zh: '中国水墨画，留白', en: 'Chinese ink wash painting, generous empty space' },
  guochao: { zh: '国潮插画，浓郁撞色', en: 'Guochao style, bold modern Chinese illustration' },
  cute: { zh: '可爱卡通，圆润', en: 'cute rounded cartoon' },
  vintage: { zh: '复古海报，旧印刷质感', en: 'vintage poster, aged print texture' },
  oil: { zh: '油画，笔触清晰', en: 'oil painting, visible brush strokes' },
  photo: { zh: '写实摄影，自然光', en: 'realistic photograph, natural light' },
  'three-d': { zh: '3D 渲染，柔光', en: '3D render, soft light' },
  pixel: { zh: '像素画', en: 'pixel art' },
};

const KINDS: Record<AiImageKind, { plain: Bilingual; transparent: Bilingual }> = {
  picture: { plain: { zh: '', en: '' }, transparent: { zh: '背景透明', en: 'transparent background' } },
  tile: {
    plain: { zh: '无缝四方连续图案，四边可拼接', en: 'seamless repeating pattern, all edges match' },
    transparent: {
      zh: '无缝四方连续图案，四边可拼接，背景透明',
      en: 'seamless repeating pattern, all edges match, transparent background',
    },
  },
  motif: {
    plain: {
      zh: '单个主体，居中完整，纯白背景',
      en: 'one single subject, centred and complete, plain white background',
    },
    transparent: {
      zh: '单个主体，居中完整，背景透明',
      en: 'one single subject, centred and complete, transparent background',
    },
  },
};

/** The prompt with what style and kind add to it, in the prompt's language. */
export function composePrompt(
  words: string,
  style: AiStyle,
  kind: AiImageKind,
  transparent: boolean,
): string {
  const isChinese = /\p{Script=Han}/u.test(words);
  const pick = (text: Bilingual) => (isChinese ? text.zh : text.en);
  const parts = [words.trim(), pick(STYLES[style]), pick(KINDS[kind][transparent ? 'transparent' : 'plain'])];
  return parts.filter(Boolean).join(isChinese ? '，' : ', ');
}
