import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, readFileName } from './file-name.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['CCRR_AAPL.OQ_2026-11-21.pdf', 'AAPL.OQ'],
    ['CCRR_BRK-B.N_Nov-21-2026.pdf', 'BRK-B.N'],
    ['a_7203.T_b_c.png', '7203.T'],
    ['_X.Y_', 'X.Y'],
    ['CCRR_RDS.L-A_1.pdf', 'RDS.L-A'],
  ])('%s names the ticker %s', (name, ticker) => {
    expect(readFileName(name)).toEqual({ ticker, needsCompany: false });
  });

  it('may have a ticker without a dot where there is a company of it', () => {
    expect(readFileName('CCRR_AAPL_2026.pdf')).toEqual({ ticker: 'AAPL', needsCompany: true });
    expect(readFileName('CCRR_aapl_2026.pdf')).toEqual({ ticker: 'aapl', needsCompany: true });
  });

  it.each([
    '',
    'report.pdf',
    'CCRR_AAPL.OQ.pdf',
    'CCRR__2026.pdf',
    'CCRR_aapl.oq_1.pdf',
    'CCRR_A.B.C_1.pdf',
    'CCRR_.OQ_1.pdf',
    'CCRR_AAPL._1.pdf',
  ])('%j is wrong', (name) => {
    expect(readFileName(name)).toBeNull();
  });
});

describe('a name is made safe', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\CCRR_A.B_1.pdf', 'CCRR_A.B_1.pdf'],
    ['CCRR_A.B_\u202Efdp.exe.pdf', 'CCRR_A.B_fdp.exe.pdf'],
    ['CCRR\0_A.B_\u0007 1\r\n.pdf', 'CCRR_A.B_ 1 .pdf'],
    ['\uFEFFa\u200Bb.pdf', 'ab.pdf'],
    ['a\uD800b.pdf', 'ab.pdf'],
    ['x:y|z?.pdf', 'x-y-z-.pdf'],
    ['name.pdf. . ', 'name.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['a/', 'file'],
    ['Informe_A.B_año.pdf', 'Informe_A.B_año.pdf'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it('is cut so that its ending stays', () => {
    const clean = cleanFileName(`${'x'.repeat(300)}.tiff`);
    expect(clean).toHaveLength(200);
    expect(clean.endsWith('x.tiff')).toBe(true);
    expect(cleanFileName('😀'.repeat(300)).isWellFormed()).toBe(true);
  });

  it('closes the gap that an unseen character leaves', () => {
    expect(cleanFileName('a\t\u0000\tb.pdf')).toBe('a b.pdf');
    expect(cleanFileName('cafe\u200D\u0301.pdf')).toBe('café.pdf');
  });

  it('never has a folder, a control or a mark, and is the same made safe again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const clean = cleanFileName(name);
        expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/u);
        expect(['', '.', '..']).not.toContain(clean);
        expect(clean.length).toBeLessThanOrEqual(200);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});
