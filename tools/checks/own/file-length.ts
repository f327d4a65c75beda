// A style sheet or a migration has at most 300 lines, like a file of code (which oxlint's max-lines holds).

import type { Check } from '../finding.ts';

const MOST_LINES = 300;
const WRITTEN_BY_HAND = /\.css$|^db\/migrations\/.*\.sql$/;

export const fileLength: Check = {
  name: 'file-length',
  find: (tree) =>
    tree.files
      .filter(({ path }) => WRITTEN_BY_HAND.test(path))
      .map((file) => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ path, lines }) => ({ path, message: `${lines} lines; at most ${MOST_LINES}: split by noun` })),
};
