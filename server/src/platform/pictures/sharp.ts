import sharp from 'sharp';

// No operation cache: every picture is another file, and the cache keeps decoded pixels and open files.
sharp.cache(false);
// Parallelism comes from several pictures at once (see decode-slots), not from threads within one.
sharp.concurrency(1);
// Only decoders that can be stopped read files here. SVG is drawn in a separate process (images/intake/svg):
// librsvg cannot be interrupted, and a small file can keep it busy for hours.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Tiff', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

/** libvips as the whole process uses it; import it from here, so that its settings are in force. */
export { sharp };
