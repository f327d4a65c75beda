// The licences of every package that the product installs in production, as a page of documentation, from npm's lock file.

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const FOLDER = 'node_modules/';

/** Packages whose manifest names no licence, with what their README says. */
const UNNAMED: Readonly<Record<string, string>> = { buffers: 'MIT' };

/** The page's Markdown. @throws for a package whose licence nobody knows. */
export function writeLicencePage(lockFile: string): string {
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(lockFile);
  const rows = new Set<string>();
  for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || dev || link) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const licence = license ?? UNNAMED[name];
    if (licence === undefined) throw new Error(`${name} names no licence: look it up and add it to UNNAMED`);
    rows.add(`| ${name} | ${version} | ${licence} |`);
  }
  return [
    '# Third-party licences',
    '',
    'Every package that the product installs in production, from `package-lock.json`. Written by `npm run licences`.',
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...[...rows].toSorted(),
    '',
  ].join('\n');
}
