/** A column of our own order template. */
export interface TemplateColumn {
  /** Exactly as in the file; a star means required. */
  header: string;
  note: string;
  /** Three example rows: two lines of one order and one of another. */
  examples: readonly [string, string, string];
}

const column = (header: string, note: string, ...examples: string[]): TemplateColumn => ({
  header,
  note,
  examples: [examples[0] ?? '', examples[1] ?? examples[0] ?? '', examples[2] ?? examples[0] ?? ''],
});

/** In the agreed order; headers are compared without stars, blanks and bracket notes. */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  column(
    '*订单号',
    '平台的订单号，按文本填写。同一订单有几件商品就写几行，订单号相同会合并成一单',
    'PO-001',
    'PO-001',
    '576461413038785752',
  ),
  column(
    '子订单号',
    '平台的子订单号或商品行号，有就填，重复导入时靠它认出同一行',
    'PO-001-1',
    'PO-001-2',
    '',
  ),
  column('平台', '如 Temu、Etsy、Shopify、TikTok', 'Temu', 'Temu', 'TikTok'),
  column('*店铺', '店铺名，用来区分不同店铺里相同的订单号', '小店一号'),
  column('下单时间', '如 2026-05-03 12:30:00，按北京时间', '2026-05-03 12:30:00'),
  column('最晚发货时间', '格式同上', '2026-05-06 12:30:00', '2026-05-06 12:30:00', ''),
  column('*SKU', '用来匹配作品、颜色和尺码；开头的 0 会保留', 'MUG-BLK-11', 'TEE-WHT-M', 'MUG-BLK-11'),
  column('商品名称', '方便核对', '定制马克杯', '定制 T 恤', '定制马克杯'),
  column('规格属性', '颜色、尺码等', '黑色 / 11oz', '白色 / M', '黑色 / 11oz'),
  column('*数量', '大于 0 的整数', '1', '2', '1'),
  column('单价', '数字，如 19.90', '19.90', '25.00', '19.90'),
  column('币种', '如 USD', 'USD'),
  column(
    '定制内容',
    '买家要印的内容，写成“名称：内容”，几项之间换行或用分号；名称与作品里绑定的图层名一致',
    '名字：安娜；日期：5月3日',
    '',
    '名字：Ben',
  ),
  column('设计编号', '不靠 SKU 匹配时填作品编号'),
  column('图片网址', '买家给的图片链接'),
  column('*收件人', '收件人姓名', 'Anna Lee', 'Anna Lee', 'Ben Wong'),
  column('*国家(二字码)', '如 US，也可以写国家名', 'US', 'US', 'GB'),
  column('州/省', '美国、加拿大、澳大利亚等必填', 'MA', 'MA', ''),
  column('*城市', '', 'Cambridge', 'Cambridge', 'London'),
  column('区县', ''),
  column('*地址1', '街道和门牌', '1 Main St', '1 Main St', '10 High St'),
  column('地址2', '', 'Apt 5', 'Apt 5', ''),
  column('邮编', '多数国家必填，按文本填写，开头的 0 不要丢', '02139', '02139', 'SW1A 1AA'),
  column('电话', '电话和手机至少填一个', '+1 617-555-0100', '+1 617-555-0100', '+44 20 7946 0000'),
  column('手机', ''),
  column('邮箱', ''),
  column('公司', ''),
  column('门牌号', ''),
  column('税号', ''),
  column('买家备注', ''),
  column('卖家备注', ''),
  column('物流方式', '和运单号要么都填，要么都不填'),
  column('运单号', ''),
  column('面单链接', '平台出面单的订单填了它，可以不填地址'),
  column('中文报关名', ''),
  column('英文报关名', ''),
  column('申报单价(USD)', ''),
  column('申报重量(g)', ''),
  column('海关编码', ''),
  column('IOSS', ''),
];

/** The text of the notes sheet above the list of columns. */
export const TEMPLATE_RULES: readonly string[] = [
  '在“导入模板”里从第 2 行填起，一行一件商品；带 * 的列必填。',
  '列可以增删、可以换位置，表头文字不要改；不认识的列会被忽略。',
  '订单号、SKU、邮编、电话请按文本填写，单元格已经设为文本，不要改成数字。',
  '同一订单的几行，收件人和地址要一致。',
  '一个文件最多 50,000 行、20 MB。',
];
