import { describe, expect, it } from 'vitest';
import { line, rowsOf } from './testing/read-rows.ts';

describe('entries of words', () => {
  const CONTACTS = [
    ...line(100, [60, 'Name'], [200, 'Office'], [300, 'Telephone']),
    ...line(116, [60, 'Ruth Alder'], [200, 'Basel'], [300, '555 7608']),
    ...line(130, [60, 'Joan Prat'], [200, 'Leeds'], [300, '555 0023']),
    ...line(144, [60, 'Imre Kovacs'], [200, 'Basel'], [300, '555 3765']),
    ...line(158, [60, 'Lena Brandt'], [200, 'Leeds'], [300, '555 2977']),
  ];

  it('begin below the rule under the headings, not below one over the last of them, and keep their telephones whole', () => {
    const [rows] = rowsOf(CONTACTS, [60, 112, 400, 112], [60, 155, 400, 155], [60, 171, 400, 171]);
    expect(rows).toEqual([
      ['Name', 'Office', 'Telephone'],
      ['Ruth Alder', 'Basel', '555 7608'],
      ['Joan Prat', 'Leeds', '555 0023'],
      ['Imre Kovacs', 'Basel', '555 3765'],
      ['Lena Brandt', 'Leeds', '555 2977'],
    ]);
  });

  it('begin with the text around the middle of which their number and their figures stand', () => {
    const [rows] = rowsOf([
      ...line(100, [60, 'No.'], [120, 'Exhibit'], [420, 'Form']),
      ...line(116, [60, '3.1'], [120, 'Articles of incorporation of the company'], [420, '8-K']),
      ...line(130, [120, 'Form of indenture between the company and the bank as']),
      ...line(134.5, [60, '4.1'], [420, 'S-3']),
      ...line(139, [120, 'the trustee of all holders']),
      ...line(153, [60, '4.3'], [120, 'Form of the notes due in the year 2028'], [420, '8-K']),
      ...line(167, [60, '4.4'], [120, 'Form of the notes due in the year 2030'], [420, '8-K']),
    ]);
    expect(rows?.map((cells) => cells.slice(0, 2))).toEqual([
      ['No.', 'Exhibit'],
      ['3.1', 'Articles of incorporation of the company'],
      ['4.1', 'Form of indenture between the company and the bank as the trustee of all holders'],
      ['4.3', 'Form of the notes due in the year 2028'],
      ['4.4', 'Form of the notes due in the year 2030'],
    ]);
  });

  it('join a word that a wrap broke at its hyphen, and not one that the next word is left to complete', () => {
    const [rows] = rowsOf([
      ...line(100, [60, 'In millions'], [200, '2024'], [300, '2023']),
      ...line(116, [60, 'Attributable to non-']),
      ...line(127, [60, 'controlling interests'], [200, '12'], [300, '14']),
      ...line(143, [60, 'Attributable to short-']),
      ...line(154, [60, 'and long-term debt'], [200, '120'], [300, '141']),
      ...line(170, [60, 'Total'], [200, '132'], [300, '155']),
    ]);
    expect(rows?.map(([label]) => label)).toEqual([
      'In millions',
      'Attributable to non-controlling interests',
      'Attributable to short- and long-term debt',
      'Total',
    ]);
  });
});
