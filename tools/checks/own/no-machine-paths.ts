// Nothing in the tree depends on where it lies: no absolute path of somebody's machine.

import type { Check } from '../finding.ts';

const HOME_OF_A_MACHINE = /(?:^|[\s"'`(=:])\/(?:work|root|home|Users|opt|mnt)\/[\w.-]+/;

export const noMachinePaths: Check = {
  name: 'no-machine-paths',
  find: (tree) =>
    tree.files
      .filter((file) => file.isText && file.path !== 'package-lock.json')
      .flatMap((file) =>
        file.text.split('\n').flatMap((text, index) =>
          HOME_OF_A_MACHINE.test(text)
            ? [
                {
                  path: file.path,
                  line: index + 1,
                  message: 'an absolute path of one machine; write it relative to the project',
                },
              ]
            : [],
        ),
      ),
};
