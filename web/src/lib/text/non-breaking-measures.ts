/** A figure and its unit: “40 × 30 cm”, “300 dpi”, “11 oz”. */
const JOINTS = /(?<=\d) (?=[×x] \d|(?:mm|cm|ml|g|oz|px|dpi)\b)|(?<=\d [×x]) (?=\d)/g;

/** The same words with measures that do not break at the end of a line. */
export function withNonBreakingMeasures(text: string): string {
  return text.replace(JOINTS, '\u00a0');
}
