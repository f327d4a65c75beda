// E-09: the data folder on a file system of 64 MB that is filled up while people write and upload. Nothing acknowledged is lost, the product lives on, says
// that it is not ready, and goes on when there is space again. Needs the right to mount a file system.

import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { addEvent } from '@vigilo/contract/events';
import { listCompanies } from '@vigilo/contract/companies';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { makePdf } from '../../apps/api/src/documents/testing/document-world.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment, Plan, Report } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { isFault, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const MEGABYTES = 64;
const ROUNDS = 3;
const FULL_MS = 5_000;
const HEALED_MS = 30_000;
const UPLOAD_BYTES = 100_000;
const READY = '/api/health/ready';

export const experiment: Experiment = {
  title: 'a full disk under uploaded files',
  minutes: 4,
  run: (plan) =>
    withSite(
      {
        nodes: 0,
        tenant: {
          companies: [{ ticker: 'FULL.X' }],
          clients: [{ name: 'Own', companies: ['FULL.X'] }],
        },
      },
      async (site) => {
        const folder = join(site.folder, 'small');
        await mkdir(folder);
        if (!mount(folder)) return notRun();
        try {
          await site.addNode({ DATA_DIR: folder });
          return await fillAgainAndAgain(plan, site, folder);
        } finally {
          await Promise.all(site.nodes.splice(0).map((node) => node.end()));
          execFileSync('umount', [folder]);
        }
      },
    ),
};

/** False where that is not permitted. */
function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o711);
    return true;
  } catch {
    return false;
  }
}

function notRun(): Report {
  return {
    lines: ['Not run: a file system of its own cannot be mounted here.'],
    counts: {},
    findings: [stated('full disk', 'not run')],
  };
}

async function fillAgainAndAgain(plan: Plan, site: Site, folder: string): Promise<Report> {
  const client = await site.as(ADMIN);
  const statuses = new Tally();
  const acknowledged: string[] = [];
  const seen = { withoutSentence: 0, reads: 0, failedReads: 0, ready: 0, healing: 0 };
  let rounds = 0;
  for (; rounds < plan.size(ROUNDS) && plan.hasTime(); rounds += 1) {
    await uploadOne(site, client, statuses, acknowledged);
    const ballast = fillUp(folder);
    const end = performance.now() + FULL_MS;
    while (performance.now() < end) {
      const upload = await uploadOne(site, client, statuses, acknowledged);
      if (upload.status === 503 && upload.problem().message === '') seen.withoutSentence += 1;
      const event = await client.post(addEvent.path, draftEvent(site.tenant.companyId('FULL.X'), newId()));
      statuses.add(event.status);
      const read = await client.post(listCompanies.path, {});
      seen.reads += 1;
      seen.failedReads += read.status === 200 ? 0 : 1;
    }
    seen.ready += (await client.get(READY)).status === 200 ? 1 : 0;
    rmSync(ballast);
    const freed = performance.now();
    while ((await uploadOne(site, client, statuses, acknowledged)).status !== 200) await sleep(100);
    while ((await client.get(READY)).status !== 200) await sleep(100);
    seen.healing = Math.max(seen.healing, performance.now() - freed);
  }
  const lost = await countLost(client, acknowledged);
  return {
    lines: [
      `The data folder (uploaded files, keys) lies on a tmpfs of ${MEGABYTES} MB, which is filled to the last byte for ${FULL_MS / 1000} s, ${rounds} times, while files are uploaded, events added and companies read; PostgreSQL is beside it. Afterwards every acknowledged file is read back.`,
    ],
    counts: { rounds, 'files acknowledged': acknowledged.length, ...statuses.toCounts('answers ') },
    findings: [
      noneOf('ends of the process', site.node().child.exitCode === null ? 0 : 1, rounds),
      noneOf('acknowledged files lost or damaged', lost, acknowledged.length),
      noneOf('refusals without a sentence', seen.withoutSentence, statuses.get(503)),
      noneOf('answers from 500 but 503', statuses.sum(isFault), statuses.sum()),
      noneOf('reads that failed while it was full', seen.failedReads, seen.reads),
      noneOf('rounds in which it said that it was ready', seen.ready, rounds),
      atMost('time until it takes files and is ready again', seen.healing, HEALED_MS, 'ms', rounds),
    ],
  };
}

/** Writes until nothing more fits; returns the file. */
function fillUp(folder: string): string {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  for (const size of [1_000_000, 4096, 1]) {
    const piece = Buffer.alloc(size);
    try {
      while (statfsSync(folder).bavail > 0) writeSync(file, piece);
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(file);
  return path;
}

async function uploadOne(site: Site, client: TestClient, statuses: Tally, acknowledged: string[]) {
  const form = new FormData();
  form.append('client_id', site.tenant.clientId('Own'));
  form.append('files', new Blob([new Uint8Array(makePdf(UPLOAD_BYTES))]), `A_FULL.X_${newId()}.pdf`);
  const reply = await client.upload(uploadDocuments.path, form);
  statuses.add(reply.status);
  if (reply.status === 200)
    acknowledged.push(...uploadDocuments.reply.parse(reply.json()).data.map(({ _id }) => _id));
  return reply;
}

async function countLost(client: TestClient, ids: readonly string[]): Promise<number> {
  let lost = 0;
  for (const id of ids) {
    const reply = await client.get(`/api/v1/documents/${id}/original`);
    lost += reply.status === 200 && reply.bytes.length > UPLOAD_BYTES ? 0 : 1;
  }
  return lost;
}
