export const rendering = {
  'rendering.design-deleted': '作品已被删除',
  'rendering.canvas-too-large': '画面 {widthPx} × {heightPx} 像素，超出了能绘制的大小',
  'rendering.damaged-picture':
    '图片“{picture}”的文件已损坏，无法读取。请重新上传这张图片，在设计器里替换后保存',
  'rendering.picture-gone': '图片“{picture}”的文件已不在存储中。请重新上传这张图片，在设计器里替换后保存',
  'fields.unknown-field':
    '买家填了“{field}”，但作品里没有叫“{field}”的定制字段，也没有这个名字的图层。请在设计器里添加这个字段（或给已有字段加上这个别名），再让订单改用最新版本',
  'fields.empty-field':
    '“{field}”没有填内容：这一行没有买家要印的内容，不会用示例代替。请在表格里补上后重新导入；如果这个字段可以不填，请在设计器里把它设为“可以不填”，再让订单改用最新版本',
  'fields.empty-field.text':
    '“{field}”没有填内容：这一行没有买家要印的内容，不会用示例代替。请在表格里补上后重新导入；如果这个字段可以不填，请在设计器里把它设为“可以不填”，再让订单改用最新版本',
  'fields.empty-field.picture':
    '“{field}”没有填图片：这一行没有买家要印的图片，不会用示例代替。请在表格里补上后重新导入；如果这个字段可以不填，请在设计器里把它设为“可以不填”，再让订单改用最新版本',
  'fields.given-twice': '“{field}”有两个不同的值，不知道印哪一个。请在表格里只留一个，再重新导入',
  'fields.too-short': '“{field}”只有 {length} 个字符，至少要 {least} 个。请与买家确认后改好，再重新导入',
  'fields.too-long': '“{field}”有 {length} 个字符，最多 {most} 个。请与买家确认后缩短，再重新导入',
  'fields.too-many-lines': '“{field}”有 {lines} 行，最多 {most} 行。请与买家确认后改好，再重新导入',
  'fields.characters-not-allowed':
    '“{field}”里有 {count} 个不允许的字符，打开订单可以看到买家写的内容。请与买家确认后改好再导入，或在设计器里放宽这个字段',
  'fields.unknown-choice':
    '“{field}”的值不在选项（{choices}）里。请在设计器里给对应的选项加上这个别名，再让订单改用最新版本',
  'fields.unknown-choice.none': '字段“{field}”还没有设置选项。请在设计器里添加，再让订单改用最新版本',
  'fields.unreadable-colour':
    '“{field}”的值不是颜色，请写成 #RRGGBB，例如 #D9442B；也可以在设计器里给这个字段列出颜色名称',
  'fields.no-picture':
    '字段“{field}”要的是图片，表格里填的却不是图片地址。请填 http:// 或 https:// 开头的图片地址后重新导入',
  'fields.field-without-layer':
    '买家填了“{field}”，但没有图层使用这个字段，印不出来。请在设计器里把图层绑定到它，再让订单改用最新版本',
  'fields.field-not-printed':
    '买家填了“{field}”，但使用它的图层在这一行不印（已隐藏，或所选的款式不含它）。请与买家确认，或在设计器里调整',
  'fields.text-and-picture':
    '作品里叫“{field}”的既有文字图层又有图片图层，买家只给了一个值，另一个会印出示例。请在设计器里把其中一个改名或隐藏，再让订单改用最新版本',
  'fields.broken-binding':
    '图层“{layer}”绑定的定制字段[“{field}”]设置不完整，不知道怎么印。请在设计器里处理“检查”中的提示，再让订单改用最新版本',
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
  'own-fonts.not-a-font': '这不是 OTF、TTF、WOFF 或 WOFF2 字体文件，请换一个文件',
  'own-fonts.collection': '这个文件里有几套字体（TTC/OTC 合集）。请用字体工具拆成单独的 TTF 或 OTF 后上传',
  'own-fonts.too-large':
    '这个字体太大：文件最大 {most} MB，解包后最大 {unpacked} MB。请上传只含所需文字的版本',
  'own-fonts.damaged':
    '这个字体文件已损坏或不完整（{detail}），有的字会印错，所以没有收下。请向字体的提供方重新下载',
  'own-fonts.too-complex':
    '这个字体的结构异常复杂（{detail}），绘制它会占用过多资源，所以没有收下。请换一个版本',
  'own-fonts.no-outlines': '这个字体里的字是位图或彩色图片，没有可以放大印刷的轮廓。请上传带轮廓的字体',
  'own-fonts.no-letters': '这个字体没有把任何字符对应到字形，打不出字。请换一个文件',
  'own-fonts.blank': '这个字体的字全是空白，印不出东西。请换一个文件',
  'own-fonts.memory': '检查这个字体需要的内存超过上限，已停止，没有收下。请换一个较小的版本',
  'own-fonts.too-slow': '检查这个字体用时超过上限，已停止，没有收下。请换一个较小的版本',
  'own-fonts.crashed': '检查这个字体的进程意外退出，请重试；若仍出现，说明文件有问题，请换一个',
  'own-fonts.upload-not-found': '没有找到刚上传的文件，请重新上传',
  'own-fonts.too-many': '最多保存 {most} 个自有字体，请先删除不用的',
  'own-fonts.too-many-in-design': '一件作品最多使用 {most} 个自有字体，请先换掉一些',
  'own-fonts.in-use':
    '“{name}”还在用，不能删除：{uses}。请先在这些作品里换字体（订单会按历史版本印刷），再彻底删除不需要的作品',
  'own-fonts.use-designs': '{designs} 个作品[（{examples}）]',
  'own-fonts.use-batches': '{batches} 个批量[（{examples}）]',
  'own-fonts.use-lines': '{lines} 条未完成的订单',
  'own-fonts.use-deleted': '{designs} 个已删除、还没有清除的作品',
  'rendering.missing-own-font':
    '作品用了本账号没有的字体，文字“{text}”无法印刷。请在“我的字体”上传这个字体，或给这段文字换一个字体',
} as const;
