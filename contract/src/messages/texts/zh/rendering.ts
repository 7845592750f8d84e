export const rendering = {
  'rendering.design-deleted': '作品已被删除',
  'rendering.canvas-too-large': '画面 {widthPx} × {heightPx} 像素，超出了能绘制的大小',
  'rendering.damaged-picture':
    '图片“{picture}”的文件已损坏，无法读取。请重新上传这张图片，在设计器里替换后保存',
  'rendering.picture-gone': '图片“{picture}”的文件已不在存储中。请重新上传这张图片，在设计器里替换后保存',
  'rendering.storage-full': '存储空间已满，生产图没有生成。请清理空间后点“重新生成”',
  'rendering.differs-from-preview':
    '[印刷面“{surface}”的]生产图与预览不一致[{place}]。为避免印错，这张图没有采用，重新生成也不会改变。请联系管理员[，并告知编号 {diagnostic}]',
  'rendering.place': '（距左边 {xMm} mm、距上边 {yMm} mm[，约 {widthMm} × {heightMm} mm]）',
  'rendering.broken-file':
    '[印刷面“{surface}”的]生产图写成文件后核对不上，连做两次都是如此，没有采用。请联系管理员检查服务器[，并告知编号 {diagnostic}]',
  'rendering.vector-too-complex':
    '矢量图“{picture}”没能在规定时间内按印刷尺寸画完，生产图没有生成。请点“重新生成”；还是不行时请在原软件里简化，或导出成足够大的 PNG，在设计器里替换后保存',
  'rendering.template-file-gone':
    '模板“{template}”的素材文件已不在存储中，作品本身没有问题。请联系管理员恢复模板文件[，并告知编号 {diagnostic}]',
  'rendering.template-gone': '作品所用的模板版本已经不在了，无法生成。请换用现有的模板重新制作',
  'rendering.too-large':
    '[印刷面“{surface}”的]画面要 {widthPx} × {heightPx} 像素，超出了能绘制的大小。请缩小图层的描边、阴影或尺寸后重新保存',
  'rendering.invalid-document':
    '作品内容不符合格式，无法绘制。请在设计器里打开并重新保存；打不开时请联系管理员',
  'rendering.unreadable-asset': '有图片或字体无法读取，生产图没有生成。请替换后重新保存',
  'rendering.invalid-code': '二维码或条码里的内容做不成码，生产图没有生成。请改正内容后重新保存',
  'rendering.missing-font': '文字“{text}”使用的字体已不存在，请换一种字体',
  'rendering.blank-surface':
    '印刷面“{surface}”上的内容都在印刷区域之外或看不见，生产图会是空白。请移回印刷区域，或删除这些图层',
  'rendering.went-wrong': '生成时出错，请点“重新生成”；若仍出现请联系管理员',
  'rendering.gave-up': '多次尝试都没有完成（处理进程意外退出）。请缩小图片后重新保存，或联系管理员',
  'rendering.cancelled': '已取消，可在作品列表中重新生成',
  'rendering.and-more': '{first}（另有 {more} 个错误）',
  'rendering.missing-own-font':
    '作品用了本账号没有的字体，文字“{text}”无法印刷。请在“我的字体”上传这个字体，或给这段文字换一个字体',
} as const;
