import type {
  BracketGrammar,
  CountedGrammar,
  ItemGrammar,
  ListGrammar,
  PairGrammar,
  TitleGrammar,
} from '../model/item-grammar.ts';

/** BigCommerce's column “Product Details”. Values are written as HTML; a name may hold commas. */
export const BIGCOMMERCE_DETAILS: PairGrammar = {
  form: 'pairs',
  between: '|',
  pair: ', ',
  keys: [
    ['product id'],
    ['product qty'],
    ['product sku'],
    ['product name'],
    ['product weight'],
    ['product variation details'],
    ['product unit price'],
    ['product total price'],
  ],
  fields: {
    'product qty': 'quantity',
    'product sku': 'sku',
    'product name': 'productTitle',
    'product variation details': 'variation',
    'product unit price': 'unitPrice',
  },
  required: ['product id', 'product qty', 'product sku', 'product name'],
  words: ['product name', 'product variation details'],
  numbers: ['product id', 'product qty', 'product weight', 'product unit price', 'product total price'],
};

const MONEY = [
  'subtotal',
  'sub total',
  'subtotal tax',
  'sub total tax',
  'total',
  'total tax',
  'tax',
  'refunded',
  'refunded total',
  'refunded qty',
  'refunded tax',
  'discount',
];

/** What WooCommerce's export plugins share: one row for each order, its items in `line_items` or `line_item_1`, `line_item_2` … */
const WOO = {
  form: 'pairs',
  between: ';',
  pair: '|',
  fields: {
    name: 'productTitle',
    sku: 'sku',
    quantity: 'quantity',
    price: 'unitPrice',
    meta: 'variation',
    variation: 'variation',
  },
  required: ['quantity'],
  words: ['name', 'meta', 'variation', 'tax data'],
  numbers: ['quantity', 'price', 'weight', ...MONEY],
  isOpen: true,
  refunds: ['refunded', 'refunded total', 'refunded qty'],
  assigned: ['meta'],
  escape: '\\',
} as const;

export const WOO_ITEMS: PairGrammar = {
  ...WOO,
  keys: [
    ['id', 'item id', 'order item id'],
    ['name'],
    ['product id'],
    ['variation id'],
    ['sku'],
    ['price', 'weight'],
    ['quantity'],
    [...MONEY, 'taxable', 'tax class', 'tax data'],
    ['meta', 'variation'],
  ],
};

/** The form of subscription importers: the product's id first, and words between two amounts. */
export const WOO_SUBSCRIPTION_ITEMS: PairGrammar = {
  ...WOO,
  keys: [['product id'], ['name'], ['sku'], ['quantity'], ['total', 'subtotal'], ['meta'], ['tax']],
};

/** Big Cartel's column “Items”. */
export const BIG_CARTEL_ITEMS: PairGrammar = {
  form: 'pairs',
  between: ';',
  pair: '|',
  keys: [['product name'], ['product option name'], ['sku'], ['quantity'], ['price'], ['total']],
  fields: {
    'product name': 'productTitle',
    'product option name': 'variation',
    sku: 'sku',
    quantity: 'quantity',
    price: 'unitPrice',
  },
  required: ['product name', 'quantity'],
  words: ['product name', 'product option name'],
  numbers: ['quantity', 'price', 'total'],
  isOpen: true,
};

/** Shopee's packing list: `[1] Product Name:…; Variation Name:…; Price: …; Quantity: 1; SKU Reference No.: …;`. */
function shopeeInfo(
  name: string,
  variation: string,
  price: string,
  quantity: string,
  sku: string,
  parent: string,
): PairGrammar {
  return {
    form: 'pairs',
    between: null,
    pair: ';',
    keys: [[name], [variation], [price], [quantity], [sku], [parent]],
    fields: { [name]: 'productTitle', [variation]: 'variation', [quantity]: 'quantity', [sku]: 'sku' },
    required: [name, quantity],
    words: [name, variation],
    numbers: [quantity],
    isOpen: true,
  };
}

export const SHOPEE_INFO: readonly PairGrammar[] = [
  shopeeInfo(
    'product name',
    'variation name',
    'price',
    'quantity',
    'sku reference no.',
    'parent sku reference no.',
  ),
  shopeeInfo('商品名稱', '商品選項名稱', '價格', '數量', '商品選項貨號', '主商品貨號'),
  shopeeInfo('nama produk', 'nama variasi', 'harga', 'jumlah', 'nomor referensi sku', 'sku induk'),
];

/** AliExpress's column 产品信息. */
export const ALIEXPRESS_ITEMS: BracketGrammar = {
  form: 'brackets',
  labels: [
    [
      'variation',
      '产品属性|商品属性|属性|规格|product (?:properties|attributes?|property)|properties|attributes?',
    ],
    ['sku', '商家编码|商品编码|产品编码|sku|seller sku|product (?:code|sku)|merchant code|custom code'],
    ['quantity', '产品数量|商品数量|数量|product quantity|quantity|qty'],
  ],
};

/** The form that the header itself names: `平台SKU*数量`. */
export const SKU_TIMES_QUANTITY: ListGrammar = {
  form: 'list',
  between: [';', '；', '\n', ',', '，', '|', '+'],
};

/** What small shop programs write for people: `Dog tee (Black / M) x2; Mug x1`. */
const TITLES_WITH_PIECES: TitleGrammar = { form: 'titles', between: [';', '\n', '|'] };

/** What shops write for people with the pieces first: `1x Mug (15.00 PLN)`, `2 x Shirt [TEE-1] á 19,90 € (39,80 €)`, `2 x Mug; 1 x Tee`. */
const COUNTED_WITH_PRICES: CountedGrammar = { form: 'counted' };

/** For a column that a person chose, in a file that nobody knows: those that say by their keys what is what. */
export const ALL_ITEM_GRAMMARS: readonly ItemGrammar[] = [
  BIGCOMMERCE_DETAILS,
  WOO_ITEMS,
  WOO_SUBSCRIPTION_ITEMS,
  BIG_CARTEL_ITEMS,
  ...SHOPEE_INFO,
  ALIEXPRESS_ITEMS,
  SKU_TIMES_QUANTITY,
  TITLES_WITH_PIECES,
  COUNTED_WITH_PRICES,
];
