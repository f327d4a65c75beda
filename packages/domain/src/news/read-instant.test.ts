import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInstant } from './read-instant.ts';

const toIso = (text: string) => {
  const time = readInstant(text);
  return time === null ? null : new Date(time).toISOString().replace('.000Z', 'Z');
};

it.each([
  ['Thu, 05 Sep 2002 00:00:01 GMT', '2002-09-05T00:00:01Z'],
  ['Thu, 05 Sep 2002 0:00:01 GMT', '2002-09-05T00:00:01Z'],
  ['\n Mon, 07 Jan 2019 17:19:19 +0100 \n', '2019-01-07T16:19:19Z'],
  ['07 Nov 2015 12:00:00 EST', '2015-11-07T17:00:00Z'],
  ['Fri, 20 Feb 2015 09:51:15 UTC', '2015-02-20T09:51:15Z'],
  ['Thu, 21 Jan 2021 18:58:00 +1100', '2021-01-21T07:58:00Z'],
  ['Thursday, 5 September 2002, 10:00 PM PDT', '2002-09-06T05:00:00Z'],
  ['September 5, 2002 10:00 am EST', '2002-09-05T15:00:00Z'],
  ['Thu Sep  5 00:00:01 2002', '2002-09-05T00:00:01Z'],
  ['05-Sep-02 10:11', '2002-09-05T10:11:00Z'],
  ['Wed, 02 Oct 2024 08:00:00 GMT+2', '2024-10-02T06:00:00Z'],
  ['Wed, 02 Oct 2024 08:00:00 +0000 (UTC)', '2024-10-02T08:00:00Z'],
  ['Wed, 02 Oct 2024 08:00:00 XYZ', '2024-10-02T08:00:00Z'],
  ['Seg, 24 Set 2018 19:42:40 -0300', '2018-09-24T22:42:40Z'],
  ['mar, 10 mar 2020 10:00:00 +0100', '2020-03-10T09:00:00Z'],
  ['mar. 10 août 2021 10:00:00 +0200', '2021-08-10T08:00:00Z'],
  ['Di, 3. März 2020 09:00 MEZ', '2020-03-03T08:00:00Z'],
  ['2017-06-21T10:33:10-07:00', '2017-06-21T17:33:10Z'],
  ['2022-01-01T12:00+00:00', '2022-01-01T12:00:00Z'],
  ['2016-06-01T15:35:00.001Z', '2016-06-01T15:35:00.001Z'],
  ['2015-06-01 23:49:41', '2015-06-01T23:49:41Z'],
  ['20240102', '2024-01-02T00:00:00Z'],
  ['2024-05', '2024-05-01T00:00:00Z'],
  ['20/Nov/2026:09:30:00 +0000', '2026-11-20T09:30:00Z'],
  ['20 Nov 2026 09h30', '2026-11-20T09:30:00Z'],
  ['20261120T093000Z', '2026-11-20T09:30:00Z'],
  ['2026年11月20日 09:30', '2026-11-20T09:30:00Z'],
  ['2026-11-20T09:30:00+01:00[Europe/Paris]', '2026-11-20T08:30:00Z'],
  ['/Date(1795167000000)/', '2026-11-20T09:30:00Z'],
  ['13-12-2024', '2024-12-13T00:00:00Z'],
  ['13/12/2024', '2024-12-13T00:00:00Z'],
  ['12/13/2024 10:00', '2024-12-13T10:00:00Z'],
  ['1031184001', '2002-09-05T00:00:01Z'],
  ['2026-11-29 10:00:00 -0500', '2026-11-29T15:00:00Z'],
  ['2026-11-29 10:00:00 +0000 UTC', '2026-11-29T10:00:00Z'],
  ['2026-11-29 10:00 CET', '2026-11-29T09:00:00Z'],
  ['2026-11-29T10:00:00 AEST', '2026-11-29T00:00:00Z'],
  ['2026-11-29 10:00 PM EST', '2026-11-30T03:00:00Z'],
  ['Sun, 29 Nov 2026 10:00:00 AEST', '2026-11-29T00:00:00Z'],
  ['Sun, 29 Nov 26 10:00:00 GMT', '2026-11-29T10:00:00Z'],
  ['Sun Nov 29 13:37:59 +0000 2026', '2026-11-29T13:37:59Z'],
  ['Sun Nov 29 2026 10:00:00 GMT+0100 (Central European Standard Time)', '2026-11-29T09:00:00Z'],
  ['29.11.2026 10:00', '2026-11-29T10:00:00Z'],
  ['Nov. 29, 2026', '2026-11-29T00:00:00Z'],
  ['2026/11/29', '2026-11-29T00:00:00Z'],
  ['2026-11-29Z', '2026-11-29T00:00:00Z'],
  // A zone moves a time, not a day.
  ['2026-11-29+02:00', '2026-11-29T00:00:00Z'],
  ['29 Nov 2026 EST', '2026-11-29T00:00:00Z'],
])('%j is %s', (text, iso) => {
  expect(toIso(text)).toBe(iso);
});

it.each([
  '',
  '   ',
  'yesterday',
  '04/05/2020',
  '04-05-2020',
  'Thu, 31 Feb 2002 00:00:01 GMT',
  '2002-13-01',
  '2002-02-30',
  '25:00',
  '5 Sep',
  'Sep 2002',
  'x'.repeat(5000),
  '99 Sep 2002',
  'Thu, 05 Sep 2002 99:99:99 GMT',
  '03/04/2026',
  '03/04/2026 10:00',
  '03/04/26',
  '2026-13-29 10:00 CET',
  // January or November, or the hundred and eleventh day.
  '2026111',
  '2026-111',
  '20261',
  // Two dates.
  '29 Nov 2026 - 5 Dec 2026',
  '2026-11-29 to 2026-12-05',
])('%j is no date', (text) => {
  expect(readInstant(text)).toBe(null);
});

it('reads back every instant, as ISO 8601 and as RFC 822', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        expect(readInstant(date.toISOString())).toBe(date.getTime());
        expect(readInstant(date.toUTCString())).toBe(Math.floor(date.getTime() / 1000) * 1000);
      },
    ),
  );
});

it('takes any text without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const time = readInstant(text);
      expect(time === null || Number.isFinite(time)).toBe(true);
    }),
  );
});

it('takes no time over a text that is nearly a date', () => {
  const almost = [`2026-11-${' '.repeat(900)}x`, '('.repeat(90), '1'.repeat(90), '2026年'.repeat(200)];
  for (const text of almost) for (let time = 0; time < 100; time += 1) expect(readInstant(text)).toBe(null);
}, 1000);
