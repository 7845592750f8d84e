/** A setting or a surrounding that keeps the program from starting; its message is one sentence for people. */
export class ConfigMistake extends Error {
  constructor(zh: string, en: string) {
    super(`${zh} (${en})`);
    this.name = 'ConfigMistake';
  }
}
