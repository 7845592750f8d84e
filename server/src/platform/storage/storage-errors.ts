/** The disk or quota behind the store is full; nothing of the object was kept. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('storage is full', { cause });
    this.name = 'StorageFull';
  }
}

/** A key that could leave the store's folder, or a content type its extension does not stand for. */
export class BadKey extends Error {
  constructor(key: string, why = 'not a safe storage key') {
    super(`${why}: ${JSON.stringify(key.slice(0, 80))}`);
    this.name = 'BadKey';
  }
}

/** No object has this key. */
export class ObjectMissing extends Error {
  constructor(readonly key: string) {
    super(`no such object: ${key}`);
    this.name = 'ObjectMissing';
  }
}

/** The folder of all objects is not there, as when its disk is not mounted: every object would seem missing. */
export class StoreFolderGone extends Error {
  constructor(folder: string, cause: unknown) {
    super(`the store's folder ${folder} is not there`, { cause });
    this.name = 'StoreFolderGone';
  }
}

/** The file system's error code, for example `ENOENT`; empty for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Names a full disk; any other error is returned as it is. */
export function nameFullDisk(error: unknown): unknown {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error)) ? new StorageFull(error) : error;
}
