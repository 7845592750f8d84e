/** Keys of one storage account; with a real Qiniu bucket they come from its console. */
export interface UploadKeys {
  accessKey: string;
  secretKey: string;
}

/** Where a Qiniu store is and how it is used. Holds a secret: never log it. */
export interface QiniuSetting extends UploadKeys {
  kind: 'qiniu';
  /** A private bucket. */
  bucket: string;
  /** Domain of that bucket, with scheme and without trailing slash. */
  domain: string;
  /** A public bucket for objects of `pub/`; empty = they lie in the private one and go through our server. */
  publicBucket: string;
  /** Domain of the public bucket, with scheme and without trailing slash; empty without one. */
  publicUrl: string;
  /** Addresses of the services, without trailing slash: uploads, objects, listings. */
  upUrl: string;
  rsUrl: string;
  rsfUrl: string;
  /** Bytes of local copies. */
  cacheBytes: number;
  /** File that keys are read from again when it changes; null = they stay. */
  keysFile: string | null;
}
