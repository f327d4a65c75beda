import { describe, expect, it } from 'vitest';
import { findFileFault, isNameFault } from './file-faults.ts';

const LIMIT = 1000;
const NOBODY = null;

function judge(name: string, company: { name: string } | null = NOBODY, size = 10, others: string[] = []) {
  return findFileFault({ name, size }, company, others, LIMIT);
}

describe('a file is refused for', () => {
  it.each([
    ['kestrel ports rating Q3.png', { is: 'parts' }],
    ['CCRR_MFH.L.pdf', { is: 'parts' }],
    ['CCRR__2026.pdf', { is: 'parts' }],
    ['CCRR_mfh.L_2026.pdf', { is: 'ticker', part: 'mfh.L' }],
    ['CCRR_MFH_2026.pdf', { is: 'noCompany', part: 'MFH' }],
    ['CCRR_MFH.L_2026.docx', { is: 'kind' }],
  ])('%s', (name, fault) => {
    expect(judge(name)).toEqual(fault);
  });

  it('having no content, or too much, or the name of another', () => {
    const name = 'CCRR_MFH.L_2026.pdf';
    expect(judge(name, NOBODY, 0)).toEqual({ is: 'empty' });
    expect(judge(name, NOBODY, LIMIT + 1)).toEqual({ is: 'size', limit: LIMIT });
    expect(judge(name, NOBODY, LIMIT, [name])).toEqual({ is: 'twice' });
  });
});

it('a ticker without an exchange counts where a company has it, and as long as that is not known', () => {
  expect(judge('CCRR_NVDA_2026.pdf', { name: 'NVIDIA' })).toBeNull();
  expect(findFileFault({ name: 'CCRR_NVDA_2026.pdf', size: 10 }, undefined, [], LIMIT)).toBeNull();
});

it('a file whose ticker nobody has is taken, whatever the case of its ending', () => {
  expect(judge('CCRR_TERN-B.ST_2026-06-30.TIFF')).toBeNull();
});

it('only faults of the name are those of the message about names', () => {
  expect(isNameFault({ is: 'noCompany', part: 'MFH' })).toBe(true);
  expect(isNameFault({ is: 'empty' })).toBe(false);
});
