/** How the product stands to the eye, in degrees. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
}

/** The room it takes, in scene units. */
export interface ModelSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export const FIELD_OF_VIEW_DEG = 22;
export const FIRST_POSE: Pose = { yaw: -24, pitch: 13 };
const PITCH = { low: -4, high: 55 };
/** Turning automatically. */
const DEG_PER_SECOND = 16;
/** The longest time that one frame may advance the rotation: a page that was hidden continues where it stopped. */
const LONGEST_STEP_MS = 100;

/** Seen neither from below nor from right above. */
export function poseAt(yaw: number, pitch: number): Pose {
  return { yaw, pitch: Math.min(PITCH.high, Math.max(PITCH.low, pitch)) };
}

/** The same a moment later, where it turns automatically. */
export function turnedFor(pose: Pose, ms: number): Pose {
  return { ...pose, yaw: pose.yaw + (Math.min(LONGEST_STEP_MS, ms) / 1000) * DEG_PER_SECOND };
}

/** How far it is turned from the first view, in whole degrees from 0 to 359. */
export function turnOf({ yaw }: Pose): number {
  return ((Math.round(yaw - FIRST_POSE.yaw) % 360) + 360) % 360;
}

/** Where the camera stands, and the height it looks at: all of the product is seen at every angle. */
export function cameraPlace({ width, height, depth }: ModelSize, { pitch }: Pose, aspect: number) {
  const reach = Math.hypot(width, depth, height) / 2;
  const half = (FIELD_OF_VIEW_DEG * Math.PI) / 360;
  const narrow = Math.min(half, Math.atan(Math.tan(half) * aspect));
  const distance = (reach * 1.1) / Math.sin(narrow);
  const up = (pitch * Math.PI) / 180;
  return {
    y: height / 2 + Math.sin(up) * distance,
    z: Math.cos(up) * distance,
    // A little lower than the middle: the hint stands below.
    lookAtY: height * 0.47,
  };
}
