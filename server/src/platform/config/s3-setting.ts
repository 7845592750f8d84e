/** Keys of an S3 account, and the region requests are signed for. */
export interface S3Keys {
  accessKey: string;
  secretKey: string;
  region: string;
  /** Token of keys that end by themselves (AWS STS). */
  sessionToken?: string;
}

/** Where an S3-compatible store is and how it is used. Holds a secret: never log it. */
export interface S3Setting extends S3Keys {
  kind: 's3';
  /** `http://host:port` or `https://host` of the service. */
  endpoint: string;
  bucket: string;
  /** True: `host/bucket/key`; false: `bucket.host/key`. */
  isPathStyle: boolean;
  /** Address of `pub/` objects for everybody, without trailing slash; empty = they go through our server. */
  publicUrl: string;
  /** Objects of `pub/` are written with a public-read ACL. */
  hasPublicAcl: boolean;
  /** Bytes of local copies. */
  cacheBytes: number;
  /** File that keys are read from again when it changes; null = they stay. */
  keysFile: string | null;
}

/** Host and first part of the path under which the bucket's objects lie. */
export function bucketAddress({ endpoint, bucket, isPathStyle }: S3Setting): {
  origin: string;
  host: string;
  basePath: string;
} {
  const url = new URL(endpoint);
  const host = isPathStyle ? url.host : `${bucket}.${url.host}`;
  return { origin: `${url.protocol}//${host}`, host, basePath: isPathStyle ? `/${bucket}` : '' };
}
