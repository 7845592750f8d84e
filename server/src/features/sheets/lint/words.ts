import { messageText } from '@diy/contract/messages';
import type { SheetFinding } from '@diy/contract/sheets/sheets-exports';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { ProductPicture, SheetProduct } from '../rows/sheet-product.ts';
import type { Finding } from './finding.ts';

type Found = Omit<Finding, 'product'>;
type Text = [zh: string, en: string];

function make(
  severity: Finding['severity'],
  code: string,
  column: string,
  [zh, en]: Text,
  [todoZh, todoEn]: Text,
  more: Partial<Found> = {},
): Found {
  return {
    severity,
    code: `sheets.${code}`,
    variant: null,
    column,
    problem: { zh, en },
    advice: { zh: todoZh, en: todoEn },
    fix: null,
    field: null,
    ...more,
  };
}

/** Headers as people call them: without the star and the line feed. */
const plain = (header: string) => header.replace(/^\s*\*/, '').replace(/\s+/g, '');
const list = (words: readonly string[]) => words.slice(0, 8).join('、') + (words.length > 8 ? ' …' : '');

/** Constructors of all findings, with their user-facing texts. */
export const findings = {
  missing: (column: string, field: SheetFinding['field']) =>
    make(
      'error',
      'cell-missing',
      column,
      [`必填的“${plain(column)}”是空的`, `“${plain(column)}” is required and empty`],
      field
        ? [
            '在这里填写标题，或在店铺预设里改标题规则',
            'Type a title here, or change the title rule of the preset',
          ]
        : [
            '在店铺预设里填写，或把对应的列绑定到字段',
            'Fill it in the preset, or bind the column to a field',
          ],
      { field },
    ),
  notPositive: (column: string, field: SheetFinding['field']) =>
    make(
      'error',
      'not-positive',
      column,
      [`“${plain(column)}”必须大于 0`, `“${plain(column)}” must be greater than 0`],
      ['在店铺预设里检查价格规则、包装尺寸和重量', 'Check price rule, packed size and weight in the preset'],
      { field },
    ),
  longTitle: (column: string, field: SheetFinding['field'], length: number, max: number) =>
    make(
      'error',
      'title-too-long',
      column,
      [
        `标题有 ${length} 个字符，平台最多 ${max} 个`,
        `The title has ${length} characters; the platform takes ${max}`,
      ],
      ['改短标题，或一键截短', 'Shorten the title, or cut all long titles with one click'],
      { field, fix: 'cut-titles' },
    ),
  chineseTitle: (column: string) =>
    make(
      'warning',
      'title-not-english',
      column,
      ['英文标题里有中文', 'The English title holds Chinese letters'],
      ['改成英文标题', 'Write an English title'],
      { field: 'title_en' },
    ),
  /** An error where the platform is known to merge by title; of an own sheet nobody knows. */
  sameTitle: (
    column: string,
    other: SheetProduct,
    field: SheetFinding['field'],
    severity: Finding['severity'],
  ) =>
    make(
      severity,
      'same-title',
      column,
      [
        `“${plain(column)}”与“${other.name}”（${other.sku}）的标题相同，平台会把它们并成一个商品`,
        `“${plain(column)}”: same title as “${other.name}” (${other.sku}); the platform would merge the two`,
      ],
      [
        '改标题，或一键在相同的标题后加作品编号；改好之前不会导出',
        'Change it, or add design numbers to equal titles with one click; nothing is exported before',
      ],
      { field, fix: 'unique-titles' },
    ),
  sameSku: (column: string, sku: string, other: string) =>
    make(
      'error',
      'same-sku',
      column,
      [`SKU ${sku} 重复，“${other}”已经用了`, `SKU ${sku} is used twice; “${other}” has it already`],
      [
        '在预设的 SKU 规则里加上 {design}、{colour}、{size}，或一键加序号',
        'Add {design}, {colour}, {size} to the SKU rule, or number them with one click',
      ],
      { fix: 'unique-skus' },
    ),
  notDrawn: (column: string, reason: Message) =>
    make(
      'error',
      'not-drawn',
      column,
      [`没有效果图：${messageText(reason, 'zh')}`, `No mockups: ${messageText(reason, 'en')}`],
      ['打开作品改好后重新导出', 'Mend the design, then export again'],
    ),
  manyImages: (column: string, count: number, max: number) =>
    make(
      'warning',
      'too-many-images',
      column,
      [`有 ${count} 张图，只写入前 ${max} 张`, `${count} pictures; only the first ${max} are written`],
      [
        '在预设里调整图片顺序或减少附加图片',
        'Change the order of pictures or remove extra ones in the preset',
      ],
    ),
  oddImage: (column: string, count: number, { widthPx, heightPx }: ProductPicture, min: number) =>
    make(
      'warning',
      'image-not-square',
      column,
      [
        `${count} 张效果图是 ${widthPx}×${heightPx}，平台要求正方形且不小于 ${min}×${min}`,
        `${count} mockups are ${widthPx}×${heightPx}; the platform wants squares of at least ${min} px`,
      ],
      [
        '素材图会自动补成正方形；轮播图请在平台上替换',
        'The material picture is made square; replace the others on the platform',
      ],
    ),
  notPublic: (column: string) =>
    make(
      'warning',
      'address-not-public',
      column,
      [
        '图片地址只有本机或内网能打开，店小秘取不到图',
        'Picture addresses work on this machine or network only; the ERP cannot fetch them',
      ],
      [
        '请管理员把 PUBLIC_URL 设成外网能访问的 https 地址',
        'Ask the administrator to set PUBLIC_URL to an https address on the internet',
      ],
    ),
  notEncrypted: (column: string) =>
    make(
      'warning',
      'address-not-https',
      column,
      ['图片地址是 http，平台可能不接受', 'Picture addresses are http; the platform may refuse them'],
      ['请管理员为 PUBLIC_URL 启用 https', 'Ask the administrator to use https in PUBLIC_URL'],
    ),
  noVariants: () =>
    make(
      'error',
      'no-variants',
      '',
      ['没有可导出的颜色和尺码', 'There is no colour and size to export'],
      [
        '检查颜色、尺码的对应关系，或作品所选的颜色尺码',
        'Check how colours and sizes are mapped, or those of the design',
      ],
    ),
  manyVariants: (count: number, max: number) =>
    make(
      'warning',
      'too-many-variants',
      '',
      [
        `有 ${count} 个变种，平台建议不超过 ${max} 个`,
        `${count} variants; the platform suggests at most ${max}`,
      ],
      [
        '如导入被拒，在预设里改为只导出作品的颜色尺码',
        'If the import is refused, export only the design’s own colour and size',
      ],
    ),
  longCell: (column: string, length: number) =>
    make(
      'error',
      'cell-too-long',
      column,
      [`内容有 ${length} 个字符，单元格最多 32767 个`, `${length} characters; a cell takes 32767`],
      ['缩短内容', 'Shorten it'],
    ),
  badAttributes: (column: string) =>
    make(
      'error',
      'attributes-not-json',
      column,
      ['产品属性不是有效的 JSON', 'The attributes are no valid JSON'],
      ['从店小秘复制属性内容，粘贴到预设里', 'Copy the attributes from the ERP into the preset'],
    ),
  otherCurrency: (column: string, from: string, to: string) =>
    make(
      'warning',
      'currency-differs',
      column,
      [
        `模板价是 ${from}，店铺币种是 ${to}，价格没有换算`,
        `The template’s price is in ${from}, the shop’s in ${to}; nothing is converted`,
      ],
      ['在预设的价格规则里把汇率乘进系数', 'Put the exchange rate into the factor of the price rule'],
    ),
  headerCurrency: (column: string, asked: string, written: string) =>
    make(
      'warning',
      'header-currency',
      column,
      [
        `“${plain(column)}”要填 ${asked}，预设里是 ${written}，价格没有换算`,
        `“${plain(column)}” asks for ${asked}, the preset says ${written}; nothing is converted`,
      ],
      ['为这个表格用币种相符的预设', 'Use a preset of that currency for this sheet'],
    ),
  unmapped: (kind: 'colour' | 'size', words: readonly string[]) =>
    make(
      'warning',
      `${kind}-unmapped`,
      '',
      [
        `表里的${kind === 'colour' ? '颜色' : '尺码'}对不上商品：${list(words)}，这些行会跳过`,
        `${kind === 'colour' ? 'Colours' : 'Sizes'} of the sheet that the product does not have: ${list(words)}; those rows are left out`,
      ],
      ['在版式里设置对应关系', 'Map them in the layout'],
    ),
} as const;
