/** `YYYYMMDD` in local time, for file names. */
export function dateStamp(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}${two(date.getMonth() + 1)}${two(date.getDate())}`;
}
