import type { OrderField, OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';

/** The mapping screen's order: fields that every import needs, then the parcel, then the others. */
export const FIELD_GROUPS: readonly { id: 'order' | 'parcel' | 'more'; fields: readonly OrderField[] }[] = [
  {
    id: 'order',
    fields: [
      'externalOrderNo',
      'externalLineId',
      'sku',
      'warehouseSku',
      'quantity',
      'items',
      'productTitle',
      'variation',
      'personalization',
      'designCode',
      'imageUrl',
      'shop',
      'platform',
      'orderStatus',
      'lineStatus',
      'paymentStatus',
      'afterSalesStatus',
      'placedAt',
      'shipBy',
    ],
  },
  {
    id: 'parcel',
    fields: [
      'recipientName',
      'country',
      'province',
      'city',
      'district',
      'address1',
      'address2',
      'postcode',
      'phone',
      'mobile',
      'buyerPhone',
      'email',
      'company',
    ],
  },
  {
    id: 'more',
    fields: [
      'unitPrice',
      'lineTotal',
      'currency',
      'orderTotal',
      'shippingFee',
      'paidAt',
      'buyerNote',
      'sellerNote',
      'pickNote',
      'shippingMethod',
      'trackingNo',
      'labelUrl',
      'warehouse',
      'packageNo',
      'platformOrderId',
      'platformSkuId',
      'listingId',
      'site',
      'cancelMark',
      'holdMark',
      'orderMark',
      'address3',
      'houseNo',
      'taxNo',
      'idNo',
      'ioss',
      'customsNameZh',
      'customsNameEn',
      'customsValue',
      'customsWeight',
      'hsCode',
      'material',
      'usage',
    ],
  },
];

/** The fields without which no row can be read. */
export const NEEDED_FIELDS: ReadonlySet<OrderField> = new Set(['externalOrderNo', 'sku', 'quantity']);

/** Required fields without a column; the warehouse's SKU counts as the SKU, and so does the title. */
export function missingFields(columns: OrderMapping['columns']): OrderField[] {
  // A cell that lists an order's items says their SKUs and pieces.
  const listed = columns.items?.length ? ['sku', 'quantity'] : [];
  return [...NEEDED_FIELDS].filter(
    (field) =>
      !columns[field]?.length &&
      !listed.includes(field) &&
      // Titles stand for SKUs where a file has none: each is bound to a design once.
      !(field === 'sku' && (columns.warehouseSku?.length || columns.productTitle?.length)),
  );
}

/** The columns that nothing reads and that are not asked about; those with neither a name nor a text are left out. */
export function unmappedColumns(
  { columns, offered }: Pick<OrderUpload, 'columns' | 'offered'>,
  mapping: OrderMapping,
): OrderUpload['columns'] {
  const read = new Set([
    ...offered,
    ...Object.values(mapping.columns).flat(),
    ...mapping.personalisation.flatMap(({ column, name_column }) => [column, name_column]),
  ]);
  return columns.filter(
    ({ index, header, samples }) => !read.has(index) && (header !== '' || samples.some(Boolean)),
  );
}

const LINES = ['district', 'address1', 'address2', 'address3'] as const satisfies readonly OrderField[];
const PLACES = [...LINES, 'houseNo', 'province'] as const satisfies readonly OrderField[];

/** The mapping with other columns for a field; without columns, the field is not read. */
export function withColumns(mapping: OrderMapping, field: OrderField, chosen: number[]): OrderMapping {
  const { [field]: _, ...others } = mapping.columns;
  return { ...mapping, columns: chosen.length > 0 ? { ...others, [field]: chosen } : others };
}

/** The mapping with one more column of what buyers want printed. */
export function withPersonalizationColumn(mapping: OrderMapping, column: number): OrderMapping {
  return withColumns(mapping, 'personalization', [...(mapping.columns.personalization ?? []), column]);
}

/**
 * Whether a column next to the address is still a question: it is on the list, and nothing but places of the address reads it. It stays on the
 * list when a field takes it: a field that is cleared later asks again.
 */
export function isUndecidedAtAddress(
  { beside_address, columns, personalisation }: OrderMapping,
  column: number,
): boolean {
  if (!beside_address?.includes(column)) return false;
  if (PLACES.some((field) => columns[field]?.includes(column))) return true;
  const isRead = Object.values(columns).some((read) => read.includes(column));
  return !isRead && !personalisation.some((one) => one.column === column || one.name_column === column);
}

/** The mapping with another clock or currency; undefined = none chosen any more. */
export function withReadAs(
  mapping: OrderMapping,
  choice: Pick<OrderMapping, 'zone' | 'currency'>,
): OrderMapping {
  const { zone, currency, ...others } = { ...mapping, ...choice };
  return {
    ...others,
    ...(zone === undefined ? {} : { zone }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/**
 * The mapping after a person said whether a column next to the address belongs to it. One that does is the part of the address that its header
 * names, or a further line of the street; one that was taken for the number of the house stays that, or is not read; a `State` that is no province is the status.
 * @param places fields that the header names; the first one without a column takes it
 */
export function withColumnAtAddress(
  mapping: OrderMapping,
  column: number,
  belongs: boolean,
  places: readonly OrderField[] = [],
): OrderMapping {
  const beside_address = (mapping.beside_address ?? []).filter((one) => one !== column);
  const decided = { ...mapping, beside_address };
  if (mapping.columns.houseNo?.includes(column))
    return belongs ? decided : withColumns(decided, 'houseNo', []);
  const { province = [], orderStatus = [] } = mapping.columns;
  if (province.includes(column)) {
    if (belongs) return decided;
    const places = province.filter((one) => one !== column);
    return withColumns(withColumns(decided, 'province', places), 'orderStatus', [...orderStatus, column]);
  }
  // A second column of a field is read as a separate line, or not at all.
  const alone = LINES.reduce<OrderMapping>((one, line) => {
    const columns = one.columns[line] ?? [];
    return columns.includes(column)
      ? withColumns(
          one,
          line,
          columns.filter((other) => other !== column),
        )
      : one;
  }, decided);
  if (!belongs) return alone;
  const free = places.find((place) => !alone.columns[place]?.length);
  if (free) return withColumns(alone, free, [column]);
  const field: OrderField = alone.columns.address2?.length ? 'address3' : 'address2';
  const columns = [...(alone.columns[field] ?? []), column];
  return {
    ...withColumns(alone, field, columns),
    joined: [...new Set([...(mapping.joined ?? []), field])],
  };
}

/** The mapping after a person said that a column next to the address is the recipient's company. */
export function withCompanyColumn(mapping: OrderMapping, column: number): OrderMapping {
  return withColumns(withColumnAtAddress(mapping, column, false), 'company', [column]);
}

/** The mapping after a person said what the dates of a column are: days of shipping, or others. */
export function withShipDate(
  mapping: OrderMapping,
  column: number,
  meaning: 'shipped' | 'planned',
): OrderMapping {
  const others = (mapping.ship_dates ?? []).filter((one) => one.column !== column);
  return { ...mapping, ship_dates: [...others, { column, meaning }] };
}

/** The mapping after a person said what bare figures in a column of payments are. */
export function withPaidFigure(
  mapping: OrderMapping,
  column: number,
  meaning: 'amount' | 'status',
): OrderMapping {
  const others = (mapping.paid_figures ?? []).filter((one) => one.column !== column);
  return { ...mapping, paid_figures: [...others, { column, meaning }] };
}

/** The mapping after a person said whether a column with words such as cancelled is a status of the order. */
export function withUnreadStatus(mapping: OrderMapping, column: number, isStatus: boolean): OrderMapping {
  if (!isStatus) return { ...mapping, no_status: [...(mapping.no_status ?? []), column] };
  return withColumns(mapping, 'orderStatus', [...(mapping.columns.orderStatus ?? []), column]);
}

/** Whether a column of options is still a question: nothing reads it, and nobody said that it is not needed. */
export function isOpenOption({ no_option, columns, personalisation }: OrderMapping, column: number): boolean {
  const isRead = Object.values(columns).some((read) => read.includes(column));
  const isPrinted = personalisation.some((one) => one.column === column || one.name_column === column);
  return !no_option?.includes(column) && !isRead && !isPrinted;
}

/** The mapping after a person said whether a column is a part of the variation, next to what says the rest of it. */
export function withOptionColumn(mapping: OrderMapping, column: number, isPart: boolean): OrderMapping {
  const beside_variation = (mapping.beside_variation ?? []).filter((one) => one !== column);
  const decided = { ...mapping, beside_variation };
  if (!isPart) return { ...decided, no_option: [...(mapping.no_option ?? []), column] };
  return {
    ...withColumns(decided, 'variation', [...(mapping.columns.variation ?? []), column]),
    joined: [...new Set([...(mapping.joined ?? []), 'variation' as const])],
  };
}

const TITLE =
  /name|nom|nome|nombre|naam|namn|navn|nimi|title|titel|titre|titulo|имя|назван|名|标题|標題|상품|이름|اسم|שם|نام|ناو/i;

/** Whether a column may be the title of the goods, where no column is that yet. */
export function mayBeTitle({ columns }: OrderMapping, header: string): boolean {
  return !columns.productTitle?.length && TITLE.test(header);
}

/** The mapping after a person said that a column is the title of the goods. */
export function withTitleColumn(mapping: OrderMapping, column: number): OrderMapping {
  const beside_variation = (mapping.beside_variation ?? []).filter((one) => one !== column);
  return withColumns({ ...mapping, beside_variation }, 'productTitle', [column]);
}

const SKUS = ['sku', 'designCode', 'warehouseSku'] as const satisfies readonly OrderField[];

/** The columns from which a row takes its SKU. */
export function skuColumns({ columns }: OrderMapping): number[] {
  return SKUS.flatMap((field) => columns[field] ?? []);
}

/** The mapping after a person said which of several columns of SKUs counts. */
export function withSkuColumn(mapping: OrderMapping, column: number): OrderMapping {
  const none = SKUS.reduce<OrderMapping>((one, field) => withColumns(one, field, []), mapping);
  return withColumns(none, 'sku', [column]);
}
