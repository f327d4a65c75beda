import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, findUploadFault } from './upload-rules.ts';

describe('what is said of a file before it is sent', () => {
  it('takes text files and workbooks, in any spelling', () => {
    for (const name of [
      'companies.csv',
      'PRICES.CSV',
      'events.tsv',
      'list.txt',
      'news.json',
      'lines.jsonl',
      'book.xlsx',
    ])
      expect(findUploadFault({ name, size: 10 })).toBeNull();
  });

  it('says why it takes no other', () => {
    expect(findUploadFault({ name: 'report.pdf', size: 10 })).toBe('badType');
    expect(findUploadFault({ name: 'csv', size: 10 })).toBe('badType');
    expect(findUploadFault({ name: 'Old.XLS', size: 10 })).toBe('oldExcel');
    expect(findUploadFault({ name: 'nothing.csv', size: 0 })).toBe('empty');
  });

  it('draws the line at the largest size', () => {
    expect(findUploadFault({ name: 'a.csv', size: LARGEST_FILE })).toBeNull();
    expect(findUploadFault({ name: 'a.csv', size: LARGEST_FILE + 1 })).toBe('tooLarge');
  });
});
