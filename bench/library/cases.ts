/** One thing a seller does with the library, as a call. */
export interface Case {
  name: string;
  query: Record<string, string | number>;
  /** Default the image list. */
  path?: string;
  /** Asked by a small account while the large one exists. */
  isSmall?: boolean;
  /** The bar of 50 ms is set for it. */
  hasBar?: boolean;
}

/** What the library benchmark asks, in the order of its report. */
export const CASES: readonly Case[] = [
  { name: 'first page', query: {}, hasBar: true },
  { name: 'first page of 200', query: { limit: 200 }, hasBar: true },
  { name: 'page 500', query: { p: 500 }, hasBar: true },
  { name: 'page 500 of 200', query: { p: 500, limit: 200 }, hasBar: true },
  { name: 'last page of 200', query: { p: 5000, limit: 200 }, hasBar: true },
  { name: 'category', query: { tid: 'type7' }, hasBar: true },
  { name: 'category, page 500', query: { tid: 'type7', p: 500 }, hasBar: true },
  { name: '圣诞, 18,000 matches', query: { content: '圣诞' }, hasBar: true },
  { name: '圣诞, page 500', query: { content: '圣诞', p: 500 }, hasBar: true },
  { name: '图案, 90,000 matches', query: { content: '图案', limit: 200 }, hasBar: true },
  { name: '饕餮, rare', query: { content: '饕餮' }, hasBar: true },
  { name: '猫, one character', query: { content: '猫' }, hasBar: true },
  { name: 'nothing found', query: { content: '狴犴' }, hasBar: true },
  { name: 'transparent', query: { alpha: 'yes' }, hasBar: true },
  {
    name: 'transparent, not used, portrait, page 500',
    query: { alpha: 'yes', used: 'no', shape: 'portrait', p: 500 },
  },
  { name: 'at least 2000 × 2000 px', query: { min_width: 2000, min_height: 2000 } },
  { name: '橘猫图案, four characters', query: { content: '橘猫图案' } },
  { name: '莫兰迪, three characters', query: { content: '莫兰迪' } },
  { name: 'by name', query: { sort: 'name' } },
  { name: 'by name, page 500', query: { sort: 'name', p: 500 } },
  { name: 'largest of 圣诞', query: { sort: 'largest', content: '圣诞' } },
  { name: '10,000 ids', query: { content: '圣诞' }, path: '/saas/diy/user/image/ids' },
  { name: 'first page, small account', query: {}, isSmall: true, hasBar: true },
];
