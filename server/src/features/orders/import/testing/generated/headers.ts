import { ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import { ALIASES } from '../../mapping/headers/aliases.ts';
import { composeColumns } from '../../mapping/headers/compose-header.ts';
import { normaliseHeader } from '../../mapping/headers/normalise-header.ts';
import type { Profile } from '../../mapping/model/profile.ts';
import { PROFILES, recogniseProfile } from '../../mapping/profiles/all-profiles.ts';
import type { Column } from './column.ts';
import type { Dice } from './dice.ts';
import { PRINT_COLUMNS, WRITTEN_FIELDS, type WrittenField } from './order-model.ts';
import { addPartsAndMarks } from './parts-and-marks.ts';

/** Headers that sound like something we know and mean something else; what stands under them belongs to no line. */
const FOREIGN = [
  'Custom fee',
  'Customs code',
  'Customs Value',
  'Customer Group',
  'Customer ID',
  'Customer Since',
  'Custom Status',
  'Customization fee',
  'Personalization fee',
  'Billing Name',
  'Billing Address 1',
  'Billing City',
  'Billing Zip',
  'Billing Country',
  'Invoice Number',
  'Gift wrap',
  'Name tag',
  'Order weight',
  'Item weight',
  'Return address',
  'Return city',
  'Sender name',
  'Sender city',
  'Warehouse city',
  'Shipping cost',
  'Shipping insurance',
  'City tax',
  'State tax',
  'Status code',
  'Quantity in stock',
  'Coupon Code',
  'SKU Total',
  'Parent SKU',
  '定制费',
  '定制状态',
  '定制类型',
  '账单姓名',
  '账单地址',
  '发票抬头',
  '客户类型',
  '买家等级',
  '寄件人',
  '寄件人地址',
  '寄件人电话',
  '退货地址',
  '退货收件人',
  '库存数量',
  '仓库城市',
  'Rechnungsname',
  'Rechnungsort',
  'Ville de facturation',
  'Nom de facturation',
] as const;

export const FOREIGN_CELLS = [
  '',
  '12.50',
  'XFRIEND',
  'XFRIEND 5',
  '0',
  'Yes',
  'n/a',
  '9',
  '2025-13-01',
  '13/01/2025',
  '01/13/2025',
];

/** Headers of two meanings have none without their profile. */
const meanings = new Map<string, Set<OrderField>>();
for (const field of ORDER_FIELDS)
  for (const alias of [ALIASES[field], ...PROFILES.map((one) => one.columns?.[field] ?? [])].flat()) {
    const key = normaliseHeader(alias.replace(/##\d$/, ''));
    meanings.set(key, (meanings.get(key) ?? new Set()).add(field));
  }

function isOnly(header: string, field: OrderField): boolean {
  const found = meanings.get(normaliseHeader(header));
  const { recipient } = composeColumns([normaliseHeader(header)]);
  const [composed] = Object.keys(recipient.columns);
  if (composed && composed !== field) return false;
  return found === undefined || (found.size === 1 && found.has(field));
}

/** Profiles whose files have one item per row and a status that is a status. */
const WHOLE = PROFILES.filter(
  ({ refusal, items, statusIsShipDate, exact }) => !refusal && !items && !statusIsShipDate && !exact,
);

/** Composed headers by language, which no list has. */
const COMPOSED: Partial<Record<WrittenField, string>>[] = [
  {
    recipientName: 'Deliver to Name',
    address1: 'Deliver to Street',
    city: 'Delivery Town',
    postcode: 'Delivery Postcode',
    country: 'Delivery Country',
    province: 'Delivery County',
  },
  {
    recipientName: 'Versand Name',
    address1: 'Lieferstraße',
    city: 'Lieferort',
    postcode: 'Liefer-PLZ',
    country: 'Lieferland',
    province: 'Liefer Bundesland',
  },
  {
    recipientName: 'Nom du destinataire',
    address1: 'Adresse de livraison',
    city: 'Ville de livraison',
    postcode: 'Code postal de livraison',
    country: 'Pays de livraison',
  },
  {
    recipientName: 'Destinatario Nombre',
    address1: 'Calle de envío',
    city: 'Ciudad de envío',
    postcode: 'Código postal de envío',
    country: 'País de envío',
    province: 'Provincia de envío',
  },
  {
    recipientName: 'Nome destinatario',
    address1: 'Via di spedizione',
    city: 'Città di spedizione',
    postcode: 'CAP di spedizione',
    country: 'Paese di spedizione',
    province: 'Provincia di spedizione',
  },
];

/** Columns of a file: of one profile or of any, some left out, foreign ones between, shuffled. */
export function chooseColumns(dice: Dice, fits: (text: string) => boolean): Column[] {
  const profile: Profile | null = dice.chance(50) ? dice.pick(WHOLE) : null;
  const composed = dice.chance(25) ? dice.pick(COMPOSED) : {};
  const columns: Column[] = [];
  const taken = new Set<string>();
  const add = (column: Column) => {
    const key = normaliseHeader(column.header);
    if (taken.has(key)) return;
    taken.add(key);
    columns.push(column);
  };
  const own = WRITTEN_FIELDS.flatMap((field): Column[] => {
    const listed = profile?.columns?.[field];
    const names = (listed ?? ALIASES[field]).filter(
      (name) => !/##\d$/.test(name) && isOnly(name, field) && fits(name),
    );
    const own = composed[field];
    const header = own !== undefined && fits(own) ? own : names.length > 0 ? dice.pick(names) : null;
    return header === null ? [] : [{ header, kind: 'field', field }];
  });
  if (profile)
    for (const group of profile.fingerprint) {
      const found = own.find(({ header }) =>
        group.some((one) => normaliseHeader(one) === normaliseHeader(header)),
      );
      const swap = own.find(
        ({ field, kind }) => kind === 'field' && group.some((one) => isNamed(one, field!, profile)),
      );
      if (!found && swap) swap.header = dice.pick(group.filter((one) => isNamed(one, swap.field!, profile)));
    }
  const leaves = dice.pick([0, 0, 10, 30]);
  for (const column of own) if (!dice.chance(leaves)) add(column);
  for (let n = dice.int(0, 3); n > 0; n--) {
    const [header] = dice.pick(PRINT_COLUMNS.filter(([name]) => fits(name)));
    add({ header, kind: 'print' });
  }
  for (let n = dice.int(0, 6); n > 0; n--) add({ header: dice.pick(FOREIGN.filter(fits)), kind: 'foreign' });
  const shuffled = dice.shuffle(columns.filter((column) => isOfFile(column, columns)));
  return addPartsAndMarks(dice, shuffled, fits);
}

/** Whether such a file has such a column: a profile lists all the names that its platform has for a field. */
function isOfFile({ header, field }: Column, columns: readonly Column[]): boolean {
  if (!field) return true;
  const profile = recogniseProfile(new Set(columns.map((one) => normaliseHeader(one.header))));
  const listed = profile.columns?.[field];
  // A column is part of a joined field only along with its other parts.
  const isPart = (one: Profile) =>
    one.joined?.includes(field) &&
    one !== profile &&
    one.columns?.[field]?.some((name) => isSame(name, header));
  if (PROFILES.some(isPart) && !ALIASES[field].some((name) => isSame(name, header))) return false;
  const isComposed = Object.values(COMPOSED).some((one) => one[field] === header);
  return (
    (listed ?? ALIASES[field]).some((one) => isSame(one, header)) || (listed === undefined && isComposed)
  );
}

function isSame(a: string, b: string): boolean {
  return normaliseHeader(a) === normaliseHeader(b);
}

function isNamed(header: string, field: WrittenField, profile: Profile): boolean {
  const key = normaliseHeader(header);
  return (
    (profile.columns?.[field] ?? ALIASES[field]).some((one) => normaliseHeader(one) === key) &&
    isOnly(header, field)
  );
}
