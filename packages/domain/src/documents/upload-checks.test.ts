import { describe, expect, it } from 'vitest';
import { checkFile, decideUpload } from './upload-checks.ts';

const right = { name: 'CCRR_A.B_1.pdf', isNamedRight: true };
const wrong = { name: 'a.pdf', isNamedRight: false };
const head = new TextEncoder().encode('%PDF-1.7');

describe('an upload', () => {
  it('is checked for names, then the limit, then whether there is a file', () => {
    expect(decideUpload([right, wrong, wrong, right], 1)).toEqual({
      code: 'wrong-names',
      names: ['a.pdf', 'a.pdf'],
    });
    expect(decideUpload([right, right], 1)).toEqual({ code: 'too-many', limit: 1 });
    expect(decideUpload([], 1)).toEqual({ code: 'no-file' });
    expect(decideUpload([right], 1)).toBeNull();
  });

  it('refuses files that are empty, too large, of no known kind, or named as another', () => {
    expect(checkFile({ name: 'a.pdf', size: 0, head: new Uint8Array() }, 10)).toEqual({ code: 'empty-file' });
    expect(checkFile({ name: 'a.pdf', size: 11, head }, 10)).toEqual({ code: 'too-large' });
    expect(checkFile({ name: 'a.pdf', size: 3, head: new Uint8Array(3) }, 10)).toEqual({
      code: 'unknown-kind',
    });
    expect(checkFile({ name: 'a.png', size: 8, head }, 10)).toEqual({ code: 'wrong-extension', kind: 'pdf' });
    expect(checkFile({ name: 'a.pdf', size: 10, head }, 10)).toBe('pdf');
  });
});
