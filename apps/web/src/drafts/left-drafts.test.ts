import { expect, it } from 'vitest';
import { listLeftDrafts } from './left-drafts.ts';

function draft(subject: string, savedAt: string) {
  return { form: 'users.change', subject, savedAt, title: 'Ana', content: '{}', path: '/admin/users' };
}

it('counts only what was there when the page was opened and has not been touched since', () => {
  const before = [draft('a', '10:00'), draft('b', '10:00'), draft('c', '10:00')];
  const present = [draft('d', '10:05'), draft('b', '10:04'), draft('a', '10:00')];
  expect(listLeftDrafts(before, present)).toEqual([draft('a', '10:00')]);
});
