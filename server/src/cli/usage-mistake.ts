/** Thrown when the command line does not say what to do; the usage is printed after its message. */
export class UsageMistake extends Error {
  constructor(message = '没有这个命令') {
    super(message);
    this.name = 'UsageMistake';
  }
}
