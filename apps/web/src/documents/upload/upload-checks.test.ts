import { describe, expect, it } from 'vitest';
import type { FileFault } from './file-faults.ts';
import { findUploadFault } from './upload-checks.ts';

const good = { name: 'CCRR_A.N_1.pdf', fault: null };
const file = (name: string, fault: FileFault) => ({ name, fault });

describe('what stands in the way of an upload', () => {
  it('is told in the order names, limit, none, client, the rest', () => {
    const wrong = file('a.pdf', { is: 'parts' });
    const empty = file('CCRR_B.N_1.pdf', { is: 'empty' });
    expect(findUploadFault([good, wrong, good], 2, false)).toEqual({ is: 'names', names: ['a.pdf'] });
    expect(findUploadFault([good, empty, good], 2, false)).toEqual({ is: 'limit', limit: 2 });
    expect(findUploadFault([], 2, false)).toEqual({ is: 'empty' });
    expect(findUploadFault([empty], 2, false)).toEqual({ is: 'client' });
    expect(findUploadFault([good, empty], 2, true)).toEqual({ is: 'faults', names: [empty.name] });
  });

  it('is nothing where all is right', () => {
    expect(findUploadFault([good], 1, true)).toBeNull();
  });
});
