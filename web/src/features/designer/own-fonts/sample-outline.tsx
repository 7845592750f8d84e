import type { OwnFont } from '@diy/contract/own-fonts';

/** Words set in an own font; the outline came with the list, so the font itself is not fetched. */
export function SampleOutline({ sample }: { sample: OwnFont['styles'][number]['sample'] }) {
  const [left = 0, top = 0, width = 0, height = 0] = sample.box;
  if (width <= 0 || height <= 0) return <span>{sample.text}</span>;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={sample.text}>
      <path d={sample.d} fill="currentColor" />
    </svg>
  );
}
