import { createContext } from 'react';

/** Pixels of the print for each millimetre, for fields in which `px` is typed; null = there is no print here. */
export const PrintDensity = createContext<number | null>(null);
