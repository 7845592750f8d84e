/** What we use of the package, which brings no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    readonly httpServer: Server;
    run(): Promise<object>;
    close(): Promise<void>;
  }
  export = S3rver;
}
