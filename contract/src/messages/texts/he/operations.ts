import type { operations as zh } from '../zh/operations.ts';

export const operations: { readonly [Id in keyof typeof zh]: string } = {
  'operations.invalid-job': 'תוכן המשימה {name} אינו בצורה הנדרשת ואי אפשר לבצע אותה',
  'operations.already-finished': 'העבודה הזו כבר הסתיימה ואי אפשר לבטל אותה',
  'operations.unknown-message': 'ההודעה הזו מגרסה חדשה יותר; טענו את הדף מחדש',
  'operations.waits-for-store': 'ממתין לאחסון הקבצים; ימשיך מעצמו ברגע שהאחסון יחזור',
};
