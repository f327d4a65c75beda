// Tables as they stand in annual reports: statements, segments, ratios.

import type { Dice } from '../dice.ts';
import type { Row } from './table-model.ts';
import { amountRow, drawAmount, makeTable, sectionRow } from './table-model.ts';
import type { TableSheet } from './table-page.ts';
import { pageWith, prose } from './table-page.ts';

const item = (text: string, indent = 1) => ({ text, indent });
const total = (text: string) => ({ text, isStrong: true });

/** Without any line; sections, indented items, totals in bold. */
export function balanceSheet(dice: Dice): TableSheet {
  const amounts = { low: 90, high: 9800 };
  const row = (text: string) => amountRow(dice, item(text), 2, amounts);
  const table = makeTable({
    name: 'full',
    head: [['', '2024', '2023']],
    body: [
      sectionRow('Current assets', 2),
      row('Cash and cash equivalents'),
      row('Trade receivables, net'),
      row('Inventories'),
      amountRow(dice, total('Total current assets'), 2, amounts),
      sectionRow('Non-current assets', 2),
      row('Property, plant and equipment'),
      row('Goodwill'),
      row('Deferred tax assets'),
      amountRow(dice, total('Total assets'), 2, amounts),
    ],
  });
  return pageWith([table], {
    font: `'Liberation Serif', serif`,
    ruled: 'no',
    around: ([html = '']) =>
      `<h2>Consolidated balance sheet</h2><p class="note">In thousands of euros, at 31 December</p>${html}${prose(dice, 3)}`,
  });
}

/** Marks of notes, parentheses, lines above totals only. */
export function incomeStatement(dice: Dice): TableSheet {
  const row = (text: string, mark = '', negative = 40) =>
    amountRow(dice, mark === '' ? text : { text: text + mark, html: `${text}<sup>${mark}</sup>` }, 3, {
      low: 12,
      high: 4200,
      decimals: 1,
      negative,
    });
  const table = makeTable({
    name: '',
    head: [['USD million', '2024', '2023', '2022']],
    body: [
      row('Revenue', '1', 0),
      row('Cost of sales', '', 100),
      row('Gross profit', '', 0),
      row('Selling expenses', '2', 100),
      row('Other income, net', '', 50),
      row('Finance costs', '', 100),
      row('Profit for the year', '', 30),
    ],
  });
  return pageWith([table], {
    font: `'Nimbus Sans', sans-serif`,
    ruled: 'half',
    around: ([html = '']) =>
      `<h2>Income statement</h2>${html}<p class="note"><sup>1</sup> Net of returns. <sup>2</sup> Includes freight.</p>${prose(dice, 4)}`,
  });
}

/** In Spanish with points for thousands. */
export function spanishAccount(dice: Dice): TableSheet {
  const row = (text: string, indent: number) =>
    amountRow(dice, item(text, indent), 2, { low: 1100, high: 985_000, isSpanish: true, negative: 25 });
  const table = makeTable({
    name: 'full',
    head: [['', 'Ejercicio 2024', 'Ejercicio 2023']],
    body: [
      row('1. Importe neto de la cifra de negocios', 0),
      row('a) Ventas', 1),
      row('b) Prestaciones de servicios', 1),
      row('4. Aprovisionamientos', 0),
      row('6. Gastos de personal', 0),
      row('a) Sueldos y salarios', 1),
      row('b) Cargas sociales', 1),
      row('8. Amortización del inmovilizado', 0),
      row('A.1) RESULTADO DE EXPLOTACIÓN', 0),
    ],
  });
  return pageWith([table], {
    font: `'Liberation Sans', sans-serif`,
    ruled: 'no',
    around: ([html = '']) =>
      `<h2>Cuenta de pérdidas y ganancias</h2><p class="note">(Expresada en euros)</p>${html}`,
  });
}

/** Two levels of headings, a line below each spanner. */
export function segments(dice: Dice): TableSheet {
  const amounts = { low: 20, high: 2900, negative: 8 };
  const spanner = (text: string) => ({
    text,
    columns: 2,
    html: `<div style="border-bottom:0.75px solid;text-align:center">${text}</div>`,
  });
  const table = makeTable({
    name: 'full',
    head: [
      ['', spanner('Northern Europe'), spanner('Iberia'), spanner('Americas')],
      ['Segment', '2024', '2023', '2024', '2023', '2024', '2023'],
    ],
    body: ['Packaging', 'Instruments', 'Logistics services', 'Corporate and other', 'Group'].map((text) =>
      amountRow(dice, text, 6, amounts),
    ),
  });
  return pageWith([table], {
    font: `'P052', serif`,
    ruled: 'half',
    around: ([html = '']) =>
      `${prose(dice, 4)}<h3>Revenue by segment and region</h3>${html}${prose(dice, 3)}`,
  });
}

/** Three levels of headings and no line at all. */
export function deepSegments(dice: Dice): TableSheet {
  const centre = (text: string, columns: number) => ({
    text,
    columns,
    html: `<div style="text-align:center">${text}</div>`,
  });
  const table = makeTable({
    name: 'full',
    head: [
      ['', centre('Revenue', 4), centre('Staff', 2)],
      ['', centre('External', 2), centre('Internal', 2), '', ''],
      ['', '2024', '2023', '2024', '2023', '2024', '2023'],
    ],
    body: ['Mills', 'Converting', 'Recycling', 'Total'].map((text) =>
      amountRow(dice, text, 6, { low: 30, high: 1900 }),
    ),
  });
  return pageWith([table], {
    font: `'DejaVu Serif', serif`,
    ruled: 'no',
    css: 'body { font-size: 8.5pt }',
    around: ([html = '']) => `<h3>Note 7. Divisions</h3>${html}${prose(dice, 4)}`,
  });
}

/** Per cents and multiples over five years. */
export function ratios(dice: Dice): TableSheet {
  const row = (text: string, unit: string, high: number) =>
    amountRow(dice, text, 5, { low: 0.4, high, decimals: 1, unit });
  const table = makeTable({
    name: '',
    head: [['Ratio', '2024', '2023', '2022', '2021', '2020']],
    body: [
      row('Operating margin', '%', 19),
      row('Return on capital employed', '%', 24),
      row('Net debt to EBITDA', 'x', 5),
      row('Interest cover', 'x', 14),
      row('Current ratio', '', 3),
      row('Dividend payout', '%', 80),
    ],
  });
  return pageWith([table], {
    font: `'URW Gothic', sans-serif`,
    ruled: 'no',
    around: ([html = '']) => `<h2>Five-year summary</h2>${html}`,
  });
}

/** A dollar sign in a column of its own at first rows and totals. */
export function signColumns(dice: Dice): TableSheet {
  const row = (text: string, sign: string): Row => [
    text,
    sign,
    drawAmount(dice, { low: 300, high: 88_000 }),
    sign,
    drawAmount(dice, { low: 300, high: 88_000 }),
  ];
  const table = makeTable({
    name: '',
    head: [['', { text: 'June 30, 2024', columns: 2 }, { text: 'June 30, 2023', columns: 2 }]],
    body: [
      row('Term loans', '$'),
      row('Revolving facility', ''),
      row('Finance leases', ''),
      row('Less current portion', ''),
      row('Total long-term debt', '$'),
    ],
  });
  return pageWith([table], {
    font: `'Liberation Serif', serif`,
    ruled: 'half',
    css: 'td { padding: 2px 4px } td:nth-child(2n) { padding-left: 24px } th { padding: 2px 10px }',
    around: ([html = '']) => `${prose(dice, 3)}<h3>Long-term debt</h3>${html}${prose(dice, 3)}`,
  });
}

/** Dots from the label to the first amount. */
export function dotLeaders(dice: Dice): TableSheet {
  const dotted = (text: string) => ({
    text,
    html: `<div style="display:flex;white-space:nowrap;overflow:hidden"><span>${text}&nbsp;</span><span style="flex:1;overflow:hidden">${'. '.repeat(80)}</span></div>`,
  });
  const table = makeTable({
    name: 'full',
    head: [['', '2024', '2023', 'Change']],
    body: [
      'Wages and salaries',
      'Energy',
      'Freight and duties',
      'Repairs',
      'Insurance',
      'Audit fees',
      'Total',
    ].map((text) => amountRow(dice, dotted(text), 3, { low: 14, high: 7600 })),
  });
  return pageWith([table], {
    font: `'C059', serif`,
    ruled: 'no',
    css: 'td:first-child { max-width: 60mm; width: 60% }',
    around: ([html = '']) => `<h3>4. Operating expenses</h3>${html}${prose(dice, 2)}`,
  });
}

/** Twelve months across a wide page. */
export function months(dice: Dice): TableSheet {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const table = makeTable({
    name: 'full',
    head: [['Plant', ...names]],
    body: ['Tarragona', 'Leeds', 'Basel', 'Monterrey', 'Sum'].map((text) =>
      amountRow(dice, text, 12, { low: 4, high: 1300 }),
    ),
  });
  return pageWith([table], {
    font: `'Liberation Sans Narrow', sans-serif`,
    ruled: 'yes',
    css: '@page { size: A4 landscape } td, th { padding: 2px 4px }',
    around: ([html = '']) =>
      `<h2>Output by plant, tonnes</h2>${html}<p class="note">Source: plant reports</p>`,
  });
}

/** Few cells filled, dashes for nothing. */
export function sparse(dice: Dice): TableSheet {
  const row = (text: string): Row => [
    text,
    ...Array.from({ length: 4 }, () => (dice.chance(0.45) ? '–' : drawAmount(dice, { low: 3, high: 640 }))),
  ];
  const table = makeTable({
    name: 'full',
    head: [['Guarantees given', 'Within 1 year', '1 to 3 years', '3 to 5 years', 'Later']],
    body: ['Performance bonds', 'Advance payments', 'Customs', 'Rent deposits', 'Total'].map(row),
  });
  return pageWith([table], {
    font: `'Nimbus Roman', serif`,
    ruled: 'half',
    around: ([html = '']) => `${prose(dice, 2)}${html}${prose(dice, 4)}`,
  });
}
