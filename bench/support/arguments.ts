/** The number of `--name=12` on the command line, or the usual one. */
export function number(name: string, usual: number): number {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : usual;
}

/** The text of `--name=text` on the command line, or the usual one. */
export function text(name: string, usual: string): string {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
}
