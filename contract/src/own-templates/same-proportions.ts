/** Difference in proportions that rounding to whole pixels or millimetres can cause. */
const TOLERANCE = 0.02;

/** Whether two pictures, or a picture and a print, are alike but for their size. */
export function haveSameProportions(one: Sides, other: Sides): boolean {
  return Math.abs(one.width / one.height / (other.width / other.height) - 1) <= TOLERANCE;
}

interface Sides {
  width: number;
  height: number;
}
