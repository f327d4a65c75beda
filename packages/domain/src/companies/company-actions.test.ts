import { describe, expect, it } from 'vitest';
import { decideCompanyActions, listSettableStatuses } from './company-actions.ts';

describe('what may be done with a company', () => {
  it('is nothing without the permission to edit', () => {
    expect(decideCompanyActions('Initiated', false)).toEqual([]);
  });

  it('is everything while it is Initiated', () => {
    expect(decideCompanyActions('Initiated', true)).toEqual(['edit', 'change-status', 'delete']);
  });

  it('is not editing once it is Validated', () => {
    expect(decideCompanyActions('Validated', true)).toEqual(['change-status', 'delete']);
  });
});

describe('the statuses', () => {
  it.each([
    ['Analyst', ['Initiated']],
    ['Approver', ['Initiated', 'Validated']],
    ['Admin', ['Initiated', 'Validated']],
    [null, ['Initiated', 'Validated']],
  ])('that %s may set are %j', (role, statuses) => {
    expect(listSettableStatuses(role)).toEqual(statuses);
  });
});
