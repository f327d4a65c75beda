// Tables of ledgers, schedules and lists: long ones, several on a page or over several.

import type { Dice } from '../dice.ts';
import type { MadeTable, Row } from './table-model.ts';
import { amountRow, drawAmount, makeTable } from './table-model.ts';
import type { TableSheet } from './table-page.ts';
import { pageWith, prose } from './table-page.ts';

const NAMES =
  'Abbott Mills, Brightsea Foods, Carver & Sons, Dunlin Paper, Esk Valley Dairy, Fairholme Steel, Gorse Textiles, Hallam Glass, Inver Fisheries, Jessop Tools'.split(
    ', ',
  );
const PAGE_ROWS = 30;

const day = (dice: Dice): string =>
  `${String(dice.int(1, 28)).padStart(2, '0')}/${String(dice.int(1, 12)).padStart(2, '0')}/2024`;

/** A grid with all its lines. */
export function ageing(dice: Dice): TableSheet {
  const table = makeTable({
    name: 'full',
    head: [['Customer', 'Not due', '1-30 days', '31-60 days', '61-90 days', 'Over 90', 'Total']],
    body: [...NAMES.slice(0, 8), 'Total'].map((name) =>
      amountRow(dice, name, 6, { low: 0, high: 48_000, decimals: 2 }),
    ),
  });
  return pageWith([table], {
    font: `'Liberation Sans', sans-serif`,
    ruled: 'yes',
    css: 'th { background: #ddd } body { font-size: 9pt }',
    around: ([html = '']) =>
      `<h2>Aged receivables at 31 March 2024</h2>${html}<p class="note">All amounts in GBP</p>`,
  });
}

/** Two tables one below the other, with text between them. */
export function twoSchedules(dice: Dice): TableSheet {
  const loans = makeTable({
    name: '',
    head: [['Lender', 'Limit', 'Drawn', 'Margin']],
    body: ['Alpina Kantonalbank', 'Banco Meseta', 'Trent Bank'].map((name): Row => [
      name,
      ...amountRow(dice, '', 2, { low: 500, high: 9000 }).slice(1),
      drawAmount(dice, { low: 1, high: 4, decimals: 2, unit: '%' }),
    ]),
  });
  const due = makeTable({
    name: '',
    head: [['Falling due in', 'Principal', 'Interest', 'Sum']],
    body: ['2025', '2026', '2027', 'After 2027'].map((year) =>
      amountRow(dice, year, 3, { low: 40, high: 3000 }),
    ),
  });
  return pageWith([loans, due], {
    font: `'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif`,
    ruled: 'half',
    around: ([one = '', other = '']) =>
      `<h3>Facilities</h3>${one}${prose(dice, 4)}<h3>Maturities</h3>${other}`,
  });
}

function pairOfTables(dice: Dice): MadeTable[] {
  return ['2024', '2023'].map((year) =>
    makeTable({
      name: '',
      head: [[year, 'Q1', 'Q2']],
      body: ['Orders', 'Sales', 'Stock', 'Headcount'].map((name) =>
        amountRow(dice, name, 2, { low: 80, high: 990 }),
      ),
    }),
  );
}

export function besideBoxed(dice: Dice): TableSheet {
  return pageWith(pairOfTables(dice), {
    font: `'Nimbus Sans', sans-serif`,
    ruled: 'yes',
    around: ([one = '', other = '']) =>
      `${prose(dice, 3)}<div class="cols"><div>${one}</div><div>${other}</div></div>`,
  });
}

export function besideOpen(dice: Dice): TableSheet {
  return pageWith(pairOfTables(dice), {
    font: `'URW Bookman', serif`,
    ruled: 'no',
    around: ([one = '', other = '']) =>
      `<div class="cols" style="justify-content:flex-start;gap:30mm"><div>${one}</div><div>${other}</div></div>${prose(dice, 3)}`,
  });
}

function postings(dice: Dice, count: number): Row[] {
  return Array.from({ length: count }, (_, place) => {
    const isDebit = dice.chance(0.5);
    const amount = drawAmount(dice, { low: 12, high: 7800, decimals: 2 });
    return [
      day(dice),
      String(40_100 + place),
      dice.pick(NAMES),
      isDebit ? amount : '',
      isDebit ? '' : amount,
    ];
  });
}

const POSTING_CSS =
  'td:nth-child(-n+3), th:nth-child(-n+3) { text-align: left !important } .next { break-before: page }';

/** Three pages, the heading on each. */
export function longLedger(dice: Dice): TableSheet {
  const tables = Array.from({ length: 3 }, () =>
    makeTable({
      name: 'full',
      head: [['Date', 'Voucher', 'Text', 'Debit', 'Credit']],
      body: postings(dice, PAGE_ROWS),
    }),
  );
  return pageWith(tables, {
    font: `'Liberation Sans', sans-serif`,
    ruled: 'half',
    css: POSTING_CSS,
    around: (all) =>
      all
        .map(
          (html, place) =>
            `<div class="${place === 0 ? '' : 'next'}"><div class="cols"><b>General ledger 1200</b><span>Page ${place + 1}</span></div>${html}</div>`,
        )
        .join(''),
  });
}

/** Two pages, the heading on the first alone. */
export function goesOn(dice: Dice): TableSheet {
  const head: Row[] = [['Date', 'Voucher', 'Customer', 'Invoiced', 'Paid']];
  const tables = [head, []].map((heading) =>
    makeTable({ name: 'full', head: heading, body: postings(dice, PAGE_ROWS) }),
  );
  return pageWith(tables, {
    font: `'Noto Sans Mono', monospace`,
    ruled: 'no',
    css: `${POSTING_CSS} body { font-size: 8.5pt } td, th { width: 20% }`,
    around: (all) =>
      all
        .map(
          (html, place) =>
            `<div class="${place === 0 ? '' : 'next'}">${place === 0 ? '<h3>Statement of account</h3>' : ''}${html}</div>`,
        )
        .join(''),
  });
}

/** Every other row shaded. */
export function loanSchedule(dice: Dice): TableSheet {
  const table = makeTable({
    name: 'full',
    head: [['No.', 'Due', 'Principal', 'Interest', 'Instalment', 'Balance']],
    body: Array.from({ length: 18 }, (_, place): Row => [
      String(place + 1),
      day(dice),
      ...amountRow(dice, '', 4, { low: 90, high: 24_000, decimals: 2 }).slice(1),
    ]),
  });
  return pageWith([table], {
    font: `'DejaVu Sans', sans-serif`,
    ruled: 'no',
    css: 'tbody tr:nth-child(odd) { background: #e6ecf3 } body { font-size: 8.5pt }',
    around: ([html = '']) => `<h2>Repayment plan</h2>${html}`,
  });
}
