/**
 * The beginning of a text, at most `max` UTF-16 units as the server counts them; never half a character, which could not
 * be stored, nor an emoji or accent without its other parts.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > max) break;
    cut += segment;
  }
  return cut;
}
