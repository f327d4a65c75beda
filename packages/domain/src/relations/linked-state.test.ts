import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLinkedState, findDifference } from './linked-state.ts';
import { statedRow } from './testing/stated-row.ts';

const amount = (value: string) => statedRow('Equity', value, 'currency');
const says = (Value: string, isSame: boolean, isSettled = false) => ({
  Value,
  isSame,
  reconciled: isSettled ? { stands: 'own' as const, reason: 'Checked', by: 'Ana', at: '2026-01-01' } : null,
});

describe('how much a figure is above what another document says', () => {
  it.each([
    ['194432', '194423', '9'],
    ['194423', '194432', '-9'],
    ['0.30', '0.1', '0.20'],
    ['200', '200.00', '0'],
    ['123456789012345678901', '123456789012345678900', '1'],
  ])('%s beside %s: %s', (own, other, difference) => {
    expect(findDifference(amount(own), other)).toBe(difference);
  });

  it('is not said of what is no figure', () => {
    expect(findDifference(statedRow('Year', '2025'), '2024')).toBeNull();
    expect(findDifference(amount('12'), 'n/a')).toBeNull();
  });

  it('is the same from the other side, with the other sign', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (one, other) => {
        expect(findDifference(amount(`${one}`), `${other}`)).toBe(`${one - other}`);
      }),
    );
  });
});

describe('what linked documents say of a value', () => {
  it.each([
    ['alone', []],
    ['agrees', [says('10.00', true), says('10', true)]],
    ['rounded', [says('10', true), says('9', true)]],
    ['differs', [says('10', true), says('12', false)]],
    ['differs', [says('11', false, true), says('12', false)]],
    ['settled', [says('12', false, true), says('10', true)]],
  ] as const)('%s', (state, counterparts) => {
    expect(decideLinkedState(amount('10'), counterparts)).toBe(state);
  });

  it('is that it agrees where names are written in two ways', () => {
    expect(decideLinkedState(statedRow('Name', 'SAP SE'), [says('Sap AG', true)])).toBe('agrees');
  });
});
