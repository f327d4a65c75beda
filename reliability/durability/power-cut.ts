// E-04: the power is cut at random instants while people write and send files in: the disk as it was at each of them is kept, and afterwards looked at as after
// a power cut. What was acknowledged before is there, every row has the file that it names, and what is there is whole. Needs the right to mount.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../bench/testing/random.ts';
import { count } from '../../bench/testing/statistics.ts';
import type { Experiment, Finding, Plan, Report } from '../testing/experiment.ts';
import { noneOf, stated } from '../testing/experiment.ts';
import { CutDisk } from '../testing/cut-disk.ts';
import type { Cut, Fault } from '../testing/cut-site.ts';
import { lookAtCut, Seen } from '../testing/cut-site.ts';
import { FileWriters, isFileKey } from '../testing/file-writers.ts';
import { Journal, readJournal } from '../testing/journal.ts';
import { doRounds } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { endNode, withSite } from '../testing/site.ts';
import { tenantForWriters, Writers } from '../testing/writers.ts';

const CUTS = 200;
const WRITERS = 10;
const UPLOADERS = 3;
/** From one cut to the next. */
const SHORTEST_MS = 100;
const LONGEST_MS = 1_000;
const LOOKED_AT_ONCE = 2;
const LISTED = 20;
const TITLE = 'power cuts under writers and uploaded files';
/**
 * Checkpoints as often as it takes: cuts fall into the midst of them, and not much is to be repeated afterwards. The copies are flushed in one call before that
 * instead of file by file, since nothing more is to happen to them.
 */
const SERVER_SETTINGS = ['checkpoint_timeout = 30', 'recovery_init_sync_method = syncfs', ''];

export const experiment: Experiment = {
  title: TITLE,
  minutes: 12,
  async run(plan) {
    const disk = await CutDisk.open().catch((error: unknown) => String(error).split('\n')[0] ?? '');
    if (typeof disk === 'string')
      return {
        lines: [
          `Not run: a disk in a file cannot be mounted here (needs root, loop devices, mkfs.ext4, mkfs.xfs). ${disk}`,
        ],
        counts: {},
        findings: [stated(TITLE, 'not run')],
      };
    try {
      return await withSite(
        {
          isEmbedded: true,
          nodes: 0,
          parent: disk.folder,
          settings: { WORKER: 'true', HEAVY_REQUESTS: '0' },
          tenant: tenantForWriters(WRITERS),
        },
        (site) => cutAndLook(plan, disk, site),
      );
    } finally {
      await disk.close();
    }
  },
};

async function cutAndLook(plan: Plan, disk: CutDisk, site: Site): Promise<Report> {
  await writeFile(join(site.server.dataDir, 'local.conf'), SERVER_SETTINGS.join('\n'), { flush: true });
  const node = await site.addNode();
  await site.findDatabase();
  const random = createRandom(plan.seed);
  const journal = new Journal(join(disk.home, 'journal'));
  const crowd = new Writers(site, journal);
  const senders = new FileWriters(site, journal, createRandom(plan.seed + 1));
  await crowd.start(WRITERS);
  await senders.start(UPLOADERS, { client: 'Client 0', ticker: 'W0' });
  const cuts: Cut[] = [];
  const began = performance.now();
  await doRounds(plan, plan.size(CUTS), 1, async (round) => {
    await sleep(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * random());
    const cut = { name: `cut-${round}`, noted: journal.length, at: Date.now() };
    await disk.cut(cut.name);
    cuts.push(cut);
  });
  const seconds = (performance.now() - began) / 1000;
  await Promise.all([crowd.end(), senders.end()]);
  await endNode(node);
  journal.close();
  const entries = readJournal(join(disk.home, 'journal'));
  const seen = new Seen();
  const where = { disk, site, entries, writers: WRITERS, uploaders: UPLOADERS };
  const looked = await doRounds(plan, cuts.length, LOOKED_AT_ONCE, async (number) => {
    const cut = cuts[number];
    if (cut) await lookAtCut(where, cut, seen);
  });
  const acknowledged = entries
    .slice(0, cuts[looked - 1]?.noted)
    .filter(({ isAcknowledged }) => isAcknowledged);
  const countOf = (kind: string) => acknowledged.filter(({ key }) => key.startsWith(kind)).length;
  const files = acknowledged.filter(({ key }) => isFileKey(key)).length;
  return {
    lines: [
      `${WRITERS} people write, ${UPLOADERS} upload documents, one uploads tables to import and one has reports made and fetches them, on an ext4 that holds the data folder with the product's own PostgreSQL. At ${cuts.length} random instants in ${Math.round(seconds)} s the disk is copied by`,
      'reference in one moment, without what the ext4 only held in memory. Afterwards PostgreSQL is started on each copy; the tables are compared with what was acknowledged before the copy began, and every row that names a file with that file. What the disk had been handed but not yet',
      'asked to keep is in the copies: the loss of a cache of the disk is not tried.',
      ...(seen.notes.length === 0 ? [] : ['']),
      ...seen.notes.slice(0, LISTED).map((note) => `- ${note}`),
    ],
    counts: {
      'power cuts': looked,
      'writes acknowledged before the last one': acknowledged.length,
      'of them documents': countOf('documents'),
      'of them tables to import': countOf('imports'),
      'of them reports': countOf('reports'),
      'acknowledged in the last second before a cut, in all': seen.sum('recent'),
      'rows compared with their file, in all': seen.sum('rows that name files'),
      ...senders.statuses.toCounts('answers about files '),
      ...crowd.answers.statuses.toCounts('answers to other writes '),
    },
    findings: judge(seen, looked, acknowledged.length, files),
  };
}

function judge(seen: Seen, cuts: number, acknowledged: number, files: number): Finding[] {
  const none = (fault: Fault, tries: number) => noneOf(fault, seen.faults(fault), tries);
  return [
    noneOf('power cuts after which anything was wrong', seen.bad.size, cuts),
    none('databases that do not start or cannot be read', cuts),
    none('acknowledged writes lost', acknowledged - files),
    none('acknowledged files lost', files),
    none('rows whose file is absent, short or another', seen.most('rows that name files')),
    none('halves of a transaction', acknowledged - files),
    none('scores that are not those of the events', seen.sum('companies')),
    none('keys that are not the ones in use', seen.sum('keys')),
    none('broken seals', seen.most('seals')),
    stated(
      'writes that were lost, sent and not yet acknowledged',
      `${count(seen.sum('under way, lost'))} of ${count(seen.sum('under way'))}`,
    ),
  ];
}
