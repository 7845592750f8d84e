import type { FieldFinding, FieldFindingId } from './field-finding.ts';

type Sentence = (finding: { field: string } & FieldFinding['params']) => string;

const ZH: Record<FieldFindingId, Sentence> = {
  'unknown-field': (p) =>
    `买家填了“${p.field}”，但作品里没有叫“${p.field}”的定制字段，也没有这个名字的图层。请在设计器里添加这个字段（或给已有字段加上这个别名），再让订单改用最新版本`,
  'empty-field': (p) => {
    const what = p.kind === 'picture' ? '图片' : '内容';
    return `“${p.field}”没有填${what}：这一行没有买家要印的${what}，不会用示例代替。请在表格里补上后重新导入；如果这个字段可以不填，请在设计器里把它设为“可以不填”，再让订单改用最新版本`;
  },
  'given-twice': (p) => `“${p.field}”有两个不同的值，不知道印哪一个。请在表格里只留一个，再重新导入`,
  'too-short': (p) =>
    `“${p.field}”只有 ${p.length} 个字符，至少要 ${p.least} 个。请与买家确认后改好，再重新导入`,
  'too-long': (p) => `“${p.field}”有 ${p.length} 个字符，最多 ${p.most} 个。请与买家确认后缩短，再重新导入`,
  'too-many-lines': (p) => `“${p.field}”有 ${p.lines} 行，最多 ${p.most} 行。请与买家确认后改好，再重新导入`,
  'characters-not-allowed': (p) =>
    `“${p.field}”里有 ${p.count} 个不允许的字符，打开订单可以看到买家写的内容。请与买家确认后改好再导入，或在设计器里放宽这个字段`,
  'unknown-choice': (p) =>
    p.choices === ''
      ? `字段“${p.field}”还没有设置选项。请在设计器里添加，再让订单改用最新版本`
      : `“${p.field}”的值不在选项（${p.choices}）里。请在设计器里给对应的选项加上这个别名，再让订单改用最新版本`,
  'unreadable-colour': (p) =>
    `“${p.field}”的值不是颜色，请写成 #RRGGBB，例如 #D9442B；也可以在设计器里给这个字段列出颜色名称`,
  'no-picture': (p) =>
    `字段“${p.field}”要的是图片，表格里填的却不是图片地址。请填 http:// 或 https:// 开头的图片地址后重新导入`,
  'field-without-layer': (p) =>
    `买家填了“${p.field}”，但没有图层使用这个字段，印不出来。请在设计器里把图层绑定到它，再让订单改用最新版本`,
  'field-not-printed': (p) =>
    `买家填了“${p.field}”，但使用它的图层在这一行不印（已隐藏，或所选的款式不含它）。请与买家确认，或在设计器里调整`,
  'text-and-picture': (p) =>
    `作品里叫“${p.field}”的既有文字图层又有图片图层，买家只给了一个值，另一个会印出示例。请在设计器里把其中一个改名或隐藏，再让订单改用最新版本`,
  'broken-binding': (p) =>
    `图层“${p.layer}”绑定的定制字段${p.field ? `“${p.field}”` : ''}设置不完整，不知道怎么印。请在设计器里处理“检查”中的提示，再让订单改用最新版本`,
};

const EN: Record<FieldFindingId, Sentence> = {
  'unknown-field': (p) =>
    `The buyer filled in “${p.field}”, but the design has neither a field nor a layer of that name. Add the field in the designer, or give a field this alias, and let the order use the newest version`,
  'empty-field': (p) => {
    const what = p.kind === 'picture' ? 'picture' : 'text';
    return `There is no ${p.kind === 'picture' || p.kind === 'text' ? what : 'value'} for “${p.field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version`;
  },
  'given-twice': (p) =>
    `“${p.field}” has two different values, and nothing says which is meant. Leave one of them in the file and import again`,
  'too-short': (p) =>
    `“${p.field}” has only ${p.length} characters and needs at least ${p.least}. Ask the buyer, correct it and import again`,
  'too-long': (p) =>
    `“${p.field}” has ${p.length} characters, at most ${p.most} are allowed. Ask the buyer, shorten it and import again`,
  'too-many-lines': (p) =>
    `“${p.field}” has ${p.lines} lines, at most ${p.most} are allowed. Ask the buyer, correct it and import again`,
  'characters-not-allowed': (p) =>
    `“${p.field}” has ${p.count} characters that are not allowed; open the order to see what the buyer wrote. Ask the buyer and import again, or allow them in the designer`,
  'unknown-choice': (p) =>
    p.choices === ''
      ? `The field “${p.field}” has no choices yet. Add them in the designer and let the order use the newest version`
      : `The value of “${p.field}” is none of its choices (${p.choices}). Give the right choice this alias in the designer and let the order use the newest version`,
  'unreadable-colour': (p) =>
    `The value of “${p.field}” is no colour. Write it as #RRGGBB, such as #D9442B, or list names of colours for the field in the designer`,
  'no-picture': (p) =>
    `“${p.field}” takes a picture, but the file gives no address of a picture. Give one that begins with https:// and import again`,
  'field-without-layer': (p) =>
    `The buyer filled in “${p.field}”, but no layer uses this field. Bind a layer to it in the designer and let the order use the newest version`,
  'field-not-printed': (p) =>
    `The buyer filled in “${p.field}”, but the layers that use it are not printed for this line: they are hidden, or the choice leaves them out. Ask the buyer, or change the design`,
  'text-and-picture': (p) =>
    `A text layer and a picture layer are both called “${p.field}”, and the buyer gave one value: the other layer would print its sample. Rename or hide one of them in the designer and let the order use the newest version`,
  'broken-binding': (p) =>
    `Layer “${p.layer}” is bound to a field${p.field ? ` (“${p.field}”)` : ''} that is not set up completely. See the checks in the designer, and let the order use the newest version`,
};

/** The sentence of a finding, with its field but without the buyer's words. */
export function fieldFindingText({ id, field, params }: FieldFinding, locale: 'zh' | 'en'): string {
  return (locale === 'zh' ? ZH : EN)[id]({ ...params, field });
}
