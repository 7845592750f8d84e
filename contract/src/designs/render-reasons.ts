import { findingText, isFindingId } from '@diy/design/preflight';
import { z } from 'zod';

/** Why a design was not drawn. `preflight.<finding>` carries the finding's own figures and words. */
export const renderReason = z.object({
  id: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RenderReason = z.infer<typeof renderReason>;

type Sentence = (params: RenderReason['params']) => string;

type Locale = 'zh' | 'en';

/** Which surface, where the reason says so; those kept by older versions do not. */
function surfaceOf(p: RenderReason['params'], locale: Locale): string {
  if (p.surfaceZh === undefined) return '';
  return locale === 'zh' ? `印刷面“${p.surfaceZh}”的` : ` of surface “${p.surfaceEn}”`;
}

/** Where on the surface, in mm from its top left corner. */
function placeOf({ xMm, yMm, widthMm, heightMm }: RenderReason['params'], locale: Locale): string {
  if (xMm === undefined || yMm === undefined) return '';
  const size = widthMm === undefined ? '' : `${widthMm} × ${heightMm} mm`;
  if (locale === 'zh') return `（距左边 ${xMm} mm、距上边 ${yMm} mm${size && `，约 ${size}`}）`;
  return ` (${xMm} mm from the left, ${yMm} mm from the top${size && `, about ${size}`})`;
}

/** The number under which the log has it. */
function numberOf({ diagnostic }: RenderReason['params'], locale: Locale): string {
  if (diagnostic === undefined) return '';
  return locale === 'zh' ? `，并告知编号 ${diagnostic}` : ` and give the number ${diagnostic}`;
}

const SENTENCES = {
  'rendering.storage-full': {
    zh: () => '存储空间已满，生产图没有生成。请清理空间后点“重新生成”',
    en: () => 'The storage is full, so no print file was made. Free some space, then choose “Try again”',
  },
  'rendering.differs-from-preview': {
    zh: (p) =>
      `${surfaceOf(p, 'zh')}生产图与预览不一致${placeOf(p, 'zh')}。为避免印错，这张图没有采用，重新生成也不会改变。请联系管理员${numberOf(p, 'zh')}`,
    en: (p) =>
      `The print file${surfaceOf(p, 'en')} differs from the preview${placeOf(p, 'en')}. It was kept back so that nothing wrong is printed, and making it again would give the same. Tell the administrator${numberOf(p, 'en')}`,
  },
  'rendering.broken-file': {
    zh: (p) =>
      `${surfaceOf(p, 'zh')}生产图写成文件后核对不上，连做两次都是如此，没有采用。请联系管理员检查服务器${numberOf(p, 'zh')}`,
    en: (p) =>
      `The file of the print${surfaceOf(p, 'en')} did not hold what was drawn, twice in a row, and was not used. Ask the administrator to check the server${numberOf(p, 'en')}`,
  },
  'rendering.damaged-picture': {
    zh: (p) => `图片“${p.picture}”的文件已损坏，无法读取。请重新上传这张图片，在设计器里替换后保存`,
    en: (p) =>
      `The file of picture “${p.picture}” is damaged. Upload it again, replace it in the design and save`,
  },
  'rendering.picture-gone': {
    zh: (p) => `图片“${p.picture}”的文件已不在存储中。请重新上传这张图片，在设计器里替换后保存`,
    en: (p) =>
      `The file of picture “${p.picture}” is no longer in the storage. Upload it again, replace it in the design and save`,
  },
  'rendering.vector-too-complex': {
    zh: (p) =>
      `矢量图“${p.picture}”没能在规定时间内按印刷尺寸画完，生产图没有生成。请点“重新生成”；还是不行时请在原软件里简化，或导出成足够大的 PNG，在设计器里替换后保存`,
    en: (p) =>
      `The vector graphic “${p.picture}” was not drawn at the size of the print in time, so no print file was made. Choose “Try again”; if it happens again, simplify it or export a large PNG, replace it in the design and save`,
  },
  'rendering.template-file-gone': {
    zh: (p) =>
      `模板“${p.templateZh}”的素材文件已不在存储中，作品本身没有问题。请联系管理员恢复模板文件${numberOf(p, 'zh')}`,
    en: (p) =>
      `A file of template “${p.templateEn}” is no longer in the storage; the design itself is fine. Ask the administrator to restore it${numberOf(p, 'en')}`,
  },
  'rendering.template-gone': {
    zh: () => '作品所用的模板版本已经不在了，无法生成。请换用现有的模板重新制作',
    en: () => 'The template version of this design is gone, so it cannot be made. Use a template that exists',
  },
  'rendering.too-large': {
    zh: (p) =>
      `${surfaceOf(p, 'zh')}画面要 ${p.widthPx} × ${p.heightPx} 像素，超出了能绘制的大小。请缩小图层的描边、阴影或尺寸后重新保存`,
    en: (p) =>
      `A picture of ${p.widthPx} × ${p.heightPx} pixels would be needed${surfaceOf(p, 'en')}, more than can be drawn. Use smaller layers, outlines or shadows and save again`,
  },
  'rendering.invalid-document': {
    zh: () => '作品内容不符合格式，无法绘制。请在设计器里打开并重新保存；打不开时请联系管理员',
    en: () =>
      'The content of this design is not valid and cannot be drawn. Open it in the designer and save it; if it does not open, ask the administrator',
  },
  'rendering.unreadable-asset': {
    zh: () => '有图片或字体无法读取，生产图没有生成。请替换后重新保存',
    en: () => 'An image or font cannot be read, so no print file was made. Replace it and save again',
  },
  'rendering.missing-font': {
    zh: (p) => `文字“${p.text}”使用的字体已不存在，请换一种字体`,
    en: (p) => `The font of “${p.text}” no longer exists; choose another`,
  },
  'rendering.blank-surface': {
    zh: (p) =>
      `印刷面“${p.surfaceZh}”上的内容都在印刷区域之外或看不见，生产图会是空白。请移回印刷区域，或删除这些图层`,
    en: (p) =>
      `Everything on surface “${p.surfaceEn}” lies outside the print area or cannot be seen; its print file would be blank. Move it inside or delete it`,
  },
  'rendering.went-wrong': {
    zh: () => '生成时出错，请点“重新生成”；若仍出现请联系管理员',
    en: () => 'Something went wrong. Choose “Try again”; if it happens again, ask the administrator',
  },
  'rendering.gave-up': {
    zh: () => '多次尝试都没有完成（处理进程意外退出）。请缩小图片后重新保存，或联系管理员',
    en: () =>
      'Several tries did not finish because the worker process ended. Use smaller images and save again, or ask the administrator',
  },
  'rendering.cancelled': {
    zh: () => '已取消，可在作品列表中重新生成',
    en: () => 'Cancelled; it can be made again from the list of designs',
  },
  'rendering.design-deleted': {
    zh: () => '作品已被删除',
    en: () => 'The design has been deleted',
  },
} as const satisfies Record<string, { zh: Sentence; en: Sentence }>;

/** Reasons that are not findings of preflight. */
export type RenderReasonId = keyof typeof SENTENCES;

/** Whether a stored message is a reason of a render, also one of a newer version. */
export function isRenderReasonId(id: string): boolean {
  return id.startsWith('preflight.') || id.startsWith('rendering.');
}

/** A reason as a user-facing sentence; an unknown one (from a newer version) gets a general sentence. */
export function renderReasonText({ id, params }: RenderReason, locale: Locale): string {
  const finding = id.startsWith('preflight.') ? id.slice('preflight.'.length) : '';
  if (isFindingId(finding))
    return findingText({ id: finding, params }, locale) + andMore(params.more, locale);
  const sentences = SENTENCES[id as RenderReasonId] ?? SENTENCES['rendering.went-wrong'];
  return sentences[locale](params);
}

/** How many errors there are beside the first; nothing where it is the only one. */
function andMore(more: string | number | undefined, locale: 'zh' | 'en'): string {
  if (typeof more !== 'number' || more < 1) return '';
  return locale === 'zh'
    ? `（另有 ${more} 个错误）`
    : ` (and ${more} more ${more === 1 ? 'error' : 'errors'})`;
}
