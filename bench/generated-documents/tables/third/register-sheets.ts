// Third collection: registers of members, tables of lives, policies.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import { boldRow, broken, FONTS, inset, over, paragraphs, printed } from '../second/printed-page.ts';
import { apart, blanks, grouped } from './third-page.ts';

/** Lines of the name and address, date, first share, how many, date of ceasing. */
const MEMBERS: readonly (readonly [readonly string[], string, number, number, string?])[] = [
  [['Eleanor Margaret Tansley', '4 Priory Walk', 'Ludlow SY8 1EE'], '03/02/2015', 1, 4000],
  [['Tansley Family Settlement', 'c/o Hobb Solicitors', '19 Corve Street, Ludlow'], '03/02/2015', 4001, 2500],
  [['Gwilym Rhys-Parry', 'Ty Gwyn, Knighton', 'Powys LD7 1AB'], '17/09/2016', 6501, 500, '30/04/2021'],
  [['Ironbridge Ventures EIS Fund 2 LP', '1 Coalport Road', 'Telford TF8 7HT'], '12/12/2018', 7001, 3250],
  [['Amara Okonjo', '77b Whitley Road', 'Reading RG2 0AB'], '30/04/2021', 6501, 500],
  [['S. & P. Lakhani (jointly)', 'The Old Forge', 'Clun SY7 8JA'], '08/08/2023', 10_251, 749],
];

/** Who holds shares: names with addresses under them, numbers from and to, some sold again. */
export function memberRegister(dice: Dice): TableSheet {
  const table = makeTable({
    name: 'members full',
    head: [
      ['', '', '', over('Distinctive numbers', 2), '', '', ''],
      ['Folio', 'Name and address', 'Date entered', 'From', 'To', 'Shares', 'Paid', 'Ceased'],
    ],
    body: MEMBERS.map(([name, acquired, from, count, ceased = ''], at): Row => [
      String(at + 1),
      broken(...name),
      acquired,
      grouped(from),
      grouped(from + count - 1),
      grouped(count),
      dice.pick(['Fully paid', 'Fully paid', 'Nil paid']),
      ceased,
    ]),
  });
  return printed(
    [table],
    {
      font: FONTS.serif,
      size: 9,
      ruled: 'half',
      css: '.members thead tr:last-child th { border-bottom: 1.5px solid #000 } .members td { border-bottom: 0.5px solid #777; padding: 4px 6px } .members td:nth-child(n+4):nth-child(-n+6), .members tr:last-child th:nth-child(n+4):nth-child(-n+6) { text-align: right } .members td:nth-child(1) { text-align: center }',
      foot: '<span>Sheet 1</span><span>Statutory books</span>',
    },
    ([html = '']) =>
      `<h2 style="text-align:center">REGISTER OF MEMBERS</h2><p class="over">Clun Valley Ciders Limited · Company number 09411872 · Ordinary shares of £0.10</p>${html}<p class="note">Entries ruled off are kept for ten years from the date of ceasing. Kept at the registered office and open under section 116.</p>`,
  );
}

/** Lives, deaths and expectations by age, men beside women, a gap after each five years. */
export function lifeTable(dice: Dice): TableSheet {
  const columns = [0, 1].map((sex) => {
    let lives = 100_000 - dice.int(2000, 6000);
    return Array.from({ length: 41 }, (_, at): string[] => {
      const q = (sex === 0 ? 0.0031 : 0.0021) * 1.094 ** at;
      const deaths = Math.round(lives * q);
      const row = [
        grouped(lives),
        grouped(deaths),
        q.toFixed(5),
        ((sex === 0 ? 32 : 35) - at * 0.71 + at * at * 0.0018).toFixed(2),
      ];
      lives -= deaths;
      return row;
    });
  });
  const small = (letter: string): Cell => ({
    text: `${letter}x`,
    html: `<i>${letter}</i><sub style="font-size:65%;line-height:0"><i>x</i></sub>`,
  });
  const heads = (['l', 'd', 'q', 'e'] as const).map(small);
  const table = makeTable({
    name: 'lives',
    head: [
      ['', over('Males', 4, true), over('Females', 4, true)],
      [{ text: 'Age x', html: 'Age <i>x</i>' }, ...heads, ...heads],
    ],
    body: Array.from({ length: 41 }, (_, at): Row => [
      String(50 + at),
      ...columns.flatMap((rows) => rows[at] ?? blanks(4)),
    ]),
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 8.5,
      ruled: 'half',
      css: '.lives { margin: 8px auto } .lives td, .lives th { padding: 0.5px 9px; text-align: right } .lives th { font-weight: normal } .lives thead tr:first-child th { border-top: 1px solid #000 } .lives thead tr:last-child th { border-bottom: 0.5px solid #000 } .lives tbody tr:nth-child(5n) td { padding-bottom: 7px } .lives tbody tr:first-child td { padding-top: 4px } .lives tbody tr:last-child td { border-bottom: 1px solid #000 } .lives td:nth-child(6), .lives tr:last-child th:nth-child(6) { padding-left: 26px }',
      foot: '<span></span><span>– 62 –</span><span></span>',
    },
    ([html = '']) =>
      `<p class="over"><b>Table A.4</b><br>Mortality of pensioners, lives, ultimate, base year 2016</p>${html}<p class="note"><i>e</i> is the complete expectation of life. Rates above age 90 are given in Table A.5. Source: Continuous Mortality Bureau, working paper 129.</p>`,
  );
}

/** What an insurer covers: sections, sums, what the insured bears; the signs of the pound apart. */
export function policySchedule(): TableSheet {
  const none = (section: string, name: string): Row => [section, name, 'Not insured', '', ''];
  const table = makeTable({
    name: 'cover full',
    head: [['Section', 'Cover', 'Sum insured / limit', 'Excess', 'Premium']],
    body: [
      ['1', 'Property damage', '', '', apart('£', '2,114.60')],
      ['', inset('Buildings'), apart('£', '1,850,000'), apart('£', '500'), ''],
      ['', inset('Subsidence'), 'Included', apart('£', '1,000'), ''],
      [
        '',
        inset('Contents, stock and machinery in the open within the boundary'),
        apart('£', '240,000'),
        apart('£', '250'),
        '',
      ],
      ['2', 'Business interruption', apart('£', '600,000'), '', apart('£', '388.15')],
      ['', inset('Indemnity period'), '24 months', '72 hours', ''],
      none('3', 'Goods in transit'),
      ['4', 'Employers’ liability', apart('£', '10,000,000'), 'Nil', apart('£', '905.00')],
      ['5', 'Public and products liability', apart('£', '5,000,000'), '', apart('£', '640.40')],
      ['', inset('Third party property damage'), '', apart('£', '350'), ''],
      none('6', 'Terrorism'),
      ['', 'Insurance premium tax at 12%', '', '', apart('£', '485.78')],
      boldRow(['', 'Total payable', '', '', apart('£', '4,533.93')]),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.gothic,
      size: 8.5,
      ruled: 'no',
      css: '.cover th { border: none; color: #0a4b6e; padding-bottom: 5px } .cover td { padding: 2.5px 8px } .cover td:nth-child(2) { width: 66mm } .cover td:nth-child(n+3) { width: 29mm } .cover td:first-child { text-align: center }',
      foot: '<span>Policy CP/7730186</span><span>Schedule v.3, issued 11 June 2024</span><span>Page 2 of 5</span>',
    },
    ([html = '']) =>
      `<h1>Your policy schedule</h1>${paragraphs('This schedule replaces all earlier ones. It should be read together with the policy wording CPW 03/23, in which each section is described. The insured is Fenwick Joinery Ltd, for premises at Unit 8, Tannery Lane, from noon on 1 July 2024 to noon on 1 July 2025.')}<h3>Sections of cover</h3>${html}${paragraphs('Endorsements that apply: 014 (flat roofs), 022 (use of heat away from the premises), 107 (intruder alarm, grade 3).')}`,
  );
}
