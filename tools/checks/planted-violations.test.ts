// Every rule bites: a small project holds one violation of each and a twin of each that is clean, the real tools with the real configuration
// look at it once, and each file must have exactly the findings it was planted for.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toEntries, toList, toText, valueAt } from './json.ts';
import { OWN_CHECKS } from './own-checks.ts';
import { IMPORT_CASES } from './planted/import-cases.ts';
import { LANGUAGE_CASES } from './planted/language-cases.ts';
import { OWN_CASES } from './planted/own-cases.ts';
import { PLATFORM_CASES } from './planted/platform-cases.ts';
import type { PlantedProject } from './planted/plant.ts';
import { listFiles, plant } from './planted/plant.ts';
import type { Planted } from './planted/planted.ts';
import { SCREEN_CASES } from './planted/screen-cases.ts';
import { TREE_CASES } from './planted/tree-cases.ts';
import { findWithDependencyCruiser } from './ready-made/dependency-cruiser.ts';
import { findWithOxlint } from './ready-made/oxlint.ts';
import { readTree } from './source-tree.ts';

const CASES: readonly Planted[] = [
  ...LANGUAGE_CASES,
  ...PLATFORM_CASES,
  ...SCREEN_CASES,
  ...IMPORT_CASES,
  ...OWN_CASES,
  ...TREE_CASES,
];

let project: PlantedProject;
const rulesByPath = new Map<string, Set<string>>();

function note(path: string, rule: string): void {
  rulesByPath.set(path, (rulesByPath.get(path) ?? new Set()).add(rule));
}

beforeAll(async () => {
  project = await plant(listFiles(CASES));
  const tree = readTree(project.root);
  const found = await Promise.all([findWithOxlint(tree), findWithDependencyCruiser(tree)]);
  for (const finding of found.flat()) note(finding.path, finding.rule ?? '');
  for (const check of OWN_CHECKS)
    for (const finding of await check.find(tree)) note(finding.path, check.name);
});

afterAll(() => project.remove());

function rulesOn(path: string): string[] {
  return [...(rulesByPath.get(path) ?? [])].toSorted();
}

async function importRules(): Promise<string[]> {
  const configuration: unknown = await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href);
  return toList(valueAt(configuration, 'default', 'forbidden')).map((rule) => toText(valueAt(rule, 'name')));
}

describe('each rule', () => {
  it.each(CASES.map((each) => [each.rules.join(' and '), each.bad.path, each] as const))(
    '%s bites on %s and not on its clean twin',
    (_rule, _path, { rules, bad, clean }) => {
      expect(rulesOn(bad.path)).toEqual(rules.toSorted());
      expect(rulesOn(clean.path)).toEqual([]);
    },
  );

  it('finds nothing in the tree without violations', () => {
    const planted = new Set(listFiles(CASES).map(({ path }) => path));
    expect([...rulesByPath].filter(([path]) => !planted.has(path))).toEqual([]);
  });
});

describe('the planted violations', () => {
  const planted = new Set(CASES.flatMap(({ rules }) => rules));

  it('have distinct paths', () => {
    const paths = CASES.flatMap(({ bad, clean }) => [bad.path, clean.path]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('cover every rule in .oxlintrc.json', () => {
    const text = readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
    const configuration: unknown = ts.parseConfigFileTextToJson('.oxlintrc.json', text).config;
    const blocks = [configuration, ...toList(valueAt(configuration, 'overrides'))];
    const named = blocks
      .flatMap((block) => toEntries(valueAt(block, 'rules')))
      .filter(([, setting]) => toText(toList(setting)[0] ?? setting) === 'error');
    expect([...new Set(named.map(([rule]) => rule))].filter((rule) => !planted.has(rule))).toEqual([]);
  });

  it('cover every rule in .dependency-cruiser.mjs', async () => {
    const names = await importRules();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !planted.has(name))).toEqual([]);
  });

  it('cover every check of our own', () => {
    expect(OWN_CHECKS.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

describe('docs/WHERE-THINGS-GO.md', () => {
  const page = readFileSync(new URL('../../docs/WHERE-THINGS-GO.md', import.meta.url), 'utf8');

  it('names every check of our own and every rule on imports', async () => {
    const names = [...OWN_CHECKS.map(({ name }) => name), ...(await importRules())];
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
