import type { StoredMessage } from '@diy/contract/messages';
import { type Message, Refusal } from '../../platform/errors/refusal.ts';

type Params = StoredMessage['params'];

/** @param wording what web/src/locales/…/image-messages.json calls it, where that is not the id */
const refusal = (id: string, zh: string, en: string, params: Params = {}, wording = id) =>
  new Refusal(`images.${id}`, { zh, en }, [], { id: wording, params });

const mp = (pixels: number) => Math.round(pixels / 1_000_000);

/** Why a file is not accepted into the library; each says what to do. */
export const imageRefusals = {
  uploadNotFound: () =>
    refusal(
      'upload-not-found',
      '没有找到上传的文件，可能已过期，请重新上传',
      'The uploaded file was not found; upload it again',
    ),
  empty: () => refusal('empty-file', '文件是空的，请重新导出后上传', 'The file is empty; export it again'),
  unsupported: () =>
    refusal(
      'unsupported-format',
      '不支持这种文件，请上传 PNG、JPEG、WebP、TIFF、PSD、AVIF、GIF、BMP、SVG 图片，或 PDF、AI 文件',
      'Not a supported picture; use PNG, JPEG, WebP, TIFF, PSD, AVIF, GIF, BMP, SVG, PDF or AI',
    ),
  convertFirst: (format: string) =>
    refusal(
      'convert-first',
      `暂不支持 ${format}，请在原软件里导出为 PNG 或 JPEG 后上传`,
      `${format} is not supported; export it as PNG or JPEG`,
      { format },
    ),
  animationAlone: () =>
    refusal(
      'convert-first',
      '这是 AVIF 动画，里面没有静态画面，请导出其中一帧为 PNG 或 JPEG 后上传',
      'This is an AVIF animation without a still picture; export one of its frames as PNG or JPEG',
      {},
      'avif-animation',
    ),
  tiffKind: (kind: Message) =>
    refusal(
      'convert-first',
      `暂不支持这种 TIFF（${kind.zh}），请在原软件里另存为 8 位或 16 位、LZW 压缩的 TIFF，或导出为 PNG 后上传`,
      `This kind of TIFF (${kind.en}) is not supported; save it with 8 or 16 bits and LZW compression, or export a PNG`,
      { kind },
      'tiff-kind',
    ),
  heic: () =>
    refusal(
      'convert-first',
      '暂不支持 HEIC，请转成 JPEG 后上传：iPhone 在“设置 › 相机 › 格式”选“兼容性最佳”后重拍，Mac 用“预览”导出 JPEG，Windows 用“照片”另存为 JPEG',
      'HEIC is not supported; make it a JPEG: on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again, on a Mac export it in Preview, on Windows save it in Photos',
      {},
      'heic',
    ),
  postScript: () =>
    refusal(
      'convert-first',
      '暂不支持 EPS 和 PostScript（旧版 AI 也是这种格式），请在原软件里导出为 PDF 或 SVG 后上传',
      'EPS and PostScript, old AI files among them, are not supported; export a PDF or an SVG',
      {},
      'postscript',
    ),
  psdKind: () =>
    refusal(
      'psd-not-readable',
      '这个 PSD 没有可用的合并图。请在 Photoshop 里转为 8 位 RGB 或 CMYK，保存时勾选“最大兼容”，或导出为 PNG 后上传',
      'This PSD holds no usable merged picture. Convert it to 8-bit RGB or CMYK and save with “Maximize Compatibility”, or export a PNG',
    ),
  hdr: () =>
    refusal(
      'hdr',
      '这是 HDR 图片，印刷无法还原其亮度，请在原软件里导出为 sRGB 的 PNG 或 JPEG 后上传',
      'This is an HDR picture, whose light no print can show; export it as an sRGB PNG or JPEG',
    ),
  wrongExtension: (extension: string, format: string) =>
    refusal(
      'wrong-extension',
      `扩展名是 .${extension}，内容却是 ${format.toUpperCase()}，请改正扩展名或重新导出后上传`,
      `The extension is .${extension} but the content is ${format.toUpperCase()}; correct it or export again`,
      { extension, format: format.toUpperCase() },
    ),
  corrupt: () =>
    refusal(
      'corrupt',
      '图片已损坏或不完整，请重新导出后上传',
      'The picture is damaged or cut off; export it again',
    ),
  tooSmall: (width: number, height: number) =>
    refusal(
      'too-small',
      `图片只有 ${width}×${height} 像素，宽和高都至少要 16 像素`,
      `The picture is ${width}×${height} px; both sides need at least 16 px`,
      { width, height },
    ),
  tooLarge: (width: number, height: number) =>
    refusal(
      'too-large',
      `图片有 ${width}×${height} 像素，单边最多 30000 像素，总共最多 2.5 亿像素，请缩小后上传`,
      `The picture is ${width}×${height} px; at most 30,000 px a side and 250 megapixels`,
      { width, height },
    ),
  needsTooMuchMemory: (pixels: number, maxPixels: number) =>
    refusal(
      'too-large-for-encoding',
      `图片有 ${mp(pixels)} 百万像素，这种编码（隔行、渐进、带旋转或 AVIF）最多 ${mp(maxPixels)} 百万像素，请另存为不隔行的 PNG 或基线 JPEG`,
      `${mp(pixels)} megapixels in this encoding (interlaced, progressive, rotated or AVIF); at most ${mp(maxPixels)}. Save it as a plain PNG or baseline JPEG`,
      { megapixels: mp(pixels), most: mp(maxPixels) },
    ),
  unsafeSvg: (what: Message, params: Params) =>
    refusal(
      'unsafe-svg',
      `SVG 里有不允许的内容（${what.zh}），请去掉脚本、外部链接和嵌入网页后重新导出`,
      `The SVG holds what is not allowed (${what.en}); remove scripts, external links and embedded pages`,
      params,
    ),
  svgTooComplex: () =>
    refusal(
      'svg-too-complex',
      'SVG 太复杂（图形、引用或滤镜太多），请在原软件里简化，或导出为 PNG 后上传',
      'The SVG is too complex (too many shapes, references or filters); simplify it or export a PNG',
    ),
  svgTooLarge: () =>
    refusal(
      'svg-too-large',
      'SVG 文件超过 10 MB，请简化后上传，或导出为 PNG',
      'The SVG is over 10 MB; simplify it or export a PNG',
    ),
  drawingMemory: () =>
    refusal(
      'drawing-memory',
      '绘制这个文件需要的内存超过上限（通常是滤镜、蒙版或渐变太大、太多），请在原软件里简化，或导出为 PNG 后上传',
      'Drawing this file takes more memory than is allowed (filters, masks or gradients are too large or too many); simplify it or export a PNG',
    ),
  drawingCrashed: () =>
    refusal(
      'drawing-crashed',
      '绘制程序处理这个文件时意外退出，里面有它处理不了的内容，请在原软件里把滤镜、蒙版和透明效果栅格化，或导出为 PNG 后上传',
      'The drawing program ended unexpectedly on this file: something in it is beyond it. Rasterise filters, masks and transparency, or export a PNG',
    ),
  tooSlow: () =>
    refusal(
      'too-complex',
      '图片太复杂，处理超时，请简化或导出为 PNG 后上传',
      'The picture takes too long to decode; simplify it',
    ),
  storageFull: () =>
    refusal(
      'storage-full',
      '服务器存储空间已满，请联系管理员后重试',
      'The server has no space left; ask the administrator',
    ),
  tooLargeToEdit: (width: number, height: number) =>
    refusal(
      'too-large-to-edit',
      `图片有 ${width}×${height} 像素，图片处理最多支持 6400 万像素，请先缩小后上传`,
      `The picture is ${width}×${height} px; the tools take at most 64 megapixels. Upload a smaller copy`,
      { width, height },
    ),
  toolTooSlow: () =>
    refusal(
      'tool-too-slow',
      '这张图片处理超时，已停止；请把图片缩小，或减少步骤后再试',
      'The tools took too long on this picture and were stopped; use a smaller copy or fewer steps',
    ),
  toolTooHungry: () =>
    refusal(
      'tool-too-much-memory',
      '处理这张图片需要的内存太多，已停止；请把图片缩小后再试',
      'The tools needed too much memory for this picture and were stopped; use a smaller copy',
    ),
  toolFailed: () =>
    refusal(
      'tool-failed',
      '处理中断，多次尝试都没有完成；请重新运行，若仍出现请联系管理员',
      'The tools stopped unexpectedly, several tries over; run them again, and if it happens again ask the administrator',
    ),
  sourceGone: () =>
    refusal('source-gone', '原图已被彻底删除，无法处理', 'The picture has been deleted for good'),
  recipeExists: (name: string) =>
    refusal(
      'recipe-exists',
      `已有名为“${name}”的配方，请换一个名称`,
      `There is a recipe named “${name}” already; use another name`,
      { name },
    ),
  recipeTooMany: (most: number) =>
    refusal(
      'recipe-too-many',
      `最多保存 ${most} 个配方，请先删除不用的`,
      `At most ${most} recipes are kept; delete one first`,
      { most },
    ),
  recipeNoSteps: () =>
    refusal('recipe-no-steps', '新配方至少要有一个步骤', 'A new recipe needs at least one step'),
  workEmpty: () =>
    refusal(
      'work-empty',
      '这个分类里没有图片，请换一个分类',
      'There are no pictures in this category; choose another one',
    ),
  workTooMany: (count: number, most: number) =>
    refusal(
      'work-too-many',
      `这个分类有 ${count} 张图片，一次最多处理 ${most} 张，请分批选择`,
      `This category has ${count} pictures; at most ${most} go through in one run. Select some of them`,
      { count, most },
    ),
  workKeyUsed: () =>
    refusal(
      'work-key-used',
      '这个 idempotency_key 已用于另一次处理（图片或步骤不同），请换一个',
      'This idempotency_key belongs to a run with other pictures or steps; use another one',
    ),
  noEvenGround: () =>
    refusal(
      'no-even-ground',
      '四边的背景不是纯色或渐变色，暂时无法自动去除；请换一张背景干净的图片',
      'The ground at the borders is neither flat nor graded, so it cannot be removed; use a picture with an even ground',
    ),
  nothingInked: () =>
    refusal(
      'nothing-inked',
      '按这个设置整张图都没有墨，请改用反相或网点',
      'With these settings nothing would be printed; invert the picture or use dots',
    ),
  nothingLeft: () =>
    refusal(
      'nothing-left',
      '按当前容差，整张图都会被去掉，请调低容差',
      'With this tolerance nothing of the picture would be left; lower it',
    ),
  categoryNotFound: () =>
    refusal('type-not-found', '没有找到这个分类，可能已被删除', 'No such category; it may have been deleted'),
  categoryExists: (name: string) =>
    refusal(
      'type-exists',
      `已有名为“${name}”的分类，请换一个名称`,
      `There is a category named “${name}” already`,
      { name },
    ),
};
