/** Words set in each face as small pictures, written by `web/scripts/make-font-samples.mjs`. */
const files = import.meta.glob<string>('./font-samples/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a face's sample. */
export function fontSample(fontId: string): string | undefined {
  return files[`./font-samples/${fontId}.svg`];
}
