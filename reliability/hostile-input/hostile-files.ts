// E-25: hostile files through the whole flow: the collected ones beside the project, some made by hand, and seeded mutations of sound and of collected ones
// (bits turned, pieces cut out, doubled, put elsewhere or torn off at the end); uploaded over HTTP, read with OCR by a worker of its own.

import { existsSync } from 'node:fs';
import {
  measureHostileFiles,
  HOSTILE_FOLDER,
  listCollected,
} from '../../bench/hostile-documents/measure-files.ts';
import { listMadeFiles } from '../../bench/hostile-documents/made-files.ts';
import type { FileToSend } from '../../bench/document-flow/documents-client.ts';
import { createRandom } from '../../bench/testing/random.ts';
import { makePdf } from '../../apps/api/src/adapters/document-reader/testing/made-pdf.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';

const FILES = 1100;
const MINUTES = 30;
const MS_PER_MINUTE = 60_000;
const MOST_SECONDS_A_PAGE = 20;
/** Larger ones take the time of many others. */
const MOST_BYTES = 300_000;
const CHANGES = 6;

export const experiment: Experiment = {
  title: 'hostile files through the whole flow',
  minutes: MINUTES,
  async run(plan) {
    const files = await listFiles(plan);
    const { refused, outcomes, seconds, workerLives, apiLives } = await measureHostileFiles(
      files,
      MINUTES * MS_PER_MINUTE,
    );
    const { counts, stuck, waiting, slowest } = outcomes;
    const crashes = [...counts]
      .filter(([key]) => key.includes('reader-crashed') || key.includes('interrupted'))
      .reduce((sum, [, number]) => sum + number, 0);
    const faults = [...refused].reduce((sum, [status, number]) => sum + (status >= 500 ? number : 0), 0);
    return {
      lines: [
        `${files.length} files in ${Math.round(seconds)} s. The same content twice is one document. Longest work on one: ${slowest.seconds.toFixed(1)} s (${slowest.name}).`,
      ],
      counts: {
        files: files.length,
        pages: outcomes.pages,
        ...Object.fromEntries(
          [...refused].map(([status, number]) => [`refused at upload (${status})`, number]),
        ),
        ...Object.fromEntries(counts),
      },
      findings: [
        noneOf('ends of the API or of the worker', Number(!workerLives) + Number(!apiLives), files.length),
        noneOf('uploads answered from 500', faults, files.length),
        noneOf('files without a final status', stuck + waiting, files.length),
        atMost('longest work on one page', slowest.secondsAPage, MOST_SECONDS_A_PAGE, 's', files.length),
        stated('files at which the closed child that reads them ended', String(crashes), files.length),
      ],
    };
  },
};

/** Those made by hand, the collected ones, and as many mutations as there is room for. */
async function listFiles(plan: Plan): Promise<FileToSend[]> {
  const most = plan.size(FILES);
  const collected = existsSync(HOSTILE_FOLDER) ? await listCollected() : [];
  const given = [...listMadeFiles(), ...collected].slice(0, Math.max(1, Math.ceil(most / 2)));
  const sound = makePdf(
    Array.from({ length: 3 }, (_, i) => ({ content: `BT /F1 12 Tf 60 700 Td (Page ${i}) Tj ET` })),
  );
  const small = collected.filter(({ content }) => content.size > 0 && content.size <= MOST_BYTES);
  const random = createRandom(plan.seed);
  const files = [...given];
  for (let number = 0; files.length < most; number += 1) {
    const chosen = small[Math.floor(random() * small.length)];
    const bytes =
      chosen !== undefined && number % 2 === 0 ? Buffer.from(await chosen.content.arrayBuffer()) : sound;
    files.push({
      name: `Filing_BENCH.X_m${number}.pdf`,
      content: new Blob([new Uint8Array(mutate(bytes, random))]),
    });
  }
  return files;
}

function mutate(bytes: Buffer, random: () => number): Buffer {
  let changed = Buffer.from(bytes);
  const below = (most: number) => Math.floor(random() * most);
  const times = 1 + below(CHANGES);
  for (let time = 0; time < times && changed.length > 0; time += 1) {
    const at = below(changed.length);
    const piece = changed.subarray(at, at + 1 + below(200));
    const kind = below(5);
    if (kind === 0) changed.writeUInt8(changed.readUInt8(at) ^ (1 << below(8)), at);
    else if (kind === 1)
      changed = Buffer.concat([changed.subarray(0, at), changed.subarray(at + piece.length)]);
    else if (kind === 2) changed = Buffer.concat([changed.subarray(0, at), piece, changed.subarray(at)]);
    else if (kind === 3) piece.copy(changed, below(changed.length));
    else changed = changed.subarray(0, Math.max(20, at));
  }
  return changed;
}
