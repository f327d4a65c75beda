// Work that is left is an issue: a mark for it in the code (the words of MARK) carries its number, `#12`.

import type { Check } from '../finding.ts';
import { listComments } from '../syntax.ts';

const MARK = /\b(?:TODO|FIXME|XXX|HACK)\b(?!.{0,20}#\d+)/;
const NOT_CODE = /\.(?:css|sql|html|ya?ml|sh)$/;

export const numberedTodos: Check = {
  name: 'numbered-todos',
  find: (tree) =>
    tree.files.flatMap((file) => {
      if (file.isCode) {
        return listComments(file).flatMap(({ text, line }) =>
          MARK.test(text) ? [finding(file.path, line)] : [],
        );
      }
      if (!NOT_CODE.test(file.path)) return [];
      return file.text
        .split('\n')
        .flatMap((text, index) => (MARK.test(text) ? [finding(file.path, index + 1)] : []));
    }),
};

function finding(path: string, line: number): { path: string; line: number; message: string } {
  return { path, line, message: 'work that is left is an issue: give its number, #<number>, or do it now' };
}
