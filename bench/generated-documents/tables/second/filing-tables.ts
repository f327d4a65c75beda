// Second collection: results and balances in annual and quarterly filings.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import type { FigureStyle } from './printed-page.ts';
import {
  broken,
  figure,
  figures,
  FONTS,
  inset,
  over,
  paragraphs,
  printed,
  reading,
  signed,
  strong,
} from './printed-page.ts';

const PLAIN: FigureStyle = { low: 20, high: 48_000, minus: ['(', ')'] };

/** Results of three years: signs of the dollar and of per cent in columns of their own, changes beside. */
export function resultsOfOperations(dice: Dice): TableSheet {
  const line = (label: string | Cell, sign = ''): Row => [
    label,
    ...signed(figures(dice, 3, PLAIN), sign),
    sign,
    figure(dice, { ...PLAIN, high: 3000, below: 40 }),
    figure(dice, { low: 1, high: 64, below: 40, minus: ['(', ')'] }),
    '%',
  ];
  const bandOf = (text: string): Row => [text, ...Array.from({ length: 10 }, () => '')];
  const table = makeTable({
    name: 'money full',
    head: [
      ['', over('Year Ended December 31,', 6, true), over('2023 vs. 2022 Change', 4, true)],
      [
        '',
        over('2023', 2, true),
        over('2022', 2, true),
        over('2021', 2, true),
        over('$', 2, true),
        over('%', 2, true),
      ],
    ],
    body: [
      bandOf('Revenues:'),
      line(inset('Subscription and support'), '$'),
      line(inset('Professional services and other')),
      line(inset('Total revenues', 2)),
      bandOf('Cost of revenues:'),
      line(inset('Subscription and support')),
      line(inset('Amortization of acquired technology')),
      line(inset('Total cost of revenues', 2)),
      line('Gross profit'),
      line('Operating expenses'),
      line('Net income (loss)', '$'),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 9,
      ruled: 'half',
      paper: 'Letter',
      css: '.money td { padding: 2px 0 } .money td:nth-child(2n+3) { text-align: right; min-width: 44px } .money td:nth-child(2n) { padding-left: 13px } .money td:nth-child(10) { text-align: right } .money td:nth-child(11) { text-align: left; min-width: 0; padding-left: 9px } .money th { padding: 1px 7px; font-size: 0.9em } tbody tr:nth-child(odd) { background: #cceeff }',
      foot: '<span></span><span>41</span><span></span>',
    },
    ([html = '']) =>
      `<h3>Results of Operations</h3>${paragraphs('The following table sets forth our results of operations for the periods indicated (in millions, except percentages). The period-to-period comparison is not necessarily indicative of future results.')}${html}${paragraphs('Subscription and support revenues increased primarily due to volume-driven growth from new business, which includes new customers and additional subscriptions from existing customers.')}${reading(dice, 6)}`,
  );
}

/** A quarterly statement: two pairs of periods, signs beside the first amounts and totals, losses in parentheses. */
export function quarterlyOperations(dice: Dice): TableSheet {
  const line = (label: string | Cell, sign = '', below = 0): Row => [
    label,
    ...signed(figures(dice, 4, { ...PLAIN, below }), sign),
  ];
  const shares = (label: string): Row => [
    inset(label),
    ...signed(figures(dice, 4, { low: 81_000, high: 93_000 }), ''),
  ];
  const table = makeTable({
    name: 'quarter full',
    head: [
      [
        '',
        over('Three Months Ended September 30,', 4, true),
        over('Nine Months Ended September 30,', 4, true),
      ],
      ['', over('2023', 2, true), over('2022', 2, true), over('2023', 2, true), over('2022', 2, true)],
    ],
    body: [
      line('Net sales', '$'),
      line('Cost of goods sold'),
      line(inset('Gross margin')),
      line('Selling, general and administrative expenses'),
      line('Restructuring and other charges, net of reversals of amounts accrued earlier', '', 30),
      line(inset('Operating income (loss)'), '', 30),
      line('Interest expense, net', '', 100),
      line('Income (loss) before income taxes', '', 40),
      line(strong('Net income (loss)'), '$', 40),
      ['Weighted-average shares outstanding:', '', '', '', '', '', '', '', ''],
      shares('Basic'),
      shares('Diluted'),
      [
        'Net income (loss) per share, basic',
        ...signed(figures(dice, 4, { low: 0.04, high: 3, decimals: 2, below: 40, minus: ['(', ')'] }), '$'),
      ],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.serif,
      size: 9.5,
      ruled: 'half',
      paper: 'Letter',
      css: '.quarter td { padding: 2px 0; vertical-align: bottom } .quarter td:first-child { width: 62mm; padding-right: 8px } .quarter td:nth-child(2n+3) { text-align: right } .quarter td:nth-child(2n) { padding-left: 16px } th { font-size: 0.85em } tr:nth-child(3) td:nth-child(2n+3), tr:nth-child(6) td:nth-child(2n+3), tr:nth-child(8) td:nth-child(2n+3) { border-top: 0.75px solid #000 } tr:nth-child(9) td:nth-child(2n+3) { border-bottom: 2.5px double #000 }',
      foot: '<span></span><span>3</span><span></span>',
    },
    ([html = '']) =>
      `<p class="over"><b>PART I – FINANCIAL INFORMATION</b></p><p class="over"><b>HOLLOWAY TOOL WORKS, INC. AND SUBSIDIARIES<br>CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS</b><br>(In thousands, except per share data)<br>(Unaudited)</p>${html}<p class="over">See accompanying notes to condensed consolidated financial statements.</p>`,
  );
}

/** Levels of fair value: sections with colons, long dashes, nothing under some headings. */
export function fairValueLevels(dice: Dice): TableSheet {
  const line = (label: string, level: number): Row => {
    const amount = figure(dice, { low: 8, high: 4200, decimals: 1 });
    return [inset(label), ...[1, 2, 3].map((each) => (each === level ? amount : '—')), amount];
  };
  const total = (label: string): Row => [
    inset(label, 2),
    ...figures(dice, 4, { low: 90, high: 9000, decimals: 1 }),
  ];
  const empty = ['', '', '', ''];
  const table = makeTable({
    name: 'fig full',
    head: [
      [
        'As of December 31, 2023',
        broken('Quoted Prices', 'in Active', 'Markets', '(Level 1)'),
        broken('Significant', 'Observable', 'Inputs', '(Level 2)'),
        broken('Significant', 'Unobservable', 'Inputs', '(Level 3)'),
        'Total',
      ],
    ],
    body: [
      ['Assets:', ...empty],
      line('Money market funds', 1),
      line('U.S. Treasury securities', 1),
      line('Corporate debt securities', 2),
      line('Foreign currency forward contracts', 2),
      total('Total assets'),
      ['Liabilities:', ...empty],
      line('Interest rate swaps', 2),
      line('Contingent consideration', 3),
      total('Total liabilities'),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 9,
      ruled: 'half',
      paper: 'Letter',
      css: 'thead th { vertical-align: bottom; font-size: 0.85em; border-bottom: 1px solid #000 } td { padding: 2.5px 4px }',
      foot: '<span>Table of Contents</span><span>F-27</span>',
    },
    ([html = '']) =>
      `<h3>Note 6. Fair Value Measurements</h3>${paragraphs('The following table presents our financial instruments measured at fair value on a recurring basis (in millions):')}${html}${paragraphs('There were no transfers between levels during the periods presented. The fair value of our senior notes, which trade in inactive markets, was $1,487.2 million at year-end.')}${reading(dice, 5)}`,
  );
}
