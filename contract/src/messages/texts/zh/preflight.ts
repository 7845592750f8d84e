export const preflight = {
  'preflight.low-resolution':
    '图片“{layer}”在当前尺寸下只有 {dpi} dpi，低于最低要求 {lowestDpi} dpi，印出来会模糊。请缩小图片或换一张更大的原图。',
  'preflight.low-resolution.drawn':
    '矢量图“{layer}”放得太大，超出了一个印刷面能绘制的像素，只能画到 {dpi} dpi，低于最低要求 {lowestDpi} dpi，印出来会模糊。请缩小它，或缩小它下面放得很大的矢量图。',
  'preflight.below-print-resolution':
    '图片“{layer}”在当前尺寸下为 {dpi} dpi，未达到印刷分辨率 {wantedDpi} dpi，细节可能不够清晰。可缩小图片或换一张更大的原图。',
  'preflight.below-print-resolution.drawn':
    '矢量图“{layer}”放得太大，超出了一个印刷面能绘制的像素，只能画到 {dpi} dpi，未达到印刷分辨率 {wantedDpi} dpi，细节可能不够清晰。可缩小它，或缩小它下面放得很大的矢量图。',
  'preflight.outside-print-area': '“{layer}”完全在印刷区域之外，不会印出来。请移回印刷区域内，或删除该图层。',
  'preflight.cut-off':
    '“{layer}”约 {percent}% 超出印刷区域[（{sides}）]，超出的部分会被裁掉。如需完整印出，请移回区域内。',
  'preflight.cut-off.outline':
    '“{layer}”约 {percent}% 超出产品外形，最远处超出 {outlineMm} mm，超出的部分印不出来。如需完整印出，请移到外形以内。',
  'preflight.side-left': '左侧 {mm} mm',
  'preflight.side-right': '右侧 {mm} mm',
  'preflight.side-top': '上方 {mm} mm',
  'preflight.side-bottom': '下方 {mm} mm',
  'preflight.bare-left': '左侧露白 {mm} mm',
  'preflight.bare-right': '右侧露白 {mm} mm',
  'preflight.bare-top': '上方露白 {mm} mm',
  'preflight.bare-bottom': '下方露白 {mm} mm',
  'preflight.crosses-safe-line':
    '“{layer}”离边缘仅 {gapMm} mm，越过了 {safeMm} mm 的安全线，裁切时可能被切到。请移到安全区内。',
  'preflight.crosses-safe-line.over':
    '“{layer}”离边缘仅 {gapMm} mm，越过了 {safeMm} mm 的安全线，裁切时可能被切到。请移到安全区内，图片也可铺满到边缘之外。',
  'preflight.crosses-safe-line.uncut':
    '“{layer}”离印刷边缘仅 {gapMm} mm，越过安全线，印刷偏移时可能不完整。请移到安全区内。',
  'preflight.crosses-safe-line.uncut-over':
    '“{layer}”离印刷边缘仅 {gapMm} mm，越过安全线，印刷偏移时可能不完整。请移到安全区内，图片也可铺满到边缘之外。',
  'preflight.short-of-bleed':
    '“{layer}”到了裁切边，但没有铺满 {bleedMm} mm 出血，裁切后边缘可能露白。请放大到盖住出血线。',
  'preflight.empty-design': '所有印刷面都是空的，没有可印的内容。请添加图片、文字或图形。',
  'preflight.empty-surface': '印刷面“{surface}”还是空的，这一面不会印刷。如果不需要印这一面，可以忽略。',
  'preflight.fully-transparent': '“{layer}”的不透明度为 0，印出来看不见。请调高不透明度，或删除该图层。',
  'preflight.fully-transparent.almost':
    '“{layer}”的不透明度只有 {opacityPercent}%，印出来几乎看不见。请调高不透明度，或删除该图层。',
  'preflight.too-small': '“{layer}”小于 {smallestMm} mm，印出来几乎看不见。请放大，或删除该图层。',
  'preflight.nothing-to-print':
    '“{layer}”没有可印的内容：文字为空，或没有填充和描边。请补上内容，或删除该图层。',
  'preflight.same-as-product':
    '“{layer}”与商品颜色“{product}”几乎相同，印上去看不出来。请换一种颜色，或加上描边。',
  'preflight.same-as-product.part':
    '“{layer}”的渐变约有 {percent}% 与商品颜色“{product}”几乎相同，这一部分印上去看不出来。请换掉相近的颜色，或加上描边。',
  'preflight.fallback-font': '文字“{layer}”中有 {count} 个字所选字体里没有，用{fonts}印刷：{letters}',
  'preflight.lacking-features': '文字“{layer}”所选的字体没有这些 OpenType 特性，印出来不会有：{features}',
  'preflight.other-forms':
    '文字“{layer}”里有异体字或组合表情[（{letters}）]，字体里没有这种写法，会印成普通写法或拆开。请核对，或换一款字体。',
  'preflight.missing-glyph':
    '文字“{layer}”中有 {count} 个字在所选字体里没有：{missing}。请换一种字体，或改用别的字。',
  'preflight.heavy-letters':
    '“{layer}”所用字体的字形太复杂，绘制量约为上限的 {times} 倍，无法印刷。请换一种字体、减少文字，或去掉描边。',
  'preflight.heavy-vector':
    '“{layer}”的线条太复杂，和同一面上在它下面的矢量图形加起来，绘制量约为上限的 {times} 倍，无法印刷。请简化或缩小图形、去掉描边，或改用图片。',
  'preflight.text-overflow':
    '文字“{layer}”放不下，超出的部分不会完整印出。请缩小字号、放大文本框，或改为自动缩小。',
  'preflight.text-overflow.shrink':
    '文字“{layer}”缩到最小仍放不下，超出的部分不会完整印出。请放大文本框或减少文字。',
  'preflight.missing-image': '图片“{layer}”的原图已不在图库中，无法印刷。请替换图片，或删除该图层。',
  'preflight.damaged-image':
    '图片“{layer}”的文件有一部分已损坏或缺失，印出来可能有缺块或错色。请检查画面，最好换成完好的原图。',
  'preflight.semi-transparent':
    '“{layer}”的不透明度为 {opacityPercent}%，直喷或烫画打底后会发白、不均匀。请改为 100%，用更浅的颜色代替半透明。',
  'preflight.semi-transparent.pixels':
    '图片“{layer}”含有半透明像素，直喷或烫画打底后边缘会发白、起毛。请改用边缘清晰的图片。',
  'preflight.soft-shadow':
    '“{layer}”的阴影带 {blurMm} mm 模糊，直喷或烫画打底后会发白、起毛。请改为 100% 浓度、不带模糊。',
  'preflight.soft-shadow.pale':
    '“{layer}”的阴影浓度为 {opacityPercent}%，直喷或烫画打底后会发白、起毛。请改为 100% 浓度、不带模糊。',
  'preflight.cut-by-hole':
    '“{layer}”约 {percent}% 落在{hole}开孔处（距左 {xMm} mm、距上 {yMm} mm），这部分没有材料，印不出来。请移开或缩小。',
  'preflight.bare-strip':
    '“{layer}”没有铺满：{bare}。这款产品是满版印刷，露白的部分会是底色。请铺满印刷区域，或四边都留出明显的边框。',
  'preflight.tiny-artwork':
    '图案只有 {widthMm} × {heightMm} mm，仅占印刷区域的 {percent}%，印出来会显得太小。请放大，分辨率不够时换一张更大的原图。',
  'preflight.thin-line':
    '“{layer}”的线条或描边只有 {lineMm} mm，低于这种印刷方式能印清的 {leastMm} mm，会断线或印不出来。请加粗。',
  'preflight.small-letters':
    '文字“{layer}”排版后字高只有 {letterMm} mm，低于这种印刷方式能印清的 {leastMm} mm，笔画会糊在一起。请放大文字或减少字数。',
  'preflight.invisible-picture': '图片“{layer}”完全透明，没有可印的内容。请换一张图片，或删除该图层。',
  'preflight.invisible-picture.almost':
    '图片“{layer}”几乎完全透明（最浓处只有 {percent}%），印出来看不见。请换一张图片，或删除该图层。',
  'preflight.covered': '“{layer}”被上面的“{over}”完全盖住，印出来看不见。请移到最上层，或删除该图层。',
  'preflight.low-contrast':
    '文字“{layer}”[（{letters}）]的颜色与底色{ground}深浅太接近，印出来几乎认不出。请换一种对比更强的颜色，或加上描边。',
  'preflight.invalid-code': '“{layer}”里的内容做不成 {codeName} 码：{why}。请改正内容，或换一种码。',
  'preflight.code-modules':
    '“{layer}”的最细线条只有 {moduleMm} mm，低于能印清、能扫出的 {leastMm} mm。请放大到至少 {widthMm} mm 宽。',
  'preflight.code-contrast': '“{layer}”与底色的明暗只差 {percent}%，可能扫不出来。请用深色码、浅色底。',
  'preflight.code-inverted': '“{layer}”比底色浅，许多扫码设备只认深色码、浅色底。请把颜色反过来。',
  'preflight.code-ground': '“{layer}”下面不是一种纯色，可能扫不出来。请给它加上底色。',
  'preflight.code-covered': '“{over}”盖住了“{layer}”，扫不出来。请移开，或把码移到最上层。',
  'preflight.code-covered.margin':
    '“{over}”压到了“{layer}”四周必须留空的地方，可能扫不出来。请移开，或把码移到最上层。',
  'preflight.why-empty': '内容是空的',
  'preflight.why-characters': '不能有“{characters}”',
  'preflight.why-length': '要 {wanted} 位数字，现在是 {length} 位',
  'preflight.why-check-digit': '最后一位校验码应是 {wanted}，现在是 {digit}，请核对整串数字',
  'preflight.why-too-long': '内容太长',
  'preflight.unknown-surface':
    '模板中没有印刷面“{wanted}”，这一面的内容不会印刷。请把内容移到现有的印刷面上。',
  'preflight.unknown-colour': '模板中没有颜色“{wanted}”。请重新选择商品颜色。',
  'preflight.unknown-size': '模板中没有尺寸“{wanted}”。请重新选择尺寸。',
  'preflight.broken-binding':
    '“{layer}”绑定的定制字段已不存在或类型不符，订单会停下来。请重新选择字段，或取消绑定。',
  'preflight.broken-binding.no-colour':
    '“{layer}”的颜色由字段“{field}”决定，但有的选项没有设颜色，订单会停下来。请给每个选项设好颜色。',
  'preflight.broken-binding.no-choice':
    '“{layer}”按字段“{field}”的选项显示，但选项已经不在了，订单会停下来。请重新选择选项。',
  'preflight.unused-field':
    '定制字段“{field}”没有图层使用：买家填了也印不出来，订单会停下来。请绑定图层，或删除这个字段。',
  'preflight.no-choices': '定制字段“{field}”还没有选项，买家填什么都不认。请添加选项。',
  'preflight.sample-breaks-rules':
    '“{layer}”的示例文字不符合字段“{field}”自己的规定（{broken}），买家不可能这样填。请改示例，或放宽规定。',
  'preflight.styles-replaced':
    '“{layer}”的文字有几种样式。订单填写“{field}”后，全部文字都用整段的样式：{style}。',
  'preflight.picture-mirrored':
    '图片“{layer}”做了镜像，换上买家的图片后也是镜像，里面的字会印反。如果不是有意为之，请取消镜像。',
  'preflight.picture-cropped':
    '图片“{layer}”与图框比例不同，裁掉了约 {percent}%。请确认人脸和文字没有被裁掉。',
  'preflight.repeats-enlarged':
    '图案“{layer}”按每个 {wantedMm} mm 平铺，重复次数超过了能画的上限，已放大到每个 {mm} mm。想要更密，请先把图片拼成一大张再平铺。',
  'preflight.style-own-font': '我的字体',
  'preflight.style-size': '{mm} mm',
  'preflight.style-gradient': '渐变色',
  'preflight.rule-too-long': '{length} 个字符，最多 {most} 个',
  'preflight.rule-too-short': '{length} 个字符，至少 {least} 个',
  'preflight.rule-too-many-lines': '{lines} 行，最多 {most} 行',
  'preflight.rule-characters': '不允许的字符：{characters}',
} as const;
