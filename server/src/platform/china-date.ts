const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** The day in China as `YYYYMMDD`, for file names: the sellers' day, wherever the server stands. */
export function chinaDate(moment: Date): string {
  return DAY.format(moment).replaceAll('-', '');
}
