// npm run --silent cli -- user add NAME --password P: see README.
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

ensureNode();
// Whatever set-up prints goes to the error stream: the command's own output stays alone on the output.
console.log = console.error;
ensureInstall();
await ensureBuild();
// By a variable: the type check of these scripts does not read what is built.
const built = new URL('../server/dist/cli.js', import.meta.url).href;
const { runCli } = await import(built);
process.exitCode = await runCli(process.argv.slice(2));
