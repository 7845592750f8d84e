import type { Migration } from './migration.ts';

/**
 * Texts may break their lines by Unicode's rules. Those of older designs keep the rules they had: a line that ends elsewhere is another
 * print.
 */
export const lineBreaking: Migration = {
  from: 7,
  migrate: (document) => ({ ...document, format: 8 }),
};
