import { describe, expect, it } from 'vitest';
import { readZipComment } from './zip-comment.ts';

/** An archive without entries and with a comment. */
function archive(comment: string, before = new Uint8Array(0)): Blob {
  const text = new TextEncoder().encode(comment);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(20, text.length, true);
  return new Blob([before, end.buffer, text]);
}

describe('readZipComment', () => {
  it('reads the lines of the comment, in any script', async () => {
    expect(
      await readZipComment(archive('Failed to download PDF for AAPL\nFailed to download PDF for ÑANDÚ\n')),
    ).toEqual(['Failed to download PDF for AAPL', 'Failed to download PDF for ÑANDÚ']);
  });

  it('finds nothing where there is no comment, or no archive', async () => {
    expect(await readZipComment(archive(''))).toEqual([]);
    expect(await readZipComment(new Blob(['%PDF-1.7, which is no archive at all']))).toEqual([]);
    expect(await readZipComment(new Blob([]))).toEqual([]);
  });

  it('is not misled by a signature within the archive or its comment', async () => {
    const misleading = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 30 }, () => 1)]);
    expect(await readZipComment(archive('PK\u0005\u0006 stands in it', misleading))).toEqual([
      'PK\u0005\u0006 stands in it',
    ]);
  });
});
