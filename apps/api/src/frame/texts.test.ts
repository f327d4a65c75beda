import { message } from '@vigilo/contract/messages/message';
import { expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { toSentence, wordSentence } from './texts.ts';

it('words a problem in the language of its reader, with plurals, numbers and dates', () => {
  const problem = new Problem('changed-meanwhile', message('refusals.roleHeld', { count: 12_345 }), {
    description: message('refusals.changedBy', { name: 'Ana', at: new Date('2026-11-02T09:05:00Z') }),
  });
  expect(problem.message).toBe('12,345 users have this role.');
  expect(wordSentence(problem.sentence, 'es')).toBe('12.345 usuarios tienen este rol.');
  expect(wordSentence(message('refusals.roleHeld', { count: 1 }), 'es')).toBe('Un usuario tiene este rol.');
  expect(wordSentence(problem.details.description ?? [], 'en')).toBe(
    'Changed by Ana on 11-02-2026 09:05 UTC.',
  );
  expect(wordSentence(problem.details.description ?? [], 'es')).toBe(
    'La cambió Ana el 02/11/2026 a las 09:05 UTC.',
  );
});

it('words several sentences one after another, and leaves what it quotes', () => {
  expect(wordSentence(['refusals.enterName', { quote: 'GET /nowhere' }], 'es')).toBe(
    'Indique el nombre GET /nowhere',
  );
});

it("tells the keys that the contract's schemas say from the words of a library", () => {
  expect(toSentence('refusals.enterName')).toBe('refusals.enterName');
  expect(toSentence('Too small: expected 3')).toEqual({ quote: 'Too small: expected 3' });
  expect(toSentence('refusals.roleHeld')).toEqual({ quote: 'refusals.roleHeld' });
});
