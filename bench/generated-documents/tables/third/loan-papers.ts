// Third collection: loans, leases, the memorandum of a lender.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import { band, boldRow, FONTS, inset, over, paragraphs, printed, tall } from '../second/printed-page.ts';
import { cents, grouped } from './third-page.ts';

const INSTALMENTS = 48;

/** How a loan is paid back month by month, with what each year came to. */
export function amortisationSchedule(dice: Dice): TableSheet {
  const rate = dice.between(0.003, 0.007);
  const sum = dice.int(18, 64) * 1000;
  const payment = Math.round((sum * rate * 100) / (1 - (1 + rate) ** -INSTALMENTS)) / 100;
  let rest = sum;
  let [interests, principals] = [0, 0];
  const body: Row[] = [];
  for (let month = 1; month <= INSTALMENTS; month += 1) {
    const interest = Math.round(rest * rate * 100) / 100;
    const principal = month === INSTALMENTS ? rest : payment - interest;
    rest = Math.abs(rest - principal);
    [interests, principals] = [interests + interest, principals + principal];
    const date = `01/${String(((month + 4) % 12) + 1).padStart(2, '0')}/${2022 + Math.floor((month + 4) / 12)}`;
    body.push([String(month), date, ...[interest + principal, interest, principal, rest].map(cents)]);
    if (month % 12 === 0) {
      body.push(
        boldRow([
          '',
          `Year ${month / 12}`,
          ...[interests + principals, interests, principals].map(cents),
          '',
        ]),
      );
      [interests, principals] = [0, 0];
    }
  }
  const table = makeTable({
    name: 'plan',
    head: [['No.', 'Due', 'Payment', 'Interest', 'Principal', 'Balance']],
    body: [['', 'Drawdown', '', '', '', cents(sum)], ...body],
  });
  return printed(
    [table],
    {
      font: FONTS.typed,
      size: 7,
      ruled: 'no',
      margin: '14mm',
      css: '.plan td, .plan th { padding: 0.6px 14px 0.6px 0; text-align: right } .plan td:nth-child(2), .plan th:nth-child(2) { text-align: left }',
      foot: '<span>Figures for information only</span><span>Page 1/1</span>',
    },
    ([html = '']) =>
      `<p><b>REPAYMENT SCHEDULE</b> Agreement 4400-81733-02, all amounts in GBP</p><p>Equal instalments of ${cents(payment)}, payable monthly in arrear at ${(rate * 1200).toFixed(3)}% a year.</p>${html}<p>A fee of 1.00% is charged on early repayment of more than 10% of the balance.</p>`,
  );
}

/** Unit, tenant, use, area, start, expiry, comments. */
const UNITS = [
  'G.01|Pellman & Daughters (Bakers) Limited|Retail|2,140|24.06.2019|23.06.2029|Tenant only, 24.06.2025, on six months’ notice. Guarantor: J. Pellman.',
  'G.02|Vacant||1,875|||Under offer at £52,500 p.a. with nine months rent free.',
  'G.03–04|Corriedale Outdoor PLC|Retail and storage|6,020|25.03.2016|24.03.2031|Rent review outstanding since 25.03.2021; landlord’s proposal £186,000.',
  '1.01|The Wessex Physiotherapy Partnership LLP|Clinic|3,310|01.10.2022|30.09.2032|Mutual, 01.10.2027.',
  '1.02|Abacus Payroll Services Limited|Offices|4,455|29.09.2020|28.09.2025|',
  '2nd floor|Secretary of State for Communities|Offices|9,870|14.11.2014|13.11.2029|None. Outside the Act.',
  'Roof|Telemast Sites Limited|Aerials||01.01.2018|31.12.2027|Rolling, on twelve months’ notice.',
].map((unit) => unit.split('|'));

/** A rent roll in landscape: wrapped names and options, a box round each cell, nothing where a unit is empty. */
export function tenancySchedule(dice: Dice): TableSheet {
  let total = 0;
  const rent = (): string => {
    const yearly = dice.int(24, 410) * 250;
    total += yearly;
    return `£${grouped(yearly)}`;
  };
  const units = UNITS.map((unit): Row => [
    ...unit.slice(0, -1),
    unit[1] === 'Vacant' ? '' : rent(),
    unit.at(-1) ?? '',
  ]);
  const table = makeTable({
    name: 'grid full roll',
    head: [
      [
        tall('Unit', 2),
        tall('Tenant', 2),
        tall('Permitted use', 2),
        tall('Area (sq ft)', 2),
        over('Term', 2),
        tall('Passing rent p.a.', 2),
        tall('Break options and comments', 2),
      ],
      ['Start', 'Expiry'],
    ],
    body: [...units, boldRow(['Total', '', '', '27,670', '', '', `£${grouped(total)}`, ''])],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8,
      ruled: 'yes',
      paper: 'A4 landscape',
      margin: '15mm',
      css: '.roll { width: 99.5% } .roll th { background: #e4e0d4; text-align: center } .roll td { padding: 3px 5px } .roll td:nth-child(2) { width: 48mm } .roll td:nth-child(4), .roll td:nth-child(7) { text-align: right; white-space: nowrap } .roll td:nth-child(8) { width: 66mm } .roll td:nth-child(5), .roll td:nth-child(6) { text-align: center }',
      foot: '<span>Harbour Exchange, Poole</span><span>Private and confidential</span><span>Schedule 2 – page 1</span>',
    },
    ([html = '']) =>
      `<h2>Tenancy schedule as at 30 September 2024</h2>${html}<p class="note">Areas are net internal and have not been checked. Service charge is capped for units G.01 and 1.02.</p>`,
  );
}

/** A memorandum to a committee: ratios of a borrower against covenants, then what it may draw. */
export function ratioMemo(dice: Dice): TableSheet {
  const times = (low: number): string => `${dice.between(low, low * 1.6).toFixed(2)}x`;
  const share = (low: number): string => `${dice.between(low, low * 1.5).toFixed(1)}%`;
  const line = (name: string | Cell, draw: (low: number) => string, low: number, covenant = ''): Row => [
    name,
    ...Array.from({ length: 5 }, () => draw(low)),
    covenant,
  ];
  const ratios = makeTable({
    name: 'fig full ratios',
    head: [
      ['', over('Actual', 3, true), over('Base case', 2, true), ''],
      ['Fiscal year to June', '2022', '2023', '2024', '2025', '2026', 'Covenant'],
    ],
    body: [
      band('Leverage', 7),
      line(inset('Net debt / EBITDA'), times, 2.4, '< 4.00x'),
      line(inset('Senior secured debt / EBITDA'), times, 1.7, '< 3.25x'),
      line(inset('Debt / total capitalisation'), share, 38),
      band('Coverage', 7),
      line(inset('EBITDA / cash interest'), times, 4.1, '> 3.00x'),
      line(inset('(EBITDA – capex) / fixed charges'), times, 1.2, '> 1.10x'),
      band('Liquidity and returns', 7),
      line(inset('Current ratio'), times, 1.1),
      line(inset('Free cash flow / debt'), share, 6),
      line(inset('EBITDA margin'), share, 14),
    ],
  });
  const limits = makeTable({
    name: 'fig limits',
    head: [['Facility', 'Tenor', 'Existing', 'Proposed', 'Change']],
    body: [
      ['Revolving credit', '3 yrs', '40.0', '55.0', '+15.0'],
      ['Term loan B', '6 yrs', '120.0', '112.5', '(7.5)'],
      ['FX settlement line', '1 yr', '8.0', '8.0', '—'],
      boldRow(['Total exposure', '', '168.0', '175.5', '+7.5']),
    ],
  });
  return printed(
    [ratios, limits],
    {
      font: FONTS.palatino,
      size: 9.5,
      ruled: 'half',
      css: '.ratios thead tr:last-child th, .limits thead th { border-bottom: 1px solid #000 } .ratios tbody tr:last-child td { border-bottom: 1px solid #000 } .ratios td[colspan] { padding-top: 5px; font-style: italic } .limits td, .limits th { padding: 1.5px 14px } .limits tbody tr:last-child td { border-top: 0.75px solid #000 }',
      foot: '<span>Internal – Credit</span><span>3 of 9</span>',
    },
    ([one = '', other = '']) =>
      `<p><b>To:</b> Wholesale Credit Committee<br><b>From:</b> Leveraged Finance, Frankfurt<br><b>Re:</b> Marlin Packaging GmbH, annual review and increase</p><h3>4. Financial analysis</h3>${paragraphs('Sales grew by 6.2% in 2024, mainly through prices. Leverage came down to within half a turn of its level before the acquisition of Kestrel, and headroom under both covenants is above 20% in the base case.')}${one}<h3>5. Request</h3><p>EUR m</p>${other}${paragraphs('The increase is to fund seasonal stocks between April and August. Pricing is unchanged at EURIBOR plus 275 basis points. We recommend approval, with an internal rating of 5–.')}`,
  );
}
