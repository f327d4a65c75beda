import { describe, expect, it } from 'vitest';
import { decideCompanyActions, listSettableStatuses } from './company-actions.ts';

describe('the actions on a company', () => {
  it('are none without the permission to edit', () => {
    expect(decideCompanyActions('Initiated', false)).toEqual([]);
  });

  it('are all while it is Initiated', () => {
    expect(decideCompanyActions('Initiated', true)).toEqual(['edit', 'change-status', 'delete']);
  });

  it('exclude editing once it is Validated', () => {
    expect(decideCompanyActions('Validated', true)).toEqual(['change-status']);
  });
});

describe('the statuses', () => {
  it.each([
    ['Analyst', ['Initiated']],
    ['Approver', ['Initiated', 'Validated']],
    ['Admin', ['Initiated', 'Validated']],
    ['Other', ['Initiated', 'Validated']],
    [null, ['Initiated', 'Validated']],
  ] as const)('that %s may set are %j', (role, statuses) => {
    expect(listSettableStatuses(role)).toEqual(statuses);
  });
});
