// E-28: names that lead elsewhere, wherever a name comes in or goes out: files that are uploaded and imported, entries of archives, languages, files of the
// web application, and the parts of the addresses of pictures. A canary file beside the data folder must not come out, and nothing may appear beside it.

import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { downloadDocuments } from '@vigilo/contract/documents';
import { addImport } from '@vigilo/contract/imports';
import { z } from 'zod';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { makePdf } from '../../apps/api/src/documents/testing/document-world.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';
import { listOddNames } from './odd-names.ts';
import { listEntryNames } from './zip-names.ts';

const CANARY = 'what-nobody-may-read-3f1c';
/** Letters that a line of a request may hold, so that what is sent is what was meant. */
const PLAIN = /^[\x21-\x7e]*$/;
const AT_ONCE = 4;
const uploaded = z.object({ data: z.array(z.object({ _id: z.string() })) });

/** Addresses with a name in them, each in the place of `{}`. */
const ADDRESSES = [
  '/{}',
  '/static/{}',
  '/previews/{}',
  '/assets/{}',
  '/assets/i18n/{}.json',
  '/assets/i18n/documents/{}.json',
  '/image-blocks/{}',
  '/api/v1/documents/{}/pages/1/page.png',
  '/api/v1/documents/01900000-0000-7000-8000-000000000000/pages/{}/page.png',
  '/api/v1/documents/01900000-0000-7000-8000-000000000000/pages/1/{}.png',
  '/api/docs/{}',
] as const;

interface Seen {
  readonly leaks: string[];
  readonly statuses: Tally;
  readonly ids: string[];
}

export const experiment: Experiment = {
  title: 'names that lead elsewhere',
  minutes: 8,
  run: (plan) =>
    withSite(
      {
        settings: { BUSY_AFTER_MS: '0', HEAVY_REQUESTS: '0' },
        tenant: { companies: [{ ticker: 'NAME.X' }], clients: [{ name: 'Own', companies: ['NAME.X'] }] },
      },
      async (site) => {
        const canary = join(dirname(site.folder), 'canary.txt');
        await writeFile(canary, CANARY);
        const names = listOddNames(canary).slice(0, plan.size(1000));
        const before = await listBeside(site);
        const client = await site.as(ADMIN);
        const seen: Seen = { leaks: [], statuses: new Tally(), ids: [] };
        const addresses = names.flatMap((name) => ADDRESSES.flatMap((address) => spell(address, name)));
        const asked = await doRounds(plan, addresses.length, AT_ONCE, (at) =>
          ask(site, client, addresses[at] ?? '/', seen),
        );
        const sent = await doRounds(plan, names.length, AT_ONCE, (at) =>
          upload(site, client, names[at] ?? '', at, seen),
        );
        const entries = await listArchive(site, client, seen.ids);
        const unsafe = entries.filter((entry) => isUnsafe(entry));
        const after = await listBeside(site);
        const strays = after.filter((name) => !before.includes(name));
        return {
          lines: [
            `${names.length} names: in ${ADDRESSES.length} addresses, as they are and percent-encoded; as names of documents and of files to import; the documents that were taken are then fetched as one archive.`,
            '',
            ...[...seen.leaks, ...unsafe, ...strays].map((line) => `- ${JSON.stringify(line)}`),
          ],
          counts: {
            addresses: asked,
            uploads: sent * 3,
            'documents taken': seen.ids.length,
            'entries of the archive': entries.length,
            ...seen.statuses.toCounts('status '),
          },
          findings: [
            noneOf('answers with what lies outside', seen.leaks.length, asked),
            noneOf('files that appeared beside the data folder', strays.length, sent * 3),
            noneOf('entries of archives that lead elsewhere', unsafe.length, entries.length),
            noneOf('answers from 500', seen.statuses.sum(isFault), seen.statuses.sum()),
          ],
        };
      },
    ),
};

function spell(address: string, name: string): string[] {
  const encoded = address.replace('{}', encodeURIComponent(name.toWellFormed()));
  return PLAIN.test(name) ? [encoded, address.replace('{}', name)] : [encoded];
}

/** Everything beside the data folder, and the names in the folder that is the parent of both. */
async function listBeside(site: Site): Promise<string[]> {
  return (await readdir(dirname(site.folder), { recursive: true })).filter(
    (name) => !name.startsWith('data'),
  );
}

/** The path goes out as it is written: clients of the web would tidy it. */
async function ask(site: Site, client: TestClient, path: string, seen: Seen): Promise<void> {
  const reply = await sendRaw(site, path, client.token ?? '');
  seen.statuses.add(reply.status);
  if (reply.text.includes(CANARY) || reply.text.includes('root:x:0')) seen.leaks.push(path);
}

function sendRaw(
  site: Site,
  path: string,
  token: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port } = new URL(site.node().url);
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, agent: site.node().agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      },
    )
      .on('error', reject)
      .end();
  });
}

/** As a document, with the name before and behind what the rule of names wants, and as a file to import. */
async function upload(site: Site, client: TestClient, name: string, at: number, seen: Seen): Promise<void> {
  for (const called of [`Filing_NAME.X_${name}.pdf`, `${name}/Filing_NAME.X_${at}.pdf`]) {
    const form = new FormData();
    form.append('client_id', site.tenant.clientId('Own'));
    form.append('files', new Blob([makePdf()]), called);
    const reply = await client.upload(uploadDocuments.path, form);
    seen.statuses.add(reply.status);
    if (reply.status === 200) seen.ids.push(...uploaded.parse(reply.json()).data.map(({ _id }) => _id));
  }
  const imported = new FormData();
  imported.append('kind', 'companies');
  imported.append('file', new Blob([`ticker,companyName\nA${at},B\n`]), `${name}.csv`);
  seen.statuses.add((await client.upload(addImport.path, imported)).status);
}

/** The names of the entries of the archive of all documents that were taken. */
async function listArchive(site: Site, client: TestClient, ids: readonly string[]): Promise<string[]> {
  await site.query((tx) =>
    tx
      .updateTable('documents')
      .set({ status: 'Processed', run_id: null })
      .where('tenant_id', '=', site.tenant.id)
      .execute(),
  );
  const reply = await client.post(downloadDocuments.path, { ids: [...new Set(ids)] });
  if (reply.status !== 200) throw new Error(`The archive was answered with ${reply.status}: ${reply.text}`);
  return listEntryNames(reply.bytes);
}

/** Whether some system would take the name for more than one step, or not show it as it is. */
function isUnsafe(name: string): boolean {
  return name === '' || /[/\\:\p{Cc}\p{Cf}]|^\.+$/u.test(name) || Buffer.byteLength(name) > 650;
}
