import type { WorkItem, WorkMark } from '@diy/contract/images/image-work';

/** What a picture of a run shows: a person's mark, else how it ended. */
export type ShownState = Exclude<WorkMark, 'none'> | WorkItem['state'] | 'clean' | 'check';

/** @param mark the person's, which may be newer than the item's */
export function reviewStateOf(item: WorkItem, mark: WorkMark): ShownState {
  if (mark !== 'none') return mark;
  return item.state === 'made' ? (item.edge_quality ?? 'made') : item.state;
}

function rankOf(item: WorkItem): number {
  if (item.state === 'failed') return 0;
  if (item.edge_quality === 'check') return 1;
  if (item.state === 'made') return item.edge_quality === 'clean' ? 3 : 2;
  return 4;
}

/** What needs a look comes first, what is clean last; otherwise as the pictures were chosen. */
export function inReviewSequence(items: readonly WorkItem[]): WorkItem[] {
  return [...items].sort((a, b) => rankOf(a) - rankOf(b));
}

export const REVIEW_FILTERS = ['all', 'open', 'failed'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** Results that nobody has decided about are `open`. */
export function filterItems(
  items: readonly WorkItem[],
  filter: ReviewFilter,
  markOf: (item: WorkItem) => WorkMark,
): WorkItem[] {
  if (filter === 'all') return [...items];
  if (filter === 'failed') return items.filter(({ state }) => state === 'failed');
  return items.filter((item) => item.result && (markOf(item) === 'none' || markOf(item) === 'again'));
}
