import { findStraightening } from '../../server/src/features/images/workshop/straighten/find-straightening.ts';
import { rowsOfPixels } from '../../server/src/platform/pictures/pixel-rows.ts';
import { median, printTable } from '../support/figures.ts';
import { createRandom } from '../truth/random.ts';
import { makeKnownTilt, TILTED } from './known-tilts.ts';

/** Degrees by which a tilt may be off. */
const BAR = 0.1;

/** How near the tilts are that are found, and whether those said to be sure are right. */
export async function measureTilts(seed: number, count: number): Promise<void> {
  const rows: string[][] = [];
  const bad: string[] = [];
  const total = { within: 0, sure: 0, right: 0, count: 0 };
  for (const kind of TILTED) {
    const errors: number[] = [];
    const crops: number[] = [];
    let [sure, right] = [0, 0];
    for (let n = 0; n < Math.ceil(count / TILTED.length); n += 1) {
      const known = await makeKnownTilt(createRandom(seed * 7919 + TILTED.indexOf(kind) * 1000 + n), kind);
      const { rgba, widthPx, heightPx } = known.picture;
      const found = await findStraightening(rowsOfPixels(rgba, widthPx, heightPx), {
        degrees: null,
        isCropped: true,
      });
      const error = Math.abs(found.degrees - known.degrees);
      errors.push(error);
      if (found.isSure) {
        sure += 1;
        if (error <= BAR) right += 1;
      }
      if (known.content && error <= BAR)
        crops.push(
          Math.max(
            Math.abs(found.frame.widthPx - known.content.width),
            Math.abs(found.frame.heightPx - known.content.height),
          ),
        );
      if (error > BAR) bad.push(`${error.toFixed(2)}° ${found.isSure ? 'clean' : 'look'}: ${known.name}`);
    }
    const within = errors.filter((error) => error <= BAR).length;
    total.within += within;
    total.sure += sure;
    total.right += right;
    total.count += errors.length;
    rows.push([
      kind,
      median(errors).toFixed(3),
      `${within} of ${errors.length}`,
      `${right} of ${sure}`,
      crops.length > 0 ? `${median(crops)} px, at most ${Math.max(...crops)}` : '',
    ]);
  }
  rows.push(['all', '', `${total.within} of ${total.count}`, `${total.right} of ${total.sure}`, '']);
  printTable(['straighten', 'median °', `≤ ${BAR}°`, 'clean and right', 'sides off by'], rows);
  for (const line of bad.slice(0, 30)) console.log(line);
}
