export const fields = {
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
} as const;
