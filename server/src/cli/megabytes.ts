/** A size in megabytes of 1,000,000 bytes, as the commands print it. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
