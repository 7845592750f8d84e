const PREFIXED =
  /^(?:定制内容|定制|个性化|客制|刻字|印字|personali[sz]ation|customi[sz]ation|custom)\s*[:：\-–_/·]?\s*(.+)$/i;
const ALONE =
  /^(?:刻字|刻字内容|印字|印字内容|定制文字|定制文案|定制名字|定制姓名|定制图片|engraving|engraved text|custom text|custom name|name on product)$/i;

/** The name of the layer a column's text goes to; null = the column is not a personalisation. `定制-名字` is 名字. */
export function personalisedName(header: string): string | null {
  const text = header.normalize('NFKC').trim().replace(/^\*+/, '').trim();
  if (ALONE.test(text)) return text.replace(/^定制(?=.)/, '');
  const rest = PREFIXED.exec(text)?.[1]?.trim();
  return rest ? rest : null;
}
