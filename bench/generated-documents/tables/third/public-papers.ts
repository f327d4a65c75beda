// Third collection: elections, resolutions, taxes, tides.

import type { Dice } from '../../dice.ts';
import type { Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  boldRow,
  broken,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
} from '../second/printed-page.ts';
import { grouped } from './third-page.ts';

const DISTRICTS = listed(
  'Alderbrook; Canal Ward; Eastgate; Fairmile; Holm and Sandwick; Kirkdale; Northmoor; Old Town; Quarry Hill; St Anne’s; Tollcross; Westfields',
);

/** Votes by district: parties over votes and shares, subtotals of two towns, the seat in the last column. */
export function districtVotes(dice: Dice): TableSheet {
  const parties = ['Civic Union', 'Labour & Land', 'Greens', 'Others'];
  const counts = DISTRICTS.map(() => parties.map((_, at) => dice.int(120, 2400 - at * 480)));
  const line = (label: string, votes: readonly number[], seat: string): Row => {
    const total = votes.reduce((sum, each) => sum + each, 0);
    return [
      label,
      grouped(total * 1.61),
      ...votes.flatMap((each) => [grouped(each), ((each / total) * 100).toFixed(1)]),
      grouped(total * 0.011),
      seat,
    ];
  };
  const added = (rows: readonly (readonly number[])[]): number[] =>
    parties.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const block = (from: number, to: number): Row[] =>
    counts
      .slice(from, to)
      .map((votes, at) => line(DISTRICTS[from + at] ?? '', votes, dice.pick(['CU', 'LL', 'LL*', 'G'])));
  const table = makeTable({
    name: 'fig full votes',
    head: [
      ['', '', ...parties.map((party) => over(party, 2, true)), '', ''],
      ['District', 'Electors', ...parties.flatMap(() => ['Votes', '%']), 'Rejected', 'Elected'],
    ],
    body: [
      ...block(0, 7),
      boldRow(line('Harwick borough', added(counts.slice(0, 7)), '')),
      ...block(7, 12),
      boldRow(line('Port Quay borough', added(counts.slice(7)), '')),
      boldRow(line('Total', added(counts), '')),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.narrow,
      size: 9,
      ruled: 'half',
      css: '.votes { border-top: 2px solid #000; border-bottom: 2px solid #000 } .votes thead tr:last-child th { border-bottom: 1px solid #000 } .votes td, .votes th { padding: 2px 4px } .votes td:last-child, .votes th:last-child { text-align: center } .votes tr:nth-child(8) td { border-bottom: 0.5px solid #000 }',
      foot: '<span>Returning Officer’s report</span><span>7</span>',
    },
    ([html = '']) =>
      `<h2>3 Results by district</h2>${paragraphs('Polling took place on Thursday 2 May 2024 between 07:00 and 22:00. Turnout was 62.1%, against 58.4% in 2020.')}<p><b>Table 3. Votes cast for each list, by district</b></p>${html}<p class="note">* Seat gained. CU = Civic Union; LL = Labour & Land; G = Greens. Shares are of valid votes.</p>`,
  );
}

/** Resolutions of a year by number: titles over several lines, dots to the page. */
export function resolutionIndex(): TableSheet {
  const titles = listed(
    'Membership of the finance committee; Report of the external auditor on the accounts of the biennium and the opinion thereon; Strengthening of laboratories; Scale of assessments; Prevention of drowning: recommended measures and the follow-up of earlier resolutions in member countries; Salaries of ungraded posts; Date and place of the next session; Amendments to the staff rules with effect from January 2025; Relocation of the regional office',
  );
  const table = makeTable({
    name: 'resolved full',
    head: [['No.', 'Title', 'Agenda item', 'Adopted', 'Page']],
    body: titles.map((title, at): Row => [
      `EB${154 + Math.floor(at / 5)}.R${(at % 5) + 1}`,
      title,
      at === 6 ? '' : `${4 + at * 2}.${(at % 3) + 1}`,
      at < 5 ? `2${at} January` : `${at - 4} June`,
      String(3 + at * 4),
    ]),
  });
  return printed(
    [table],
    {
      font: FONTS.book,
      size: 10,
      ruled: 'no',
      margin: '25mm',
      css: '.resolved th { font-weight: normal; font-style: italic; padding-bottom: 6px } .resolved td { padding: 3px 8px } .resolved td:nth-child(2) { width: 72mm } .resolved td:nth-child(n+3) { vertical-align: bottom; white-space: nowrap } .resolved td:last-child, .resolved th:last-child { text-align: right }',
      foot: '<span></span><span>– v –</span><span></span>',
    },
    ([html = '']) =>
      `<h2 style="text-align:center">INDEX OF RESOLUTIONS</h2>${html}<p style="margin-top:12mm">Decisions, which are numbered separately, are listed at page 47.</p>`,
  );
}

/** Minutes: how each member voted, between paragraphs. */
export function votesTaken(dice: Dice): TableSheet {
  const members = listed(
    'Cllr M. Adeyemi (Chair); Cllr F. Brandreth; Cllr J. Coombes; Cllr R. Dhillon; Cllr P. Everard; Cllr S. Gough',
  );
  const votes = members.map((_, member) =>
    Array.from({ length: 4 }, (_item, at) =>
      member === 3 && at === 1 ? 'Abstained' : dice.pick(['For', 'For', 'Against']),
    ),
  );
  const outcome = (at: number): string => {
    const [yes, no] = ['For', 'Against'].map((vote) => votes.filter((row) => row[at] === vote).length);
    return `${yes}–${no}`;
  };
  const table = makeTable({
    name: 'mid grid ballots',
    head: [['Member', 'Item 5', 'Item 6(a)', 'Item 6(b)', broken('Item 8', '(as amended)')]],
    body: [
      ...members.map((member, at): Row => [member, ...(votes[at] ?? [])]),
      ['Cllr T. Hargreaves', 'Absent', 'Absent', '', ''],
      boldRow(['For–against', ...[0, 1, 2, 3].map(outcome)]),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 10.5,
      ruled: 'yes',
      margin: '22mm',
      css: '.ballots td, .ballots th { padding: 3px 12px } .ballots { margin: 10px 0 }',
      foot: '<span>Planning Committee, 18 April 2024</span><span>Page 3</span>',
    },
    ([html = '']) =>
      `<p><b>41. Recorded votes</b></p>${paragraphs('The Chair reminded members that, under Standing Order 14(2), any three of them could ask for a recorded vote. Cllr Gough declared an interest in item 6(b) as a trustee of the allotments and remained in the room.', 'Cllr Hargreaves joined the meeting at 7.40 p.m., after item 6(a) had been decided, and did not vote on the items that followed.')}${html}<p><b>42. Appeals</b></p>${paragraphs('The committee NOTED that three appeals had been dismissed and one allowed since 21 March. Costs of £4,310 had been awarded against the council in the case of 12 Mill Lane.', 'The meeting closed at 9.25 p.m.')}`,
  );
}

/** Rates of a tax: brackets from and to in words, a sum and a share of what is above; two kinds of payers. */
export function taxRateCard(): TableSheet {
  const single = makeTable({
    name: 'brackets',
    head: [
      [over('If taxable income is', 2), over('The tax is', 2), ''],
      ['Over', 'But not over', 'Base', 'Plus', 'Of the amount over'],
    ],
    body: [
      ['$0', '$11,600', '—', '10%', '$0'],
      ['11,600', '47,150', '$1,160.00', '12%', '11,600'],
      ['47,150', '100,525', '5,426.00', '22%', '47,150'],
      ['100,525', '191,950', '17,168.50', '24%', '100,525'],
      ['191,950', '243,725', '39,110.50', '32%', '191,950'],
      ['243,725', '609,350', '55,678.50', '35%', '243,725'],
      ['609,350', '', '183,647.25', '37%', '609,350'],
    ],
  });
  const limits = makeTable({
    name: 'limits full',
    head: [['', '2023', '2024']],
    body: [
      ['Standard deduction', '', ''],
      [inset('Single, or married filing separately'), '$13,850', '$14,600'],
      [inset('Joint returns'), '27,700', '29,200'],
      [inset('Additional, aged 65 or over or blind'), '1,500 or 1,850', '1,550 or 1,950'],
      [marked('Annual gift exclusion', '1'), '17,000', '18,000'],
      ['Wage base for social security', '160,200', '168,600'],
      ['Business mileage', '65.5¢', '67¢'],
    ],
  });
  return printed(
    [single, limits],
    {
      font: FONTS.swiss,
      size: 9,
      ruled: 'half',
      paper: 'Letter',
      css: '.brackets td, .brackets th { text-align: right; padding: 2px 12px } .brackets tbody tr:nth-child(odd) { background: #e5efe6 } .brackets thead tr:last-child th { border-bottom: 1.5px solid #2c6e49 } .limits { width: 62% } .limits td { border-bottom: 0.5px solid #9cb } .limits td:nth-child(n+2), .limits th:nth-child(n+2) { text-align: right } h1, h3 { color: #2c6e49 }',
      foot: '<span>This card is general information and not advice.</span><span>Side A</span>',
    },
    ([one = '', other = '']) =>
      `<h1>2024 Tax Rate Card</h1><h3>Individuals – single</h3>${one}<h3>Amounts that change each year</h3>${other}<p class="note"><sup>1</sup> For each person who receives a gift. Gifts between spouses are not limited.</p>`,
  );
}

/** High and low water of a fortnight, two weeks beside each other, four lines to a day. */
export function tideTimes(dice: Dice): TableSheet {
  const start = dice.int(20, 90);
  const days = Array.from({ length: 14 }, (_, day) =>
    Array.from({ length: 4 }, (_tide, at): [string, string] => {
      const minute = start + day * 49 + at * 372 + dice.int(-9, 9);
      const time = `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
      return [time, (at % 2 === 0 ? dice.between(4.1, 5.6) : dice.between(0.4, 1.6)).toFixed(1)];
    }).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const names = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'];
  /** The number of the day stands in its first line, the name below. */
  const cells = (day: number, at: number): string[] => [
    [String(day + 1), names[day % 7] ?? ''][at] ?? '',
    ...(days[day]?.[at] ?? []),
  ];
  const table = makeTable({
    name: 'tides',
    head: [['', 'Time', 'm', '', 'Time', 'm']],
    body: Array.from({ length: 28 }, (_, line): Row => {
      const [day, at] = [Math.floor(line / 4), line % 4];
      return [...cells(day, at), ...cells(day + 7, at)];
    }),
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8.5,
      ruled: 'half',
      paper: 'A5',
      margin: '12mm',
      css: '.tides { margin: 6px auto } .tides td, .tides th { padding: 0.5px 9px; text-align: right } .tides td:nth-child(3n+1) { font-weight: bold; text-align: left } .tides td:nth-child(4) { border-left: 0.75px solid #345 } .tides th { border-bottom: 0.75px solid #345 } .tides tbody tr:nth-child(4n) td { border-bottom: 0.5px solid #789 }',
      foot: '<span>Heights above chart datum</span><span>114</span>',
    },
    ([html = '']) =>
      `<div class="head"><span>PORT QUAY</span><span>LAT 51°12′N LONG 3°07′W</span></div><p class="over"><b>SEPTEMBER 2024</b></p><p class="over">Times are UT; add one hour for summer time</p>${html}`,
  );
}
