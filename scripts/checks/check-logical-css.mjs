// Style sheets must mirror by themselves in right-to-left languages: inline-start instead of left.
// A line that means the physical side says so: /* physical: why */.
const PHYSICAL = [
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
];

/** Lines of a style sheet that name a physical side without a reason. */
export function checkLogicalCss(path, text) {
  return text.split('\n').flatMap((line, index) => {
    if (line.includes('/* physical:') || !PHYSICAL.some((pattern) => pattern.test(line))) return [];
    return [`${path}:${index + 1}: ${line.trim()} does not mirror; use inline-start or inline-end`];
  });
}
