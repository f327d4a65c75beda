// Second collection: tables of central banks and of a treasury.

import type { Dice } from '../../dice.ts';
import type { Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  band,
  boldRow,
  broken,
  figure,
  figureRow,
  FONTS,
  inset,
  listed,
  over,
  paragraphs,
  printed,
  reading,
  tall,
} from './printed-page.ts';

/** Money in four nested headings, columns with numbers, outstanding amounts and flows as bands. */
export function monetaryAggregates(dice: Dice): TableSheet {
  const amounts = { low: 90, high: 16_400, decimals: 1 };
  const flows = { low: 0.4, high: 640, decimals: 1, below: 35, minus: ['-', ''] as const };
  const centred = (text: string): Row => [{ text, columns: 10, html: `<div class="over">${text}</div>` }];
  const table = makeTable({
    name: 'fig full',
    head: [
      [tall('', 4), over('M3', 9, true)],
      [over('M2', 5, true), over('M3-M2', 3, true), ''],
      [
        over('M1', 2, true),
        over('M2-M1', 2, true),
        'Total',
        'Repos',
        broken('Money market', 'fund shares'),
        broken('Debt', 'securities'),
        'Total',
      ],
      [
        broken('Currency in', 'circulation'),
        broken('Overnight', 'deposits'),
        broken('Agreed', 'maturity'),
        broken('Redeemable', 'at notice'),
        '',
        '',
        '',
        '',
        '',
      ],
      ['', ...Array.from({ length: 9 }, (_, place) => String(place + 1))],
    ],
    body: [
      centred('Outstanding amounts'),
      ...['2021', '2022', '2023'].map((year) => figureRow(dice, year, 9, amounts)),
      ...['2024 Q1', 'Q2', '2024 May', 'June', 'July (p)'].map((time) => figureRow(dice, time, 9, amounts)),
      centred('Transactions'),
      ...['2021', '2022', '2023'].map((year) => figureRow(dice, year, 9, flows)),
      ...['2024 Q1', 'Q2', '2024 May', 'June', 'July (p)'].map((time) => figureRow(dice, time, 9, flows)),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 7.5,
      ruled: 'half',
      css: 'thead th { font-weight: normal; vertical-align: bottom } thead tr:last-child th { text-align: center !important; border-top: 0.5px solid #004a91; border-bottom: 0.5px solid #004a91; color: #004a91 } td:first-child { text-align: right; white-space: nowrap } td[colspan] { padding: 5px 0 } h3 { color: #004a91 }',
      foot: '<span>Economic Bulletin, Issue 6 / 2024 – Statistics</span><span>S 19</span>',
    },
    ([html = '']) =>
      `<h2>5 Money and credit</h2><h3>5.1 Monetary aggregates <sup>1)</sup></h3><p class="note">(EUR billions and annual growth rates; seasonally adjusted; outstanding amounts and growth rates at end of period; transactions during period)</p>${html}<p class="note">Source: central bank.<br>1) Data refer to the changing composition of the euro area.</p>`,
  );
}

/** Projections: middle values with their ranges in brackets, two tables over each other with a sentence between. */
export function policyProjections(dice: Dice): TableSheet {
  const range = (): string[] => {
    const middle = dice.between(0.4, 4);
    return [middle.toFixed(1), `[${(middle - 0.6).toFixed(1)} – ${(middle + 0.6).toFixed(1)}]`];
  };
  const years = ['2024', '2025', '2026'];
  const make = (title: string, names: readonly string[]): ReturnType<typeof makeTable> =>
    makeTable({
      name: 'mid lines',
      head: [
        [tall(title, 2), over('June 2024', 3), over('March 2024', 3)],
        [...years, ...years],
      ],
      body: names.map((name, place): Row => [
        name,
        ...years.map(() => (place === 0 ? range().join(' ') : (range()[0] ?? ''))),
        ...years.map(() => range()[0] ?? ''),
      ]),
    });
  const growth = make(
    'Annual percentage changes',
    listed('Real GDP; Private consumption; Government consumption; Gross fixed capital formation'),
  );
  const prices = make('Prices and costs', listed('HICP; HICP excluding energy and food; Unit labour costs'));
  return printed(
    [growth, prices],
    {
      font: FONTS.sans,
      size: 9,
      ruled: 'half',
      css: 'thead th { border-bottom: 0.5px solid #888 } .mid td { padding: 3px 7px } td:first-child { width: 46mm }',
      foot: '<span>Macroeconomic projections, June 2024</span><span>7</span>',
    },
    ([one = '', other = '']) =>
      `${paragraphs('Growth is projected to strengthen over the horizon as real incomes recover. Compared with the March projections, the outlook has been revised up for 2024 and is broadly unchanged beyond.')}<h3>Table 1. Growth projections</h3>${one}${paragraphs('Inflation is expected to return to target in the second half of 2025.')}<h3>Table 2. Inflation projections</h3>${other}<p class="note">Note: Ranges in brackets are based on past projection errors.</p>${reading(dice, 4)}`,
  );
}

/** A template of reserves: numbered items set in on four levels, wrapped, amounts at the last line. */
export function reserveTemplate(dice: Dice): TableSheet {
  const items: readonly (readonly [string, number])[] = [
    ['A. Official reserve assets', 0],
    ['(1) Foreign currency reserves (in convertible foreign currencies)', 1],
    ['(a) Securities', 2],
    ['of which: issuer headquartered in reporting country but located abroad', 3],
    ['(b) Total currency and deposits with:', 2],
    ['(i) other national central banks, BIS and IMF', 3],
    ['(ii) banks headquartered in the reporting country', 3],
    ['(2) IMF reserve position', 1],
    ['(3) SDRs', 1],
    ['(4) Gold (including gold deposits and, if appropriate, gold swapped)', 1],
    ['– volume in millions of fine troy ounces', 2],
    ['(5) Other reserve assets (specify)', 1],
    ['B. Other foreign currency assets (specify)', 0],
  ];
  const empty = new Set([4]);
  const table = makeTable({
    name: 'fig foot',
    head: [['', '31 May 2024', '30 June 2024']],
    body: items.map(([text, indent], place): Row => {
      const label = inset({ text, isStrong: indent === 0 }, indent);
      if (empty.has(place)) return [label, '', ''];
      return figureRow(dice, label, 2, { low: 3, high: 64_000, decimals: 1 });
    }),
  });
  return printed(
    [table],
    {
      font: FONTS.serif,
      size: 10,
      ruled: 'no',
      css: 'td:first-child { width: 92mm } td, th { padding: 3px 10px }',
      foot: '<span></span><span>Page 1 of 4</span>',
    },
    ([html = '']) =>
      `<h2>International Reserves and Foreign Currency Liquidity</h2><p>(Information to be disclosed by the monetary authorities, in millions of US dollars)</p><h3>I. Official reserve assets and other foreign currency assets (approximate market value)</h3>${html}`,
  );
}

/** Spanish: a small table in one of two columns of text. */
export function tiposDeInteres(dice: Dice): TableSheet {
  const rate = { low: 0.4, high: 8, decimals: 2, point: ',' };
  const table = makeTable({
    name: 'fig zebra full',
    head: [['En porcentaje', broken('Dic.', '2022'), broken('Dic.', '2023'), broken('Mar.', '2024')]],
    body: [
      boldRow(['Hogares', '', '', '']),
      ...listed('Vivienda; Consumo; Otros fines').map((text) => figureRow(dice, inset(text), 3, rate)),
      boldRow(['Sociedades no financieras', '', '', '']),
      ...listed('Hasta 250.000 euros; De 250.000 a 1 millón; Más de 1 millón').map((text) =>
        figureRow(dice, inset(text), 3, rate),
      ),
      figureRow(dice, 'Euríbor a un año', 3, rate),
    ],
  });
  const left = paragraphs(
    'Los tipos de interés de las nuevas operaciones de crédito a los hogares y a las sociedades se mantuvieron en niveles elevados durante el primer trimestre, si bien comenzaron a moderarse en los plazos más largos.',
    'En el segmento de vivienda, el coste medio se redujo por primera vez en dos años. La demanda de financiación siguió siendo débil y el saldo vivo del crédito cayó un 2,1 % en tasa interanual.',
    'Las entidades esperan una ligera recuperación de las solicitudes en los próximos meses, en línea con la evolución prevista de los mercados. No se anticipan cambios relevantes en los criterios de concesión.',
  );
  const right = paragraphs(
    'La remuneración de los depósitos a plazo se estabilizó en torno al 2,5 %. El peso de los depósitos a la vista continuó descendiendo, hasta el 84 % del total.',
  );
  return printed(
    [table],
    {
      font: FONTS.palatino,
      size: 9,
      ruled: 'no',
      css: '.two { display: flex; gap: 9mm } .two > div { flex: 1 } .zebra th { background: #7a1f2b; color: #fff } td, th { padding: 2px 4px }',
      foot: '<span>Informe trimestral</span><span>24</span>',
    },
    ([html = '']) =>
      `<h2>2.3 Condiciones de financiación</h2><div class="two"><div>${left}</div><div><b>Cuadro 2.1 Coste de la financiación</b>${html}<p class="note">Fuente: elaboración propia.</p>${right}</div></div>`,
  );
}

/** Rates of exchange, two lists side by side. */
export function exchangeRates(dice: Dice): TableSheet {
  const currencies = listed(
    'USD US dollar; JPY Japanese yen; BGN Bulgarian lev; CZK Czech koruna; DKK Danish krone; GBP Pound sterling; HUF Hungarian forint; PLN Polish zloty; RON Romanian leu; SEK Swedish krona; CHF Swiss franc; ISK Icelandic króna; NOK Norwegian krone; TRY Turkish lira; AUD Australian dollar; BRL Brazilian real',
  );
  const make = (names: readonly string[]): ReturnType<typeof makeTable> =>
    makeTable({
      name: 'rates under',
      head: [['Currency', 'Spot', 'Change']],
      body: names.map((name): Row => [
        name,
        figure(dice, { low: 0.8, high: 390, decimals: 4 }),
        figure(dice, { low: 0.0001, high: 0.9, decimals: 4, below: 50, minus: ['−', ''] }),
      ]),
    });
  return printed(
    [make(currencies.slice(0, 8)), make(currencies.slice(8))],
    {
      font: FONTS.tight,
      size: 8.5,
      ruled: 'half',
      css: '.rates td:not(:first-child), .rates th:not(:first-child) { text-align: right } .side { display: flex; justify-content: space-between; gap: 14mm } .side table { flex: 1 }',
    },
    ([one = '', other = '']) =>
      `<h2>Euro foreign exchange reference rates</h2><p>All currencies quoted against the euro (base currency), 14 June 2024</p><div class="side">${one}${other}</div>${paragraphs('The reference rates are usually updated at around 16:00 CET every working day. They are based on the daily concertation procedure between central banks, which normally takes place at 14:10 CET. Using the rates for transaction purposes is strongly discouraged.')}`,
  );
}

/** Estimates of a ministry on its side: numbered columns under three rows of headings, dashes, totals as bands. */
export function supplyEstimates(dice: Dice): TableSheet {
  const amount = { low: 20, high: 940_000 };
  const line = (text: string): Row => [
    inset(text),
    ...Array.from({ length: 10 }, (_, place) =>
      dice.chance(place % 3 === 1 ? 0.4 : 0.15)
        ? '-'
        : figure(dice, { ...amount, below: place % 3 === 1 ? 100 : 8, minus: ['-', ''] }),
    ),
  ];
  const table = makeTable({
    name: 'fig full low',
    head: [
      ['', over('2024-25 Plans', 8), over('2023-24 Provisions', 2)],
      ['', over('Resources', 6), over('Capital', 2), 'Resources', 'Capital'],
      ['', over('Administration', 3), over('Programme', 3), '', '', '', ''],
      ['£’000', 'Gross', 'Income', 'Net', 'Gross', 'Income', 'Net', 'Gross', 'Net', 'Net', 'Net'],
      ['', ...Array.from({ length: 10 }, (_, place) => String(place + 1))],
    ],
    body: [
      band('Spending in Departmental Expenditure Limits (DEL)', 11),
      band('Voted expenditure', 11),
      ...listed(
        'A Strategy, rights and legal services; B Courts and tribunals; C Youth custody (net); D Grants to local authorities in respect of welfare services and of advice',
      ).map(line),
      boldRow(figureRow(dice, 'Total Spending in DEL', 10, amount)),
      band('Spending in Annually Managed Expenditure (AME)', 11),
      ...listed('E Provisions and impairments; F Compensation schemes').map(line),
      boldRow(figureRow(dice, 'Total for Estimate', 10, amount)),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 7.5,
      ruled: 'half',
      paper: 'A4 landscape',
      margin: '15mm',
      css: 'td:first-child { width: 60mm } thead tr:last-child th { font-weight: normal; border-bottom: 0.5px solid #000 } td[colspan] { text-align: left; padding-top: 6px }',
      foot: '<span>Main Supply Estimates 2024-25</span><span>217</span>',
    },
    ([html = '']) =>
      `<b style="font-size:1.3em">Part II: Subhead detail</b>${html}<p class="note">Figures may not sum because of rounding.</p>`,
  );
}
