import type { Services } from '../../../platform/services.ts';
import type { RenderNeeds } from '../../rendering/index.ts';

/** What packing takes: files that are missing are made, also those of order lines. */
export type PackNeeds = RenderNeeds & Pick<Services, 'newId' | 'pictureHosts'>;
