import { Refusal } from '../../../../platform/errors/refusal.ts';

const refusal = (id: string, zh: string, en: string) => new Refusal(`images.${id}`, { zh, en });

/** Why a PDF or AI file becomes no picture; each says what to do. */
export const pdfRefusals = {
  password: () =>
    refusal(
      'pdf-password',
      '这个 PDF 需要密码才能打开，请在原软件里去掉密码后重新导出',
      'This PDF opens with a password only; export it again without one',
    ),
  encrypted: () =>
    refusal(
      'pdf-encrypted',
      '这个 PDF 用了不支持的加密方式，请在原软件里另存为不加密的 PDF 后上传',
      'This PDF is encrypted in a way that is not supported; save it without encryption',
    ),
  xfa: () =>
    refusal(
      'pdf-xfa',
      '这是 XFA 动态表单，里面没有可以印刷的页面，请用 Acrobat 打印成普通 PDF 后上传',
      'This is a dynamic XFA form without pages to print; print it to a plain PDF in Acrobat',
    ),
  damaged: () =>
    refusal(
      'pdf-damaged',
      'PDF 已损坏或不完整，无法打开，请重新导出后上传',
      'The PDF is damaged or cut off and cannot be opened; export it again',
    ),
  noPages: () =>
    refusal(
      'pdf-no-pages',
      '这个 PDF 里没有页面，请重新导出后上传',
      'This PDF has no pages; export it again',
    ),
  tooManyPages: (pages: number, limit: number) =>
    refusal(
      'pdf-too-many-pages',
      `这个 PDF 有 ${pages} 页，最多支持 ${limit} 页，请只导出需要的页`,
      `This PDF has ${pages} pages, at most ${limit} are taken; export the pages you need`,
    ),
  badPage: () =>
    refusal(
      'pdf-bad-page',
      '这个 PDF 的页面已损坏，无法画出，请重新导出后上传',
      'The page of this PDF is damaged and cannot be drawn; export it again',
    ),
  blank: () =>
    refusal(
      'pdf-blank',
      'PDF 的这一页是空白的，没有可以印刷的内容；批注和表单不会画出，请把它们合并到页面后重新导出',
      'This page of the PDF is blank. Annotations and form fields are not drawn: flatten them and export again',
    ),
  aiWithoutPdf: () =>
    refusal(
      'ai-without-pdf',
      '这个 AI 文件保存时没有包含 PDF 内容，请在 Illustrator 里另存并勾选“创建 PDF 兼容文件”后上传',
      'This AI file was saved without PDF content; save it in Illustrator with “Create PDF Compatible File”',
    ),
  tooComplex: () =>
    refusal(
      'pdf-too-complex',
      'PDF 页面太复杂，占用内存过多，请在原软件里简化，或导出为 PNG 后上传',
      'The page of the PDF is too complex to draw; simplify it or export a PNG',
    ),
};
