// `node tools/launch/run.mjs ENTRY [word ...]`: installs what is missing and runs a TypeScript entry of the project under Node 24.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { launch, LaunchError, ROOT } from './project.mjs';
import { runTypeScript } from './run-typescript.mjs';

await launch(async () => {
  const [entry, ...words] = process.argv.slice(2);
  if (!entry) throw new LaunchError('Which file? node tools/launch/run.mjs ENTRY [word ...]');
  if (!existsSync(resolve(ROOT, entry))) throw new LaunchError(`There is no file ${entry} in ${ROOT}.`);
  return runTypeScript(await ensureInstalled(), entry, words);
});
