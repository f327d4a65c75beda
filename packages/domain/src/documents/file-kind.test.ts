import { describe, expect, it } from 'vitest';
import { findFileKind, hasEndingOf } from './file-kind.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const PNG = '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR';
const JPEG = '\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF';

describe('the kind of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\r\n\r\n%PDF-1.4', 'pdf'],
    [`${'x'.repeat(1000)}%PDF-1.4`, 'pdf'],
    ['\u001B%-12345X@PJL\n%PDF-1.4', 'pdf'],
    [PNG, 'png'],
    [JPEG, 'jpeg'],
    ['II*\0\u0008', 'tiff'],
    ['MM\0*\0', 'tiff'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ])('of %j is %s', (content, kind) => {
    expect(findFileKind(bytes(content))).toBe(kind);
  });

  it.each([
    ['nothing', ''],
    ['a zip', 'PK\u0003\u0004'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['html', '<!DOCTYPE html>'],
    ['words', 'CCRR of Apple'],
    ['a gif', 'GIF89a'],
    ['a sound in RIFF', 'RIFF\0\0\0\0WAVE'],
    ['a header too far on', `${'x'.repeat(1024)}%PDF-1.4`],
    ['a zip and PDF', 'PK\u0003\u0004....%PDF-1.4'],
    ['html and PDF', '\n<HTML><script>alert(1)</script>%PDF-1.4'],
    ['svg and PDF', '<?xml version="1.0"?><svg>%PDF-1.4'],
    ['a program and PDF', 'MZ\u0090%PDF-1.4'],
    ['a picture and PDF', `${PNG}tEXt%PDF-1.4`],
    ['a photograph and PDF', `${JPEG}\u00FF\u00FE%PDF-1.4`],
  ])('of %s is none', (_what, content) => {
    expect(findFileKind(bytes(content))).toBeNull();
  });

  it('is what the ending of the name says, in any case', () => {
    expect(hasEndingOf('pdf', 'A.PDF')).toBe(true);
    expect(hasEndingOf('jpeg', 'a.jpeg')).toBe(true);
    expect(hasEndingOf('pdf', 'a.png')).toBe(false);
    expect(hasEndingOf('pdf', 'pdf')).toBe(false);
  });
});
