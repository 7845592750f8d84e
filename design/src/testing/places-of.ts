/** Where these characters stand in a text, as UTF-16 stretches in its sequence. */
export function placesOf(text: string, characters: readonly string[]): { start: number; end: number }[] {
  const places = characters.flatMap((one) => {
    const found: { start: number; end: number }[] = [];
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length))
      found.push({ start: at, end: at + one.length });
    return found;
  });
  return places.sort((one, other) => one.start - other.start);
}
