// Second collection: tables of prospectuses and annual reports.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import type { FigureStyle } from './printed-page.ts';
import {
  boldRow,
  figure,
  figures,
  FONTS,
  inset,
  marked,
  over,
  paragraphs,
  printed,
  reading,
  signed,
  strong,
} from './printed-page.ts';

const PREFERRED = 'Preferred stock, $0.0001 par value; no shares authorized, issued or outstanding, actual';

/** A prospectus: what is outstanding and as adjusted; long labels hang over several lines. */
export function capitalization(dice: Dice): TableSheet {
  const line = (label: Cell | string, sign = ''): Row => [
    label,
    ...signed(figures(dice, 3, { low: 900, high: 640_000 }), sign),
  ];
  const table = makeTable({
    name: 'cap',
    head: [
      ['', over('As of March 31, 2024', 6, true)],
      [
        '',
        over('Actual', 2),
        over('Pro Forma', 2),
        {
          ...over('Pro Forma As Adjusted', 2),
          text: 'Pro Forma As Adjusted(1)',
          html: '<div class="over">Pro Forma As Adjusted<sup>(1)</sup></div>',
        },
      ],
      ['', over('(in thousands, except share and per share data)', 6)],
    ],
    body: [
      line('Cash and cash equivalents', '$'),
      line('Long-term debt, net of current portion', '$'),
      line(
        'Redeemable convertible preferred stock, $0.0001 par value; 41,204,118 shares authorized, 40,911,532 shares issued and outstanding, actual; no shares authorized, issued or outstanding, pro forma and pro forma as adjusted',
      ),
      ['Stockholders’ (deficit) equity:', '', '', '', '', '', ''],
      [inset(PREFERRED), ...signed(['—', '—', '—'], '')],
      line(
        inset(
          'Common stock, $0.0001 par value; 75,000,000 shares authorized, 12,018,339 shares issued and outstanding, actual',
        ),
      ),
      line(inset('Additional paid-in capital')),
      [inset('Accumulated deficit'), '', '(188,407)', '', '(188,407)', '', '(188,407)'],
      line(inset('Total stockholders’ (deficit) equity', 2)),
      line(strong('Total capitalization'), '$'),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 9.5,
      ruled: 'half',
      paper: 'Letter',
      margin: '22mm',
      css: '.cap td { padding: 3px 0; vertical-align: bottom } .cap td:first-child { width: 88mm; padding-right: 5mm } .cap td:nth-child(2n+3) { text-align: right; padding-right: 6px } .cap td:nth-child(2n) { padding-left: 8px } th { font-size: 0.8em }',
      foot: '<span></span><span>58</span><span></span>',
    },
    ([html = '']) =>
      `<p class="over"><b>CAPITALIZATION</b></p>${paragraphs('The following table sets forth our cash and cash equivalents and our capitalization as of March 31, 2024. You should read this table together with “Use of Proceeds” and our financial statements.')}${html}<p class="note">(1) Each $1.00 increase in the assumed initial public offering price of $17.00 per share would increase total capitalization by $8.1 million.</p>${reading(dice, 3)}`,
  );
}

/** Who leads a company: names, ages, offices over several lines, no line at all. */
export function executiveOfficers(dice: Dice): TableSheet {
  const table = makeTable({
    name: 'people',
    head: [['Name', 'Age', 'Position']],
    body: [
      [strong('Executive Officers'), '', ''],
      ['Marguerite L. Okonjo', '57', 'Chief Executive Officer and Chair of the Board of Directors'],
      [
        'Daniel P. Vasquez',
        '49',
        'Executive Vice President, Chief Financial Officer and Treasurer (Principal Financial Officer)',
      ],
      ['Hye-jin Park, Ph.D.', '44', 'Chief Scientific Officer'],
      [strong('Non-Employee Directors'), '', ''],
      [marked('Robert Feld', '(1)(3)'), '68', 'Lead Independent Director'],
      [marked('Aoife Brannigan', '(2)'), '52', 'Director'],
      [marked('Theodore J. Winterbourne III', '(1)(2)'), '71', 'Director'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.serif,
      size: 10,
      ruled: 'no',
      paper: 'Letter',
      margin: '22mm',
      css: '.people { width: 100% } .people td { padding: 3px 0 } .people td:nth-child(2), .people th:nth-child(2) { text-align: center; width: 22mm } .people td:nth-child(3) { width: 84mm } .people th { border-bottom: none; text-decoration: underline }',
      foot: '<span></span><span>112</span><span></span>',
    },
    ([html = '']) =>
      `<p class="over"><b>MANAGEMENT</b></p>${paragraphs('The following table sets forth information regarding our executive officers and directors as of the date of this prospectus:')}${html}<p class="note">(1) Member of the audit committee.<br>(2) Member of the compensation committee.<br>(3) Member of the nominating and corporate governance committee.</p>${paragraphs('<b>Marguerite L. Okonjo</b> has served as our Chief Executive Officer since June 2016 and as a member of our board since 2014. From 2009 to 2016 she was President of a manufacturer of medical devices.')}${reading(dice, 4)}`,
  );
}

/** Number, description, form, file, exhibit, day, and whether it is filed with this report. */
const EXHIBITS = [
  '3.1 | Amended and Restated Certificate of Incorporation of the Registrant | 8-K | 001-38719 | 3.1 | November 2, 2018 | ',
  '3.2 | Amended and Restated Bylaws | 10-Q | 001-38719 | 3.2 | August 9, 2022 | ',
  '4.1 | Indenture, dated as of June 12, 2020, between the Registrant and Meridian Trust Company, as trustee | 8-K | 001-38719 | 4.1 | June 12, 2020 | ',
  '10.1 | 2018 Equity Incentive Plan and forms of agreements thereunder | S-1/A | 333-227434 | 10.2 | October 9, 2018 | ',
  '10.2 | Lease between the Registrant and Third Street Partners, LLC | S-1 | 333-227434 | 10.7 | September 20, 2018 | ',
  '21.1 | Subsidiaries of the Registrant |  |  |  |  | X',
  '23.1 | Consent of Independent Registered Public Accounting Firm |  |  |  |  | X',
  '31.1 | Certification of Principal Executive Officer pursuant to Rule 13a-14(a) |  |  |  |  | X',
];

/** The index of exhibits: one heading over four columns of words, long descriptions. */
export function exhibitIndex(): TableSheet {
  const table = makeTable({
    name: 'exhibits full',
    head: [
      ['', '', over('Incorporated by Reference', 4, true), ''],
      ['Exhibit No.', 'Exhibit Description', 'Form', 'File No.', 'Exhibit', 'Filing Date', 'Filed Herewith'],
    ],
    body: EXHIBITS.map((exhibit): Row => {
      const [number = '', ...rest] = exhibit.split(' | ');
      return [number === '10.1' ? marked(number, '+') : number, ...rest];
    }),
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 8.5,
      ruled: 'half',
      paper: 'Letter',
      css: '.exhibits th { vertical-align: bottom; text-align: center; border-bottom: 0.75px solid #000 } .exhibits th:first-child { width: 16mm } td { padding: 3px 5px } td:nth-child(2) { width: 66mm } td:nth-child(n+3) { text-align: center; vertical-align: bottom } tbody tr:nth-child(odd) { background: #e6f0e6 }',
      foot: '<span></span><span>97</span><span></span>',
    },
    ([html = '']) =>
      `<p><b>Item 15. Exhibits and Financial Statement Schedules</b></p><p>(a)(3) Exhibits</p>${html}<p class="note">+ Indicates management contract or compensatory plan.</p>`,
  );
}

/** An annual report in Spanish: amounts of two years, and below some of them what they come to in per cent. */
export function resumenDeResultados(dice: Dice): TableSheet {
  const euros: FigureStyle = { low: 60, high: 9800, thousands: '.', point: ',', minus: ['(', ')'] };
  const share: FigureStyle = { low: 1, high: 38, decimals: 1, point: ',', below: 20, minus: ['(', ')'] };
  const line = (label: string, below = 0): Row => [
    label,
    ...figures(dice, 2, { ...euros, below }),
    `${figure(dice, share)} %`,
  ];
  const ratio = (label: string): Row => [
    inset(label),
    ...figures(dice, 2, share).map((text) => `${text} %`),
    '',
  ];
  const table = makeTable({
    name: 'fig',
    head: [['Millones de euros', marked('2023', '(*)'), '2022', 'Variación']],
    body: [
      boldRow(line('Ingresos')),
      ratio('Crecimiento orgánico'),
      line('Aprovisionamientos', 100),
      line('Gastos de personal', 100),
      boldRow(line('EBITDA')),
      ratio('Margen EBITDA'),
      line('Amortizaciones y provisiones', 100),
      line('Resultado financiero', 60),
      line('Impuesto sobre beneficios', 100),
      boldRow(line('Resultado atribuible a la sociedad dominante')),
      ['Beneficio básico por acción (euros)', '1,27', '0,98', '29,6 %'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.gothic,
      size: 9,
      ruled: 'half',
      css: '.fig { width: 125mm } thead th { border-bottom: 2px solid #d0021b } tbody td { border-bottom: 0.5px dotted #999; padding: 3.5px 8px }',
      foot: '<span>Informe de gestión 2023</span><span>15</span>',
    },
    ([html = '']) =>
      `<h2>Principales magnitudes</h2>${html}<p class="note">(*) Cifras no auditadas.</p>${paragraphs('Los ingresos del Grupo alcanzaron los 9.412 millones de euros, un 6,2 % más que en 2022, gracias a la contribución de los nuevos contratos y a la evolución favorable de los tipos de cambio.')}`,
  );
}
