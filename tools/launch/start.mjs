// `npm start`: installs what is missing, builds the web when it has changed, starts the server and stays until it ends.

import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './project.mjs';
import { runTypeScript } from './run-typescript.mjs';

await launch(async () => {
  const node = await ensureInstalled();
  await ensureWebBuilt(node);
  return runTypeScript(node, 'apps/api/src/app/main.ts', process.argv.slice(2));
});
