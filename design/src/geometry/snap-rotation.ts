import { normaliseDeg } from './matrix.ts';

export interface SnapRotationOptions {
  /** Distance of the angles to snap to: 15, or 45 with a coarser key held. */
  stepDeg: number;
  /** How near the angle must be; at least half a step = always snapped. */
  thresholdDeg: number;
}

/** The angle in [-180, 180), on the nearest multiple of the step when it is within the threshold. */
export function snapRotation(degrees: number, options: SnapRotationOptions): number {
  const turned = normaliseDeg(degrees);
  const near = Math.round(turned / options.stepDeg) * options.stepDeg;
  return Math.abs(turned - near) <= options.thresholdDeg ? normaliseDeg(near) : turned;
}
