/** Ids by the category each row had, categories in the order of their first row. */
export function groupIdsByCategory(rows: readonly { id: string; type_id: string }[]): Map<string, string[]> {
  const byCategory = new Map<string, string[]>();
  for (const { id, type_id } of rows) {
    const ids = byCategory.get(type_id);
    if (ids) ids.push(id);
    else byCategory.set(type_id, [id]);
  }
  return byCategory;
}
