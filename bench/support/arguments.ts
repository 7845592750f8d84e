/** The number of `--name=12` on the command line, or the usual one. */
export function number(name: string, usual: number): number {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : usual;
}
