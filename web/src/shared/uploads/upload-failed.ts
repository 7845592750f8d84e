/** Why an object was not stored. `status` is HTTP's, 0 = not reached; `canRetry` is false when sending again cannot help. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly status: number;
  readonly canRetry: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
    this.canRetry = status === 0 || status === 408 || status === 429 || status >= 500 || status === 401;
  }
}
