// Planted violations of oxlint's rules on the language and its types.

import type { Planted } from './planted.ts';
import { lines, pair } from './planted.ts';

const IN = 'apps/api/src/events';

/** A pair of one file each in the area `events` of the API. */
function plant(rule: string, bad: string, clean: string): Planted {
  return pair(rule, `${IN}/${rule.replace('/', '-')}.ts`, lines(bad), lines(clean));
}

const many = (count: number, line: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => line(index));

const SIZES: readonly Planted[] = [
  pair(
    'max-lines',
    `${IN}/long.ts`,
    lines(...many(301, (i) => `export const a${i} = ${i};`)),
    lines(...many(300, (i) => `export const a${i} = ${i};`)),
  ),
  pair('max-lines', `${IN}/long.test.ts`, longTest(501), longTest(500)),
  pair('max-lines-per-function', `${IN}/long-function.ts`, longFunction(59), longFunction(58)),
  pair('complexity', `${IN}/tangled.ts`, tangled(12), tangled(11)),
  plant(
    'max-depth',
    'export function f(a: number): number {\n  if (a > 1) { if (a > 2) { if (a > 3) { if (a > 4) { if (a > 5) return 1; } } } }\n  return 0;\n}',
    'export function f(a: number): number {\n  if (a > 1) { if (a > 2) { if (a > 3) { if (a > 4) return 1; } } }\n  return 0;\n}',
  ),
];

function longTest(count: number): string {
  const head = [
    "import { expect, it } from 'vitest';",
    "it('adds', () => {",
    '  expect(1 + 1).toBe(2);',
    '});',
  ];
  return lines(...head, ...many(count - head.length, (index) => `// line ${index}`));
}

function longFunction(count: number): string {
  return lines('export function f(): void {', ...many(count, (index) => `  Number(${index});`), '}');
}

function tangled(count: number): string {
  return lines(
    'export function f(a: number): number {',
    ...many(count, (index) => `  if (a === ${index}) return ${index};`),
    '  return 0;',
    '}',
  );
}

const TYPES: readonly Planted[] = [
  plant(
    'typescript/no-explicit-any',
    'export function f(a: any): string {\n  return String(a);\n}',
    'export function f(a: unknown): string {\n  return String(a);\n}',
  ),
  plant(
    'typescript/no-non-null-assertion',
    'export const a = [1].find(Boolean)!;',
    'export const a = [1].find(Boolean) ?? 0;',
  ),
  plant(
    'typescript/ban-ts-comment',
    '// @ts-ignore: it is wrong but runs\nexport const a: number = 1;',
    '// @ts-expect-error -- the types of the package are wrong here\nexport const a: number = 1;',
  ),
  plant(
    'typescript/no-unsafe-function-type',
    'export function f(g: Function): string {\n  return g.name;\n}',
    'export function f(g: () => void): string {\n  return g.name;\n}',
  ),
  plant(
    'typescript/no-empty-object-type',
    'export function f(a: {}): string {\n  return String(a);\n}',
    'export function f(a: object): string {\n  return String(a);\n}',
  ),
  plant(
    'typescript/no-dynamic-delete',
    'export function f(a: Record<string, string>, key: string): void {\n  delete a[key];\n}',
    'export function f(a: Map<string, string>, key: string): void {\n  a.delete(key);\n}',
  ),
  plant(
    'typescript/no-namespace',
    'export namespace A {\n  export const b = 1;\n}',
    'export const A = { b: 1 };',
  ),
  plant(
    'typescript/no-require-imports',
    "import fs = require('node:fs');\nexport const a = fs.existsSync;",
    "import fs from 'node:fs';\nexport const a = fs.existsSync;",
  ),
  plant(
    'typescript/no-import-type-side-effects',
    "import { type Stats } from 'node:fs';\nexport function f(a: Stats): number {\n  return a.size;\n}",
    "import type { Stats } from 'node:fs';\nexport function f(a: Stats): number {\n  return a.size;\n}",
  ),
  plant(
    'typescript/consistent-type-imports',
    "import { existsSync, Stats } from 'node:fs';\nexport function f(a: Stats): boolean {\n  return existsSync(String(a.size));\n}",
    "import type { Stats } from 'node:fs';\nimport { existsSync } from 'node:fs';\nexport function f(a: Stats): boolean {\n  return existsSync(String(a.size));\n}",
  ),
  {
    ...plant(
      'unicorn/no-abusive-eslint-disable',
      '// oxlint-disable-next-line\nexport var a = 1;',
      '// oxlint-disable-next-line no-var -- shows how a rule is silenced\nexport var a = 1;',
    ),
    rules: ['silencers-say-why', 'unicorn/no-abusive-eslint-disable'],
  },
];

const WORDS: readonly Planted[] = [
  plant(
    'eqeqeq',
    'export const f = (a: number, b: number): boolean => a == b;',
    'export const f = (a: number, b: number): boolean => a === b;',
  ),
  plant('no-var', 'export var a = 1;', 'export const a = 1;'),
  plant(
    'prefer-const',
    'let a = 1;\nexport const b = (): number => a;',
    'const a = 1;\nexport const b = (): number => a;',
  ),
  plant(
    'no-param-reassign',
    'export function f(a: number): number {\n  a += 1;\n  return a;\n}',
    'export function f(a: number): number {\n  return a + 1;\n}',
  ),
  plant(
    'no-empty',
    'export function f(a: number): void {\n  if (a > 1) {\n  }\n}',
    'export function f(a: number): void {\n  if (a > 1) Number(a);\n}',
  ),
  plant(
    'no-empty-function',
    'export function f(): void {}',
    'export function f(): void {\n  // Nothing to close here.\n}',
  ),
  plant(
    'no-sequences',
    'export const f = (a: number): number => (Number(a), 1);',
    'export const f = (a: number): number => Number(a);',
  ),
  plant(
    'no-self-compare',
    'export const f = (a: number): boolean => a === a;',
    'export const f = (a: number): boolean => Number.isNaN(a);',
  ),
  plant(
    'no-throw-literal',
    "export function f(): never {\n  throw 'broken';\n}",
    "export function f(): never {\n  throw new Error('broken');\n}",
  ),
  plant('no-fallthrough', switching('    Number(a);'), switching('    return 2;')),
  plant('no-case-declarations', switching('    const b = a;\n    return b;'), switching('    return a;')),
  plant('no-loop-func', looping('let'), looping('const')),
  plant(
    'no-constructor-return',
    'export class A {\n  a = 1;\n  constructor() {\n    return new Set();\n  }\n}',
    'export class A {\n  a = 1;\n  constructor() {\n    this.a = 2;\n  }\n}',
  ),
  plant(
    'no-prototype-builtins',
    "export const f = (a: object): boolean => a.hasOwnProperty('b');",
    "export const f = (a: object): boolean => Object.hasOwn(a, 'b');",
  ),
  plant(
    'no-useless-return',
    'export function f(a: number): void {\n  Number(a);\n  return;\n}',
    'export function f(a: number): void {\n  Number(a);\n}',
  ),
  plant(
    'no-proto',
    'export const f = (a: { __proto__: unknown }): unknown => a.__proto__;',
    'export const f = (a: object): unknown => Object.getPrototypeOf(a);',
  ),
  plant(
    'array-callback-return',
    'export const f = (a: number[]): unknown => a.map((b) => { Number(b); });',
    'export const f = (a: number[]): unknown => a.map((b) => Number(b));',
  ),
  plant(
    'prefer-promise-reject-errors',
    "export const f = (): Promise<never> => Promise.reject('no');",
    "export const f = (): Promise<never> => Promise.reject(new Error('no'));",
  ),
  plant('symbol-description', 'export const a = Symbol();', "export const a = Symbol('a');"),
  plant(
    'promise/catch-or-return',
    'export function f(a: Promise<number>): void {\n  a.then((b) => b + 1);\n}',
    'export function f(a: Promise<number>): Promise<number> {\n  return a.then((b) => b + 1);\n}',
  ),
];

function switching(body: string): string {
  return `export function f(a: number): number {\n  switch (a) {\n  case 1:\n${body}\n  default:\n    return 3;\n  }\n}`;
}

function looping(kind: 'let' | 'const'): string {
  const [before, inside] = kind === 'let' ? ['  let c = 0;\n', '    c = b;\n'] : ['', '    const c = b;\n'];
  return `export function f(a: number[]): (() => number)[] {\n  const all: (() => number)[] = [];\n${before}  for (const b of a) {\n${inside}    all.push(() => c);\n  }\n  return all;\n}`;
}

export const LANGUAGE_CASES: readonly Planted[] = [...SIZES, ...TYPES, ...WORDS];
