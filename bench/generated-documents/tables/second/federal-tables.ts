// Second collection: tables of federal agencies.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  boldRow,
  broken,
  dotted,
  figure,
  figureRow,
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

/** Employment: dots behind the labels, groups of persons in the middle between the rows, adjusted and not. */
export function employmentStatus(dice: Dice): TableSheet {
  const group = (name: string): Row[] => [
    [{ text: name, columns: 8, html: `<div class="over"><b>${name}</b></div>` }],
    ...listed('Civilian labor force; Employed; Unemployed').map((text, place) =>
      figureRow(dice, dotted(text, place), 7, { low: 1100, high: 168_000 }),
    ),
    figureRow(dice, dotted('Unemployment rate', 2), 7, { low: 3, high: 6, decimals: 1 }),
  ];
  const month = (name: string, year: string): Cell => broken(name, year);
  const table = makeTable({
    name: 'fig full',
    head: [
      [
        tall('Employment status, sex, and age', 2),
        over('Not seasonally adjusted', 3),
        { ...marked('Seasonally adjusted', '1'), columns: 4 },
      ],
      [
        month('May', '2023'),
        month('Apr.', '2024'),
        month('May', '2024'),
        month('May', '2023'),
        month('Mar.', '2024'),
        month('Apr.', '2024'),
        month('May', '2024'),
      ],
    ],
    body: [
      ...group('TOTAL'),
      ...group('Men, 16 years and over'),
      ...group('Women, 16 years and over'),
      ...group('Both sexes, 16 to 19 years'),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8,
      ruled: 'half',
      paper: 'Letter',
      css: 'thead th { border: 0.5px solid #000; text-align: center !important; font-weight: normal; vertical-align: middle } table { border-bottom: 0.5px solid #000 } td { padding: 1px 5px } td:first-child { width: 52mm; max-width: 52mm }',
    },
    ([html = '']) =>
      `<b>HOUSEHOLD DATA</b><br><b>Table A-1. Employment status of the civilian population by sex and age</b><p class="note">[Numbers in thousands]</p>${html}<p class="note"><sup>1</sup> The population figures are not adjusted for seasonal variation; therefore, identical numbers appear in the unadjusted and seasonally adjusted columns.<br>NOTE: Updated population controls are introduced annually with the release of January data.</p>`,
  );
}

/** An outlook of energy on its side: quarters of three years, tiny letters, sections in bold. */
export function energyOutlook(dice: Dice): TableSheet {
  const section = (text: string): Row =>
    [text, ...Array.from({ length: 15 }, () => '')].map((one) => ({ text: one, isStrong: true }));
  const line = (text: string, indent: number): Row =>
    figureRow(dice, inset(text, indent), 15, { low: 0.3, high: 96, decimals: 2, below: 4, minus: ['-', ''] });
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
  const table = makeTable({
    name: 'fig full closed',
    head: [
      ['', over('2023', 4), over('2024', 4), over('2025', 4), over('Year', 3)],
      ['', ...quarters, ...quarters, ...quarters, '2023', '2024', '2025'],
    ],
    body: [
      section('Production (million barrels per day) (a)'),
      line('U.S. total petroleum and other liquids', 0),
      line('Crude oil', 1),
      line('Federal Gulf', 2),
      line('Lower 48 States', 2),
      line('Natural gas plant liquids', 1),
      line('Refinery processing gain', 1),
      section('Consumption (million barrels per day)'),
      ...listed('OECD; Non-OECD; China; Other Asia; Total world consumption').map((text) => line(text, 0)),
      section('Prices'),
      line('West Texas Intermediate (dollars per barrel)', 0),
      line('Henry Hub (dollars per thousand cubic feet)', 0),
      ['Wellhead, Canada', ...Array.from({ length: 12 }, () => '-'), '-', '-', '-'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.narrow,
      size: 7.5,
      ruled: 'half',
      paper: 'A4 landscape',
      margin: '14mm',
      css: 'td, th { padding: 1.5px 3px } thead tr:first-child th { background: #0096d7; color: #fff } thead tr:last-child th { border-bottom: 0.5px solid #0096d7 } td:nth-child(5), td:nth-child(9), td:nth-child(13) { padding-right: 9px }',
    },
    ([html = '']) =>
      `<b style="font-size:1.2em">Table 3a. International petroleum and other liquids production, consumption, and prices</b><p class="note">Short-Term Energy Outlook – June 2024</p>${html}<p class="note">(a) Includes lease condensate. - = no data available.<br>Historical data: latest data available from the agency’s databases. Minor discrepancies with published historical data are due to independent rounding.</p>`,
  );
}

/** A weekly report on diseases: counts with shares, odds with their intervals, daggers. */
export function caseCharacteristics(dice: Dice): TableSheet {
  const count = (): string =>
    `${figure(dice, { low: 8, high: 4800 })} (${figure(dice, { low: 2, high: 88, decimals: 1 })})`;
  const odds = (): string => {
    const middle = dice.between(0.6, 3.2);
    return `${middle.toFixed(1)} (${(middle * 0.7).toFixed(1)}–${(middle * 1.5).toFixed(1)})`;
  };
  const group = (head: string | Cell, names: readonly string[]): Row[] => [
    [typeof head === 'string' ? { text: head, isStrong: true } : { ...head, isStrong: true }, '', '', '', ''],
    ...names.map((name, place): Row => [
      inset(name),
      count(),
      count(),
      place === 0 ? 'Ref' : odds(),
      place === 0 ? '—' : figure(dice, { low: 0.001, high: 0.9, decimals: 3 }),
    ]),
  ];
  const table = makeTable({
    name: 'mid full',
    head: [
      [
        tall('Characteristic', 2),
        over('No. (column %)', 2, true),
        tall('aOR (95% CI)', 2),
        { ...marked('p-value', '§'), rows: 2 },
      ],
      ['Hospitalized', 'Not hospitalized'],
    ],
    body: [
      boldRow(['Total', '1,204 (100)', '9,881 (100)', '—', '—']),
      ...group('Age group, yrs', ['18–49', '50–64', '65–74', '≥75']),
      ...group(marked('Race and ethnicity', '†'), [
        'White, non-Hispanic',
        'Black or African American, non-Hispanic',
        'Hispanic or Latino',
        'Other',
      ]),
      ...group('No. of underlying conditions', ['0', '1–2', '≥3']),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 8.5,
      ruled: 'half',
      paper: 'Letter',
      css: 'table { border-top: 1px solid #17416f; border-bottom: 1px solid #17416f } thead tr:last-child th { border-bottom: 0.5px solid #17416f } thead th { border-bottom: 0.5px solid #17416f } td { padding: 2px 6px }',
      foot: '<span>Morbidity Weekly Report / May 16, 2024 / Vol. 73 / No. 19</span><span>431</span>',
    },
    ([html = '']) =>
      `<p><b>TABLE 2. Characteristics associated with hospitalization among adults with laboratory-confirmed infection* — 12 states, October 2023–March 2024</b></p>${html}<p class="note"><b>Abbreviations:</b> aOR = adjusted odds ratio; Ref = referent group.<br>* Adults aged ≥18 years. <sup>†</sup> Persons of Hispanic origin might be of any race. <sup>§</sup> Wald test.</p><div style="columns:2;column-gap:8mm">${paragraphs('During the surveillance period, hospitalization was more frequent among adults aged ≥75 years than among those aged 18–49 years. These estimates are subject to at least three limitations.', 'First, residents of facilities could not be followed after discharge. Second, vaccination records were not available for 9% of patients. Third, testing was at the discretion of clinicians.')}${reading(dice, 5)}</div>`,
  );
}

/** What an auditor recommended: words alone, wrapped, a line between rows, agencies over several of them. */
export function auditRecommendations(): TableSheet {
  const table = makeTable({
    name: 'words full lines',
    head: [['Agency', 'Number', 'Recommendation', 'Status']],
    body: [
      [
        tall('Department of Energy', 2),
        '1',
        'The Secretary should establish a schedule for completing the review of contractor invoices that were paid before fiscal year 2022.',
        'Open. In March 2024 officials said that the schedule was being drafted.',
      ],
      [
        '2',
        'The Secretary should document how cost estimates are checked against those of independent parties.',
        'Closed – implemented',
      ],
      [
        'Federal Emergency Management Agency',
        '3',
        'The Administrator should assess the workload of regional offices and update staffing targets.',
        'Open – partially addressed',
      ],
      [
        tall('Office of Management and Budget', 2),
        '4',
        'The Director should issue guidance on the retention of records of awards under $250,000.',
        'Open. The agency neither agreed nor disagreed.',
      ],
      ['5', 'The Director should publish the methodology.', 'Closed – not implemented'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.book,
      size: 9,
      ruled: 'half',
      paper: 'Letter',
      css: 'thead th { background: #d6dce4 } td, th { padding: 4px 6px } td:nth-last-child(2) { width: 66mm } td:nth-last-child(3), th:nth-child(2) { text-align: center } td[rowspan], td:nth-last-child(4) { width: 32mm }',
      foot: '<span>Page 22</span><span>GAO-24-106213 Contract Management</span>',
    },
    ([html = '']) =>
      `<h2>Appendix II: Status of Recommendations</h2>${paragraphs('We made five recommendations to three agencies in our 2022 report. Table 4 shows the status of each as of April 2024.')}<p><b>Table 4: Status of Prior Recommendations</b></p>${html}<p class="note">Source: analysis of agency documents. | GAO-24-106213</p>${paragraphs('Agency officials told us that they planned to complete the remaining actions by the end of fiscal year 2025.')}`,
  );
}

/** Supply and use of crops: years over kinds of estimate over months, units in the middle between rows. */
export function supplyAndUse(dice: Dice): TableSheet {
  const unit = (text: string): Row => [
    '',
    { text, columns: 4, html: `<div class="over"><i>${text}</i></div>` },
  ];
  const line = (text: string, low: number, decimals = 0): Row =>
    figureRow(dice, text, 4, { low, high: low * 1.3, decimals });
  const crop = (name: string, base: number): ReturnType<typeof makeTable> =>
    makeTable({
      name: 'fig whole',
      head: [
        [name, '2022/23', '2023/24 Est.', '2024/25 Proj.', '2024/25 Proj.'],
        ['', '', '', 'May', 'June'],
      ],
      body: [
        unit('Million Acres'),
        line('Area Planted', base, 1),
        line('Area Harvested', base * 0.8, 1),
        unit('Bushels'),
        line('Yield per Harvested Acre', 44, 1),
        unit('Million Bushels'),
        ...listed(
          'Beginning Stocks; Production; Imports; Supply, Total; Feed and Residual; Exports; Use, Total; Ending Stocks',
        ).map((text) => line(text, dice.pick([122, 580, 1650]))),
        ['Avg. Farm Price ($/bu) 2/', '8.83', '6.96', '6.00', '6.50'],
      ],
    });
  return printed(
    [crop('WHEAT', 46), crop('CORN', 88)],
    {
      font: FONTS.typed,
      size: 8,
      ruled: 'half',
      paper: 'Letter',
      css: 'table { margin: 6px auto 14px; border-top: 1px solid #000; border-bottom: 1px solid #000 } thead tr:last-child th { border-bottom: 1px solid #000 } th { font-weight: normal } td:first-child { padding-right: 30px }',
    },
    ([one = '', other = '']) =>
      `<div class="head"><span>WASDE-648</span><span>June 12, 2024</span></div><p class="over"><b>U.S. Wheat and Corn Supply and Use 1/</b></p>${one}<p>The projected season-average price for corn is unchanged this month.</p>${other}<p class="note">1/ Marketing year beginning June 1 for wheat and September 1 for corn. 2/ Marketing-year weighted average price received by farmers.</p>`,
  );
}
