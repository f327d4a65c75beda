import type { EventRow } from '@vigilo/contract/events';
import { describe, expect, it } from 'vitest';
import { NEW_EVENT, toEventChange, toEventFields, listEventFaults, toNewEvent } from './event-fields.ts';
import type { EventFields } from './event-fields.ts';

const TODAY = '2026-11-20';
const COMPANY = '0199aaaa-0000-7000-8000-000000000001';

const WHOLE: EventFields = {
  title: 'Order intake rose',
  url: 'https://news.test/1',
  source: 'Newswire',
  topic: 'Earnings',
  summary: '',
  language: '',
  event: 'Company',
  impact: 'Positive',
  score: '0.3',
  date: '2026-11-02',
  version: 0,
};

const ROW: EventRow = {
  _id: '0199aaaa-0000-7000-8000-000000000002',
  title: 'Order intake rose',
  url: 'https://news.test/1',
  summary: 'Orders up. Positive',
  source: 'Newswire',
  event: 'Company',
  topic: 'Earnings',
  language: null,
  impact: 'Positive',
  score: 0.3,
  date: '2026-11-02T12:00:00.000Z',
  publishedAt: null,
  writtenDate: null,
  revision: null,
  arrivedAt: '2026-11-02T08:15:00.000Z',
  isUIGenerated: true,
  checked: false,
  tab: 'company-events',
  version: 4,
  reports: 1,
  sources: 1,
  can: ['edit', 'delete'],
};

describe('what is wrong with the fields', () => {
  it('is nothing where all of a company event is given', () => {
    expect(listEventFaults(WHOLE, false, TODAY)).toEqual({});
  });

  it('is every empty field of a new event but the summary', () => {
    expect(Object.keys(listEventFaults(NEW_EVENT, false, TODAY)).toSorted()).toEqual([
      'date',
      'event',
      'impact',
      'score',
      'source',
      'title',
      'topic',
      'url',
    ]);
  });

  it('counts a field of blanks as empty', () => {
    expect(listEventFaults({ ...WHOLE, topic: '  ' }, false, TODAY)).toEqual({ topic: 'missing' });
  });

  it('is nothing where an imported event has its url alone', () => {
    expect(listEventFaults({ ...NEW_EVENT, url: 'https://news.test/1' }, true, TODAY)).toEqual({});
  });

  it('is a missing url where an imported event has neither url nor title', () => {
    expect(listEventFaults(NEW_EVENT, true, TODAY)).toEqual({ url: 'missing' });
    expect(listEventFaults({ ...NEW_EVENT, title: 'Without a link' }, true, TODAY)).toEqual({});
  });

  it('is an address of another kind than the web has', () => {
    expect(listEventFaults({ ...WHOLE, url: 'javascript:alert(1)' }, false, TODAY)).toEqual({
      url: 'wrongAddress',
    });
  });

  it('is a day after today, not today', () => {
    expect(listEventFaults({ ...WHOLE, date: '2026-11-21' }, false, TODAY)).toEqual({ date: 'futureDate' });
    expect(listEventFaults({ ...WHOLE, date: TODAY }, false, TODAY)).toEqual({});
  });
});

describe('what is sent', () => {
  it('is a new event with its day and its number', () => {
    const { version, ...sent } = WHOLE;
    expect(toNewEvent({ ...WHOLE, title: ' Order intake rose ' }, COMPANY)).toEqual({
      ...sent,
      score: 0.3,
      companyID: COMPANY,
    });
    expect(version).toBe(0);
  });

  it('is nothing while something of a new event is open', () => {
    expect(toNewEvent({ ...WHOLE, event: '' }, COMPANY)).toBeNull();
  });

  it('is a change with the values that were looked at, open fields as null', () => {
    expect(
      toEventChange({ ...toEventFields(ROW), score: '', impact: '' }, { stored: ROW, companyID: COMPANY }),
    ).toMatchObject({
      _id: ROW._id,
      tab: 'company-events',
      score: null,
      impact: null,
      date: '2026-11-02',
      previousScore: 0.3,
      previousPublishedDate: ROW.date,
      previousEventType: 'Company',
      version: 4,
    });
  });
});
