import { describe, expect, it } from 'vitest';
import { chooseAgreeing } from './agreeing-amounts.ts';
import type { FoundValue } from './build-row.ts';
import { INVOICE } from './types/invoice.ts';

function amount(value: string, raw = value, confidence = 0.9): FoundValue {
  return { value, raw, page: 1, boxes: [], label: 'label', labelBoxes: [], confidence, reasons: [] };
}

interface Amounts {
  readonly net: FoundValue[];
  readonly tax: FoundValue[];
  readonly total: FoundValue[];
}

function choose(
  { net, tax, total }: Amounts,
  others: { unread?: FoundValue[]; all?: FoundValue[]; isScan?: boolean } = {},
) {
  const candidates = new Map([
    ['Net Amount', net],
    ['Tax Amount', tax],
    ['Total Amount', total],
  ]);
  const unread = new Map([['Tax Amount', others.unread ?? []]]);
  return chooseAgreeing(candidates, INVOICE, {
    unread,
    all: others.all ?? [],
    isScan: others.isScan ?? false,
  });
}

describe('amounts that must add up', () => {
  it('are chosen where they do, though another stands at a more telling label', () => {
    const net = [amount('158.22', '158.22', 0.95), amount('100.00')];
    const found = choose({ net, tax: [amount('21.00')], total: [amount('121.00')] });
    expect(found.get('Net Amount')?.value).toBe('100.00');
    expect(found.get('Net Amount')?.confidence).toBeGreaterThan(0.9);
  });

  const misread = {
    net: [amount('100.00')],
    tax: [amount('71.00', '71.00', 0.7)],
    total: [amount('121.00')],
  };

  it('say what the least sure one is, which is said and less sure', () => {
    const value = choose(misread, { isScan: true }).get('Tax Amount');
    expect(value).toMatchObject({ value: '21.00', raw: '71.00', reasons: ['corrected-characters'] });
    expect(value?.confidence).toBeLessThan(0.6);
  });

  it('are left as they are printed', () => {
    expect(choose(misread).size).toBe(0);
  });

  it('are left as they were read where more than a figure differs', () => {
    const amounts = { net: [amount('100.00')], tax: [amount('45.10')], total: [amount('121.00')] };
    expect(choose(amounts, { isScan: true }).size).toBe(0);
  });

  const missing = { net: [amount('100.00')], tax: [], total: [amount('121.00')] };

  it('say what stands at a label beside which nothing can be read', () => {
    expect(choose(missing, { unread: [amount('', '?!')] }).get('Tax Amount')).toMatchObject({
      value: '21.00',
      raw: '?!',
      reasons: ['corrected-characters'],
    });
  });

  it('find the one that has no label', () => {
    const found = choose(missing, { all: [amount('7.00'), amount('21.00')] });
    expect(found.get('Tax Amount')).toMatchObject({ value: '21.00', reasons: [] });
  });

  it('say nothing of what is not on the page', () => {
    expect(choose(missing).size).toBe(0);
  });

  it('lose a first figure that is a sign of money in a scan, where they add up without it', () => {
    const read = {
      net: [amount('7130429.14')],
      tax: [amount('323477.25')],
      total: [amount('153906.39')],
    };
    const found = choose(read, { isScan: true });
    expect(found.get('Net Amount')).toMatchObject({ value: '130429.14', reasons: ['corrected-characters'] });
    expect(found.get('Tax Amount')?.value).toBe('23477.25');
    expect(choose(read).get('Net Amount')).toBeUndefined();
  });
});
