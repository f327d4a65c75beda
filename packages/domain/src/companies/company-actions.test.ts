import { describe, expect, it } from 'vitest';
import { actionsOn, statusesFor } from './company-actions.ts';

describe('what may be done with a company', () => {
  it('is nothing without the permission to edit', () => {
    expect(actionsOn('Initiated', false)).toEqual([]);
  });

  it('is everything while it is Initiated', () => {
    expect(actionsOn('Initiated', true)).toEqual(['edit', 'change-status', 'delete']);
  });

  it('is not editing once it is Validated', () => {
    expect(actionsOn('Validated', true)).toEqual(['change-status', 'delete']);
  });
});

describe('the statuses', () => {
  it.each([
    ['Analyst', ['Initiated']],
    ['Approver', ['Initiated', 'Validated']],
    ['Admin', ['Initiated', 'Validated']],
    [null, ['Initiated', 'Validated']],
  ])('that %s may set are %j', (role, statuses) => {
    expect(statusesFor(role)).toEqual(statuses);
  });
});
