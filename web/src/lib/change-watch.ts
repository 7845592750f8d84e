/** Says whether any of some values is another one than the last time; the first time they all are. */
export function createChangeWatch(): (values: readonly unknown[]) => boolean {
  let last: readonly unknown[] | null = null;
  return (values) => {
    const hasChanged =
      last?.length !== values.length || values.some((value, index) => !Object.is(value, last?.[index]));
    last = values;
    return hasChanged;
  };
}
