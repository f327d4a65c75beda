// Third collection: what things cost: freight, schools, works by lots; what to feed, what an employee gets.

import type { Dice } from '../../dice.ts';
import type { Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  band,
  boldRow,
  broken,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
  tall,
} from '../second/printed-page.ts';
import { apart, blanks, cents, grouped } from './third-page.ts';

/** Freight by weight and zone in landscape: countries in the heading, every other row shaded. */
export function freightZones(dice: Dice): TableSheet {
  const weights = listed('0.5; 1.0; 2.0; 3.0; 5.0; 7.5; 10; 15; 20; 25; 30; 40; 50; 70');
  const zones = ['BE LU NL', 'AT DE FR', 'DK ES IT', 'FI PT SE', 'BG GR RO', 'CH NO', 'US CA', 'AU NZ'];
  const table = makeTable({
    name: 'fig full zones zebra',
    head: [
      ['', over('Road', 5, true), over('Air express', 3, true)],
      ['Kilograms', ...zones.map((_, at) => (at === 5 ? marked('Zone 6', '1') : `Zone ${at + 1}`))],
      ['up to', ...zones],
    ],
    body: [
      ...weights.map((weight, at): Row => [
        weight,
        ...zones.map((_, zone) =>
          zone < 5 && weight === '0.5'
            ? ''
            : (6 + zone * 3.1 + at * (1.2 + zone * 0.7) + dice.between(0, 0.9)).toFixed(2),
        ),
      ]),
      ['Each further 10', ...zones.map((_, zone) => (2 + zone * 1.35).toFixed(2))],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.wide,
      size: 7.5,
      ruled: 'no',
      paper: 'A4 landscape',
      css: '.zones th { background: #233a63; color: #fff } .zones th .line { border-bottom-color: #fff } .zones tbody tr:nth-child(even) { background: #e3e8f1 } .zones td { padding: 3px 8px } .zones thead tr:last-child th { padding-bottom: 4px }',
      foot: '<span>Tariff 2024/2 – valid from 1 July 2024</span><span>9</span>',
    },
    ([html = '']) =>
      `<h1>Export parcels</h1><p>Prices in EUR for each consignment, without fuel surcharge (currently 14.75%) and VAT. Volume weight: length × width × height in cm ÷ 5000.</p>${html}<p class="note"><sup>1</sup> Customs clearance of EUR 18.50 is charged in addition. Pick-up is included up to 3 parcels a day.</p>`,
  );
}

/** Fees of a school: by year of pupils and term, sections, marks, nothing where a fee is not charged. */
export function schoolFees(dice: Dice): TableSheet {
  const fee = (low: number): string => `£${grouped(dice.int(low, low + low / 3))}`;
  const line = (label: Row[number], low: number, isBoarding = true): Row => [
    label,
    fee(low),
    isBoarding ? fee(low * 1.5) : '',
    isBoarding ? fee(low * 1.9) : '',
  ];
  const table = makeTable({
    name: 'fees',
    head: [
      ['', over('Termly fee', 3)],
      ['', 'Day', 'Weekly boarding', 'Full boarding'],
    ],
    body: [
      band('Pre-Prep', 4),
      line(inset('Nursery (mornings)'), 1650, false),
      line(inset('Reception to Year 2'), 3480, false),
      band('Prep', 4),
      line(inset('Years 3 and 4'), 4700, false),
      line(inset('Years 5 to 8'), 5620),
      band('Senior', 4),
      line(inset('Years 9 to 11'), 6900),
      line(inset(marked('Sixth Form', '‡')), 7150),
      band('Extras', 4),
      [inset('Individual music lessons (10 × 30 min)'), '£265', '', ''],
      [inset('School minibus, return'), '£310–£495', '', ''],
      [inset('Late stay, per session until 6 p.m.'), '£9.50', 'included', 'included'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.palatino,
      size: 10,
      ruled: 'no',
      css: '.fees { margin: 10px 0 } .fees td, .fees th { padding: 2px 14px } .fees td:not(:first-child), .fees th:not(:first-child) { text-align: right } .fees td[colspan] { color: #5b1a2e; padding-top: 8px } h1 { color: #5b1a2e }',
    },
    ([html = '']) =>
      `<h1>Fees 2024–25</h1>${paragraphs('Fees are due on or before the first day of term. They include lunches, stationery and most textbooks.')}${html}<p class="note">‡ New entrants from other schools pay a deposit of £1,000.</p>${paragraphs('A sibling discount of 5% is given for the second child and 10% for the third and each further child. One full term’s notice is required before a pupil is withdrawn; otherwise a term’s fees are charged.')}`,
  );
}

/** Of each lot its items: what, unit, quantity, about what rate. */
const LOTS: readonly (readonly [string, readonly (readonly [string, string, number, number])[]])[] = [
  [
    'Lot 1 – Site clearance and earthworks',
    [
      ['Clear vegetation, stumps up to 300 mm girth', 'm2', 4200, 1.1],
      ['Excavate to reduce levels, depth not exceeding 1.00 m, and dispose off site', 'm3', 1380, 24],
      ['Imported granular fill, compacted in layers', 't', 960, 31],
    ],
  ],
  [
    'Lot 2 – Drainage',
    [
      ['Pipe 225 mm dia. in trench, average depth 1.5 m', 'm', 318, 74],
      ['Manhole type B, precast, with cover D400', 'nr', 7, 1890],
      ['Connection to existing sewer', 'sum', 1, 3400],
    ],
  ],
  [
    'Lot 3 – Paving',
    [
      ['Sub-base type 1, 200 mm', 'm2', 2950, 14],
      ['Block paving, herringbone, on 30 mm sand', 'm2', 2610, 42],
    ],
  ],
];

/** Prices of works by lots: quantities, units and rates, a subtotal for each lot, a sum without any of these. */
export function tenderLots(dice: Dice): TableSheet {
  let total = 0;
  const body = LOTS.flatMap(([lot, items], at): Row[] => {
    let sum = 0;
    const lines = items.map(([text, unit, quantity, low], place): Row => {
      const rate = Math.round(low * dice.between(1, 1.3) * 100) / 100;
      sum += rate * quantity;
      return [`${at + 1}.${place + 1}`, text, grouped(quantity), unit, cents(rate), cents(rate * quantity)];
    });
    total += sum;
    return [
      ['', { text: lot, isStrong: true }, ...blanks(4)],
      ...lines,
      [
        '',
        { text: `Subtotal lot ${at + 1}`, isStrong: true },
        '',
        '',
        '',
        { text: cents(sum), isStrong: true },
      ],
    ];
  });
  const table = makeTable({
    name: 'full bill',
    head: [['Item', 'Description', 'Qty', 'Unit', broken('Rate', 'EUR'), broken('Amount', 'EUR')]],
    body: [
      ...body,
      ['', 'Provisional sum for utilities', '', '', '', '15,000.00'],
      boldRow(['', 'Tender total, excluding VAT', '', '', '', cents(total + 15_000)]),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 8.5,
      ruled: 'yes',
      css: '.bill { border: 1px solid #000 } .bill td, .bill th { border-left: 0.75px solid #000; border-right: 0.75px solid #000; padding: 3px 6px } .bill th { border-bottom: 1px solid #000; text-align: center } .bill td:nth-child(2) { width: 82mm } .bill td:nth-child(3), .bill td:nth-child(n+5) { text-align: right } .bill td:nth-child(4) { text-align: center } .bill tbody tr:last-child td { border-top: 1px solid #000 }',
      foot: '<span>Tender ref. PW-24-0386</span><span>Form C: Price schedule</span><span>C/2</span>',
    },
    ([html = '']) =>
      `<p><b>Form C – Schedule of prices</b></p>${paragraphs('Rates are to include labour, plant, materials, overheads and profit. Quantities are estimates and will be measured again on completion. A tenderer may bid for one lot or for several.')}${html}<p>Name of tenderer: ____________________ Signed: ____________________</p>`,
  );
}

/** How much to feed: age across, weights down, cups and grams in one cell; beside what it contains. */
export function feedingGuide(dice: Dice): TableSheet {
  const weights = ['2–5 kg', '5–10 kg', '10–15 kg', '15–20 kg', '20–25 kg', '25–30 kg', 'over 30 kg'];
  const ration = (at: number, age: number): string => {
    const grams = Math.round((55 + at * 48) * (1.3 - age * 0.2));
    return `${grams}–${grams + dice.int(14, 40)} g`;
  };
  const guide = makeTable({
    name: 'mid grid guide',
    head: [
      [tall('Adult weight', 2), over('Age of puppy (months)', 4)],
      ['2–3', '4–6', '7–9', '10–12'],
    ],
    body: weights.map((weight, at): Row => [
      weight,
      ...[0, 1, 2].map((age) => ration(at, age)),
      at === 0 ? broken('change to', 'adult food') : ration(at, 3),
    ]),
  });
  const analysis = makeTable({
    name: 'analysis',
    head: [],
    body: [
      ['Crude protein', 'min.', '29.0%'],
      ['Crude fat', 'min.', '17.5%'],
      ['Crude fibre', 'max.', '3.5%'],
      ['Moisture', 'max.', '10.0%'],
      ['Calcium', 'min.', '1.1%'],
      [marked('DHA', '*'), 'min.', '0.05%'],
    ],
  });
  return printed(
    [guide, analysis],
    {
      font: FONTS.sans,
      size: 9,
      ruled: 'yes',
      paper: 'A5',
      margin: '13mm',
      css: '.guide th { background: #f4d58d } .guide td, .guide th { padding: 3px 9px } .analysis { border: 1px solid #333 } .analysis td { border: 0.5px solid #333; padding: 2px 10px } .analysis td:last-child { text-align: right }',
    },
    ([one = '', other = '']) =>
      `<h2>Daily feeding guide</h2><p>Start with the amounts shown and adjust them so that the ribs can be felt. Divide the ration into three meals until six months of age.</p>${one}<h2>Guaranteed analysis</h2>${other}<p class="note">* Docosahexaenoic acid. Not recognised as an essential nutrient.</p><p>Fresh water should always be available. Store in a cool, dry place. Best before: see the top of the bag. Net weight 12 kg.</p>`,
  );
}

/** What an employee is paid, in an annex to the contract: words and sums, a line between rows. */
export function payAnnex(): TableSheet {
  const table = makeTable({
    name: 'pay full',
    head: [['Component', 'Basis', 'Amount', 'Payable']],
    body: [
      [
        'Base salary',
        '13 equal instalments',
        apart('CHF', '118,300.00'),
        'On the 25th of each month; the 13th with December',
      ],
      [
        'Target bonus',
        '15% of base salary, subject to clause 7 of the contract',
        apart('CHF', '17,745.00'),
        'April of the following year',
      ],
      [
        'Sign-on payment',
        'Repayable if notice is given within 24 months',
        apart('CHF', '6,000.00'),
        'First month',
      ],
      ['Child allowance', 'By canton, for each child', apart('CHF', '230.00'), 'Monthly'],
      ['Travel', 'Half-fare card, or parking at the site', 'at cost', ''],
      ['Pension', 'Plan B: employee 7.5%, employer 11.0% of insured salary', '', 'Deducted monthly'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.serif,
      size: 10,
      ruled: 'half',
      css: '.pay th { border-bottom: 1px solid #000 } .pay td { border-bottom: 0.5px dotted #555; padding: 4px 8px } .pay td:nth-child(2) { width: 54mm } .pay td:nth-child(3) { width: 32mm } .pay td:nth-child(4) { width: 46mm }',
      foot: '<span>Employment contract H. Zürcher</span><span>Annex 1, page 1 of 1</span>',
    },
    ([html = '']) =>
      `<h2>Annex 1: Remuneration and benefits</h2><p>Effective 1 February 2025. Full time (100%), 42 hours a week.</p>${html}${paragraphs('The statutory contributions to AHV/IV/EO (5.3%) and ALV (1.1%) are deducted from all payments in cash. The employer may alter benefits in kind with three months’ notice.')}<p style="margin-top:14mm">Basel, 9 December 2024 ______________________ ______________________</p>`,
  );
}
