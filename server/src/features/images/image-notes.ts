import type { Message } from '../../platform/errors/refusal.ts';

/** What a seller should know about an accepted image, by the ids in the database. */
const NOTES = {
  damaged: {
    zh: '文件有一部分已损坏或缺失，画面可能有缺块。请检查图片，最好重新导出后上传；看着没问题也可以继续用',
    en: 'Part of the file is damaged or missing, and parts of the picture may be too. Check it and better upload it again; if it looks right you can use it',
  },
  cmyk: {
    zh: 'CMYK 原图，已转换为 sRGB，颜色可能略有变化',
    en: 'CMYK original, converted to sRGB; colours may shift a little',
  },
  'cmyk-untagged': {
    zh: 'CMYK 原图没有色彩配置，按通用印刷配置转换为 sRGB，请核对颜色',
    en: 'CMYK original without a profile, converted to sRGB by a generic press profile; check the colours',
  },
  'extra-channels': {
    zh: '文件里有用途不明的额外通道（专色或保存的选区），没有当作透明，也不会印出来。请核对画面；如果它是透明区域，请存成带透明的 PNG 后上传',
    en: 'The file holds further channels that do not say what they are (a spot colour, a saved selection); they are neither taken for transparency nor printed. Check the picture; if one is its transparency, save a PNG with transparency',
  },
  'layers-merged': { zh: '含图层，使用合并后的画面', en: 'Layers; the merged picture is used' },
  'colour-profile': {
    zh: '原图带其他色彩配置，已转换为 sRGB',
    en: 'Other colour profile, converted to sRGB',
  },
  'sixteen-bit': { zh: '每通道超过 8 位，已转换为 8 位', en: 'More than 8 bits per channel, converted to 8' },
  turned: { zh: '已按照片的拍摄方向转正', en: 'Turned upright as the camera was held' },
  'first-frame': { zh: '含多帧或多页，只使用第一帧', en: 'Several frames or pages; the first is used' },
  generated: { zh: '在本系统里生成', en: 'Generated here' },
  workshop: { zh: '图片工坊的处理结果', en: 'Made by the picture workshop' },
  'svg-text': {
    zh: '含未转曲的文字，字体可能被替换，请核对；最好在原软件里转曲后重新上传',
    en: 'Holds live text, whose fonts may be replaced; check it, or better convert the text to outlines',
  },
  'svg-left-out': {
    zh: '有一部分内容（背景模糊效果，或 Inkscape 的流动文本）没法绘制，已略去，请核对画面',
    en: 'A part of it (a blur of what lies behind, or Inkscape’s flowed text) cannot be drawn and is left out; check the picture',
  },
  'svg-styles': {
    zh: '样式（CSS）里有没读懂的写法，颜色或形状可能与原软件里不同，请核对画面；最好在原软件里导出时把样式写成属性',
    en: 'Some of its styles (CSS) were not understood, so colours or shapes may differ from what your program shows; check the picture, or better export it with styles as attributes',
  },
  // Named when prints were made from the pixels that it now has for lists and mockups only.
  'svg-rasterised': {
    zh: '矢量图，按印刷尺寸绘制，放多大都清晰',
    en: 'Vector graphic, drawn at the size of the print: sharp however large',
  },
  'pdf-vector': {
    zh: 'PDF 或 AI 的矢量页面，按印刷尺寸绘制，放多大都清晰',
    en: 'A vector page of a PDF or AI file, drawn at the size of the print: sharp however large',
  },
  'vector-too-heavy': {
    zh: '矢量图太复杂，没法画得更细：按现有像素印刷，清晰度照像素检查。要印得更大，请在原软件里简化，或导出成足够大的 PNG',
    en: 'A vector graphic too complex to be drawn finer: it is printed from the pixels it has, and checked as such. To print it larger, simplify it or export a large PNG',
  },
  'vector-not-drawn': {
    zh: '矢量图里有放大绘制时处理不了的内容：按现有像素印刷，清晰度照像素检查。要印得更大，请在原软件里把效果栅格化，或导出成足够大的 PNG',
    en: 'A vector graphic with parts that cannot be drawn finer: it is printed from the pixels it has, and checked as such. To print it larger, rasterise its effects or export a large PNG',
  },
  'vector-differs': {
    zh: '矢量图由旧版本绘制，重新绘制的画面不一样：按现有画面的像素印刷，清晰度照像素检查。要印得更大，请重新导出后上传并核对',
    en: 'A vector graphic drawn by an older version; drawn again it looks different, so it is printed from the pixels it has, and checked as such. To print it larger, export and upload it again',
  },
  'pdf-drawn': {
    zh: 'PDF 或 AI 的页面，已按页面尺寸以印刷精度绘制；里面有位图，清晰度以位图为准',
    en: 'A page of a PDF or AI file, drawn at print resolution; it holds pixels, which are as sharp as they are',
  },
  'pdf-first-page': {
    zh: '文件有多页，这张图是第一页；其余各页可以另存为图片',
    en: 'The file has several pages and this is the first; the others can be saved as images too',
  },
  'pdf-large': {
    zh: '页面尺寸太大，按原尺寸印刷时达不到 300 dpi',
    en: 'The page is so large that it has less than 300 dpi at its own size',
  },
  'pdf-trimmed': {
    zh: '只取成品框内的画面，框外的出血和裁切标记没有取用',
    en: 'The finished size is used; bleed and marks outside of it are left out',
  },
  'pdf-spot': {
    zh: '含专色，已按文件里的替代色转换为 sRGB，请核对颜色；专色油墨不会单独印出',
    en: 'Holds spot colours, converted to sRGB by their alternates; check the colours, the inks are not printed as such',
  },
  'pdf-overprint': {
    zh: '含叠印设置，画面里没有模拟叠印，请核对重叠处的颜色',
    en: 'Holds overprint, which is not simulated; check the colours where things overlap',
  },
  'pdf-fonts': {
    zh: '有字体没有嵌入文件，已用其他字体代替，文字可能变样或缺失，请核对；最好转曲后重新导出',
    en: 'Fonts are not embedded and others stand in: text may look different or be missing. Check it, or better convert text to outlines',
  },
  'pdf-annotations': {
    zh: '页面上的批注、图章或表单没有画出；需要的话请合并到页面后重新导出',
    en: 'Comments, stamps or form fields on the page are not drawn; flatten them and export again if you need them',
  },
  'pdf-repaired': {
    zh: '文件结构有损坏，已尽量修复，画面可能有缺失，请核对',
    en: 'The file was damaged and repaired as far as possible; parts may be missing, so check it',
  },
  'pdf-unread': {
    zh: '页面里有少见的编码，没能检查其中的 CMYK、专色、叠印和字体，请核对画面',
    en: 'Parts of the page are packed in a rare way, so CMYK, spot colours, overprint and fonts were not checked; look at the picture',
  },
} satisfies Record<string, Message>;

export type NoteId = keyof typeof NOTES;

/** Why prints use the pixels of a vector graphic's one drawing. */
export type FixedReason = Extract<NoteId, 'vector-too-heavy' | 'vector-not-drawn' | 'vector-differs'>;

const FIXED: readonly string[] = [
  'vector-too-heavy',
  'vector-not-drawn',
  'vector-differs',
] satisfies FixedReason[];
const SHARP: readonly string[] = ['svg-rasterised', 'pdf-vector'] satisfies NoteId[];

/** All notes there are. */
export const imageNoteIds = Object.keys(NOTES) as NoteId[];

/** Notes after which the seller should check the picture before printing it; the others only say what was done. */
const TO_CHECK: readonly string[] = [
  'damaged',
  'cmyk',
  'cmyk-untagged',
  'extra-channels',
  'first-frame',
  'svg-text',
  'pdf-first-page',
  'pdf-spot',
  'pdf-overprint',
  'pdf-fonts',
  'pdf-annotations',
  'pdf-repaired',
  'pdf-unread',
  'svg-left-out',
  'svg-styles',
] satisfies NoteId[];

/** Whether one of the notes asks to look at the picture. */
export function needsCheck(ids: readonly string[]): boolean {
  return ids.some((id) => TO_CHECK.includes(id));
}

/**
 * Whether prints draw the image in their own pixels: an SVG, or a PDF's page that is known to hold no pixels, unless it was found
 * that they cannot.
 */
export const isVector = ({ format, notes }: { format: string; notes: readonly string[] }): boolean =>
  (format === 'svg' || notes.includes('pdf-vector' satisfies NoteId)) &&
  !notes.some((id) => FIXED.includes(id));

/** The notes of an image whose prints use the pixels it has, for this reason. */
export const withFixedPixels = (notes: readonly string[], why: FixedReason): string[] => [
  ...notes.filter((id) => !SHARP.includes(id)),
  why,
];

/** Whether data of the original is missing. */
export const isDamaged = (ids: readonly string[]): boolean => ids.includes('damaged' satisfies NoteId);

/** User-facing notes; ids that a later version wrote are left out. */
export function noteTexts(ids: string[], locale: 'zh' | 'en'): string[] {
  const notes: Record<string, Message | undefined> = NOTES;
  return ids.flatMap((id) => notes[id]?.[locale] ?? []);
}
