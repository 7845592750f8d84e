/** A wrong setting or environment that stops the program from starting; its message is one user-facing sentence. */
export class ConfigMistake extends Error {
  constructor(zh: string, en: string, options?: ErrorOptions) {
    super(`${zh} (${en})`, options);
    this.name = 'ConfigMistake';
  }
}
