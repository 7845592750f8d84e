import { listedKey } from '../headers/normalise-header.ts';
import { type Profile, profileId } from '../model/profile.ts';
import { aliexpress, bigseller, buyma, dewu, shein, temuStock } from './asian-marketplaces.ts';
import {
  alibaba1688,
  douyin,
  jingdong,
  kuaishou,
  pinduoduo,
  taobaoItems,
  taobaoOrders,
  wechatShop,
  xiaohongshu,
  youzan,
} from './chinese-shops.ts';
import { dxmExport, dxmManual, generic, gerpgo, lingxing, mabang, mango, ours, program } from './erps.ts';
import { flipkart, meesho, snapdeal } from './indian-marketplaces.ts';
import {
  baseShop,
  cafe24,
  colourMe,
  coupang,
  qoo10,
  rakuten,
  smartstore,
  yahooJapan,
} from './japan-korea.ts';
import {
  amazonAllOrders,
  amazonCustom,
  amazonReport,
  amazonUnshipped,
  etsyItems,
  etsyOrders,
  shopbase,
  shopify,
  temu,
  tiktok,
} from './marketplaces.ts';
import {
  eccang,
  efast,
  globalTrade,
  guanyi,
  hupun,
  jushuitan,
  kuaimai,
  miaoshou,
  saihe,
  tongtool,
  wangdian,
  wdgj,
} from './more-erps.ts';
import {
  lazada,
  shopee,
  shopeePacking,
  shoplazza,
  shopline,
  temuAbroad,
  trendyol,
} from './more-marketplaces.ts';
import { odoo, orderDesk, shopware, tokopedia, zohoInventory } from './order-tools.ts';
import {
  bigCartel,
  bigCommerce,
  openCart,
  PROFILES_WITHOUT_LINES,
  squarespace,
  tiendanube,
  wix,
  woo,
  wooAdvanced,
  wooLineItems,
} from './web-shops.ts';
import {
  bol,
  ebay,
  ebayOlder,
  faire,
  kaufland,
  mercadoLibre,
  mirakl,
  ozon,
  walmart,
  wildberries,
} from './western-marketplaces.ts';

/** Wrong kinds of files first, then specific profiles before general ones; the last one fits everything. */
export const PROFILES: readonly Profile[] = [
  etsyOrders,
  amazonAllOrders,
  amazonCustom,
  ...PROFILES_WITHOUT_LINES,
  flipkart,
  meesho,
  snapdeal,
  trendyol,
  shopline,
  temu,
  temuAbroad,
  ebayOlder,
  ebay,
  etsyItems,
  squarespace,
  tiendanube,
  shopbase,
  shopify,
  lazada,
  wix,
  wooAdvanced,
  wooLineItems,
  bigCommerce,
  bigCartel,
  openCart,
  amazonUnshipped,
  amazonReport,
  tiktok,
  shopeePacking,
  shopee,
  shein,
  buyma,
  dewu,
  temuStock,
  aliexpress,
  rakuten,
  yahooJapan,
  qoo10,
  baseShop,
  colourMe,
  coupang,
  smartstore,
  cafe24,
  pinduoduo,
  douyin,
  kuaishou,
  xiaohongshu,
  wechatShop,
  taobaoItems,
  taobaoOrders,
  jingdong,
  alibaba1688,
  youzan,
  wangdian,
  jushuitan,
  efast,
  ozon,
  wildberries,
  odoo,
  orderDesk,
  zohoInventory,
  shopware,
  tokopedia,
  mabang,
  lingxing,
  bigseller,
  tongtool,
  eccang,
  saihe,
  miaoshou,
  globalTrade,
  wdgj,
  kuaimai,
  guanyi,
  hupun,
  shoplazza,
  dxmExport,
  dxmManual,
  ours,
  mango,
  gerpgo,
  woo,
  kaufland,
  bol,
  mercadoLibre,
  faire,
  mirakl,
  walmart,
  program,
  generic,
];

/** The first profile whose fingerprint these normalised headers satisfy. */
export function recogniseProfile(keys: ReadonlySet<string>): Profile {
  const has = (header: string) => keys.has(listedKey(header));
  const found = PROFILES.find(
    ({ fingerprint, lacks }) => fingerprint.every((group) => group.some(has)) && !lacks?.some(has),
  );
  return found ?? generic;
}

/** Profiles by the name that `profileId` gives; each row of a file looks one up. */
const byId = new Map(PROFILES.map((profile) => [profileId(profile), profile] as const).reverse());

/** Finds a profile by the name a mapping keeps; a version we no longer have falls back to the newest of its key, then to `generic`. */
export function findProfile(id: string): Profile {
  return byId.get(id) ?? PROFILES.find(({ key }) => key === id.split('@')[0]) ?? generic;
}
