// The files of the project as the checks see them: read once, parsed once, whatever the number of checks.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Made by a program, brought by npm, or the running product's own data. */
const NOT_SOURCE = new Set([
  'node_modules',
  '.git',
  'dist',
  'coverage',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);

const TEXT =
  /\.(?:[cm]?[jt]sx?|json|css|sql|md|html|ya?ml|sh|txt|svg)$|(?:^|\/)(?:\.npmrc|\.gitignore|Dockerfile|run)$/;

export class SourceFile {
  readonly path: string;
  readonly #read: () => string;
  #text: string | undefined;
  #syntax: ts.SourceFile | undefined;

  constructor(path: string, read: () => string) {
    this.path = path;
    this.#read = read;
  }

  get text(): string {
    this.#text ??= this.#read();
    return this.#text;
  }

  /** The syntax tree, with parents. Only for files that {@link isCode} holds for. */
  get syntax(): ts.SourceFile {
    this.#syntax ??= ts.createSourceFile(this.path, this.text, ts.ScriptTarget.Latest, true);
    return this.#syntax;
  }

  get isCode(): boolean {
    return /\.[cm]?[jt]sx?$/.test(this.path) && !this.path.endsWith('.d.ts');
  }

  get isText(): boolean {
    return TEXT.test(this.path);
  }

  /** A test, or what only tests use. */
  get isTest(): boolean {
    return /\.test\.tsx?$|\/testing\//.test(this.path) || this.path.startsWith('e2e/');
  }
}

export interface SourceTree {
  /** Absolute path of the folder the paths are relative to. */
  readonly root: string;
  readonly files: readonly SourceFile[];
}

/** Every file of the project under `root`, in the order of their paths. */
export function readTree(root: string): SourceTree {
  const paths: string[] = [];
  collect(root, '', paths);
  const files = paths
    .toSorted()
    .map((path) => new SourceFile(path, () => readFileSync(join(root, path), 'utf8')));
  return { root, files };
}

function collect(root: string, folder: string, paths: string[]): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!NOT_SOURCE.has(entry.name)) collect(root, path, paths);
    } else if (entry.isFile()) {
      paths.push(path);
    }
  }
}
