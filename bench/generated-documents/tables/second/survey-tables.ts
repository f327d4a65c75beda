// Second collection: tables of surveys and of a census.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  band,
  boldRow,
  figure,
  figures,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
  reading,
  tall,
} from './printed-page.ts';

/** Spanish: years as bands inside the table, counts and shares beside each other. */
export function hogares(dice: Dice): TableSheet {
  const sizes = listed('Total hogares; 1 persona; 2 personas; 3 personas; 4 personas; 5 y más personas');
  const year = (text: string): Row[] => [
    band(text, 5),
    ...sizes.map((size, place): Row => {
      const row = [
        inset(size, place === 0 ? 0 : 1),
        figure(dice, { low: 900_000, high: 19_000_000, thousands: '.' }),
        place === 0 ? '100,0' : figure(dice, { low: 5, high: 32, decimals: 1, point: ',' }),
        figure(dice, { low: 700, high: 240_000, thousands: '.', below: 25 }),
        figure(dice, { low: 0.1, high: 6, decimals: 1, below: 25, point: ',' }),
      ];
      return place === 0 ? boldRow(row) : row;
    }),
  ];
  const table = makeTable({
    name: 'fig full',
    head: [
      ['', over('Número de hogares', 2, true), over('Variación anual', 2, true)],
      ['Tamaño del hogar', 'Valor', '%', 'Absoluta', '%'],
    ],
    body: [...year('2021'), ...year('2022'), ...year('2023')],
  });
  return printed(
    [table],
    {
      font: FONTS.gothic,
      size: 8.5,
      ruled: 'half',
      css: 'td[colspan] { background: #dfe7ef; text-align: left } td, th { padding: 2.5px 8px }',
      foot: '<span>Nota de prensa</span><span>3 / 9</span>',
    },
    ([html = '']) =>
      `<h2>Encuesta continua de hogares</h2>${paragraphs('El tamaño medio del hogar disminuyó ligeramente y se situó en 2,48 personas. Los hogares más frecuentes fueron los formados por dos personas, con 5,7 millones.')}<h3>Hogares según su tamaño</h3>${html}<p class="note">Fuente: Instituto de estadística. Los totales pueden no coincidir por el redondeo.</p>`,
  );
}

/** A survey of a census: estimates and their margins for two places, all lines drawn. */
export function countyProfile(dice: Dice): TableSheet {
  const place = (isShare: boolean, isTop: boolean): string[] => {
    const margin = `±${figure(dice, { low: 90, high: 2400 })}`;
    const share = isTop
      ? ['(X)', '(X)']
      : [
          `${figure(dice, { low: 2, high: 64, decimals: 1 })}%`,
          `±${figure(dice, { low: 0.2, high: 2, decimals: 1 })}`,
        ];
    return [figure(dice, { low: 2100, high: 310_000 }), isShare && isTop ? '*****' : margin, ...share];
  };
  const group = (name: string, rows: readonly string[]): Row[] => [
    band(name, 9),
    ...rows.map((text, at): Row => [
      inset(text, at === 0 ? 0 : 1),
      ...place(at % 2 === 0, at === 0),
      ...place(false, at === 0),
    ]),
  ];
  const measures = ['Estimate', 'Margin of Error', 'Percent', 'Percent Margin of Error'];
  const table = makeTable({
    name: 'fig grid full',
    head: [
      [tall('Subject', 2), over('Chester County, Pennsylvania', 4), over('Doña Ana County, New Mexico', 4)],
      [...measures, ...measures],
    ],
    body: [
      ...group(
        'EMPLOYMENT STATUS',
        listed(
          'Population 16 years and over; In labor force; Civilian labor force; Armed Forces; Not in labor force',
        ),
      ),
      ...group(
        'COMMUTING TO WORK',
        listed(
          'Workers 16 years and over; Car, truck, or van – drove alone; Public transportation (excluding taxicab); Worked from home',
        ),
      ),
      ...group(
        'INCOME AND BENEFITS (IN 2022 INFLATION-ADJUSTED DOLLARS)',
        listed('Total households; Less than $10,000; $10,000 to $14,999; $200,000 or more'),
      ),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8,
      ruled: 'yes',
      paper: 'Letter landscape',
      margin: '14mm',
      css: 'thead th { background: #f0f0f0; text-align: center !important } td[colspan] { text-align: left }',
      foot: '<span>data.census.example | Measuring America’s People and Economy</span><span>1</span>',
    },
    ([html = '']) =>
      `<p><b>DP03 | Selected Economic Characteristics</b><br>2022: 5-Year Estimates Data Profiles</p>${html}<p class="note">An “(X)” means that the estimate is not applicable. An entry of “*****” in the margin of error column indicates that the estimate is controlled.</p>`,
  );
}

/** Who sat in which meeting: in the middle of columns, dashes for those who are not members, no line. */
export function boardAttendance(dice: Dice): TableSheet {
  const names = listed(
    'Sir Alan Whitcombe (Chair); Fiona Drummond; Rajesh Iyer; Sophie van der Meulen; Thomas Ekström; Dame Janet Pryce',
  );
  const seen = (of: number): string => (dice.chance(0.35) ? '–' : `${dice.chance(0.8) ? of : of - 1}/${of}`);
  const table = makeTable({
    name: 'mid full',
    head: [['', 'Board', 'Audit and Risk', 'Nomination', 'Remuneration', 'Independent']],
    body: [
      ...names.map((name, place): Row => [
        name,
        place === 2 ? '7/8' : '8/8',
        seen(5),
        seen(3),
        seen(4),
        place === 1 ? 'No' : 'Yes',
      ]),
      [marked('Michael Tate', '1'), '3/3', '–', '1/1', '–', 'Yes'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.book,
      size: 9,
      ruled: 'no',
      css: 'td, th { padding: 3px 6px } .cols2 { columns: 2; column-gap: 8mm }',
      foot: '<span>Annual Report and Accounts 2023</span><span>79</span>',
    },
    ([html = '']) =>
      `<div class="head"><b>GOVERNANCE</b><span>Strategic report &nbsp; <b>Governance</b> &nbsp; Financial statements</span></div><h2>Attendance at scheduled meetings</h2>${html}<p class="note">1 Retired from the board on 11 May 2023.</p><div class="cols2">${paragraphs('The board met eight times during the year. Where directors could not attend, they received the papers and gave their views to the Chair in advance.', 'An external evaluation took place in the autumn. It found that the board works well and recommended more time for strategy, which has been scheduled for June.', 'Each non-executive director is expected to devote at least 25 days a year to the company.')}${reading(dice, 4)}</div>`,
  );
}

/** Emissions on a page on its side: units, years, a target in words, coloured headings; water below. */
export function emissionsAndWater(dice: Dice): TableSheet {
  const line = (label: string | Cell, unit: string, high: number, goal = ''): Row => [
    label,
    unit,
    ...figures(dice, 4, { low: high / 4, high }),
    goal,
  ];
  const head = (text: string): Row => [text, 'Unit', '2023', '2022', '2021', 'Base year 2019', 'Target'];
  const emissions = makeTable({
    name: 'esg full',
    head: [head('Greenhouse gas emissions')],
    body: [
      line(marked('Scope 1', 'a'), 'kt CO2e', 900, '–42% by 2030'),
      line('Scope 2 (market-based)', 'kt CO2e', 400, '100% renewable electricity by 2028'),
      line('Scope 3', 'kt CO2e', 48_000, 'Net zero by 2050'),
      line(inset('Purchased goods and services'), 'kt CO2e', 21_000),
      line(inset('Use of sold products'), 'kt CO2e', 24_000),
      [inset('Investments'), 'kt CO2e', 'n.a.', 'n.a.', 'n.a.', 'n.a.', ''],
      ['Intensity', 't CO2e/EUR m', ...figures(dice, 4, { low: 30, high: 99, decimals: 1 }), ''],
    ],
  });
  const water = makeTable({
    name: 'esg full',
    head: [head('Water and waste')],
    body: [
      line('Withdrawal', '1,000 m3', 9000, '–15% by 2027'),
      line(inset('of which in areas of stress'), '1,000 m3', 1200),
      boldRow(['Recycled waste', '%', '81', '78', '–', '–', '90% by 2026']),
    ],
  });
  return printed(
    [emissions, water],
    {
      font: FONTS.swiss,
      size: 9,
      ruled: 'half',
      paper: 'A4 landscape',
      margin: '16mm',
      css: '.esg { table-layout: fixed } .esg th { background: #1d6f42; color: #fff } .esg td, .esg th { padding: 3px 8px; border-bottom: 0.5px solid #c5d9cd } .esg td:nth-child(n+3):nth-child(-n+6), .esg th:nth-child(n+3):nth-child(-n+6) { text-align: right } .esg th:first-child { width: 68mm } .esg th:last-child { width: 58mm }',
      foot: '<span>Sustainability statement</span><span>131</span>',
    },
    ([one = '', other = '']) =>
      `<h2>Environmental performance data</h2>${one}${paragraphs('Water is metered at all sites; waste is taken from the notes of carriers.')}${other}<p class="note">a Restated for the disposal of the coatings business.</p>`,
  );
}
