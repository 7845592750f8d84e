/** What is selected, in the order it was picked, and where a range would start. */
export interface Selection {
  ids: string[];
  anchor: string | null;
}

export const NO_SELECTION: Selection = { ids: [], anchor: null };

/** Picks or drops one. */
export function toggleOne(selection: Selection, id: string): Selection {
  const isIn = selection.ids.includes(id);
  return {
    ids: isIn ? selection.ids.filter((other) => other !== id) : [...selection.ids, id],
    anchor: id,
  };
}

/** Picks everything on the page from the anchor to `id`, both included; without an anchor on the page, only `id`. */
export function selectTo(selection: Selection, id: string, page: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : page.indexOf(selection.anchor);
  const to = page.indexOf(id);
  if (from < 0 || to < 0) return { ids: unique([...selection.ids, id]), anchor: id };
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: unique([...selection.ids, ...range]), anchor: selection.anchor };
}

/** Picks the whole page, or drops it when it is picked already. */
export function togglePage(selection: Selection, page: readonly string[]): Selection {
  const isWhole = page.length > 0 && page.every((id) => selection.ids.includes(id));
  return {
    ids: isWhole ? selection.ids.filter((id) => !page.includes(id)) : unique([...selection.ids, ...page]),
    anchor: null,
  };
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)];
}
