import type { OrderAddress, OrderLine } from '../../../model/order-line.ts';
import type { Profile } from '../model/profile.ts';
import { plainCode } from '../values/plain-digits.ts';
import { countryCode } from './country-code.ts';
import { isChinaProvince, splitChinaAddress } from './split-china-address.ts';

/** A Chinese address in one cell is cut where nothing else says province and city. */
export function readAddress(fields: OrderLine['fields'], profile: Profile): OrderAddress {
  const address = plainAddress(fields, profile);
  if (!address.country && isChinaProvince(address.province)) return { ...address, country: 'CN' };
  if (!address.country && PREFECTURE.test(address.province)) return { ...address, country: 'JP' };
  const [first = '', ...others] = address.lines;
  if (!address.country && !address.province && STARTS_IN_JAPAN.test(first))
    return { ...address, country: 'JP' };
  if (
    !address.country &&
    (IS_KOREA.test(address.province) || (!address.province && STARTS_IN_KOREA.test(first)))
  )
    return { ...address, country: 'KR' };
  if (address.province || address.city || (address.country && address.country !== 'CN')) return address;
  const cut = splitChinaAddress(first);
  if (!cut) return address;
  const { rest, ...areas } = cut;
  const lines = [rest, ...others].filter((line) => line !== '');
  return { ...address, ...areas, district: address.district || areas.district, lines, country: 'CN' };
}

/** The 47 prefectures of Japan; no other country has a province with one of these names. */
const PREFECTURES =
  '北海道|東京都|(?:京都|大阪)府|(?:青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄)県';
const PREFECTURE = new RegExp(`^(?:${PREFECTURES})$`);
/** An address in one cell begins with its prefecture, maybe behind the postcode. */
const STARTS_IN_JAPAN = new RegExp(`^(?:〒?\\s*\\d{3}-?\\d{4}\\s*)?(?:${PREFECTURES})`);
/** The provinces of South Korea and its cities with that rank. */
const KOREAN =
  '서울(?:특별시|시)?|(?:부산|대구|인천|광주|대전|울산)(?:광역시|시)?|세종(?:특별자치시|시)?|경기도?|강원(?:특별자치)?도?|충청?[북남]도?|전라?[북남]도|전북(?:특별자치도)?|전남|경상?[북남]도?|제주(?:특별자치)?도?';
const IS_KOREA = new RegExp(`^(?:${KOREAN})$`);
/** A Korean address in one cell begins with one of them and a blank, maybe behind the postcode. */
const STARTS_IN_KOREA = new RegExp(`^(?:[([]?\\d{3}-?\\d{2,3}[)\\]]?\\s*)?(?:${KOREAN})\\s+\\S`);

function plainAddress(fields: OrderLine['fields'], profile: Profile): OrderAddress {
  return {
    name: fields.recipientName ?? '',
    company: fields.company ?? '',
    country: fields.country ? (countryCode(fields.country) ?? fields.country) : (profile.country ?? ''),
    province: fields.province ?? '',
    city: fields.city ?? '',
    district: fields.district ?? '',
    lines: [fields.address1, fields.address2, fields.address3].filter((text) => text !== undefined),
    houseNo: fields.houseNo ?? '',
    postcode: digitsOf(fields.postcode),
    phone: digitsOf(fields.phone ?? (fields.mobile ? '' : fields.buyerPhone)),
    mobile: digitsOf(fields.mobile),
    email: fields.email ?? '',
  };
}

/** Carriers read the digits 0 to 9. What is no row of digits stays as it is, and stops the line. */
function digitsOf(text = ''): string {
  return plainCode(text) ?? text;
}
