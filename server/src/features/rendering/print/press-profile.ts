import { join } from 'node:path';
import { findProjectFolder } from '../../../platform/config/project-folder.ts';

/** The ICC profile that CMYK files are converted by and carry: coated paper, FOGRA39 (server/press/README.md). */
export const pressProfilePath = () => join(findProjectFolder(), 'server', 'press', 'coated-fogra39.icc');
