/** A table of the program that is computed when it is first asked for, always with the same result; it must not be changed. */
export function lazy<Value>(compute: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
