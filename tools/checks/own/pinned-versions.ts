// Every dependency is pinned to one exact version, so that two installs on two days give the same program.

import type { Check, Finding } from '../finding.ts';
import { toEntries, findProperty } from '../json.ts';
import type { SourceFile } from '../source-tree.ts';
import { findLineOfText } from '../syntax.ts';

/** The package under another name may stand before it: `npm:typescript@7.0.2`. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];

export const pinnedVersions: Check = {
  name: 'pinned-versions',
  find: (tree) => tree.files.filter(({ path }) => /(?:^|\/)package\.json$/.test(path)).flatMap(looseVersions),
};

function looseVersions(file: SourceFile): Finding[] {
  const manifest: unknown = JSON.parse(file.text);
  return FIELDS.flatMap((field) =>
    versionsIn(findProperty(manifest, field))
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => ({
        path: file.path,
        line: findLineOfText(file, `"${name}"`),
        message: `${field}: ${name} "${version}" is not one exact version`,
      })),
  );
}

/** Name and version of each entry; overrides nest. */
function versionsIn(entries: unknown): [string, string][] {
  return toEntries(entries).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : versionsIn(value),
  );
}
