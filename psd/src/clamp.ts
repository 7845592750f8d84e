/** A value of a channel, kept from 0 to 1. */
export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);
