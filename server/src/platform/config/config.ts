import type { KeyRing } from '../secrets/key-ring.ts';
import type { ListenAddress } from './listen-address.ts';
import type { StorageSetting } from './read-storage-url.ts';
import type { TlsFiles } from './tls/read-tls-files.ts';

/** Settings of one process, read from the environment and validated at start. */
export interface Config {
  /** TCP port of the web server; PORT, default 8000. */
  port: number;
  /** Address to listen on; HOST, default 127.0.0.1. */
  host: string;
  /** Folder of database and files; DATA_DIR, default ./data. */
  dataDir: string;
  /** Where GET /metrics is served, apart from the web server; METRICS_ADDRESS, default nowhere. */
  metricsAddress: ListenAddress | null;
  /** URL under which browsers reach the server, without a trailing slash; PUBLIC_URL, default http://localhost:PORT. */
  publicUrl: string;
  /** Browsers are asked to reach subdomains by https alone as well; HSTS_SUBDOMAINS, default false: they may be somebody else's. */
  hstsSubdomains: boolean;
  /**
   * PostgreSQL connection; DATABASE_URL, default the embedded server in DATA_DIR (then filled in at start). `file:///…` stands for a file
   * that holds it and is read again for every connection.
   */
  databaseUrl: string;
  /** Where files live; STORAGE_URL, default the folder DATA_DIR/files. May hold keys: never log it. */
  storage: StorageSetting;
  /** 32-byte hex key for signed links and upload tokens; kept in DATA_DIR/secret, or SECRET_KEY. */
  secretKey: string;
  /** What rows and order files are encrypted with: keys of the database, read while the process runs. */
  keys: KeyRing;
  /** `production` unless NODE_ENV=test, which opens the test seams (captcha text). */
  mode: 'production' | 'test';
  /** Jobs that a worker process runs at once; WORKER_CONCURRENCY, default 4. */
  workerConcurrency: number;
  /** Providers of AI images, as JSON that their feature checks; AI_PROVIDERS, default none. Holds keys: never log it. */
  aiProviders: unknown;
  /** Batch cells of one account handed to the workers at once; BATCH_WINDOW, default 8. Two for each worker slot keep all busy. */
  batchWindow: number;
  /** Proxies whose X-Forwarded-For counts, as addresses or networks; TRUST_PROXY, default none. */
  trustProxy: string[];
  /** Foreign origins whose pages may call the API; CORS_ORIGINS, comma-separated, default none. */
  corsOrigins: string[];
  /** Hosts that pictures are fetched from by address; PICTURE_HOSTS, `*.` before a name for all below it, default every public one. */
  pictureHosts: string[];
  /** Log lines of this severity and above are written; LOG_LEVEL, default info. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Folder of log files; LOG_DIR, default stdout, under npm start DATA_DIR/logs. */
  logDir: string | null;
  /** Collector that gets every log line as well; LOG_SYSLOG, default none. */
  logSyslog: string | null;
  /** Path the web app lives under; ROUTER_BASE, default /. */
  routerBase: string;
  /** Folder with the built web app. */
  webDir: string;
  /** Folder with templates and mockup assets. */
  catalogueDir: string;
  /** Folder with font files and fonts.json. */
  fontsDir: string;
  /** A sign-in code is accepted only during its own half-minute, not in the ones beside it; STRICT_SIGN_IN, default false. */
  strictSignIn: boolean;
  /** An account without a second factor can only turn it on; REQUIRE_SECOND_FACTOR, default false. */
  requiresSecondFactor: boolean;
  /** Virus scanner that looks at every file which is sent; CLAMD_URL, default none. */
  clamdUrl: string | null;
  /** Nothing is sent in the clear beyond this machine; REQUIRE_TLS, default false. */
  requiresTls: boolean;
  /** Certificate and key of the web server itself; TLS_CERT_FILE and TLS_KEY_FILE, default none: a proxy has them. */
  tls: TlsFiles | null;
}
