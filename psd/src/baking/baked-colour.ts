/** What the maps hold of one channel of one pixel, of 255. */
export interface BakedChannel {
  /** The value without artwork. */
  empty: number;
  /** What is seen with artwork from black to white, in equal steps. */
  responses: ArrayLike<number>;
  /** The artwork's value that shows the same as none; missing where see-through artwork is mixed with what shows without it. */
  ground?: number;
}

/** What a channel shows for artwork of a value and an alpha from 0 to 1. Result of 255. */
export function bakedValue({ empty, responses, ground }: BakedChannel, value: number, alpha: number): number {
  if (ground === undefined) return empty + alpha * (respond(responses, value) - empty);
  const own = ground / 255;
  const rest = empty - respond(responses, own);
  return respond(responses, own + alpha * (value - own)) + (1 - alpha) * rest;
}

/** Interpolates between the knots on both sides of a value. */
function respond(responses: ArrayLike<number>, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (responses.length - 1);
  const knot = Math.min(responses.length - 2, Math.floor(place));
  return responses[knot]! + (place - knot) * (responses[knot + 1]! - responses[knot]!);
}

/** What a channel shows for black and for white artwork of half alpha. */
export interface HalfResponses {
  black: number;
  white: number;
}

/**
 * The value that shows the same as no artwork: of all codes the one with which half-transparent artworks come out best. Where the
 * response is flat, only these say what lies below.
 */
export function findGround(channel: BakedChannel, half: HalfResponses): number {
  const { empty, responses } = channel;
  const miss = (code: number): number => {
    const own = code / 255;
    return (
      Math.abs(respond(responses, own) - empty) +
      Math.abs(respond(responses, own / 2) - half.black) +
      Math.abs(respond(responses, (own + 1) / 2) - half.white)
    );
  };
  let best = 0;
  let least = miss(0);
  for (let step = 16, from = 0, to = 255; step >= 1; from = best - step, to = best + step, step /= 4)
    for (let code = Math.max(0, from); code <= Math.min(255, to); code += step) {
      const own = miss(code);
      if (own >= least) continue;
      least = own;
      best = code;
    }
  return best;
}
