// Third collection: funds, notes, goods of the exchanges.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  boldRow,
  broken,
  figure,
  figureRow,
  figures,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
} from '../second/printed-page.ts';
import { apart, blanks, cents } from './third-page.ts';

const falling = (dice: Dice, count: number, first: number): number[] => {
  let value = first;
  return Array.from({ length: count }, () => {
    value -= dice.between(0.1, value / 6);
    return value;
  });
};

const HOLDINGS = listed(
  'Novalis Semiconductor NV; Brightwater Holdings plc; Hanover Re-Insurance SE; Oyama Precision; Petrochim SA; Castellan Bank; Ridgeway Foods Inc. Class B; Solvang Shipping ASA; Teller & Mace; Ultramar Telecom',
);
const SECTORS = listed(
  'Information technology; Financials; Industrials; Health care; Consumer staples; Energy; Utilities; Cash and other',
);

/** The sheet of a fund: what it holds beside the weights of sectors, and what it earned below. */
export function fundHoldings(dice: Dice): TableSheet {
  const weights = falling(dice, HOLDINGS.length, 6.4);
  const holdings = makeTable({
    name: 'fig full lines pair',
    head: [['Top ten holdings', 'Country', '%']],
    body: [
      ...HOLDINGS.map((name, at): Row => [
        name,
        dice.pick(['NL', 'GB', 'DE', 'JP', 'FR', 'US']),
        (weights[at] ?? 0).toFixed(2),
      ]),
      boldRow(['Total', '', weights.reduce((sum, weight) => sum + weight, 0).toFixed(2)]),
    ],
  });
  const shares = falling(dice, SECTORS.length, 26);
  const whole = shares.reduce((sum, share) => sum + share, 0) / 100;
  const sectors = makeTable({
    name: 'fig full lines pair',
    head: [['Sector', 'Fund', 'Index']],
    body: shares.map((weight, at): Row => [
      SECTORS[at] ?? '',
      `${(weight / whole).toFixed(1)}%`,
      at === SECTORS.length - 1 ? '–' : `${((weight / whole) * dice.between(0.7, 1.3)).toFixed(1)}%`,
    ]),
  });
  const rate = { low: 0.4, high: 31, decimals: 2, below: 25, minus: ['-', ''] } as const;
  const earned = makeTable({
    name: 'fig full earned',
    head: [['Net returns (%)', '1 mth', '3 mths', 'YTD', '1 yr', '3 yrs p.a.', '5 yrs p.a.', 'Since launch']],
    body: [
      ['Class A (acc)', ...figures(dice, 7, rate)],
      ['Class I (dist)', ...figures(dice, 4, rate), 'n/a', 'n/a', figure(dice, rate)],
      ['Benchmark', ...figures(dice, 7, rate)],
    ],
  });
  return printed(
    [holdings, sectors, earned],
    {
      font: FONTS.swiss,
      size: 7.5,
      ruled: 'half',
      css: '.two { display: flex; gap: 12mm } .two > div:first-child { flex: 1.2 } .two > div { flex: 1 } .pair th { color: #7a1f3d; border-bottom: 1.5px solid #7a1f3d } .pair td { border-bottom: 0.4px solid #bbb; padding: 3px 6px } .earned td { padding: 3px 6px } .earned th { background: #7a1f3d; color: #fff } h1 { color: #7a1f3d }',
      foot: '<span>Marketing communication. For professional investors only.</span><span>1 | 3</span>',
    },
    ([left = '', right = '', below = '']) =>
      `<div class="head"><span>Fact sheet as of 31 May 2024</span><span>ISIN LU0841203917</span></div><h1>Larkfield Global Equity Income</h1>${paragraphs('The fund aims to provide income and long-term growth of capital by investing in shares of companies around the world. It is actively managed; the index is shown for comparison only. In May the fund gained 1.8%, helped by holdings in semiconductors, while two positions in utilities were sold.')}<h3>Portfolio</h3><div class="two"><div>${left}</div><div>${right}</div></div><h3>Performance</h3>${below}<p class="note">Past performance does not predict future returns. Returns are net of fees in EUR. Class I was launched on 4 October 2021. Source: administrator.</p>`,
  );
}

/** When a note pays: dates in words, days, amounts for each 1,000; the repayment in the last row. */
export function couponDates(dice: Dice): TableSheet {
  const months = ['March', 'September'];
  const rows = Array.from({ length: 11 }, (_, at): Row => {
    const year = 2024 + Math.floor(at / 2);
    const day = dice.int(14, 18);
    const isLast = at === 10;
    return [
      isLast ? marked(String(at + 1), '(b)') : String(at + 1),
      `${day - 6} ${months[at % 2]} ${year}`,
      `${day} ${months[at % 2]} ${year}`,
      String(dice.int(181, 184)),
      at < 2 ? '4.1250% p.a.' : 'floating',
      at < 2 ? apart('CHF', '20.63') : '',
      isLast ? apart('CHF', '1,000.00') : '',
    ];
  });
  const table = makeTable({
    name: 'full coupons zebra',
    head: [
      [
        broken('Interest', 'Period'),
        marked('Valuation Date', '(a)'),
        'Payment Date',
        'Days',
        'Rate',
        broken('Coupon per', 'Note'),
        broken('Redemption', 'per Note'),
      ],
    ],
    body: rows,
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 9,
      ruled: 'no',
      css: '.coupons th { background: #cfd6d0; vertical-align: bottom } .coupons td:nth-child(1), .coupons th:nth-child(1), .coupons td:nth-child(4), .coupons th:nth-child(4) { text-align: center } .coupons td:nth-child(6), .coupons td:nth-child(7) { width: 24mm } .coupons tbody tr:nth-child(even) { background: #eef1ee } td { white-space: nowrap }',
      foot: '<span></span><span>Final Terms – Series 2024-117</span><span>PS-14</span>',
    },
    ([html = '']) =>
      `<h3>8. Interest Payment Dates</h3>${paragraphs('Subject to early redemption, the Issuer shall pay on each Payment Date the Coupon set out against it below. The Rate for the third and each following Interest Period is SARON Compounded plus 1.15 per cent. per annum, with a floor of zero.')}${html}<p class="note">(a) Five Business Days before the Payment Date, subject to Condition 4.<br>(b) The Maturity Date. No interest accrues after it.</p><h3>9. Business Day Convention</h3>${paragraphs('Modified following, unadjusted. If a Valuation Date is a Disrupted Day, it shall be postponed by no more than eight Scheduled Trading Days.')}`,
  );
}

/** Copper and gas in one balance: a column of units, indented flows, estimates marked. */
export function commodityBalance(dice: Dice): TableSheet {
  const flow = (label: string | Cell, unit: string, low: number, decimals = 0): Row => {
    const [first = label, ...others] = figureRow(dice, label, 6, { low, high: low * 1.4, decimals });
    return [first, unit, ...others];
  };
  const section = (text: string): Row => [{ text, html: `<i>${text}</i>` }, ...blanks(7)];
  const table = makeTable({
    name: 'full balance',
    head: [
      ['', '', over('Annual', 3, true), over('2024, by quarter', 3, true)],
      ['', 'Unit', '2021', '2022', marked('2023', 'e'), 'I', 'II', marked('III', 'f')],
    ],
    body: [
      section('Refined copper'),
      flow('Opening stocks', 'kt', 1180),
      flow(inset('Mine production'), 'kt', 5200),
      flow(inset('Secondary production'), 'kt', 980),
      flow(inset('of which from scrap', 2), '%', 14, 1),
      flow('Usage', 'kt', 6100),
      boldRow(flow('Balance', 'kt', 24)),
      flow('Price, cash', 'US$/t', 8300),
      section('Natural gas'),
      flow('Production', 'bcm', 194, 1),
      flow('Net imports by pipeline', 'bcm', 61, 1),
      flow('Net imports as LNG', 'Mt', 12, 2),
      flow('Consumption', 'bcm', 232, 1),
      flow(inset('Power generation'), 'TWh', 310),
      flow(inset('Households'), 'PJ', 1204),
      flow('Price, day ahead', '€/MWh', 27, 2),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.tight,
      size: 8,
      ruled: 'half',
      css: '.balance td:nth-child(n+3), .balance th:nth-child(n+3) { text-align: right } .balance thead tr:last-child th { border-bottom: 1px solid #000 } .balance thead tr:first-child th { border-top: 1px solid #000 } .balance tbody tr:last-child td { border-bottom: 1px solid #000 }',
      foot: '<span>Quarterly Commodity Monitor</span><span>September 2024</span><span>12</span>',
    },
    ([html = '']) =>
      `<p><b>Table 3.2</b> Balances of copper and natural gas, selected economies</p>${html}<p class="note"><i>Notes:</i> e = estimate; f = forecast. kt = thousand tonnes; bcm = thousand million cubic metres at 15 °C. Components may not add up because of rounding.<br><i>Sources:</i> national administrations; staff calculations.</p>${paragraphs('Stocks of copper rose for a third quarter as smelters in the south resumed work. The market is expected to return to a small deficit in 2025, when two mines close.')}`,
  );
}

/** What a client owes on one day, in a letter that asks to confirm it: signs of the dollar apart. */
export function receivableConfirmation(dice: Dice): TableSheet {
  const amounts = Array.from({ length: 6 }, () => dice.between(180, 24_000));
  const table = makeTable({
    name: 'owed',
    head: [['Invoice No.', 'Invoice date', 'Your order', 'Amount']],
    body: [
      ...amounts.map((amount, at): Row => [
        `SI-${dice.digits(6)}`,
        `${String(dice.int(1, 12)).padStart(2, '0')}/${String(dice.int(1, 28)).padStart(2, '0')}/2023`,
        at === 2 ? '' : `PO ${dice.digits(5)}`,
        at === 0 ? apart('$', cents(amount)) : cents(amount),
      ]),
      ['Less: unapplied cash', '', '', '(1,250.00)'],
      boldRow(['Balance', '', '', apart('$', cents(amounts.reduce((sum, each) => sum + each, -1250)))]),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.bookman,
      size: 10,
      ruled: 'half',
      paper: 'Letter',
      margin: '24mm',
      css: '.owed { margin: 12px auto } .owed td, .owed th { padding: 2px 10px } .owed th { font-weight: normal; text-decoration: underline } .owed td:last-child { text-align: right; min-width: 32mm } .owed th:last-child { text-align: right } .owed tr:nth-last-child(1) td:last-child { border-top: 0.75px solid #000; border-bottom: 2.5px double #000 } p { margin: 9px 0 }',
    },
    ([html = '']) =>
      `<p>January 19, 2024</p><p>Pinecrest Builders, Inc.<br>2210 Lakeshore Drive<br>Duluth, MN 55802</p><p>Ladies and Gentlemen:</p>${paragraphs('In connection with an audit of our financial statements, please confirm directly to our auditors the correctness of the balance you owed to us as of December 31, 2023, which consisted of the following:')}${html}${paragraphs('Please indicate in the space below whether this agrees with your records. If it does not, please give any information that will assist our auditors in reconciling the difference. A stamped envelope is enclosed. This is not a request for payment.')}<p>Very truly yours,</p><p style="margin-top:14mm">R. Castellane, Controller</p><p>The balance stated above is correct except as noted: ______________________________</p>`,
  );
}
