import type { OrderField } from '@diy/contract/orders/order-fields';
import type { LineStatus } from '../../meanings/read-status.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { titleKeyOf } from '../../variants/title-key.ts';
import { isScientific } from '../../words/lost-letters.ts';
import { isMasked, isMaskedPhone, isPhoneFiller } from './address/masked.ts';
import { postcodeUse } from './address/postcodes.ts';
import type { Profile } from './model/profile.ts';
import { type RowProblemCode, rowProblem } from './row-problems.ts';
import { damagedFields } from './values/damaged-fields.ts';
import { isPhoneZeroLost, isZeroLost } from './values/lost-zeros.ts';

const DIGIT_FIELDS: readonly [OrderField, RowProblemCode][] = [
  ['externalOrderNo', 'ORDER_NO_DAMAGED'],
  ['externalLineId', 'LINE_ID_DAMAGED'],
  ['sku', 'SKU_DAMAGED'],
  ['phone', 'PHONE_DAMAGED'],
  ['mobile', 'PHONE_DAMAGED'],
  ['buyerPhone', 'PHONE_DAMAGED'],
  ['trackingNo', 'TRACKING_DAMAGED'],
];
const NEED_PROVINCE = new Set(['US', 'CA', 'AU', 'MX', 'BR', 'CN', 'MY', 'IT']);
/**
 * Countries where a whole address may be one text, from the largest part to the smallest, without a city of its own.
 */
const WRITTEN_IN_ONE = new Set(['JP', 'KR', 'TW', 'HK', 'MO', 'TH', 'SG']);

/** In these countries an address with province and district needs no city: one of the two is the city. */
function isOfDistrict({ country, province, district }: OrderLine['address']): boolean {
  return province !== '' && district !== '' && ['VN', 'TH', 'PH', 'ID', 'TR'].includes(country);
}

/** All problems of a line that somebody has to correct, warnings included. */
export function checkLine(
  line: OrderLine,
  mapping: Mapping,
  profile: Profile,
  status: LineStatus,
): RowProblem[] {
  const problems: RowProblem[] = [];
  const { fields } = line;
  const say = (field: OrderField | null, code: RowProblemCode) => void problems.push(rowProblem(field, code));
  for (const [field, code] of DIGIT_FIELDS) {
    const text = fields[field];
    if (text && isScientific(text)) say(field, code);
  }
  problems.push(...damagedFields(line, profile));
  if (!fields.externalOrderNo) say('externalOrderNo', 'ORDER_NO_MISSING');
  if (!fields.sku && !fields.warehouseSku && titleKeyOf(line) === null) say('sku', 'SKU_MISSING');
  for (const field of new Set(status.unknown.map((one) => one.field))) {
    const words = status.unknown.filter((one) => one.field === field).map(({ word }) => word);
    problems.push({ ...rowProblem(field, 'STATUS_UNKNOWN'), words });
  }
  if (profile.paymentNeeded && mapping.columns.paymentStatus?.length && !fields.paymentStatus)
    say('paymentStatus', 'PAYMENT_MISSING');
  if (!fields.quantity) say('quantity', 'QUANTITY_MISSING');
  else if (line.quantity === 0) say('quantity', 'QUANTITY_INVALID');
  for (const field of ['placedAt', 'paidAt', 'shipBy'] as const)
    if (fields[field] && line[field] === null)
      problems.push({ ...rowProblem(field, 'DATE_INVALID'), severity: 'warning' });
  if (!!fields.shippingMethod !== !!fields.trackingNo && profile.key === 'ours')
    say('trackingNo', 'SHIPPING_INCOMPLETE');
  const isSent = line.address.lines.length > 0 && !line.shipped;
  if (fields.buyerPhone && isSent)
    problems.push({ ...rowProblem('buyerPhone', 'PHONE_OF_BUYER'), severity: 'warning' });
  // Nobody sends again what is shipped, so that what its address lacks is only worth a warning.
  const ofAddress = checkAddress(line, mapping, profile);
  problems.push(...(line.shipped ? ofAddress.map(lackAsWarning) : ofAddress));
  for (const field of ['phone', 'mobile'] as const)
    if (isPhoneZeroLost(line.address[field], line.address.country))
      problems.push({ ...rowProblem(field, 'PHONE_ZERO_LOST'), severity: 'warning' });
  return problems;
}

function asWarning(problem: RowProblem): RowProblem {
  return { ...problem, severity: 'warning' };
}

function lackAsWarning(problem: RowProblem): RowProblem {
  return /_(?:MISSING|ABSENT|MASKED)$/.test(problem.code) ? asWarning(problem) : problem;
}

/** Whether somebody else makes the label of the parcel: the platform, or another system. */
export function isLabelledByOthers({ fields }: OrderLine, mapping: Mapping, profile: Profile): boolean {
  if (profile.shippedByPlatform || profile.platformLabels || mapping.without_address) return true;
  return !!fields.labelUrl || !!fields.trackingNo;
}

function checkAddress(line: OrderLine, mapping: Mapping, profile: Profile): RowProblem[] {
  if (profile.shippedByPlatform) return [];
  // Damage is reported of every address, also of masked ones, of those in a single cell, and where no column has the street.
  const damaged = isZeroLost(line.address) ? [rowProblem('postcode', 'POSTCODE_ZERO_LOST')] : [];
  // Where others make the label, no parcel is sent to the postcode of this file.
  const isSentByOthers = isLabelledByOthers(line, mapping, profile);
  return [...(isSentByOthers ? damaged.map(asWarning) : damaged), ...lacksOfAddress(line, mapping, profile)];
}

/** What the address lacks for a parcel; how it is written and who makes the label decide what it needs. */
function lacksOfAddress(line: OrderLine, mapping: Mapping, profile: Profile): RowProblem[] {
  const { address } = line;
  const has = (field: OrderField) => !!mapping.columns[field]?.length;
  const isSentByOthers = isLabelledByOthers(line, mapping, profile);
  // A platform that prints the label hides parts of the address; nobody else can send a parcel to it.
  if (isMasked(address)) return isSentByOthers ? [] : [rowProblem(null, 'ADDRESS_MASKED')];
  const hidden = (['phone', 'mobile'] as const).filter((field) => isMaskedPhone(address[field]));
  if (hidden.length > 0 && !isSentByOthers) return hidden.map((field) => rowProblem(field, 'ADDRESS_MASKED'));
  const blank = !address.name && !address.city && address.lines.length === 0;
  if (blank && isSentByOthers) return [];
  // The file has no address columns: its marketplace makes the labels, or nobody knew the columns. A person says which.
  // Once a person said that no address is needed, a lone city asks for none either.
  if (
    !has('address1') &&
    (!has('recipientName') || !has('city')) &&
    !address.city &&
    address.lines.length === 0
  )
    return mapping.without_address ? [] : [rowProblem(null, 'ADDRESS_ABSENT')];
  if (!has('recipientName') && !has('address1'))
    return mapping.without_address ? [] : [rowProblem(null, 'ADDRESS_ABSENT')];
  // The whole address may stand in one cell.
  const isOneCell = !has('city') && !address.city && (!has('country') || WRITTEN_IN_ONE.has(address.country));
  const codes: [OrderField, RowProblemCode][] = [];
  if (!address.name) codes.push(['recipientName', 'RECIPIENT_MISSING']);
  if (isOneCell) {
    if (address.lines.length === 0) codes.push(['address1', 'ADDRESS_MISSING']);
    return codes.map(([field, code]) => rowProblem(field, code));
  }
  if (!address.country) codes.push(['country', 'COUNTRY_MISSING']);
  else if (!/^[A-Z]{2}$/.test(address.country)) codes.push(['country', 'COUNTRY_UNKNOWN']);
  if (!address.city && address.country !== 'SG' && !isOfDistrict(address))
    codes.push(['city', 'CITY_MISSING']);
  if (address.lines.length === 0) codes.push(['address1', 'ADDRESS_MISSING']);
  if (!address.province && NEED_PROVINCE.has(address.country)) codes.push(['province', 'PROVINCE_MISSING']);
  // A platform that makes the label adds the postcode itself.
  const asksPostcode = !address.postcode && (has('postcode') || !profile.platformLabels);
  const use = asksPostcode ? postcodeUse(address.country) : 'none';
  if (use === 'required') codes.push(['postcode', 'POSTCODE_MISSING']);
  const isNoPhone = (phone: string) => !phone || isPhoneFiller(phone);
  if (profile.phoneNeeded && isNoPhone(address.phone) && isNoPhone(address.mobile))
    codes.push(['phone', 'PHONE_MISSING']);
  const problems = codes.map(([field, code]) => rowProblem(field, code));
  // Most parcels to such a country go without a postcode, so an empty cell is only a warning.
  if (use === 'optional' && has('postcode') && address.country !== 'CN')
    problems.push({ ...rowProblem('postcode', 'POSTCODE_ABSENT'), severity: 'warning' });
  return problems;
}
