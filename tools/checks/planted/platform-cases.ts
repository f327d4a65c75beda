// Planted violations of oxlint's rules about the platform, and one of each category.

import type { Planted } from './planted.ts';
import { lines, moved, pair } from './planted.ts';

const IN = 'apps/api/src/events';

/** A pair of one file each in the area `events` of the API. */
function plant(rule: string, bad: string, clean: string): Planted {
  return pair(rule, `${IN}/${rule.replace('/', '-')}.ts`, lines(bad), lines(clean));
}

const PLATFORM: readonly Planted[] = [
  moved(
    'no-console',
    `${IN}/no-console.ts`,
    'tools/no-console.ts',
    "console.log('done');\nexport const a = 1;\n",
  ),
  moved('unicorn/no-process-exit', `${IN}/process-exit.ts`, 'bench/process-exit.ts', 'process.exit(1);\n'),
  plant('no-alert', "alert('done');", 'export const a = 1;'),
  plant(
    'unicorn/prefer-node-protocol',
    "import fs from 'fs';\nexport const a = fs.existsSync;",
    "import fs from 'node:fs';\nexport const a = fs.existsSync;",
  ),
  plant(
    'unicorn/prefer-number-properties',
    'export const f = (a: number): boolean => isNaN(a);',
    'export const f = (a: number): boolean => Number.isNaN(a);',
  ),
  plant(
    'unicorn/prefer-date-now',
    'export const f = (): number => new Date().getTime();',
    'export const f = (): number => Date.now();',
  ),
  plant(
    'unicorn/no-typeof-undefined',
    "export const f = (a?: number): boolean => typeof a === 'undefined';",
    'export const f = (a?: number): boolean => a === undefined;',
  ),
  plant(
    'unicorn/no-useless-promise-resolve-reject',
    'export async function f(a: number): Promise<number> {\n  return Promise.resolve(a);\n}',
    'export async function f(a: number): Promise<number> {\n  return a;\n}',
  ),
  plant(
    'unicorn/no-object-as-default-parameter',
    'export const f = (a = { b: 1, c: 2 }): number => a.b + a.c;',
    'export const f = ({ b = 1, c = 2 }): number => b + c;',
  ),
  {
    ...plant(
      'unicorn/no-static-only-class',
      'export class A {\n  static b = 1;\n}',
      'export const A = { b: 1 };',
    ),
    rules: ['typescript/no-extraneous-class', 'unicorn/no-static-only-class'],
  },
  plant(
    'unicorn/throw-new-error',
    "export function f(): never {\n  throw Error('no');\n}",
    "export function f(): never {\n  throw new Error('no');\n}",
  ),
  plant(
    'unicorn/error-message',
    'export function f(): never {\n  throw new TypeError();\n}',
    "export function f(): never {\n  throw new TypeError('a number is wanted');\n}",
  ),
  plant('import/no-default-export', 'export default 1;', 'export const a = 1;'),
  plant(
    'import/no-unassigned-import',
    "import './support.ts';\nexport const a = 1;",
    "import { support } from './support.ts';\nexport const a = support;",
  ),
  plant(
    'no-restricted-globals',
    "export const f = (): Promise<Response> => fetch('https://example.test');",
    'export const f = (fetch: () => Promise<Response>): Promise<Response> => fetch();',
  ),
];

/** One rule of each category that is on as a whole, and of each plugin. */
const CATEGORIES: readonly Planted[] = [
  plant('no-debugger', 'export const a = 1;\ndebugger;', 'export const a = 1;'),
  plant(
    'no-shadow',
    'const a = 1;\nexport const f = (b: number): number => {\n  const a = b;\n  return a;\n};\nexport const c = a;',
    'export const f = (b: number): number => b;',
  ),
  plant(
    'unicorn/prefer-array-find',
    'export const f = (a: number[]): unknown => a.filter((b) => b > 1)[0];',
    'export const f = (a: number[]): unknown => a.find((b) => b > 1);',
  ),
  plant(
    'oxc/bad-min-max-func',
    'export const f = (a: number): number => Math.min(Math.max(100, a), 0);',
    'export const f = (a: number): number => Math.min(Math.max(0, a), 100);',
  ),
];

export const PLATFORM_CASES: readonly Planted[] = [...PLATFORM, ...CATEGORIES];
