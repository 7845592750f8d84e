/** Why a backup cannot be made, read or restored: one sentence for the person who runs the server. */
export class BackupFailure extends Error {
  constructor(zh: string, en: string) {
    super(`${zh} (${en})`);
    this.name = 'BackupFailure';
  }
}
