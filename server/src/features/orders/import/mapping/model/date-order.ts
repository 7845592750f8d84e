/** Whether the day or the month comes first in a date of digits. */
export type DateOrder = 'mdy' | 'dmy';
