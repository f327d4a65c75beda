// `node tools/launch/run.mjs ENTRY [word ...]`: installs what is missing and runs a TypeScript entry of the project under Node 24.

import { ensureInstalled } from './install.mjs';
import { launch, LaunchError } from './project.mjs';
import { runTypeScript } from './run-typescript.mjs';

await launch(async () => {
  const [entry, ...words] = process.argv.slice(2);
  if (!entry) throw new LaunchError('Which file? node tools/launch/run.mjs ENTRY [word ...]');
  return runTypeScript(await ensureInstalled(), entry, words);
});
