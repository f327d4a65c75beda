// What a page of documentation names is there: links lead to files of the project, paths in code spans exist, and a test that is quoted
// behind a link to its file stands in it. A page that answers for something is worth no more than what it points to.

import { posix } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile, SourceTree } from '../source-tree.ts';

/** Where a path in a code span begins; one with a gap to fill in (`<area>`, `*`) is none. */
const PATH = /^(?:apps|bench|db|docs|e2e|packages|reliability|tools)\/[\w./-]*$/;
const CODE_SPAN = /`([^`\n]+)`/g;
const INLINE_LINK = /\]\(([^)\s]+)\)/g;
const DEFINITION = /^\[([^\]]+)\]:\s*(\S+)\s*$/;
/** A link by its name alone, and a test in italics right behind it. */
const NAMED_LINK = /(?<![\]\w`])\[([a-z0-9][\w -]*)\](?![(:[])(?: \*([^*]+)\*)?/gi;
const ELSEWHERE = /^(?:[a-z]+:|#)/i;

export const pagesLeadSomewhere: Check = {
  name: 'pages-lead-somewhere',
  find: (tree) => {
    const places = listPlaces(tree);
    return tree.files
      .filter(({ path }) => /^[A-Z]+\.md$/.test(path) || /^docs\/.*\.md$/.test(path))
      .flatMap((page) => checkPage(page, places));
  },
};

/** Every file by its path, and every folder. */
interface Places {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly folders: ReadonlySet<string>;
}

function listPlaces(tree: SourceTree): Places {
  const folders = new Set<string>();
  for (const { path } of tree.files)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  return { files: new Map(tree.files.map((file) => [file.path, file])), folders };
}

function checkPage(page: SourceFile, places: Places): Finding[] {
  const lines = page.text.split('\n');
  const definitions = new Map(
    lines.flatMap((text) => {
      const [, name = '', target = ''] = DEFINITION.exec(text) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), target] as const];
    }),
  );
  return lines.flatMap((text, index) =>
    listFaults(text, page, definitions, places).map((message) => ({
      path: page.path,
      line: index + 1,
      message,
    })),
  );
}

function listFaults(
  text: string,
  page: SourceFile,
  definitions: ReadonlyMap<string, string>,
  places: Places,
): string[] {
  const targets = [
    ...[...text.matchAll(INLINE_LINK)].map(([, target = '']) => target),
    DEFINITION.exec(text)?.[2] ?? '',
  ].filter((target) => target !== '' && !ELSEWHERE.test(target));
  const paths = [
    ...[...text.matchAll(CODE_SPAN)].map(([, span = '']) => span).filter((span) => PATH.test(span)),
    ...targets.map((target) => resolveTarget(page, target)),
  ];
  const missing = paths
    .filter((path) => !exists(path, places))
    .map((path) => `names ${path}, which is not there`);
  if (definitions.size === 0) return missing;
  return [
    ...missing,
    ...[...text.replaceAll(CODE_SPAN, '').matchAll(NAMED_LINK)].flatMap(([, name = '', test]) =>
      listLinkFaults(name, test, page, definitions, places),
    ),
  ];
}

function listLinkFaults(
  name: string,
  test: string | undefined,
  page: SourceFile,
  definitions: ReadonlyMap<string, string>,
  places: Places,
): string[] {
  const target = definitions.get(name.toLowerCase());
  if (target === undefined) return [`[${name}] leads nowhere: the page does not say where it is`];
  const file = places.files.get(resolveTarget(page, target));
  return test === undefined || file === undefined || file.text.includes(test)
    ? []
    : [`${file.path} holds no test '${test}'`];
}

/** Where a link of a page leads, from the root of the tree. */
function resolveTarget(page: SourceFile, target: string): string {
  return posix.normalize(posix.join(posix.dirname(page.path), target.replace(/#.*$/, '')));
}

function exists(path: string, { files, folders }: Places): boolean {
  return files.has(path) || folders.has(path.replace(/\/$/, ''));
}
