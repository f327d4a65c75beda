// The open streams of changes (GET /api/v1/changes). Each receives what changed in companies and clients its user sees, a moment after it is stored and
// once for each kind; whether the session still holds is asked before every word and at every heartbeat. A reader that does not read is dropped.

import { Readable } from 'node:stream';
import type { Change } from '@vigilo/contract/changes';
import { CHANGE_KINDS } from '@vigilo/contract/changes';
import { can } from '@vigilo/domain/access/can';
import type { Caller } from '../frame/caller.ts';
import { Problem } from '../frame/problem.ts';
import type { HeardChange } from './changes.queries.ts';
import { NO_COMPANY } from './changes.queries.ts';

/** Changes that come together are sent together. */
const GATHER_MS = 100;
const HEARTBEAT_MS = 15_000;
/** After so long without a connection the browser asks again. */
const RETRY_MS = 2000;
const MOST_PER_USER = 8;
const MOST_IN_ALL = 10_000;
/** More changes than these at once are sent as one message of kind `many`. */
const MOST_AT_ONCE = 100;
/** So much unread makes a reader a slow one. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** Streams that are served at the same time: each asks the database twice. */
const AT_ONCE = 4;

const MANY: Change = { kind: 'many', companyID: '' };
const OTHER_RIGHTS: Change = { kind: 'rights', companyID: '' };
/** What is sent only to those who may add events. */
const EDITOR_KINDS: ReadonlySet<Change['kind']> = new Set(['imported', 'feeds', 'news-visits']);
/** What is sent to those who see documents of the client, without saying which document it was. */
const DOCUMENT_KINDS: ReadonlySet<Change['kind']> = new Set(['documents', 'visits']);

export interface StreamRights {
  /** The same caller as of now, or null where the session has ended. */
  readonly findAgain: (caller: Caller) => Promise<Caller | null>;
  /** Those of these companies that the caller sees. */
  readonly listVisible: (caller: Caller, companyIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of these clients of which the caller sees what belongs to them. */
  readonly listOwnClients: (caller: Caller, clientIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What a caller may do and whose companies they see, as a text that is another once that is. */
  readonly describe: (caller: Caller) => Promise<string>;
  readonly onError: (error: unknown) => void;
}

interface OpenStream {
  readonly caller: Caller;
  readonly content: Readable;
  readonly heartbeat: NodeJS.Timeout;
  /** By their text, so that each is sent once. */
  readonly waiting: Map<string, HeardChange>;
  /** The caller's rights when a message last went out; null where they could not be read. */
  rights: Promise<string | null>;
}

export class ChangeStreams {
  readonly #rights: StreamRights;
  readonly #streams = new Set<OpenStream>();
  /** The same by tenant and by user, the oldest first. */
  readonly #byTenant = new Map<string, Set<OpenStream>>();
  readonly #byUser = new Map<string, Set<OpenStream>>();
  readonly #due = new Set<OpenStream>();
  #gathering: NodeJS.Timeout | null = null;
  #busy = 0;
  #count = 0;

  constructor(rights: StreamRights) {
    this.#rights = rights;
  }

  /** Opens a stream; the oldest of a user who has too many ends. @throws Problem unavailable where there are too many in all. */
  open(caller: Caller): Readable {
    if (this.#streams.size >= MOST_IN_ALL)
      throw new Problem('unavailable', 'refusals.busy', {
        retryAfter: 30,
      });
    const own = [...(this.#byUser.get(caller.userId) ?? [])];
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_PER_USER)))
      this.#end(oldest, 'replaced');
    const content = new Readable({ read: () => undefined });
    const stream: OpenStream = {
      caller,
      content,
      waiting: new Map(),
      rights: this.#rights.describe(caller).catch(() => null),
      heartbeat: setInterval(() => this.#serveSoon(stream), HEARTBEAT_MS),
    };
    this.#streams.add(stream);
    addTo(this.#byTenant, caller.tenantId, stream);
    addTo(this.#byUser, caller.userId, stream);
    content.once('close', () => this.#forget(stream));
    content.push(`retry: ${RETRY_MS}\n\n`);
    return content;
  }

  /** A change as the database notified it: tenant, kind and company, and of documents their client. */
  hear(payload: string): void {
    const [tenantId = '', kind, company = '', clientID] = payload.split(' ');
    const known = CHANGE_KINDS.find((each) => each === kind);
    const companyID = company === NO_COMPANY ? '' : company;
    if (known !== undefined)
      this.#gather({ kind: known, companyID, ...(clientID === undefined ? {} : { clientID }) }, tenantId);
  }

  /** Something may have changed that nobody heard of. */
  missedSome(): void {
    this.#gather(MANY, null);
  }

  /** Ends all of them; the browsers come again. */
  close(): void {
    if (this.#gathering) clearTimeout(this.#gathering);
    for (const stream of this.#streams) this.#end(stream, 'restart');
  }

  #gather(change: HeardChange, tenantId: string | null): void {
    for (const stream of (tenantId === null ? this.#streams : this.#byTenant.get(tenantId)) ?? []) {
      const { waiting } = stream;
      waiting.set(changeKey(change), change);
      if (waiting.size > MOST_AT_ONCE) {
        waiting.clear();
        waiting.set(changeKey(MANY), MANY);
      }
      this.#due.add(stream);
    }
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      this.#work();
    }, GATHER_MS);
  }

  #serveSoon(stream: OpenStream): void {
    this.#due.add(stream);
    this.#work();
  }

  #work(): void {
    for (const stream of this.#due) {
      if (this.#busy >= AT_ONCE) return;
      this.#due.delete(stream);
      this.#busy += 1;
      void this.#serve(stream).finally(() => {
        this.#busy -= 1;
        this.#work();
      });
    }
  }

  /** Tells a stream what waits, or that the connection is alive; ends it with its session. */
  async #serve(stream: OpenStream): Promise<void> {
    const changes = [...stream.waiting.values()];
    stream.waiting.clear();
    try {
      const caller = await this.#rights.findAgain(stream.caller);
      if (!caller) {
        this.#end(stream, 'session');
        return;
      }
      const allowed = await this.#listAllowedChanges(caller, changes);
      const messages = (await this.#hasOtherRights(stream, caller)) ? [OTHER_RIGHTS, ...allowed] : allowed;
      const isBeat = changes.length === 0 && messages.length === 0;
      this.#write(
        stream,
        isBeat ? ': alive\n\n' : messages.map((change) => this.#formatMessage(change)).join(''),
      );
    } catch (error) {
      // Whoever cannot be served comes again, and looks at everything anew.
      this.#rights.onError(error);
      this.#end(stream, 'restart');
    }
  }

  /** Whether a caller's rights differ from those of the last message; they are remembered for the next one. */
  async #hasOtherRights(stream: OpenStream, caller: Caller): Promise<boolean> {
    const before = await stream.rights;
    const now = await this.#rights.describe(caller);
    stream.rights = Promise.resolve(now);
    return now !== before;
  }

  /** Those of these changes that a caller receives; those of documents once for each kind, without the company and the client. */
  async #listAllowedChanges(caller: Caller, changes: readonly HeardChange[]): Promise<Change[]> {
    const isEditor = can(caller.access, 'add-event');
    const seesDocuments = can(caller.access, 'view-documents');
    const allowed = changes.filter(({ kind }) =>
      DOCUMENT_KINDS.has(kind) ? seesDocuments : isEditor || !EDITOR_KINDS.has(kind),
    );
    const companies = [...new Set(allowed.flatMap(({ companyID }) => (companyID === '' ? [] : [companyID])))];
    const clients = [...new Set(allowed.flatMap(({ clientID }) => clientID ?? []))];
    const [visible, own] = await Promise.all([
      companies.length === 0 ? new Set<string>() : this.#rights.listVisible(caller, companies),
      clients.length === 0 ? new Set<string>() : this.#rights.listOwnClients(caller, clients),
    ]);
    const seen = allowed.filter(
      ({ kind, companyID, clientID }) =>
        (companyID === '' || visible.has(companyID)) &&
        (!DOCUMENT_KINDS.has(kind) || (clientID !== undefined && own.has(clientID))),
    );
    const ofDocuments = new Set(seen.flatMap(({ kind }) => (DOCUMENT_KINDS.has(kind) ? [kind] : [])));
    return [
      ...seen.filter(({ kind }) => !DOCUMENT_KINDS.has(kind)),
      ...[...ofDocuments].map((kind) => ({ kind, companyID: '' })),
    ];
  }

  #formatMessage({ kind, companyID }: Change): string {
    this.#count += 1;
    return `id: ${this.#count}\ndata: ${JSON.stringify({ kind, companyID })}\n\n`;
  }

  #write(stream: OpenStream, text: string): void {
    if (text === '' || !this.#streams.has(stream)) return;
    stream.content.push(text);
    if (stream.content.readableLength > MOST_UNREAD_BYTES) stream.content.destroy();
  }

  #end(stream: OpenStream, why: 'session' | 'replaced' | 'restart'): void {
    if (!this.#streams.has(stream)) return;
    this.#forget(stream);
    stream.content.push(`event: end\ndata: ${why}\n\n`);
    stream.content.push(null);
  }

  #forget(stream: OpenStream): void {
    clearInterval(stream.heartbeat);
    this.#streams.delete(stream);
    this.#due.delete(stream);
    removeFrom(this.#byTenant, stream.caller.tenantId, stream);
    removeFrom(this.#byUser, stream.caller.userId, stream);
  }
}

function changeKey({ kind, companyID, clientID = '' }: HeardChange): string {
  return `${kind} ${companyID} ${clientID}`;
}

function addTo(sets: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const set = sets.get(key) ?? new Set();
  set.add(stream);
  sets.set(key, set);
}

function removeFrom(sets: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const set = sets.get(key);
  set?.delete(stream);
  if (set?.size === 0) sets.delete(key);
}
