// No file or folder is called utils, helpers, common or misc, alone or as the noun of a longer name: what lies there has a better name.

import type { Check } from '../finding.ts';

const SAYS_NOTHING = /^(?:.+-)?(?:utils?|helpers?|common|misc|miscellaneous)$|^(?:utils?|helpers?|misc)-/i;

export const namesThatSayNothing: Check = {
  name: 'names-that-say-nothing',
  find: (tree) =>
    tree.files.flatMap(({ path }) => {
      const culprit = path
        .split('/')
        .find((part) => SAYS_NOTHING.test(part.replace(/^\./, '').split('.')[0] ?? ''));
      return culprit === undefined
        ? []
        : [{ path, message: `"${culprit}" says nothing: name the file by what it holds` }];
    }),
};
