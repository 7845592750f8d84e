import { writeSheet } from '../../platform/spreadsheets/write-sheet.ts';

/** Columns of our own template; `*` = needed. */
export const TEMPLATE_HEADERS = [
  '*订单号',
  '子订单号',
  '平台',
  '*店铺',
  '下单时间',
  '最晚发货时间',
  '*SKU',
  '商品名称',
  '规格属性',
  '*数量',
  '单价',
  '币种',
  '定制内容',
  '设计编号',
  '图片网址',
  '*收件人',
  '*国家(二字码)',
  '州/省',
  '*城市',
  '区县',
  '*地址1',
  '地址2',
  '邮编',
  '电话',
  '手机',
  '邮箱',
  '公司',
  '门牌号',
  '税号',
  '买家备注',
  '卖家备注',
  '物流方式',
  '运单号',
  '面单链接',
  '中文报关名',
  '英文报关名',
  '申报单价(USD)',
  '申报重量(g)',
  '海关编码',
  'IOSS',
] as const;

/** The template as an .xlsx whose cells are text, so that long numbers keep their digits. */
export function writeOrderTemplate(): Promise<Buffer> {
  return writeSheet({
    name: '导入模板',
    columns: TEMPLATE_HEADERS.map((header) => ({ header, width: 16, type: 'text' as const })),
    rows: [],
  });
}
