// No file names the host of a package registry: the lock holds versions and checksums, and each machine knows its own registry.

import type { Check } from '../finding.ts';

const IN_A_LOCK = /"resolved":\s*"(?:https?|git)/;
const ANYWHERE =
  /\bregistry\s*[=:]\s*["']?https?:|\bhttps?:\/\/(?:registry|npm|artifactory|nexus|verdaccio)[\w.-]*[.:/]/i;

export const noRegistryHost: Check = {
  name: 'no-registry-host',
  find: (tree) =>
    tree.files
      .filter((file) => file.isText)
      .flatMap((file) =>
        file.text.split('\n').flatMap((text, index) =>
          ANYWHERE.test(text) || (file.path.endsWith('-lock.json') && IN_A_LOCK.test(text))
            ? [
                {
                  path: file.path,
                  line: index + 1,
                  message: 'names the host of a registry; leave it to the machine that installs',
                },
              ]
            : [],
        ),
      ),
};
