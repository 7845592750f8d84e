/** A refusal in the form that Qiniu's clients expect; `status` is HTTP's or one of Qiniu's own. */
export class UploadRefused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export const notAllowed = () => new UploadRefused(405, 'method not allowed');
