// The other half of the tables of annual reports and agencies, which was held back until there was a second collection.

import type { Dice } from '../dice.ts';
import type { Row } from './table-model.ts';
import { amountRow, drawAmount, makeTable, sectionRow } from './table-model.ts';
import type { TableSheet } from './table-page.ts';
import { pageWith, prose } from './table-page.ts';

/** Options: numbers and prices that alternate, with places left empty. */
export function sharePlan(dice: Dice): TableSheet {
  const options = (): string => drawAmount(dice, { low: 40_000, high: 3_900_000 });
  const price = (): string => drawAmount(dice, { low: 2, high: 19, decimals: 2 });
  const movement = (name: string): Row => [name, options(), price(), options(), price()];
  const table = makeTable({
    name: 'plan',
    head: [
      ['', { text: 'Year to June 2024', columns: 2 }, { text: 'Year to June 2023', columns: 2 }],
      ['', 'Options', 'Price £', 'Options', 'Price £'],
    ],
    body: [
      movement('Outstanding at 1 July'),
      movement('Granted'),
      movement('Exercised'),
      ['Lapsed', options(), price(), '–', '–'],
      movement('Outstanding at 30 June'),
      ['Exercisable at 30 June', options(), '', options(), ''],
    ],
  });
  return pageWith([table], {
    font: "'C059', serif",
    ruled: 'no',
    css: 'thead tr:first-child th { text-align: center }',
    around: ([html = '']) =>
      `<h2>Share-based payments</h2>${prose(dice, 3)}<h3>Movements in the plan</h3>${html}${prose(dice, 2)}`,
  });
}

/** Amounts and the rate they come to, positive and negative. */
export function taxReconciliation(dice: Dice): TableSheet {
  const line = (name: string): Row => [
    name,
    drawAmount(dice, { low: 1, high: 96, decimals: 1, negative: 40 }),
    drawAmount(dice, { low: 0, high: 9, decimals: 1, unit: '%', negative: 40 }),
    drawAmount(dice, { low: 1, high: 96, decimals: 1, negative: 40 }),
    drawAmount(dice, { low: 0, high: 9, decimals: 1, unit: '%', negative: 40 }),
  ];
  const table = makeTable({
    name: 'tax',
    head: [['', '2024 €m', '2024 %', '2023 €m', '2023 %']],
    body: [
      ['Profit before tax', '412.6', '', '388.0', ''],
      ['Tax at the Irish rate', '51.6', '12.5%', '48.5', '12.5%'],
      ...[
        'Higher rates abroad',
        'Income not taxable',
        'Expenses not deductible',
        'Losses not recognised',
        'Prior years',
      ].map(line),
      ['Tax charge', '79.9', '19.4%', '66.1', '17.0%'],
    ],
  });
  return pageWith([table], {
    font: "'Liberation Sans Narrow', sans-serif",
    ruled: 'no',
    css: 'td, th { padding: 2px 16px 2px 0 }',
    around: ([html = '']) => `<h2>Reconciliation of tax</h2>${prose(dice, 2)}${html}${prose(dice, 3)}`,
  });
}

/** Companies down, measures across; each heading over two lines, as narrow columns make it. */
export function peerMetrics(dice: Dice): TableSheet {
  const peers = [
    'Halstead Water plc',
    'Aguas del Norte S.A.',
    'Meuse Utilities NV',
    'Blue Basin Inc.',
    'Kaveri Hydro Ltd',
    'Median',
  ];
  const table = makeTable({
    name: 'peers',
    head: [['Company', 'Rating', 'Revenue (US$m)', 'EBITDA margin', 'Debt to EBITDA', 'Interest cover']],
    body: peers.map((name, place): Row => [
      name,
      place === 5 ? '' : dice.pick(['A', 'A-', 'B+', 'B', 'B-']),
      drawAmount(dice, { low: 200, high: 9800 }),
      drawAmount(dice, { low: 11, high: 44, decimals: 1, unit: '%' }),
      drawAmount(dice, { low: 1, high: 7, decimals: 1, unit: 'x' }),
      drawAmount(dice, { low: 1, high: 12, decimals: 1, unit: 'x' }),
    ]),
  });
  return pageWith([table], {
    font: "'Nimbus Sans', sans-serif",
    ruled: 'no',
    css: '.peers th { vertical-align: bottom } .peers th:nth-child(n+3) { width: 74px } .peers td:nth-child(2), .peers th:nth-child(2) { text-align: center !important }',
    around: ([html = '']) => `<h2>Peer comparison</h2>${prose(dice, 3)}${html}${prose(dice, 1)}`,
  });
}

/** Two small tables beside each other, in text type. */
export function sourcesAndUses(dice: Dice): TableSheet {
  const style = { low: 20, high: 1450 };
  const make = (title: string, names: readonly string[]) =>
    makeTable({
      name: 'small',
      head: [[title, 'US$m']],
      body: names.map((name) => amountRow(dice, name, 1, style)),
    });
  const sources = make('Principal liquidity sources', [
    'Cash and equivalents',
    'Undrawn facilities',
    'Funds from operations',
    'Asset sales',
    'Total sources',
  ]);
  const uses = make('Principal liquidity uses', [
    'Debt due within a year',
    'Capital expenditure',
    'Working capital',
    'Dividends',
    'Total uses',
  ]);
  return pageWith([sources, uses], {
    font: "'Liberation Sans', sans-serif",
    ruled: 'no',
    around: ([one = '', other = '']) =>
      `<h2>Liquidity</h2>${prose(dice, 2)}<div style="display:flex;gap:70px">${one}${other}</div>${prose(dice, 3)}`,
  });
}

/** Of a hundred rated so, how many were rated how a year later. */
export function ratingMatrix(dice: Dice): TableSheet {
  const grades = ['A', 'B', 'C', 'D'];
  const share = (from: string, to: string): string =>
    from === to
      ? drawAmount(dice, { low: 81, high: 94, decimals: 2 })
      : drawAmount(dice, { low: 0, high: 7, decimals: 2 });
  const table = makeTable({
    name: 'matrix',
    head: [['From / to (%)', ...grades, 'Withdrawn', 'Issuers']],
    body: [...grades, 'All'].map((from): Row => [
      from,
      ...grades.map((to) => share(from, to)),
      drawAmount(dice, { low: 1, high: 9, decimals: 2 }),
      drawAmount(dice, { low: 60, high: 2400 }),
    ]),
  });
  return pageWith([table], {
    font: "'Liberation Serif', serif",
    ruled: 'half',
    css: 'td, th { padding: 3px 12px }',
    around: ([html = '']) => `<h2>One-year rating transitions</h2>${prose(dice, 2)}${html}${prose(dice, 2)}`,
  });
}

/** Names with their offices below, wrapped headings, a line for those who left. */
export function directorsPay(dice: Dice): TableSheet {
  const style = { low: 30, high: 980 };
  const people = ['Ingrid Solheim', 'Peter Aldworth', 'Carmen Echeverría', 'Joseph Nkemelu', 'Ruth Balcombe'];
  const table = makeTable({
    name: 'pay',
    head: [
      ['£000', 'Salary and fees', 'Taxable benefits', 'Annual bonus', 'Pension', 'Total 2024', 'Total 2023'],
    ],
    body: [
      sectionRow('Executive', 6),
      ...people.slice(0, 2).map((name) => amountRow(dice, { text: name, indent: 1 }, 6, style)),
      sectionRow('Non-executive', 6),
      ...people.slice(2).map((text): Row => {
        const [fee = '', total = '', before = ''] = [1, 2, 3].map(() =>
          drawAmount(dice, { low: 40, high: 190 }),
        );
        return [{ text, indent: 1 }, fee, '–', '–', '–', total, before];
      }),
      amountRow(dice, 'Total', 6, style),
    ],
  });
  return pageWith([table], {
    font: "'P052', serif",
    ruled: 'half',
    css: '.pay th { vertical-align: bottom } .pay th:nth-child(n+2) { width: 62px }',
    around: ([html = '']) => `<h2>Single total figure of pay</h2>${prose(dice, 2)}${html}${prose(dice, 3)}`,
  });
}

/** Five years, with headings of sections between and units that change. */
export function fiveYears(dice: Dice): TableSheet {
  const rows = (names: readonly string[], style: Parameters<typeof drawAmount>[1]): Row[] =>
    names.map((name) => amountRow(dice, name, 5, style));
  const table = makeTable({
    name: 'five',
    head: [['Year to December', '2024', '2023', '2022', '2021', '2020']],
    body: [
      sectionRow('Results (€ million)', 5),
      ...rows(['Revenue', 'Operating profit', 'Profit for the year'], { low: 90, high: 5600, negative: 8 }),
      sectionRow('Per share (cent)', 5),
      ...rows(['Basic earnings', 'Dividend'], { low: 8, high: 140, decimals: 1 }),
      sectionRow('Ratios', 5),
      ...rows(['Operating margin', 'Return on capital'], { low: 4, high: 22, decimals: 1, unit: '%' }),
      ...rows(['Average number of employees'], { low: 3100, high: 9900 }),
    ],
  });
  return pageWith([table], {
    font: "'DejaVu Sans', sans-serif",
    ruled: 'half',
    css: 'body { font-size: 8.5pt }',
    around: ([html = '']) => `<h2>Five-year record</h2>${html}${prose(dice, 2)}`,
  });
}

/** Many narrow columns of capital, the headings over two and three lines. */
export function equityMovements(dice: Dice): TableSheet {
  const style = { low: 2, high: 940, negative: 25 };
  const line = (text: string): Row => [
    text,
    ...Array.from({ length: 6 }, (_, place) =>
      place < 5 && dice.chance(0.4) ? '–' : drawAmount(dice, style),
    ),
  ];
  const table = makeTable({
    name: 'equity',
    head: [
      [
        '£m',
        'Share capital',
        'Share premium account',
        'Hedging reserve',
        'Retained earnings',
        'Non-controlling interests',
        'Total equity',
      ],
    ],
    body: [
      amountRow(dice, { text: 'At 1 January 2024', isStrong: true }, 6, style),
      ...[
        'Profit for the year',
        'Other comprehensive income',
        'Shares issued',
        'Dividends paid',
        'Purchase of own shares',
      ].map(line),
      amountRow(dice, { text: 'At 31 December 2024', isStrong: true }, 6, style),
    ],
  });
  return pageWith([table], {
    font: "'Nimbus Roman', serif",
    ruled: 'half',
    css: '.equity th { vertical-align: bottom } .equity th:nth-child(n+2) { width: 68px }',
    around: ([html = '']) => `<h2>Consolidated statement of changes in equity</h2>${html}${prose(dice, 2)}`,
  });
}
