// People who send files in and have files made, again and again: documents, tables to import, reports. Each content is like no other; the journal keeps what of
// it was acknowledged by its SHA-256, that of a report once it was fetched, with its id.

import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { addImport } from '@vigilo/contract/imports';
import { addReport, getReportFile, listReports } from '@vigilo/contract/reports';
import { makePdf } from '../../apps/api/src/flows/testing/small-pdf.ts';
import type { TestClient, TestReply } from '../../apps/api/src/app/testing/test-client.ts';
import { Crowd } from './crowd.ts';
import type { Journal } from './journal.ts';
import type { NamedFile } from './named-files.ts';
import { Tally } from './rounds.ts';
import type { Site } from './site.ts';
import { ADMIN } from './site.ts';

const MOST_PAGES = 6;
const LINES = 25;
const MOST_WORDS = 20;
const MOST_ROWS = 400;
const PAUSE_MS = 200;
const LOOK_MS = 100;

export class FileWriters {
  readonly statuses = new Tally();
  readonly #site: Site;
  readonly #journal: Journal;
  readonly #random: () => number;
  readonly #crowd = new Crowd();

  constructor(site: Site, journal: Journal, random: () => number) {
    this.#site = site;
    this.#journal = journal;
    this.#random = random;
  }

  /** Lets so many upload documents into a client, one import tables and one order reports of a company, until {@link end}. */
  async start(uploaders: number, { client, ticker }: { client: string; ticker: string }): Promise<void> {
    const clientId = this.#site.tenant.clientId(client);
    const companyId = this.#site.tenant.companyId(ticker);
    for (let uploader = 0; uploader < uploaders; uploader += 1) {
      const person = await this.#site.as(ADMIN);
      this.#crowd.add(() => this.#upload(person, uploader, clientId, ticker));
    }
    const importer = await this.#site.as(ADMIN);
    this.#crowd.add(() => this.#import(importer, ticker));
    const reader = await this.#site.as(ADMIN);
    this.#crowd.add((turn) => this.#order(reader, turn, companyId));
  }

  /** Resolves when what is under way is answered. */
  end(): Promise<void> {
    return this.#crowd.end();
  }

  async #upload(person: TestClient, uploader: number, clientId: string, ticker: string): Promise<boolean> {
    const pages = Array.from({ length: this.#upTo(MOST_PAGES) }, () =>
      Array.from({ length: LINES }, () => this.#makeLine()),
    );
    const content = makePdf(...pages);
    const form = new FormData();
    form.append('client_id', clientId);
    form.append('files', new Blob([new Uint8Array(content)]), `Filing_${ticker}_${randomUUID()}.pdf`);
    const isDone = await this.#send(person, uploadDocuments.path, form);
    this.#journal.add(`documents ${uploader}`, hash(content), isDone);
    await sleep(PAUSE_MS * this.#random());
    return isDone;
  }

  async #import(person: TestClient, ticker: string): Promise<boolean> {
    const rows = Array.from({ length: this.#upTo(MOST_ROWS) }, () => `${ticker},${this.#makeLine()}`);
    const content = Buffer.from(['Ticker,Title', ...rows, ''].join('\n'));
    const form = new FormData();
    form.append('kind', 'events');
    form.append('file', new Blob([new Uint8Array(content)]), 'events.csv');
    const isDone = await this.#send(person, addImport.path, form);
    this.#journal.add('imports', hash(content), isDone);
    await sleep(PAUSE_MS * this.#random());
    return isDone;
  }

  /** Orders a report, waits until it is made and fetches it. */
  async #order(person: TestClient, turn: number, companyId: string): Promise<boolean> {
    const body =
      turn % 2 === 0
        ? { kind: 'company-pdfs', companyIDs: [companyId] }
        : { kind: 'companies-excel', searchQuery: '', advanceSearchParams: {} };
    const ordered = await this.#answered(person.post(addReport.path, body));
    if (ordered === null) return false;
    const { _id: id } = addReport.reply.parse(ordered.json()).data;
    if (!(await this.#isMade(person, id))) return false;
    const fetched = await this.#answered(person.get(getReportFile.path.replace('{id}', id)));
    if (fetched === null) return false;
    this.#journal.add('reports', nameReport(id, hash(fetched.bytes)), true);
    return true;
  }

  /** Waits until it is, or can be no more. */
  async #isMade(person: TestClient, id: string): Promise<boolean> {
    for (;;) {
      const listed = await this.#answered(person.get(listReports.path));
      if (listed === null) return false;
      const found = listReports.reply.parse(listed.json()).data.find(({ _id }) => _id === id);
      if (found?.state !== 'waiting' && found?.state !== 'working') return found?.state === 'done';
      await sleep(LOOK_MS);
    }
  }

  async #send(person: TestClient, path: string, form: FormData): Promise<boolean> {
    return (await this.#answered(person.upload(path, form))) !== null;
  }

  /** The reply, where it is a good one. */
  async #answered(asked: Promise<TestReply>): Promise<TestReply | null> {
    const reply = await asked.catch(() => null);
    this.statuses.add(reply?.status ?? 'no answer');
    return reply?.status === 200 ? reply : null;
  }

  #upTo(most: number): number {
    return 1 + Math.floor(this.#random() * most);
  }

  #makeLine(): string {
    return Array.from({ length: this.#upTo(MOST_WORDS) }, () => this.#random().toString(36).slice(2)).join(
      ' ',
    );
  }
}

/** As the journal has them. */
export function nameForJournal({ table, id, sha256 }: NamedFile): string {
  return table === 'reports' ? nameReport(id, sha256) : sha256;
}

function nameReport(id: string, sha256: string): string {
  return `${id} ${sha256}`;
}

/** Whether the journal has a file under this key. */
export function isFileKey(key: string): boolean {
  return /^(?:documents|imports|reports)\b/.test(key);
}

/** The key that the journal has an acknowledged file under, and the table that its row is in. */
export function listFileKeys(uploaders: number): (readonly [key: string, table: NamedFile['table']])[] {
  return [
    ...Array.from({ length: uploaders }, (_, i) => [`documents ${i}`, 'documents'] as const),
    ['imports', 'imports'],
    ['reports', 'reports'],
  ];
}

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
