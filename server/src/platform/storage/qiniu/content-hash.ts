import { createHash, type Hash } from 'node:crypto';

const BLOCK_BYTES = 4 * 1024 * 1024;

/** Takes content in chunks of any size and returns Qiniu's hash of it. */
export interface ContentHash {
  update(chunk: Buffer): void;
  digest(): string;
}

/**
 * Qiniu's etag (https://github.com/qiniu/qetag): SHA-1 of the content, or of the SHA-1s of its 4 MiB blocks when
 * there are several, behind one byte that says which, in URL-safe base64.
 */
export function startContentHash(): ContentHash {
  const finished: Buffer[] = [];
  let block: Hash = createHash('sha1');
  let blockBytes = 0;
  return {
    update(chunk) {
      let rest = chunk;
      while (rest.length > 0) {
        if (blockBytes === BLOCK_BYTES) {
          finished.push(block.digest());
          block = createHash('sha1');
          blockBytes = 0;
        }
        const part = rest.subarray(0, BLOCK_BYTES - blockBytes);
        block.update(part);
        blockBytes += part.length;
        rest = rest.subarray(part.length);
      }
    },
    digest() {
      const hashes = [...finished, block.digest()];
      const [prefix, sha1] =
        hashes.length === 1
          ? [0x16, hashes[0]!]
          : [0x96, createHash('sha1').update(Buffer.concat(hashes)).digest()];
      return Buffer.concat([Buffer.from([prefix]), sha1]).toString('base64url');
    },
  };
}

/**
 * Hash of an object made of parts, from the hashes of the parts: where all but the last have 4 MiB it is the hash of
 * the content, else Qiniu's second kind, which depends on the parts.
 */
export function hashOfParts(parts: readonly { etag: string; bytes: number }[]): string {
  const last = parts.length - 1;
  const digests = parts.map(({ etag }) => Buffer.from(etag, 'base64url').subarray(1));
  const isByBlocks = parts.every(({ bytes }, index) =>
    index === last ? bytes <= BLOCK_BYTES : bytes === BLOCK_BYTES,
  );
  if (parts.length === 0) return startContentHash().digest();
  if (isByBlocks && parts.length === 1) return parts[0]!.etag;
  const sha1 = createHash('sha1').update(Buffer.concat(digests)).digest();
  return Buffer.concat([Buffer.from([isByBlocks ? 0x96 : 0x9e]), sha1]).toString('base64url');
}
