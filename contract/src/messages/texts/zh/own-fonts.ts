export const ownFonts = {
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
} as const;
