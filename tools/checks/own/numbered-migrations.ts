// Migrations are numbered without a gap or a double. (The names of files of code: oxlint's unicorn/filename-case.)

import type { Check } from '../finding.ts';

const FOLDER = 'db/migrations/';
const MIGRATION = /^(\d{4})_[a-z0-9]+(?:[-_][a-z0-9]+)*\.sql$/;

export const numberedMigrations: Check = {
  name: 'numbered-migrations',
  find: (tree) =>
    tree.files
      .map(({ path }) => path)
      .filter((path) => path.startsWith(FOLDER))
      .flatMap((path, index) => {
        const wanted = String(index + 1).padStart(4, '0');
        if (MIGRATION.exec(path.slice(FOLDER.length))?.[1] === wanted) return [];
        return [{ path, message: `the next number is expected: ${wanted}_<name>.sql` }];
      }),
};
