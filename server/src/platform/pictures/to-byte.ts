/** A sum of colour values as one value of a pixel: whole, 0 to 255. */
export const toByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
