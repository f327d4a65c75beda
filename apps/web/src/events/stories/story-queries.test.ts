import { describe, expect, it } from 'vitest';
import type { StoryMember } from './story-queries.ts';
import { offeredQuery } from './story-queries.ts';

const MEMBER: StoryMember = {
  _id: 'a',
  title: 'Told',
  url: null,
  source: null,
  event: null,
  isLead: true,
  date: null,
  tab: 'imported events',
  score: null,
};

describe('what is offered to a story', () => {
  it('is asked for where none of its events has a date', () => {
    const story = { companyID: 'c', members: [MEMBER], can: [] };
    expect(offeredQuery(story, ['imported events'], '').queryKey).toEqual([
      'story-offered',
      'c',
      ['a'],
      ['imported events'],
      '',
    ]);
  });
});
