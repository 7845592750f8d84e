import type { Finding, FindingId } from './finding.ts';

type Params = Finding['params'];
type Sentence = (params: Params) => string;

/** Nothing is cut on a garment. */
const isCut = (p: Params): boolean => p.printMethod !== 'dtg' && p.printMethod !== 'dtf';

/** Only a part of a gradient; findings of older checks do not have this. */
const isPart = (p: Params): boolean => typeof p.percent === 'number' && p.percent < 100;

/** Figures of the four sides with words for each; sides of 0 mm are left out. */
type Sides = readonly (readonly [param: string, word: string])[];

const ZH_SIDES: Sides = [
  ['leftMm', '左侧'],
  ['rightMm', '右侧'],
  ['topMm', '上方'],
  ['bottomMm', '下方'],
];
const EN_SIDES: Sides = [
  ['leftMm', 'left'],
  ['rightMm', 'right'],
  ['topMm', 'top'],
  ['bottomMm', 'bottom'],
];
const ZH_BARE: Sides = ZH_SIDES.map(([param, word]) => [param, `${word}露白`]);

function listed(p: Params, sides: Sides, between: string): string {
  const some = sides.filter(([param]) => Number(p[param] ?? 0) > 0);
  return some.map(([param, word]) => `${word} ${p[param]} mm`).join(between);
}

/** For example `12.4 mm bare at the right`. */
function bareStrips(p: Params): string {
  const some = EN_SIDES.filter(([param]) => Number(p[param] ?? 0) > 0);
  return some.map(([param, word]) => `${p[param]} mm bare at the ${word}`).join(', ');
}

/** In brackets, or nothing: findings stored by older checks name no sides. */
function sidesIn(p: Params, sides: Sides): string {
  const text = listed(p, sides, sides === ZH_SIDES ? '、' : ', ');
  return text && (sides === ZH_SIDES ? `（${text}）` : ` (${text})`);
}

/** Which rule a sample breaks, in Chinese. */
function brokenRule(p: Params): string {
  if (p.rule === 'too-long') return `${p.length} 个字符，最多 ${p.most} 个`;
  if (p.rule === 'too-short') return `${p.length} 个字符，至少 ${p.least} 个`;
  if (p.rule === 'too-many-lines') return `${p.lines} 行，最多 ${p.most} 行`;
  return `不允许的字符：${p.characters}`;
}

function brokenRuleEn(p: Params): string {
  if (p.rule === 'too-long') return `${p.length} characters, at most ${p.most}`;
  if (p.rule === 'too-short') return `${p.length} characters, at least ${p.least}`;
  if (p.rule === 'too-many-lines') return `${p.lines} lines, at most ${p.most}`;
  return `characters not allowed: ${p.characters}`;
}

const ZH: Record<FindingId, Sentence> = {
  'low-resolution': (p) =>
    p.drawn === 'yes'
      ? `矢量图“${p.layer}”放得太大，超出了一个印刷面能绘制的像素，只能画到 ${p.dpi} dpi，低于最低要求 ${p.lowestDpi} dpi，印出来会模糊。请缩小它，或缩小它下面放得很大的矢量图。`
      : `图片“${p.layer}”在当前尺寸下只有 ${p.dpi} dpi，低于最低要求 ${p.lowestDpi} dpi，印出来会模糊。请缩小图片或换一张更大的原图。`,
  'below-print-resolution': (p) =>
    p.drawn === 'yes'
      ? `矢量图“${p.layer}”放得太大，超出了一个印刷面能绘制的像素，只能画到 ${p.dpi} dpi，未达到印刷分辨率 ${p.wantedDpi} dpi，细节可能不够清晰。可缩小它，或缩小它下面放得很大的矢量图。`
      : `图片“${p.layer}”在当前尺寸下为 ${p.dpi} dpi，未达到印刷分辨率 ${p.wantedDpi} dpi，细节可能不够清晰。可缩小图片或换一张更大的原图。`,
  'outside-print-area': (p) => `“${p.layer}”完全在印刷区域之外，不会印出来。请移回印刷区域内，或删除该图层。`,
  'cut-off': (p) =>
    p.outlineMm === undefined
      ? `“${p.layer}”约 ${p.percent}% 超出印刷区域${sidesIn(p, ZH_SIDES)}，超出的部分会被裁掉。如需完整印出，请移回区域内。`
      : `“${p.layer}”约 ${p.percent}% 超出产品外形，最远处超出 ${p.outlineMm} mm，超出的部分印不出来。如需完整印出，请移到外形以内。`,
  'crosses-safe-line': (p) => {
    const risk = isCut(p)
      ? `离边缘仅 ${p.gapMm} mm，越过了 ${p.safeMm} mm 的安全线，裁切时可能被切到`
      : `离印刷边缘仅 ${p.gapMm} mm，越过安全线，印刷偏移时可能不完整`;
    return `“${p.layer}”${risk}。请移到安全区内${p.mayRunOver === 'yes' ? '，图片也可铺满到边缘之外' : ''}。`;
  },
  'short-of-bleed': (p) =>
    `“${p.layer}”到了裁切边，但没有铺满 ${p.bleedMm} mm 出血，裁切后边缘可能露白。请放大到盖住出血线。`,
  'empty-design': () => '所有印刷面都是空的，没有可印的内容。请添加图片、文字或图形。',
  'empty-surface': (p) => `印刷面“${p.surfaceZh}”还是空的，这一面不会印刷。如果不需要印这一面，可以忽略。`,
  'fully-transparent': (p) => `“${p.layer}”的不透明度为 0，印出来看不见。请调高不透明度，或删除该图层。`,
  'too-small': (p) => `“${p.layer}”小于 ${p.smallestMm} mm，印出来几乎看不见。请放大，或删除该图层。`,
  'nothing-to-print': (p) =>
    `“${p.layer}”没有可印的内容：文字为空，或没有填充和描边。请补上内容，或删除该图层。`,
  'same-as-product': (p) =>
    isPart(p)
      ? `“${p.layer}”的渐变约有 ${p.percent}% 与商品颜色“${p.productZh}”几乎相同，这一部分印上去看不出来。请换掉相近的颜色，或加上描边。`
      : `“${p.layer}”与商品颜色“${p.productZh}”几乎相同，印上去看不出来。请换一种颜色，或加上描边。`,
  'missing-glyph': (p) =>
    `文字“${p.layer}”中有 ${p.count} 个字在所选字体里没有：${p.missing}。请换一种字体，或改用别的字。`,
  'text-overflow': (p) =>
    p.fit === 'shrink'
      ? `文字“${p.layer}”缩到最小仍放不下，超出的部分不会完整印出。请放大文本框或减少文字。`
      : `文字“${p.layer}”放不下，超出的部分不会完整印出。请缩小字号、放大文本框，或改为自动缩小。`,
  'missing-image': (p) => `图片“${p.layer}”的原图已不在图库中，无法印刷。请替换图片，或删除该图层。`,
  'damaged-image': (p) =>
    `图片“${p.layer}”的文件有一部分已损坏或缺失，印出来可能有缺块或错色。请检查画面，最好换成完好的原图。`,
  'semi-transparent': (p) =>
    p.opacityPercent === 100
      ? `图片“${p.layer}”含有半透明像素，直喷或烫画打底后边缘会发白、起毛。请改用边缘清晰的图片。`
      : `“${p.layer}”的不透明度为 ${p.opacityPercent}%，直喷或烫画打底后会发白、不均匀。请改为 100%，用更浅的颜色代替半透明。`,
  'soft-shadow': (p) =>
    `“${p.layer}”的阴影${Number(p.opacityPercent) < 100 ? `浓度为 ${p.opacityPercent}%` : `带 ${p.blurMm} mm 模糊`}，直喷或烫画打底后会发白、起毛。请改为 100% 浓度、不带模糊。`,
  'cut-by-hole': (p) =>
    `“${p.layer}”约 ${p.percent}% 落在${p.holeZh}开孔处（距左 ${p.xMm} mm、距上 ${p.yMm} mm），这部分没有材料，印不出来。请移开或缩小。`,
  'bare-strip': (p) =>
    `“${p.layer}”没有铺满：${listed(p, ZH_BARE, '、')}。这款产品是满版印刷，露白的部分会是底色。请铺满印刷区域，或四边都留出明显的边框。`,
  'tiny-artwork': (p) =>
    `图案只有 ${p.widthMm} × ${p.heightMm} mm，仅占印刷区域的 ${p.percent}%，印出来会显得太小。请放大，分辨率不够时换一张更大的原图。`,
  'thin-line': (p) =>
    `“${p.layer}”的线条或描边只有 ${p.lineMm} mm，低于这种印刷方式能印清的 ${p.leastMm} mm，会断线或印不出来。请加粗。`,
  'small-letters': (p) =>
    `文字“${p.layer}”排版后字高只有 ${p.letterMm} mm，低于这种印刷方式能印清的 ${p.leastMm} mm，笔画会糊在一起。请放大文字或减少字数。`,
  'invisible-picture': (p) =>
    Number(p.percent) > 0
      ? `图片“${p.layer}”几乎完全透明（最浓处只有 ${p.percent}%），印出来看不见。请换一张图片，或删除该图层。`
      : `图片“${p.layer}”完全透明，没有可印的内容。请换一张图片，或删除该图层。`,
  covered: (p) => `“${p.layer}”被上面的“${p.over}”完全盖住，印出来看不见。请移到最上层，或删除该图层。`,
  'low-contrast': (p) =>
    `文字“${p.layer}”的颜色与底色${p.groundZh}深浅太接近，印出来几乎认不出。请换一种对比更强的颜色，或加上描边。`,
  'unknown-surface': (p) =>
    `模板中没有印刷面“${p.wanted}”，这一面的内容不会印刷。请把内容移到现有的印刷面上。`,
  'unknown-colour': (p) => `模板中没有颜色“${p.wanted}”。请重新选择商品颜色。`,
  'unknown-size': (p) => `模板中没有尺寸“${p.wanted}”。请重新选择尺寸。`,
  'broken-binding': (p) =>
    p.problem === 'no-colour'
      ? `“${p.layer}”的颜色由字段“${p.field}”决定，但有的选项没有设颜色，订单会停下来。请给每个选项设好颜色。`
      : p.problem === 'no-choice'
        ? `“${p.layer}”按字段“${p.field}”的选项显示，但选项已经不在了，订单会停下来。请重新选择选项。`
        : `“${p.layer}”绑定的定制字段已不存在或类型不符，订单会停下来。请重新选择字段，或取消绑定。`,
  'unused-field': (p) =>
    `定制字段“${p.field}”没有图层使用：买家填了也印不出来，订单会停下来。请绑定图层，或删除这个字段。`,
  'no-choices': (p) => `定制字段“${p.field}”还没有选项，买家填什么都不认。请添加选项。`,
  'sample-breaks-rules': (p) =>
    `“${p.layer}”的示例文字不符合字段“${p.field}”自己的规定（${brokenRule(p)}），买家不可能这样填。请改示例，或放宽规定。`,
};

const EN: Record<FindingId, Sentence> = {
  'low-resolution': (p) =>
    p.drawn === 'yes'
      ? `Vector graphic “${p.layer}” is larger than one surface can draw and gets only ${p.dpi} dpi, below the minimum of ${p.lowestDpi} dpi; it will print blurred. Make it smaller, or the large vector graphics below it.`
      : `Image “${p.layer}” has only ${p.dpi} dpi at this size, below the minimum of ${p.lowestDpi} dpi, and will print blurred. Make it smaller or use a larger original.`,
  'below-print-resolution': (p) =>
    p.drawn === 'yes'
      ? `Vector graphic “${p.layer}” is larger than one surface can draw and gets only ${p.dpi} dpi, below the print resolution of ${p.wantedDpi} dpi; fine detail may be lost. Make it smaller, or the large vector graphics below it.`
      : `Image “${p.layer}” has ${p.dpi} dpi at this size, below the print resolution of ${p.wantedDpi} dpi; fine detail may be lost. Make it smaller or use a larger original.`,
  'outside-print-area': (p) =>
    `“${p.layer}” lies wholly outside the print area and will not be printed. Move it inside or delete it.`,
  'cut-off': (p) =>
    p.outlineMm === undefined
      ? `About ${p.percent}% of “${p.layer}” lies outside the print area${sidesIn(p, EN_SIDES)} and will be cut off. Move it inside to print all of it.`
      : `About ${p.percent}% of “${p.layer}” lies outside the product's outline, up to ${p.outlineMm} mm beyond it, and will not be printed. Move it inside the outline to print all of it.`,
  'crosses-safe-line': (p) =>
    `“${p.layer}” ends ${p.gapMm} mm from the edge, beyond the ${p.safeMm} mm safe line, and may be ${isCut(p) ? 'trimmed' : 'incomplete when the print shifts'}. Move it inside the safe area${p.mayRunOver === 'yes' ? ', or let the image run over the edge' : ''}.`,
  'short-of-bleed': (p) =>
    `“${p.layer}” reaches the trim edge but does not fill the ${p.bleedMm} mm bleed; a white edge may show. Enlarge it beyond the bleed line.`,
  'empty-design': () => 'Every surface is empty: there is nothing to print. Add an image, text or a shape.',
  'empty-surface': (p) =>
    `Surface “${p.surfaceEn}” is empty and will not be printed. Ignore this if that is intended.`,
  'fully-transparent': (p) =>
    `“${p.layer}” has an opacity of 0 and will not be seen. Raise its opacity or delete it.`,
  'too-small': (p) =>
    `“${p.layer}” is smaller than ${p.smallestMm} mm and will hardly be seen. Enlarge or delete it.`,
  'nothing-to-print': (p) =>
    `“${p.layer}” has nothing to print: no words, or neither fill nor outline. Complete or delete it.`,
  'same-as-product': (p) =>
    isPart(p)
      ? `About ${p.percent}% of the gradient of “${p.layer}” has almost the product's own colour (${p.productEn}) and will not be seen. Change the colours near to it or add an outline.`
      : `“${p.layer}” has almost the product's own colour (${p.productEn}) and will not be seen. Choose another colour or add an outline.`,
  'missing-glyph': (p) =>
    `The font of “${p.layer}” lacks ${p.count} of its characters: ${p.missing}. Choose another font or other characters.`,
  'text-overflow': (p) =>
    p.fit === 'shrink'
      ? `The text of “${p.layer}” does not fit its box even at the smallest size and will not print whole. Enlarge the box or use fewer words.`
      : `The text of “${p.layer}” does not fit its box and will not print whole. Use smaller letters, enlarge the box, or let the text shrink.`,
  'missing-image': (p) =>
    `The original of image “${p.layer}” is no longer in the library and cannot be printed. Replace the image or delete the layer.`,
  'damaged-image': (p) =>
    `Part of the file of image “${p.layer}” is damaged or missing; it may print with blank or wrong parts. Check the picture, or better replace it by an undamaged original.`,
  'semi-transparent': (p) =>
    p.opacityPercent === 100
      ? `Image “${p.layer}” has half-transparent pixels; over a white underbase its edges print pale and rough. Use an image with solid edges.`
      : `“${p.layer}” has an opacity of ${p.opacityPercent}%; over a white underbase it prints pale and uneven. Set it to 100% and use a lighter colour instead.`,
  'soft-shadow': (p) =>
    `The shadow of “${p.layer}” ${Number(p.opacityPercent) < 100 ? `has an opacity of ${p.opacityPercent}%` : `is blurred by ${p.blurMm} mm`}; over a white underbase it prints pale and rough. Use a solid shadow without blur.`,
  'cut-by-hole': (p) =>
    `About ${p.percent}% of “${p.layer}” falls into the opening for the ${p.holeEn} (${p.xMm} mm from the left, ${p.yMm} mm from the top), where there is nothing to print on. Move it aside or make it smaller.`,
  'bare-strip': (p) =>
    `“${p.layer}” does not fill the print: ${bareStrips(p)}. This product is printed to its edges, so the strip shows its own colour. Fill the print area, or leave a clear frame on all four sides.`,
  'tiny-artwork': (p) =>
    `The artwork is only ${p.widthMm} × ${p.heightMm} mm, ${p.percent}% of the print area, and will look lost. Enlarge it; where the pixels are too few, use a larger original.`,
  'thin-line': (p) =>
    `A line or outline of “${p.layer}” is only ${p.lineMm} mm, below the ${p.leastMm} mm this print method holds, and will break or vanish. Make it thicker.`,
  'small-letters': (p) =>
    `The letters of “${p.layer}” are set in only ${p.letterMm} mm, below the ${p.leastMm} mm this print method holds, and will fill in. Enlarge the text or use fewer words.`,
  'invisible-picture': (p) =>
    Number(p.percent) > 0
      ? `Image “${p.layer}” is almost transparent (${p.percent}% at most) and will not be seen. Use another image or delete the layer.`
      : `Image “${p.layer}” is fully transparent: there is nothing to print. Use another image or delete the layer.`,
  covered: (p) =>
    `“${p.layer}” lies wholly below “${p.over}” and will not be seen. Bring it to the front or delete it.`,
  'low-contrast': (p) =>
    `The words of “${p.layer}” are almost as light or dark as what they stand on (${p.groundEn}) and can hardly be read. Choose a colour with more contrast or add an outline.`,
  'unknown-surface': (p) =>
    `The template has no surface “${p.wanted}”; what is on it will not be printed. Move it to one of the template's surfaces.`,
  'unknown-colour': (p) => `The template has no colour “${p.wanted}”. Choose a colour again.`,
  'unknown-size': (p) => `The template has no size “${p.wanted}”. Choose a size again.`,
  'broken-binding': (p) =>
    p.problem === 'no-colour'
      ? `The colour of “${p.layer}” comes from the field “${p.field}”, but some choices have none, so orders stop. Give every choice a colour.`
      : p.problem === 'no-choice'
        ? `“${p.layer}” is shown for choices of “${p.field}” that are gone, so orders stop. Choose again.`
        : `The field that “${p.layer}” is bound to is gone or of another kind, so orders stop. Choose a field or remove the binding.`,
  'unused-field': (p) =>
    `No layer uses the field “${p.field}”: what a buyer fills in cannot be printed, so orders stop. Bind a layer to it or delete it.`,
  'no-choices': (p) => `The field “${p.field}” has no choices yet, so no value is known. Add its choices.`,
  'sample-breaks-rules': (p) =>
    `The sample of “${p.layer}” breaks the rules of its field “${p.field}” (${brokenRuleEn(p)}); no buyer can write this. Change the sample or the rules.`,
};

/** One finding as a user-facing sentence: what is wrong and what to do. */
export function findingText(finding: Pick<Finding, 'id' | 'params'>, locale: 'zh' | 'en'): string {
  return (locale === 'zh' ? ZH : EN)[finding.id](finding.params);
}

/** Whether a text from outside is the id of a known finding. */
export function isFindingId(id: string): id is FindingId {
  return Object.hasOwn(ZH, id);
}
