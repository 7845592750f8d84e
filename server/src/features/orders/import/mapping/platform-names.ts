import { rememberTexts } from '../../../../platform/cache/remember-texts.ts';

/** What files and ERPs call each platform, in any language; a name may continue, as in `亚马逊美国站` and `TikTok Shop`. */
const NAMES: Readonly<Record<string, string>> = {
  temu: 'temu, 特木, 拼多多跨境',
  etsy: 'etsy',
  shopify: 'shopify',
  amazon: 'amazon, amz, 亚马逊, 亞馬遜, アマゾン, 아마존',
  tiktok: 'tiktok, tik tok, tk shop, tts',
  walmart: 'walmart, 沃尔玛, 沃爾瑪',
  woocommerce: 'woocommerce, woo commerce',
  shein: 'shein, 希音',
  ebay: 'ebay, 易贝, 电子湾',
  aliexpress: 'aliexpress, ali express, smt, 速卖通, 速賣通, 全球速卖通',
  shopee: 'shopee, 虾皮, 蝦皮',
  lazada: 'lazada, 来赞达, 來贊達',
  mercadolibre: 'mercadolibre, mercado libre, mercado livre, mercadolivre, meli, 美客多',
  pinduoduo: 'pinduoduo, pdd, 拼多多',
  taobao: 'taobao, tmall, 淘宝, 天猫, 淘寶',
  douyin: 'douyin, 抖音, 抖店',
  kuaishou: 'kuaishou, 快手',
  xiaohongshu: 'xiaohongshu, 小红书',
  jd: 'jd, 京东, 京東',
  '1688': '1688, 阿里巴巴1688',
  youzan: 'youzan, 有赞',
  'wechat-shop': '微信小店, 视频号小店, 视频号',
  rakuten: 'rakuten, 乐天, 樂天, 楽天',
  qoo10: 'qoo10',
  smartstore: 'smartstore, naver, 스마트스토어, 네이버',
  gmarket: 'gmarket, 지마켓, g마켓',
  '11st': '11st, 11번가',
  coupang: 'coupang, 酷澎, 쿠팡',
  shoplazza: 'shoplazza, 店匠',
  wildberries: 'wildberries, вайлдберриз',
  ozon: 'ozon, озон',
};

const BY_NAME = Object.entries(NAMES)
  .flatMap(([key, names]) => names.split(', ').map((name) => [squeeze(name), key] as const))
  // `拼多多跨境` before `拼多多`.
  .sort(([a], [b]) => b.length - a.length);

/** `TikTok Shop`, `tiktok` and `TikTok` are one platform, and so are `亚马逊` and `Amazon`; others go by their own name. */
export const platformKey = rememberTexts((text: string): string => {
  const key = text.normalize('NFKC').trim().toLowerCase();
  const plain = squeeze(text);
  return BY_NAME.find(([name]) => plain === name || beginsWithName(name, key, plain))?.[1] ?? key;
});

/**
 * Whether the text begins with the name. A short Latin name must be a whole word: `JDoe Store` and `Melissa Boutique`
 * are no platforms.
 */
function beginsWithName(name: string, key: string, plain: string): boolean {
  if (/[^a-z0-9]/.test(name) || name.length >= 6) return plain.startsWith(name);
  return name.length >= 4 && key.startsWith(name) && !/[a-z0-9]/.test(key[name.length] ?? '');
}

function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}
