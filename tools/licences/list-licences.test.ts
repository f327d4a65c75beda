import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeLicencePage } from './list-licences.ts';

describe('the page of third-party licences', () => {
  it("lists the lock file's packages of production; `npm run licences` puts it right", () => {
    expect(readFileSync('docs/third-party-licences.md', 'utf8')).toBe(
      writeLicencePage(readFileSync('package-lock.json', 'utf8')),
    );
  });

  it('leaves out development packages and the workspaces themselves', () => {
    const page = writeLicencePage(
      JSON.stringify({
        packages: {
          '': { name: 'vigilo' },
          'apps/api': { version: '1.0.0' },
          'node_modules/@vigilo/api': { link: true },
          'node_modules/zod': { version: '4.0.0', license: 'MIT' },
          'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
          'node_modules/a/node_modules/@b/c': { version: '1.2.3', license: 'ISC' },
        },
      }),
    );
    expect(page.split('\n').filter((line) => line.startsWith('| '))).toEqual([
      '| Package | Version | Licence |',
      '| @b/c | 1.2.3 | ISC |',
      '| zod | 4.0.0 | MIT |',
    ]);
  });

  it('fails for a package without a known licence', () => {
    expect(() =>
      writeLicencePage(JSON.stringify({ packages: { 'node_modules/mystery': { version: '1.0.0' } } })),
    ).toThrow('mystery');
  });
});
