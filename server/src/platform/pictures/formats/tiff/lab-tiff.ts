import type { TiffTags } from './read-tiff-tags.ts';

/**
 * Whether a TIFF is CIE Lab. libvips refuses 8 bits and takes 16 for its own format, with another white and with
 * signed transparency: it would assume D65, but files mean D50.
 */
export const isLab = (tags: TiffTags): boolean =>
  tags.photometric === 8 && (tags.bitsPerSample === 8 || tags.bitsPerSample === 16);
