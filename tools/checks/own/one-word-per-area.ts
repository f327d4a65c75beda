// One word per area, the same in every place, no synonyms: areas.ts holds the words.

import { AREAS, FRAME_NAMES } from '../areas.ts';
import type { Check } from '../finding.ts';

const PLACES = [
  ['domain', /^packages\/domain\/src\/([^/]+)\//],
  ['contract', /^packages\/contract\/src\/([^/.]+)\.(?:test\.)?ts$/],
  ['messages', /^packages\/contract\/src\/messages\/[a-z]{2}\/([^/.]+)\.ts$/],
  ['api', /^apps\/api\/src\/([^/]+)\//],
  ['web', /^apps\/web\/src\/([^/]+)\//],
] as const;

export const oneWordPerArea: Check = {
  name: 'one-word-per-area',
  find: (tree) => {
    const reported = new Set<string>();
    return tree.files.flatMap(({ path }) =>
      PLACES.flatMap(([place, pattern]) => {
        const word = pattern.exec(path)?.[1];
        if (
          word === undefined ||
          AREAS.includes(word) ||
          FRAME_NAMES[place].has(word) ||
          reported.has(`${place} ${word}`)
        )
          return [];
        reported.add(`${place} ${word}`);
        return [
          {
            path,
            message: `"${word}" (${place}) is no area: use the area's one word, or begin a new area in tools/checks/areas.ts`,
          },
        ];
      }),
    );
  },
};
