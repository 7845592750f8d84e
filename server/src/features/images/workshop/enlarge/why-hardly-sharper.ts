import type { EnlargeFigures } from './enlarge.ts';

/** From these ripples on, of 255, edges are too frayed to become much sharper. */
const MAX_RIPPLE = 3.5;
/** Smaller ripples fray edges too, where no two flat colours explain this share of the pixels next to them. */
const FRAYED = { ripple: 2, unexplained: 0.42 };
/** From this share on, a picture has hardly any flat colours. */
const MAX_UNEXPLAINED = 0.7;

/** Why enlarged flat art is hardly sharper than an enlarged photo; null = it is sharper. */
export function whyHardlySharper({
  drawn,
  isPlain,
  unexplained,
  ripple,
}: EnlargeFigures): 'photo' | 'compressed' | null {
  if (isPlain) return null;
  if (drawn === 0 || unexplained > MAX_UNEXPLAINED) return 'photo';
  const isFrayed = ripple > FRAYED.ripple && unexplained > FRAYED.unexplained;
  return isFrayed || ripple > MAX_RIPPLE ? 'compressed' : null;
}
