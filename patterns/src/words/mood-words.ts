/** The effect of a mood word. */
export interface MoodChange {
  scale?: number;
  density?: number;
  isMinimal?: boolean;
  ground?: 'light' | 'dark';
}

const table: readonly (readonly [MoodChange, string])[] = [
  [{ scale: 1.55 }, '大图案,大花,大号,大格,大朵,巨大,粗,宽,放大,large,big,bold,oversized,wide,huge,chunky'],
  [
    { scale: 0.62 },
    '小碎花,碎花,小图案,小号,小格,细小,细,迷你,窄,小花,small,tiny,mini,ditsy,fine,narrow,thin',
  ],
  [{ density: 1.4 }, '密集,密,满版,满印,密密,繁复,繁密,dense,busy,packed,full,allover,all over'],
  [{ density: 0.6 }, '稀疏,疏,留白,疏朗,sparse,airy,loose,scattered'],
  [{ isMinimal: true, density: 0.8 }, '极简,简约风,简洁,简单,性冷淡,minimal,minimalist,simple,clean'],
  [{ ground: 'dark' }, '深色,深色底,暗色,黑底,深底,夜,dark,dark background,moody'],
  [{ ground: 'light' }, '浅色底,白底,浅底,亮色,明亮,light background,white background,bright'],
];

export const moodWords: ReadonlyMap<string, MoodChange> = new Map(
  table.flatMap(([change, words]) => words.split(',').map((word) => [word, change] as const)),
);
