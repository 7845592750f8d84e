import { findingText, isFindingId } from '@diy/design/preflight';
import { z } from 'zod';

/** Why a design was not drawn. `preflight.<finding>` carries the finding's own figures and words. */
export const renderReason = z.object({
  id: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RenderReason = z.infer<typeof renderReason>;

type Sentence = (params: RenderReason['params']) => string;

const SENTENCES = {
  'rendering.storage-full': {
    zh: () => '存储空间已满，生产图没有生成。请清理空间后点“重新生成”',
    en: () => 'The storage is full, so no print file was made. Free some space, then choose “Try again”',
  },
  'rendering.differs-from-preview': {
    zh: () => '生产图与预览不一致，没有采用。请重新保存作品；若仍出现请联系管理员',
    en: () =>
      'The print file differed from the preview and was not used. Save the design again; if it happens again, ask the administrator',
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

/** A reason as a sentence for people; one that is not known (from a newer version) is said in general words. */
export function renderReasonText({ id, params }: RenderReason, locale: 'zh' | 'en'): string {
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
