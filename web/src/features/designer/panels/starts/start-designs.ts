import { OUTDOOR_DESIGNS } from './designs/animals-and-nature.ts';
import { FEAST_DESIGNS } from './designs/feasts-and-love.ts';
import { GROUP_DESIGNS } from './designs/teams-and-sayings.ts';
import type { StartDesign } from './start-design.ts';

/** Made by us, for products of every kind. */
export const START_DESIGNS: readonly StartDesign[] = [...FEAST_DESIGNS, ...OUTDOOR_DESIGNS, ...GROUP_DESIGNS];
