// Files and folders are kebab-case; pages of documentation may be in capitals; migrations are numbered without a gap.

import type { Check, Finding } from '../finding.ts';
import type { SourceTree } from '../source-tree.ts';

const FOLDER = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FILE = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const CAPITALS = /^(?:[A-Z0-9]+(?:-[A-Z0-9]+)*\.md|LICENSE|Dockerfile)$/;
const MIGRATION = /^(\d{4})_[a-z0-9]+(?:[-_][a-z0-9]+)*\.sql$/;
const MIGRATIONS = 'db/migrations';

export const fileNames: Check = {
  name: 'file-names',
  find: (tree) => [...unfitNames(tree), ...misnumberedMigrations(tree)],
};

function unfitNames(tree: SourceTree): Finding[] {
  return tree.files
    .filter(({ path }) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      if (folders.join('/') === MIGRATIONS && MIGRATION.test(name)) return false;
      return !folders.every((folder) => FOLDER.test(folder)) || !(FILE.test(name) || CAPITALS.test(name));
    })
    .map(({ path }) => ({ path, message: 'names of files and folders are kebab-case' }));
}

function misnumberedMigrations(tree: SourceTree): Finding[] {
  const paths = tree.files.map(({ path }) => path).filter((path) => path.startsWith(`${MIGRATIONS}/`));
  return paths.flatMap((path, index) => {
    const number = MIGRATION.exec(path.slice(MIGRATIONS.length + 1))?.[1];
    const wanted = String(index + 1).padStart(4, '0');
    return number === wanted
      ? []
      : [
          {
            path,
            message: `migrations are numbered without a gap or a double: expected ${wanted}_<name>.sql`,
          },
        ];
  });
}
