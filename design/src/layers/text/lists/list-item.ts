import { z } from 'zod';

/** The deepest level of a list; the outermost is 0. */
export const MAX_LIST_LEVEL = 3;

/** What stands before the items of a list: a sign, or numbers in the digits of a script. */
const listMarker = z.enum(['bullet', 'decimal', 'arabic', 'persian', 'chinese']);
export type ListMarker = z.infer<typeof listMarker>;

/** A paragraph that is an item of a list. */
export const listItem = z.strictObject({
  /** Which paragraph of the text it is; the first is 0. */
  paragraph: z.number().int().min(0),
  marker: listMarker,
  level: z.number().int().min(0).max(MAX_LIST_LEVEL),
});
export type ListItem = z.infer<typeof listItem>;

/** What a paragraph is in a list. */
export type ListStyle = Pick<ListItem, 'marker' | 'level'>;

/** The fields of a text layer that say which of its paragraphs are items. */
export interface ListedWords {
  text: string;
  lists?: readonly ListItem[] | undefined;
}
