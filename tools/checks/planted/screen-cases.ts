// Planted violations of oxlint's rules on React, accessibility, the browser's globals, the pure domain and tests.

import type { Planted } from './planted.ts';
import { lines, moved, pair } from './planted.ts';

const IN = 'apps/web/src/companies';

function plant(rule: string, bad: string, clean: string): Planted {
  return pair(rule, `${IN}/${rule.replace('/', '-')}.tsx`, lines(bad), lines(clean));
}

function component(body: string, props = ''): string {
  return `export function Part(${props}) {\n  return ${body};\n}`;
}

const HOOKS: readonly Planted[] = [
  plant(
    'react/rules-of-hooks',
    "import { useId } from 'react';\nexport function usePart(isOpen: boolean): string {\n  if (isOpen) return useId();\n  return '';\n}",
    "import { useId } from 'react';\nexport function usePart(): string {\n  return useId();\n}",
  ),
  plant(
    'react/exhaustive-deps',
    "import { useEffect } from 'react';\nexport function usePart(report: (id: string) => void, id: string): void {\n  useEffect(() => {\n    report(id);\n  }, [report]);\n}",
    "import { useEffect } from 'react';\nexport function usePart(report: (id: string) => void, id: string): void {\n  useEffect(() => {\n    report(id);\n  }, [report, id]);\n}",
  ),
];

const ELEMENTS: readonly Planted[] = [
  plant(
    'react/no-danger',
    component('<p dangerouslySetInnerHTML={{ __html: text }} />', '{ text }: { text: string }'),
    component('<p>{text}</p>', '{ text }: { text: string }'),
  ),
  plant('react/no-unknown-property', component('<p class="a" />'), component('<p className="a" />')),
  plant(
    'react/button-has-type',
    component('<button>{text}</button>', '{ text }: { text: string }'),
    component('<button type="button">{text}</button>', '{ text }: { text: string }'),
  ),
  plant(
    'react/jsx-no-target-blank',
    component('<a href={url} target="_blank">{url}</a>', '{ url }: { url: string }'),
    component('<a href={url} target="_blank" rel="noreferrer">{url}</a>', '{ url }: { url: string }'),
  ),
  plant('react/jsx-no-useless-fragment', component('<><p /></>'), component('<><p /><p /></>')),
  {
    rules: ['react/jsx-filename-extension'],
    bad: { path: 'apps/web/public/part.js', text: lines(component('<p />')) },
    clean: { path: `${IN}/jsx-filename-extension.tsx`, text: lines(component('<p />')) },
  },
  plant(
    'react/prefer-function-component',
    "import { Component } from 'react';\nexport class Part extends Component {\n  render() {\n    return <p />;\n  }\n}",
    component('<p />'),
  ),
  plant(
    'react/jsx-key',
    component('<ul>{names.map((name) => <li>{name}</li>)}</ul>', '{ names }: { names: string[] }'),
    component('<ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>', '{ names }: { names: string[] }'),
  ),
  plant(
    'jsx-a11y/alt-text',
    component('<img src={url} />', '{ url }: { url: string }'),
    component('<img src={url} alt={text} />', '{ url, text }: { url: string; text: string }'),
  ),
  plant(
    'jsx-a11y/no-noninteractive-element-to-interactive-role',
    component('<ul role="button" tabIndex={0}>{text}</ul>', '{ text }: { text: string }'),
    component('<ul role="listbox" tabIndex={0}>{text}</ul>', '{ text }: { text: string }'),
  ),
];

const ROLES: readonly Planted[] = [
  {
    ...plant(
      'react/no-unstable-nested-components',
      'export function Part() {\n  const Inner = () => <p />;\n  return <Inner />;\n}',
      "import { Box } from 'react';\nexport function Part() {\n  return <Box icon={() => <p />} />;\n}",
    ),
    rules: ['react/no-unstable-nested-components', 'react/static-components'],
  },
  plant(
    'jsx-a11y/no-interactive-element-to-noninteractive-role',
    component('<button type="button" role="img">{text}</button>', '{ text }: { text: string }'),
    component('<canvas role="application" aria-label={text} tabIndex={0} />', '{ text }: { text: string }'),
  ),
  plant(
    'jsx-a11y/no-noninteractive-tabindex',
    component('<p tabIndex={0}>{text}</p>', '{ text }: { text: string }'),
    component('<div role="region" aria-label={text} tabIndex={0}>{text}</div>', '{ text }: { text: string }'),
  ),
];

const GLOBALS: readonly Planted[] = [
  moved(
    'no-restricted-globals',
    `${IN}/fetching.ts`,
    'apps/web/src/lib/fetching.ts',
    "export const f = (): Promise<Response> => fetch('https://example.test');\n",
  ),
  moved(
    'no-restricted-globals',
    `${IN}/keeping.ts`,
    'apps/web/src/lib/keeping.ts',
    "export const f = (): string | null => localStorage.getItem('a');\n",
  ),
  moved(
    'no-restricted-properties',
    `${IN}/window-fetch.ts`,
    'apps/web/src/lib/window-fetch.ts',
    "export const f = (): Promise<Response> => window.fetch('https://example.test');\n",
  ),
  moved(
    'no-restricted-globals',
    'apps/api/src/events/outside.ts',
    'apps/api/src/adapters/news-feed/outside.ts',
    "export const f = (): Promise<Response> => fetch('https://example.test');\n",
  ),
  plant('unicorn/no-document-cookie', "document.cookie = 'a=b';\nexport const a = 1;", 'export const a = 1;'),
  pair(
    'no-restricted-globals',
    'packages/domain/src/events/globals.ts',
    pure('/** Milliseconds since the process began. */', 'export const f = (): number => performance.now();'),
    pure('/** Milliseconds later. */', 'export const f = (now: number): number => now + 1;'),
  ),
  pair(
    'no-restricted-properties',
    'packages/domain/src/events/clock.ts',
    pure('/** Milliseconds since 1970. */', 'export const f = (): number => Date.now();'),
    pure('/** Milliseconds since 1970. */', 'export const f = (): number => Date.UTC(2026, 1, 1);'),
  ),
  pair(
    'no-restricted-properties',
    'packages/domain/src/events/chance.ts',
    pure('/** A number from 0 to 1. */', 'export const f = (): number => Math.random();'),
    pure('/** The larger number. */', 'export const f = (a: number, b: number): number => Math.max(a, b);'),
  ),
];

/** A file of the domain that opens as one should. */
export function pure(...text: readonly string[]): string {
  return lines(
    '// A planted rule in plain words, which says what holds and when it does (decisions.md section 1).',
    '',
    ...text,
  );
}

function test(...text: readonly string[]): string {
  return lines("import { expect, it } from 'vitest';", ...text);
}

const TESTS: readonly Planted[] = [
  {
    ...pair(
      'vitest/no-focused-tests',
      'packages/domain/src/events/focused.test.ts',
      test("it.only('adds', () => {", '  expect(1 + 1).toBe(2);', '});'),
      test("it('adds', () => {", '  expect(1 + 1).toBe(2);', '});'),
    ),
    rules: ['skipped-tests', 'vitest/no-focused-tests'],
  },
  pair(
    'vitest/no-identical-title',
    'packages/domain/src/events/twice.test.ts',
    test(
      "it('adds', () => {",
      '  expect(1 + 1).toBe(2);',
      '});',
      "it('adds', () => {",
      '  expect(1 + 2).toBe(3);',
      '});',
    ),
    test(
      "it('adds one', () => {",
      '  expect(1 + 1).toBe(2);',
      '});',
      "it('adds two', () => {",
      '  expect(1 + 2).toBe(3);',
      '});',
    ),
  ),
  pair(
    'vitest/no-import-node-test',
    'packages/domain/src/events/runner.test.ts',
    lines(
      "import { mock } from 'node:test';",
      "import { expect, it } from 'vitest';",
      "it('adds', () => {",
      '  expect(mock.fn()).toBe(2);',
      '});',
    ),
    test("it('adds', () => {", '  expect(1 + 1).toBe(2);', '});'),
  ),
  pair(
    'vitest/expect-expect',
    'packages/domain/src/events/expecting.test.ts',
    lines("import { it } from 'vitest';", "it('adds', () => {", '  Number(1);', '});'),
    test("it('adds', () => {", '  expect(1 + 1).toBe(2);', '});'),
  ),
  pair(
    'vitest/valid-expect',
    'packages/domain/src/events/asserting.test.ts',
    test("it('adds', () => {", '  expect(1 + 1);', '  expect(1).toBe(1);', '});'),
    test("it('adds', () => {", "  expect(1 + 1, 'a sum').toBe(2);", '});'),
  ),
];

export const SCREEN_CASES: readonly Planted[] = [...HOOKS, ...ELEMENTS, ...ROLES, ...GLOBALS, ...TESTS];
