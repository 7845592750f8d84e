export const brandColours = {
  'brand-colours.stale-version': '品牌颜色已在别处改过，本次没有覆盖。请看过最新的列表再保存',
} as const;
