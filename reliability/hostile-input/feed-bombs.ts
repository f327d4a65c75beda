// E-23: feeds made to break what reads them: entities that read files and addresses, that grow, or stand in other alphabets; nesting, items and attributes
// by the million; bodies that unpack to gigabytes, come drop by drop, or never end.

import { measureHostileFeeds } from '../../bench/feeds/hostile-feeds.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';

const MOST_MEGABYTES = 64;
const MOST_SECONDS = 15;
/** Until what is over is ended. */
const GRACE_SECONDS = 0.5;
const KINDS = 21;

export const experiment: Experiment = {
  title: 'feeds that read what is not theirs, grow, or never end',
  minutes: 8,
  async run(plan) {
    const { taken, canaryHits } = await measureHostileFeeds(Math.max(4, plan.size(KINDS)));
    const unread = taken.filter(({ outcome }) => outcome.startsWith('Error') || outcome.includes('root:'));
    return {
      lines: [
        'Each feed is fetched from a server on this machine by the guarded fetch and read by the reader of feeds, in a process of its own that has read an ordinary feed before; its memory is the highest beyond',
        'what it had then. A canary on the same server counts who asks for what only an entity or a declaration names.',
        '',
        ...taken.map(
          ({ path, outcome, megabytes, seconds }) =>
            `- ${path.slice(1).replaceAll('-', ' ')}: ${outcome}, +${megabytes.toFixed(0)} MB, ${seconds.toFixed(2)} s`,
        ),
      ],
      counts: { feeds: taken.length },
      findings: [
        noneOf('requests for what an entity or a declaration names', canaryHits, taken.length),
        noneOf('feeds that end in no answer of the reader', unread.length, taken.length),
        atMost(
          'memory of the worst feed',
          Math.max(...taken.map(({ megabytes }) => megabytes)),
          MOST_MEGABYTES,
          'MB',
        ),
        atMost(
          'time of the slowest feed',
          Math.max(...taken.map(({ seconds }) => seconds)),
          MOST_SECONDS + GRACE_SECONDS,
          's',
        ),
      ],
    };
  },
};
