// Tables of lists: wrapped cells, fixed pitch, words alone, small ones among text.

import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';
import type { Row } from './table-model.ts';
import { amountRow, drawAmount, makeTable, sectionRow } from './table-model.ts';
import type { TableSheet } from './table-page.ts';
import { pageWith, prose } from './table-page.ts';

/** Cells of several lines of text between lines. */
export function covenants(dice: Dice): TableSheet {
  const table = makeTable({
    name: 'full',
    head: [['Covenant', 'Definition', 'Level', 'Tested']],
    body: [
      [
        'Leverage',
        'Net debt divided by EBITDA of the last twelve months, adjusted for acquisitions',
        `< ${drawAmount(dice, { low: 3, high: 5, decimals: 2 })}`,
        'Quarterly',
      ],
      [
        'Interest cover',
        'EBITDA divided by net finance charges paid in cash',
        `> ${drawAmount(dice, { low: 2, high: 4, decimals: 2 })}`,
        'Quarterly',
      ],
      [
        'Capital expenditure',
        'Additions to property, plant and equipment in a financial year, without leases',
        `< EUR ${drawAmount(dice, { low: 10, high: 40 })} m`,
        'Yearly',
      ],
      [
        'Minimum cash',
        'Cash at banks that may be drawn within two days',
        `> EUR ${drawAmount(dice, { low: 2, high: 9 })} m`,
        'Monthly',
      ],
    ],
  });
  return pageWith([table], {
    font: `'P052', serif`,
    ruled: 'yes',
    css: 'td:nth-child(2) { width: 70mm; text-align: left !important } td { padding: 4px 6px } td, th { text-align: left !important }',
    around: ([html = '']) => `${prose(dice, 2)}${html}`,
  });
}

/** Labels of two lines, the amounts beside the last; no line. */
export function wrappedStubs(dice: Dice): TableSheet {
  const labels = [
    'Changes in the fair value of cash flow hedges after tax',
    'Actuarial gains and losses on defined benefit plans',
    'Share of other comprehensive income of associates',
    'Total',
  ];
  const table = makeTable({
    name: '',
    head: [['', '2024', '2023']],
    body: labels.map((label) => amountRow(dice, label, 2, { low: 5, high: 420, negative: 50 })),
  });
  return pageWith([table], {
    font: `'Liberation Serif', serif`,
    ruled: 'no',
    css: 'td:first-child { width: 52mm } td { vertical-align: bottom; padding: 3px 12px }',
    around: ([html = '']) => `<h3>Other comprehensive income</h3>${html}${prose(dice, 4)}`,
  });
}

/** Fixed pitch: columns of letters, with or without rows of hyphens. */
function typed(dice: Dice, rule: string): TableSheet {
  const head = ['Branch', 'Deposits', 'Loans', 'Overdue'];
  const body = ['Oviedo', 'Lisboa Norte', 'Cork Harbour', 'Zug', 'TOTAL'].map((name) => [
    name,
    ...Array.from({ length: 3 }, () => drawAmount(dice, { low: 20, high: 99_000, negative: 6 })),
  ]);
  const line = (cells: readonly string[]): string =>
    cells.map((cell, place) => (place === 0 ? cell.padEnd(24) : cell.padStart(16))).join('');
  const bar = rule === '' ? [] : [rule.repeat(72)];
  const text = [
    ...bar,
    line(head),
    ...bar,
    ...body.slice(0, -1).map(line),
    ...bar,
    line(body.at(-1) ?? []),
    ...bar,
  ];
  const sheet = pageWith([], {
    font: `'Liberation Mono', monospace`,
    ruled: rule === '' ? 'no' : 'half',
    around: () =>
      `<pre style="font: 9.5pt 'Liberation Mono', monospace">BRANCH POSITION AS OF 30 JUNE 2024\n\n${escapeHtml(text.join('\n'))}\n\nEND OF LIST</pre>`,
  });
  return { ...sheet, tables: [[head, ...body]] };
}

export function typedPlain(dice: Dice): TableSheet {
  return typed(dice, '');
}

export function typedRuled(dice: Dice): TableSheet {
  return typed(dice, '-');
}

/** A first column whose cells cover several rows. */
export function priceList(dice: Dice): TableSheet {
  const group = (name: string, kinds: readonly string[]): Row[] =>
    kinds.map((kind, place): Row => [
      ...(place === 0 ? [{ text: name, rows: kinds.length }] : []),
      kind,
      drawAmount(dice, { low: 2, high: 90, decimals: 2 }),
      drawAmount(dice, { low: 2, high: 80, decimals: 2 }),
    ]);
  const table = makeTable({
    name: '',
    head: [['Material', 'Grade', 'To 10 t', 'Above 10 t']],
    body: [
      ...group('Kraft liner', ['125 g', '150 g', '175 g']),
      ...group('Fluting', ['90 g', '112 g']),
      ...group('Testliner', ['120 g', '140 g', '160 g']),
    ],
  });
  return pageWith([table], {
    font: `'Nimbus Sans', sans-serif`,
    ruled: 'yes',
    css: 'td { padding: 3px 12px }',
    around: ([html = '']) => `<h2>Prices from 1 May</h2>${html}${prose(dice, 2)}`,
  });
}

/** Words alone. */
export function contacts(dice: Dice): TableSheet {
  const roles = ['Treasurer', 'Head of credit', 'Company secretary', 'Controller'];
  const table = makeTable({
    name: 'full',
    head: [['Name', 'Role', 'Office', 'Telephone']],
    body: dice
      .some(['Ruth Alder', 'Joan Prat', 'Imre Kovacs', 'Lena Brandt'], 4)
      .map((name, place) => [
        name,
        roles[place] ?? '',
        dice.pick(['Leeds', 'Basel', 'Vigo']),
        `555 ${dice.digits(4)}`,
      ]),
  });
  return pageWith([table], {
    font: `'URW Gothic', sans-serif`,
    ruled: 'half',
    css: 'td, th { text-align: left !important }',
    around: ([html = '']) => `<h3>Whom to ask</h3>${html}${prose(dice, 3)}`,
  });
}

/** Small, in the middle of text. */
export function amongProse(dice: Dice): TableSheet {
  const table = makeTable({
    name: '',
    head: [['', 'Shares', 'Share of votes']],
    body: ['Founding family', 'Pension funds', 'Free float'].map((name): Row => [
      name,
      drawAmount(dice, { low: 1000, high: 900_000 }),
      drawAmount(dice, { low: 5, high: 60, decimals: 1, unit: '%' }),
    ]),
  });
  return pageWith([table], {
    font: `'C059', serif`,
    ruled: 'no',
    css: 'table { margin: 10px auto }',
    around: ([html = '']) => `${prose(dice, 4)}${prose(dice, 4)}${html}${prose(dice, 4)}${prose(dice, 4)}`,
  });
}

/** Labels of sections between the rows. */
export function sections(dice: Dice): TableSheet {
  const rows = (names: readonly string[]) =>
    names.map((text) => amountRow(dice, { text, indent: 1 }, 3, { low: 10, high: 880, decimals: 1 }));
  const table = makeTable({
    name: 'full',
    head: [['Million tonnes', 'Demand', 'Supply', 'Stocks']],
    body: [
      sectionRow('Europe', 3),
      ...rows(['Spain', 'Poland', 'Rest of Europe']),
      sectionRow('Americas', 3),
      ...rows(['Mexico', 'United States', 'Brazil']),
      ...rows(['World']),
    ],
  });
  return pageWith([table], {
    font: `'Liberation Sans', sans-serif`,
    ruled: 'half',
    around: ([html = '']) => `<h2>Market balance</h2>${html}`,
  });
}
