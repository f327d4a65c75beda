import { expect, it } from 'vitest';
import { beginWith, followRow, toChanges } from './change-fields.ts';
import type { ChangeField, Entered } from './change-fields.ts';
import { newsRow } from './testing/news-row.ts';

function enter(entered: Entered, name: ChangeField, value: string): Entered {
  return { ...entered, fields: { ...entered.fields, [name]: value } };
}

const OPENED = newsRow({ shownScore: -0.4, score: -0.4, topic: 'Operations', event: 'Company', version: 1 });
const BY_OTHERS = newsRow({ shownScore: -0.9, score: -0.9, topic: 'Default', event: 'Company', version: 2 });

it('keeps what was entered, and saves nothing over what somebody else has changed meanwhile', () => {
  const entered = followRow(enter(beginWith(OPENED), 'event', 'Macro'), BY_OTHERS);
  expect(entered.fields).toMatchObject({ event: 'Macro', score: '-0.9', topic: 'Default' });
  expect(toChanges(BY_OTHERS, entered.fields)).toEqual({ event: 'Macro' });
  expect(entered).toMatchObject({ isOlder: true, ofBoth: [] });
});

it('says what both have changed, and keeps what was entered', () => {
  const entered = followRow(enter(beginWith(OPENED), 'score', '-0.2'), BY_OTHERS);
  expect(entered.fields.score).toBe('-0.2');
  expect(entered.ofBoth).toEqual(['score']);
  const later = followRow(entered, { ...BY_OTHERS, topic: 'Fire', version: 3 });
  expect(later.fields).toMatchObject({ score: '-0.2', topic: 'Fire' });
  expect(later.ofBoth).toEqual(['score']);
});

it('says nothing of a field to which both have given the same value', () => {
  const entered = followRow(enter(beginWith(OPENED), 'score', '-0.9'), BY_OTHERS);
  expect(entered.ofBoth).toEqual([]);
  expect(toChanges(BY_OTHERS, entered.fields)).toEqual({});
});

it('stays the same while the news does', () => {
  const entered = enter(beginWith(OPENED), 'score', '-0.2');
  expect(followRow(entered, { ...OPENED })).toBe(entered);
});

it('takes over what is suggested anew where nothing was entered', () => {
  const suggested = newsRow({ score: null, shownScore: -0.3, version: 1 });
  const entered = followRow(beginWith(suggested), { ...suggested, shownScore: -0.7 });
  expect(entered.fields.score).toBe('-0.7');
});
