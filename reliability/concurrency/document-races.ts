// E-17: the same file uploaded twenty times at the same moment; then its document deleted, restored, removed for good and read again at the same moment.

import { redigitizeDocument } from '@vigilo/contract/digitise';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { forceRemoveDocument, removeDocuments, restoreDocument } from '@vigilo/contract/documents';
import { createRandom } from '../../bench/testing/random.ts';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { makePdf } from '../../apps/api/src/documents/testing/document-world.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { listDocumentJobs } from '../testing/queued-jobs.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';
import { listContents } from '../testing/stored-contents.ts';

const ROUNDS = 500;
const UPLOADS = 20;
const CHANGES = 8;
/** Bytes of a file: each is like no other. */
const SIZE = 2_000;

type Clients = readonly [TestClient, TestClient];

export const experiment: Experiment = {
  title:
    'one file uploaded twenty times; a document deleted, restored, removed and read again at the same moment',
  minutes: 8,
  run: (plan) =>
    withSite(
      {
        nodes: 2,
        settings: { BUSY_AFTER_MS: '60000' },
        tenant: {
          companies: [{ ticker: 'SEEN.X' }],
          clients: [{ name: 'Own', companies: ['SEEN.X'] }],
        },
      },
      async (site) => {
        const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)] as const;
        const random = createRandom(plan.seed);
        const statuses = new Tally();
        let twice = 0;
        const rounds = await doRounds(plan, plan.size(ROUNDS), 2, async (round) => {
          const ids = await uploadAtOnce(site, clients, round, statuses);
          twice += ids.size === 1 ? 0 : 1;
          const [id] = ids;
          if (id === undefined) return;
          await setProcessed(site, id);
          await changeAtOnce(clients, id, random, statuses);
        });
        const found = await checkDocuments(site);
        return {
          lines: [
            `Each round uploads one new file in ${UPLOADS} requests to two processes, then sends ${CHANGES} of delete, restore, remove for good and read again, at random, at the same moment. Afterwards the queue is compared with the documents (each attempt of a`,
            'document has one job), and, after the sweep of a later night, the store with the table.',
          ],
          counts: { rounds, documents: found.documents, ...statuses.toCounts('answers ') },
          findings: [
            noneOf('files that became two documents, or none', twice, rounds),
            noneOf('documents read twice in one attempt', found.repeated, found.jobs),
            noneOf('documents in a state that nothing leads out of', found.impossible, found.documents),
            noneOf('contents in the store that no document names', found.orphans, rounds),
            noneOf('documents without their content', found.missing, found.documents),
            noneOf('answers from 500', statuses.sum(isFault), statuses.sum()),
          ],
        };
      },
    ),
};

/** The ids that the uploads were told. */
async function uploadAtOnce(
  site: Site,
  clients: Clients,
  round: number,
  statuses: Tally,
): Promise<Set<string>> {
  const content = new Uint8Array(makePdf(SIZE));
  const replies = await Promise.all(
    Array.from({ length: UPLOADS }, (_, i) => {
      const form = new FormData();
      form.append('client_id', site.tenant.clientId('Own'));
      form.append('files', new Blob([content]), `A_SEEN.X_${round}.pdf`);
      return clients[i % 2 === 0 ? 0 : 1].upload(uploadDocuments.path, form);
    }),
  );
  for (const { status } of replies) statuses.add(status);
  const good = replies.filter(({ status }) => status === 200);
  return new Set(
    good.flatMap((reply) => uploadDocuments.reply.parse(reply.json()).data.map(({ _id }) => _id)),
  );
}

/** As if it had been read: whatever is asked for may be done. */
async function setProcessed(site: Site, id: string): Promise<void> {
  await site.query((tx) =>
    tx
      .updateTable('documents')
      .set({ status: 'Processed', run_id: null })
      .where('tenant_id', '=', site.tenant.id)
      .where('id', '=', id)
      .execute(),
  );
}

async function changeAtOnce(
  clients: Clients,
  id: string,
  random: () => number,
  statuses: Tally,
): Promise<void> {
  const kinds = [
    [removeDocuments.path, { ids: [id] }],
    [restoreDocument.path.replace('{id}', id), {}],
    [forceRemoveDocument.path.replace('{id}', id), {}],
    [redigitizeDocument.path.replace('{id}', id), {}],
  ] as const;
  const replies = await Promise.all(
    Array.from({ length: CHANGES }, (_, i) => {
      // The first is always a deletion, without which the others would be refused.
      const [path, body] = kinds[i === 0 ? 0 : Math.floor(random() * kinds.length)] ?? kinds[0];
      return clients[i % 2 === 0 ? 0 : 1].post(path, body);
    }),
  );
  for (const { status } of replies) statuses.add(status);
}

async function checkDocuments(site: Site) {
  const jobs = await listDocumentJobs(site.server.ownerUrl);
  const attempts = new Tally();
  for (const { documentId, attempt } of jobs) attempts.add(`${documentId} ${attempt}`);
  const documents = await site.query((tx) =>
    tx
      .selectFrom('documents')
      .select(['id', 'sha256', 'status', 'attempt'])
      .where('tenant_id', '=', site.tenant.id)
      .execute(),
  );
  const isWaiting = (status: string) => ['New', 'In Queue', 'In Process'].includes(status);
  const contents = await listContents(site);
  const named = new Set(documents.map(({ sha256 }) => sha256));
  return {
    documents: documents.length,
    jobs: jobs.length,
    repeated: jobs.filter(({ documentId, attempt }) => attempts.get(`${documentId} ${attempt}`) > 1).length,
    impossible: documents.filter(
      ({ id, status, attempt }) => isWaiting(status) && attempts.get(`${id} ${attempt}`) !== 1,
    ).length,
    orphans: contents.filter((sha256) => !named.has(sha256)).length,
    missing: documents.filter(({ sha256 }) => !contents.includes(sha256)).length,
  };
}
