const MB = 1024 * 1024;

/** How much of an uploaded archive is read; all of it holds for everything inside together, nested archives too. */
export const ARCHIVE_LIMITS = {
  bytes: 100 * MB,
  /** Unpacked, at all depths. Pictures do not shrink, so an honest archive unpacks to little more than itself. */
  unpackedBytes: 600 * MB,
  files: 5000,
  /** Archives in archives, the uploaded one counted. */
  depth: 4,
  jsonBytes: 5 * MB,
  /** Bytes of all JSON together, which are kept until the rows are read. */
  allJsonBytes: 60 * MB,
  pictureBytes: 50 * MB,
  tables: 20,
} as const;
