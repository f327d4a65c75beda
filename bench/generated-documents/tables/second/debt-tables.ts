// Second collection: tables of debt: auctions, covenants, scores of agencies.

import type { Dice } from '../../dice.ts';
import type { MadeTable, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  band,
  boldRow,
  broken,
  figure,
  figureRow,
  figures,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
  reading,
  strong,
} from './printed-page.ts';

/** A debt office's calendar of auctions: dates and words, few figures, all in the middle. */
export function auctionCalendar(dice: Dice): TableSheet {
  const days = listed('9 January; 16 January; 6 February; 13 February; 5 March; 19 March; 9 April');
  const lines = listed(
    '2.10% Bond 2031; 0.90% Bond 2049; Index-linked 2034; 3.25% Bond 2027; Green bond 2042',
  );
  const table = makeTable({
    name: 'all grid',
    head: [['Auction date', 'Settlement', 'Security', marked('Amount', 'a'), 'Cover', 'Tail (bp)']],
    body: days.map((day, place): Row => {
      const settled = `${dice.int(10, 28)} ${day.split(' ')[1] ?? ''}`;
      if (place > 4) return [day, settled, 'to be announced', '', '', ''];
      const [amount = '', cover = '', tail = ''] = [
        ...figures(dice, 1, { low: 400, high: 3500 }),
        ...figures(dice, 2, { low: 0.1, high: 3, decimals: 2 }),
      ];
      return [day, settled, dice.pick(lines), amount, cover, tail];
    }),
  });
  return printed(
    [table],
    {
      font: FONTS.bookman,
      size: 8.5,
      ruled: 'yes',
      css: '.all { margin: 8px auto } .all td, .all th { text-align: center; padding: 3px 7px }',
      foot: '<span></span><span>11</span>',
    },
    ([html = '']) =>
      `<h2>Funding in the first half of 2024</h2>${paragraphs('The agency has raised 61 per cent of the year’s requirement. Demand at auctions was sound throughout, with an average cover of 2.3 times.')}${html}<p class="note"><sup>a</sup> Nominal, in millions of euros, without non-competitive bids.</p>${paragraphs('Dates may be changed with notice of two working days.')}${reading(dice, 6)}`,
  );
}

/** A schedule of a facility agreement: dates and ratios in the middle of clauses. */
export function steppedCovenants(dice: Dice): TableSheet {
  const dates = listed(
    '30 September 2024; 31 December 2024; 31 March 2025; 30 June 2025; each Quarter Date thereafter',
  );
  let top = dice.int(21, 24) / 4;
  const levels = makeTable({
    name: 'steps grid',
    head: [
      [
        broken('Column 1', 'Relevant Period expiring'),
        broken('Column 2', 'Adjusted Leverage'),
        broken('Column 3', 'Interest Cover'),
      ],
    ],
    body: dates.map((date, place): Row => {
      top -= 0.25;
      return [date, `${top.toFixed(2)}:1`, place < 2 ? 'not tested' : `${(2 + place * 0.25).toFixed(2)}:1`];
    }),
  });
  const margin = makeTable({
    name: 'steps',
    head: [['Adjusted Leverage', broken('Margin', '% p.a.')]],
    body: [
      ['Greater than 4.50:1', '3.75'],
      ['Less than or equal to 4.50:1 but greater than 3.50:1', '3.25'],
      ['Less than or equal to 3.50:1 but greater than 2.50:1', '2.75'],
      ['Less than or equal to 2.50:1', '2.25'],
    ],
  });
  return printed(
    [levels, margin],
    {
      font: FONTS.serif,
      size: 10.5,
      ruled: 'half',
      margin: '24mm',
      css: '.steps { margin: 8px 0 12px 16mm } .steps td, .steps th { padding: 4px 10px } .steps td:nth-child(n+2), .steps th { text-align: center } .steps td:first-child { max-width: 72mm } p { margin-left: 12mm } p.out { margin-left: 0 }',
      foot: '<span>LON3081174/9</span><span>– 74 –</span><span></span>',
    },
    ([one = '', other = '']) =>
      `<p class="out"><b>26. FINANCIAL COVENANTS</b></p><p class="just">26.2 <b>Financial condition.</b> The Parent shall ensure that Adjusted Leverage in respect of any Relevant Period specified in column 1 below shall not exceed the ratio set out in column 2 below opposite that Relevant Period, and that Interest Cover is not less than the ratio in column 3.</p>${one}<p class="just">26.3 <b>Margin.</b> If no Event of Default is continuing, the Margin for each Loan will be the percentage rate per annum set out below opposite the range in which Adjusted Leverage falls:</p>${other}<p class="just">Any change takes effect on the date which is five Business Days after receipt by the Agent of the Compliance Certificate delivered under paragraph (a) of Clause 25.2.</p>`,
  );
}

/** The grid of a methodology: factors over several rows, two views of each measure. */
export function scorecardGrid(dice: Dice): TableSheet {
  const grades = ['Aa', 'A', 'Baa', 'Ba', 'B', 'Caa'];
  const factor = (name: string, parts: readonly string[]): Row[] => [
    [strong(name), '', '', '', ''],
    ...parts.map((part): Row => {
      if (!part.startsWith('*'))
        return [inset(part), dice.pick(grades), dice.pick(grades), dice.pick(grades), dice.pick(grades)];
      const unit = part.includes('/') ? 'x' : '%';
      const value = (): string => `${figure(dice, { low: 1, high: 40, decimals: 1 })}${unit}`;
      return [inset(part.slice(1)), value(), dice.pick(grades), `${value()} - ${value()}`, dice.pick(grades)];
    }),
  ];
  const table = makeTable({
    name: 'score full',
    head: [
      [
        marked('Packaging Manufacturers Industry Scorecard', '[1][2]'),
        over('Current FY 12/31/2023', 2),
        { ...marked('12-18 Month Forward View', '[3]'), columns: 2 },
      ],
      ['Factor 1: Scale (20%)', 'Measure', 'Score', 'Measure', 'Score'],
    ],
    body: [
      [inset('a) Revenue (USD Billion)'), '$6.2', 'Baa', '$6.3 - $6.6', 'Baa'],
      ...factor('Factor 2: Business Profile (35%)', [
        'a) Competitive Profile',
        'b) Volatility and Predictability',
        '*c) EBITDA Margin',
      ]),
      ...factor('Factor 3: Leverage and Coverage (35%)', [
        '*a) Debt / EBITDA',
        '*b) EBITDA / Interest Expense',
        '*c) RCF to Net Debt',
      ]),
      ...factor('Factor 4: Financial Policy (10%)', ['a) Financial Policy']),
      [strong('Rating:'), '', '', '', ''],
      [inset('a) Scorecard-Indicated Outcome'), '', 'Ba1', '', 'Ba1'],
      [inset('b) Actual Rating Assigned'), '', '', '', 'Ba2'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 8.5,
      ruled: 'half',
      paper: 'Letter',
      css: '.score th, .score td { border-top: 0.5px solid #aab; padding: 3px 6px } .score td:nth-child(n+2), .score th:nth-child(n+2) { text-align: center } tbody tr:nth-child(even) { background: #f0f3fa } .score { border-bottom: 1px solid #0a1264 }',
      foot: '<span>Credit Opinion: Update following acquisition</span><span>9</span>',
    },
    ([html = '']) =>
      `<div class="head"><b>CREDIT RATING AGENCY</b><span>CORPORATES</span></div><h3>Rating methodology and scorecard factors</h3>${paragraphs('The scorecard-indicated outcome is one notch above the assigned rating, reflecting execution risk.')}<p><b>Exhibit 8</b></p>${html}<p class="note">[1] All ratios are based on adjusted financial data. [2] As of 12/31/2023. [3] This represents the forward view, not the view of the issuer, and unless noted in the text, does not incorporate significant acquisitions.</p>${reading(dice, 3)}`,
  );
}

/** A peer comparison and an issuer's debt beside each other, the one without lines. */
export function structureOfDebt(dice: Dice): TableSheet {
  const debt = makeTable({
    name: 'fig under',
    head: [['Issuer and instrument', 'EUR m', 'Rating']],
    body: [
      band('Opco S.à r.l.', 3),
      ...listed('RCF (EUR 400m); Term loan B; Senior secured notes').map((name): Row => [
        inset(name),
        figure(dice, { low: 40, high: 1900 }),
        dice.pick(['BB-', 'B+']),
      ]),
      band('Holdco plc', 3),
      [inset('PIK toggle notes'), figure(dice, { low: 200, high: 600 }), 'CCC+'],
      boldRow(['Total', '3,014', '']),
    ],
  });
  const recovery = makeTable({
    name: 'fig under',
    head: [['Going-concern waterfall', '']],
    body: [
      figureRow(dice, 'EBITDA (EUR m)', 1, { low: 200, high: 600 }),
      figureRow(dice, 'Multiple (x)', 1, { low: 4, high: 7, decimals: 1 }),
      figureRow(dice, 'Enterprise value', 1, { low: 1200, high: 3000 }),
      ['Administrative claims (10%)', `(${figures(dice, 1, { low: 100, high: 290 }).join('')})`],
      boldRow(figureRow(dice, 'Value for creditors', 1, { low: 900, high: 2800 })),
    ],
  });
  const pair: MadeTable[] = [debt, recovery];
  return printed(
    pair,
    {
      font: FONTS.tight,
      size: 8.5,
      ruled: 'half',
      css: '.side { display: flex; gap: 12mm; align-items: flex-start } .side > div { flex: 1 } .side table { width: 100% } td[colspan] { text-align: left }',
      foot: '<span>Leveraged finance</span><span>14 May 2024</span><span>6</span>',
    },
    ([one = '', other = '']) =>
      `<h2>Capital structure and recovery</h2>${paragraphs('Recovery prospects for the senior secured debt are estimated at 60%, which leads to no uplift.')}<div class="side"><div>${one}</div><div>${other}</div></div><p class="note">Source: company reports, own estimates.</p>${paragraphs('The holding company’s notes are structurally subordinated. We assume that the revolving facility is fully drawn at default, in line with our criteria.')}${reading(dice, 7)}`,
  );
}
