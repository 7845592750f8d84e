import { UploadRefused } from './upload-refused.ts';

/** A part that is about to be written. */
interface StartedPart {
  number: number;
  /** Its declared length, or as much as it may have. */
  bytes: number;
  /** What the recorded parts have left of the file. */
  maxBytes: number;
  /** Numbers of the parts that are recorded. */
  recorded: readonly number[];
}

/** Parts that are being written: what they take is held before the first byte, since only written ones are recorded. */
export interface PartsUnderWay {
  /**
   * Throws UploadRefused where others under way leave no room for it. A part that is sent again takes nothing more: its first connection may
   * be broken. The result releases it.
   */
  take(uploadId: string, part: StartedPart): () => void;
}

/** For one process, as the slots in which bodies are read; bytes under way are lost with it, and so are its requests. */
export function createPartsUnderWay(): PartsUnderWay {
  const open = new Map<string, Set<{ number: number; bytes: number }>>();
  return {
    take(uploadId, { number, bytes, maxBytes, recorded }) {
      const parts = open.get(uploadId) ?? new Set();
      const known = new Set([...recorded, number]);
      const others = new Map<number, number>();
      for (const one of parts)
        if (!known.has(one.number)) others.set(one.number, Math.max(one.bytes, others.get(one.number) ?? 0));
      if ([...others.values()].reduce((sum, one) => sum + one, bytes) > maxBytes)
        throw new UploadRefused(413, 'exceed FsizeLimit');
      const part = { number, bytes };
      parts.add(part);
      open.set(uploadId, parts);
      return () => {
        parts.delete(part);
        if (parts.size === 0) open.delete(uploadId);
      };
    },
  };
}
