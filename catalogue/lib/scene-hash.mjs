import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const scenes = fileURLToPath(new URL('../scenes', import.meta.url));

/** A scene script and all our scripts that it imports, directly or not. */
async function importedScripts(script, found = new Map()) {
  if (found.has(script)) return found;
  const text = await readFile(path.join(scenes, script), 'utf8').catch(() => null);
  if (text === null) return found;
  found.set(script, text);
  for (const [, name] of text.matchAll(/^(?:import|from) (\w+)/gm))
    await importedScripts(`${name}.py`, found);
  return found;
}

/** Hash of the scripts a scene uses and of its settings: other scenes may change without rendering it again. */
export async function sceneHash(script, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const [name, text] of [...(await importedScripts(script))].sort()) hash.update(name).update(text);
  return hash.digest('hex').slice(0, 16);
}
