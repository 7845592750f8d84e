import sharp from 'sharp';

// No operation cache: every picture is another file, and the cache keeps decoded pixels and open files.
sharp.cache(false);
// Parallelism comes from several pictures at once (see decode-slots), not from threads within one.
sharp.concurrency(1);

/** libvips as the whole process uses it; import it from here, so that its settings are in force. */
export { sharp };
