// Events of a company for tests: written by the approver through HTTP, or imported as if they had come from the news.

import { addEvent, changeEvent, listEvents } from '@vigilo/contract/events';
import type { CallArguments, CallReply } from '@vigilo/contract/call';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { inTenant } from '../../frame/database.ts';
import { hashKey } from '../../frame/hash-key.ts';
import { newId } from '../../frame/ids.ts';
import type { EditingTenant, Person } from '../../companies/testing/editing-tenant.ts';

export const NEWS_DAY = '2026-11-01';

interface ImportedFields {
  readonly title?: string;
  readonly url?: string | null;
  readonly summary?: string;
  readonly source?: string | null;
  readonly topic?: string | null;
  readonly type?: EventType | null;
  /** Thousandths. */
  readonly score?: number | null;
  readonly suggested_score?: number | null;
  /** 0..100. */
  readonly suggested_confidence?: number | null;
  readonly day?: string | null;
}

type ListReply = CallReply<typeof listEvents>;
type Asked = CallArguments<typeof listEvents>['body'];

let count = 0;

export class EventDesk {
  readonly world: EditingTenant;
  readonly companyId: string;

  constructor(world: EditingTenant, companyId: string) {
    this.world = world;
    this.companyId = companyId;
  }

  /** A desk of a company of its own. */
  static async of(world: EditingTenant): Promise<EventDesk> {
    return new EventDesk(world, await world.add());
  }

  /** What is sent to add an event. */
  draft(over: object = {}) {
    count += 1;
    return {
      title: `Story ${count}`,
      url: `https://news.test/${count}`,
      summary: 'Going well: positive',
      source: 'Wire',
      topic: 'Results',
      impact: 'Positive' as const,
      event: 'Company' as const,
      date: NEWS_DAY,
      score: 0.3,
      companyID: this.companyId,
      ...over,
    };
  }

  async add(over: object = {}): Promise<string> {
    return (await this.world.as('approver').call(addEvent, { body: this.draft(over) })).data._id;
  }

  /** Adds an imported event that lacks nothing but what is said. */
  async addImported(over: ImportedFields = {}): Promise<string> {
    count += 1;
    const { tenant, server } = this.world;
    const event = {
      title: `News ${count}`,
      url: `https://feed.test/${count}`,
      summary: 'So: positive',
      source: 'Feed',
      topic: 'Results',
      type: 'Company' as const,
      score: 300,
      day: NEWS_DAY,
      ...over,
    };
    const id = newId();
    const keys = {
      title_key: hashKey(titleKey(event.title)),
      url_key: event.url === null ? null : hashKey(urlKey(event.url)),
    };
    await inTenant(server.db, tenant.id, (tx) =>
      tx
        .insertInto('events')
        .values({
          tenant_id: tenant.id,
          id,
          company_id: this.companyId,
          stage: 'imported',
          ...keys,
          ...event,
        })
        .execute(),
    );
    return id;
  }

  send(body: Asked = {}, person: Person = 'approver') {
    return this.world.as(person).post(listEvents.path.replace('{id}', this.companyId), body);
  }

  list(body: Asked = {}, person: Person = 'approver'): Promise<ListReply> {
    return this.world.as(person).call(listEvents, { params: { id: this.companyId }, body });
  }

  /** The rows of a list, none where it says that there are none. */
  async rows(body: Asked = {}, person: Person = 'approver') {
    const reply = await this.list(body, person);
    return reply.status === 'success' ? reply.data : [];
  }

  async row(id: string, tab: EventTab = 'company-events') {
    const found = (await this.rows({ tab })).find(({ _id }) => _id === id);
    if (!found) throw new Error(`No event ${id} among the ${tab}`);
    return found;
  }

  /** What is sent to change an event: as it is listed, but for what is said. */
  async edit(id: string, over: object = {}, tab: EventTab = 'company-events') {
    const {
      title,
      url,
      summary = '',
      source,
      topic,
      impact,
      event,
      date,
      score,
      version,
    } = await this.row(id, tab);
    const fields = {
      title,
      url: url ?? '',
      summary,
      source: source ?? '',
      topic: topic ?? '',
      impact,
      event,
      date,
      score,
    };
    return {
      ...fields,
      companyID: this.companyId,
      _id: id,
      tab,
      previousScore: score,
      previousPublishedDate: date,
      previousEventType: event,
      version,
      ...over,
    };
  }

  change(body: object, person: Person = 'approver') {
    return this.world.as(person).post(changeEvent.path, body);
  }
}
