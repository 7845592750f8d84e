/** Colours by the words that layers are named with, and how such cloth looks. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  '#ffffff': ['white', '白', '纯白', '白色'],
  '#222224': ['black', '黑', '纯黑', '黑色'],
  '#9a9ca1': ['grey', 'gray', '灰', '灰色'],
  '#d3d4d6': ['light grey', 'light gray', '浅灰', '浅灰色'],
  '#55575c': ['dark grey', 'dark gray', 'charcoal', '深灰', '深灰色'],
  '#1f2a44': ['navy', 'navy blue', '藏青', '藏青色', '深蓝', '深蓝色'],
  '#2f5fa8': ['blue', 'royal blue', '蓝', '蓝色', '宝蓝', '宝蓝色'],
  '#9fc4e8': ['light blue', 'sky blue', '浅蓝', '浅蓝色', '天蓝', '天蓝色'],
  '#b3202a': ['red', '红', '红色', '大红', '大红色'],
  '#6b1f2e': ['burgundy', 'maroon', 'wine', '酒红', '酒红色'],
  '#e9a9b6': ['pink', '粉', '粉色', '粉红', '粉红色'],
  '#2e5e46': ['green', '绿', '绿色'],
  '#3b4a35': ['dark green', 'army green', 'olive', '军绿', '军绿色', '墨绿', '墨绿色'],
  '#f2c23e': ['yellow', '黄', '黄色'],
  '#e8792b': ['orange', '橙', '橙色', '橘色'],
  '#d9cbb3': ['sand', 'beige', 'natural', 'cream', '米', '米色', '杏色', '卡其', '卡其色', 'khaki'],
  '#5b4032': ['brown', '棕', '棕色', '咖啡色', '褐色'],
  '#5a4378': ['purple', 'violet', '紫', '紫色'],
};

const BY_WORD = new Map(Object.entries(COLOURS).flatMap(([hex, words]) => words.map((word) => [word, hex])));

/** Groups whose layers are colours of the product. */
const GROUP =
  /^(?:(?:product|item|base|garment|fabric|body|cup|mug|(?:t-?)?shirt|hoodie|cap|bag) )?colou?rs?(?: (?:options?|variants?|variations?))?$|^colou?rways?$|^(?:产品|商品|衣服|可选|可换|面料|底)?(?:颜色|配色|换色|底色)(?:选项|方案|组|图层)?$/;

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** How a colour of this name looks; undefined for a name that is none. */
export const colourOfName = (name: string): string | undefined => BY_WORD.get(plain(name));

/** Whether a group of this name holds colours. */
export const isNamedColours = (name: string): boolean => GROUP.test(plain(name));
