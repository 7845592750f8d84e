import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';

/** Headers that say who sends a line, the seller or the marketplace from its own stock. */
const SENDER = new RegExp(
  [
    '^(?:order|line|item|product)*(?:is|was)?(?:fulfill?(?:ed|ment)|shipped|dispatched|despatched|sent|delivered)(?:by|via|from|channel|service|entity|party|partner|model|source|provider|cent(?:er|re)|network|option|method|type|mode|program(?:me)?)$',
    '^(?:order|line|item)?fulfill?ment$|^distributionparty$|^(?:shipper|logistics)type$',
    '^(?:履约|发货|配送|仓配)(?:类型|方式|主体|方|渠道|模式)$',
    '^(?:versand|versandt|fulfill?ment|lieferung)durch$|^versandkanal$|^expediepar$|^canal(?:degestion|dexpedition|de?envio|degestionlogistica)$|^(?:enviado|gestionado)p(?:or|ela)$',
    '^(?:spedito|gestito)da$|^canaledigestione$|^(?:verzonden|fulfill?ment)door$|^(?:distributiepartij|fulfill?mentmethode)$|^(?:wyslanoprzez|wysyłaneprzez|wysyłkaprzez|realizacjaprzez|kanałrealizacji)$|^skickasav$',
    '^(?:出荷元|配送元|フルフィルメント(?:チャネル|チャンネル)?)$|^(?:배송주체|풀필먼트)$',
  ].join('|'),
);
/** Headers that ask it as yes or no: `is_fbn`. */
const FLAG = /^(?:is|was)(?:fb[abcdeklnotwyz]|afn|wfs|zfs|fulfill?edby[a-z]+|platformfulfill?ed)$/;

const NAME =
  'amazon|amz|walmart|bol|noon|cdiscount|octopia|emag|kaufland|zalando|otto|lazada|shopee|tiktok|ozon|wildberries|yandex|mercado|jumia|allegro|coupang|flipkart|myntra|rakuten|trendyol|hepsiburada|newegg|ebay|temu|shein|aliexpress|cainiao|marketplace|platform|printful|printify|gelato|gooten|prodigi|teelaunch|spod|customcat|apliiq|scalablepress|京东|亚马逊|菜鸟|平台|官方仓|抖音|淘宝|天猫|拼多多|得物|アマゾン|楽天|쿠팡|로켓|아마존';
/** The name of a marketplace, or of another who makes the goods, as all there is: `Amazon`, `amazon_marketplace_web`, `bol.com`, `TikTok Shop`, `京东仓`. */
const ITS_NAME = new RegExp(
  `^(?:the)?(?:${NAME})(?:\\.?[a-z]{2,3}(?:\\.[a-z]{2})?|marketplace(?:web)?|marketplacefull|envios(?:full)?|libre|livre|market|shop|warehouse|fulfill?ment|logistics|express|仓|仓库|物流|配送|仓配|发货|代发|로켓|배송|그로스)*$`,
);
/** What such columns have besides names. */
const CODES = /^(?:afn|fb[abcdeklnotwyz]|wfs|zfs|sbn|full|platformfulfill?ed)$/;
const SENT_BY =
  /^(?:fulfill?(?:ed|ment)?|ship(?:s|ped|ment)?|sent|dispatched|delivered|handled)(?:by|from|via)(?:the)?/;
const YES = /^(?:yes|y|true|1|x|✓|是|ja|oui|sí|si|sì|sim|tak|да|はい|예|نعم)$/;

/** Columns that say who sends a line, by their headers; `flag` = they say yes where the marketplace does. */
export function senderColumns(headers: readonly string[]): ReadonlyMap<number, 'name' | 'flag'> {
  return new Map(
    headers.flatMap((header, column): [number, 'name' | 'flag'][] => {
      const kind = senderKind(normaliseHeader(header));
      return kind ? [[column, kind]] : [];
    }),
  );
}

/** Whether a normalised header asks who sends a line, and how. */
export function senderKind(key: string): 'name' | 'flag' | null {
  if (FLAG.test(key)) return 'flag';
  return SENDER.test(key) ? 'name' : null;
}

/** What the marketplace sends from its own stock is held: the seller has nothing to make. */
export function holdWhatOthersSend(
  fields: OrderLine['fields'],
  { columns }: Mapping,
  cells: readonly string[],
  senders: ReadonlyMap<number, 'name' | 'flag'> = new Map(),
): void {
  for (const column of columns.orderMark ?? []) {
    const kind = senders.get(column);
    const text = cells[column] ?? '';
    if (!kind || text === '' || !isMarketplace(text, kind)) continue;
    fields.holdMark = fields.holdMark ? `${fields.holdMark} | ${text}` : text;
  }
}

function isMarketplace(text: string, kind: 'name' | 'flag'): boolean {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-()（）]+/g, '')
    .replace(SENT_BY, '');
  return ITS_NAME.test(key) || CODES.test(key) || (kind === 'flag' && YES.test(key));
}
