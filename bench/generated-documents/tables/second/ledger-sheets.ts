// Second collection: trial balances, debtors and statements of banks.

import type { Dice } from '../../dice.ts';
import type { Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import { band, boldRow, broken, figure, FONTS, listed, printed, strong } from './printed-page.ts';

/** Nominal codes, one of two amounts on each line, totals between rules. */
export function nominalBalances(dice: Dice): TableSheet {
  const accounts = listed(
    '0010 Freehold property; 0030 Office equipment; 0031 Office equipment depreciation; 1001 Stock; 1100 Debtors control account; 1200 Bank current account; 1230 Petty cash; 2100 Creditors control account; 2200 Sales tax control account; 2201 Purchase tax control account; 2210 P.A.Y.E.; 2300 Loans; 3000 Ordinary shares; 3200 Profit and loss account; 4000 Sales type A; 4009 Discounts allowed; 5000 Materials purchased; 5009 Discounts taken; 7000 Gross wages; 7100 Rent; 7200 Electricity; 7502 Telephone; 7901 Bank charges; 8000 Depreciation',
  );
  const isCredit = (code: string): boolean => /^(?:0031|2|3|4000|5009)/u.test(code);
  const table = makeTable({
    name: 'trial',
    head: [['N/C', 'Name', 'Debit', 'Credit']],
    body: [
      ...accounts.map((account): Row => {
        const [code = '', ...name] = account.split(' ');
        const amount = figure(dice, { low: 40, high: 410_000, decimals: 2 });
        return [code, name.join(' '), isCredit(code) ? '' : amount, isCredit(code) ? amount : ''];
      }),
      ['', 'Totals:', '1,284,019.37', '1,284,019.37'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 9,
      ruled: 'half',
      css: '.trial { width: 150mm } .trial td:nth-child(n+3), .trial th:nth-child(n+3) { text-align: right } .trial th { text-decoration: underline } tbody tr:last-child td:nth-child(n+3) { border-top: 0.75px solid #000; border-bottom: 2.5px double #000 }',
    },
    ([html = '']) =>
      `<div class="head"><span>Date: 05/07/2024<br>Time: 10:41:09</span><b>Pennine Kitchens Limited<br>Period Trial Balance</b><span>Page: 1</span></div><p>To Period: Month 3, June 2024</p>${html}`,
  );
}

const DEBTORS = listed(
  'ABS001 ABS Garages Ltd; BBS002 Bobs Building Supplies; CGS001 County Golf Supplies; COM001 Compton Packaging; FGL001 F G Landscape; GRA001 Graham Electronics; HAC001 Hackett, Stone & Partners; JSS001 John Smith; MIL001 Mile Road Health Centre; PIC001 Picture Frame Company; STE001 Stevenson & Daughters; YOU002 Young Bros (Haulage)',
);
const DEBTORS_A_PAGE = 7;

/** What is owed, and when it fell due: of a sum spread over all ages, of an item under one of them. */
function agedAmounts(dice: Dice, isSum: boolean): string[] {
  const money = { low: 12, high: 9800, decimals: 2 };
  const balance = figure(dice, money);
  const age = dice.int(1, 5);
  const spread = [1, 2, 3, 4, 5].map((place) => {
    if (isSum) return dice.chance(0.6) ? figure(dice, money) : '0.00';
    return place === age ? balance : '';
  });
  return [balance, ...spread];
}

function debtor(dice: Dice, name: string): Row[] {
  const items = Array.from({ length: dice.int(1, 4) }, (): Row => {
    const kind = dice.pick(['SI', 'SI', 'SC', 'SA']);
    return [
      dice.digits(3),
      kind,
      `${dice.int(10, 28)}/0${dice.int(1, 6)}/2024`,
      kind === 'SA' ? '' : dice.digits(5),
      kind === 'SA' ? 'Payment on Account' : 'Goods',
      ...agedAmounts(dice, false),
    ];
  });
  return [
    band(`A/C: ${name.replace(' ', ' Name: ')}`, 11),
    ...items,
    boldRow(['', '', '', '', 'Totals:', ...agedAmounts(dice, true)]),
  ];
}

/** Debtors with each of their items below them and sums of the account, on two pages. */
export function agedDebtors(dice: Dice): TableSheet {
  const head: Row[] = [
    listed('No; Type; Date; Ref; Details; Balance; Future; Current; Period 1; Period 2; Older'),
  ];
  const pages = [DEBTORS.slice(0, DEBTORS_A_PAGE), DEBTORS.slice(DEBTORS_A_PAGE)].map((names, place) => {
    const grand = boldRow(['', '', '', '', 'Grand Totals:', ...agedAmounts(dice, true)]);
    const body = [...names.flatMap((name) => debtor(dice, name)), ...(place === 0 ? [] : [grand])];
    return makeTable({ name: 'aged full', head, body });
  });
  const top = (page: number): string =>
    `<div class="head"><span>Date: 30/06/2024</span><b>Aged Debtors Analysis (Detailed)</b><span>Page: ${page}</span></div>`;
  return printed(
    pages,
    {
      font: FONTS.narrow,
      size: 8.5,
      ruled: 'half',
      paper: 'A4 landscape',
      margin: '14mm',
      css: '.aged th { border-bottom: 1px solid #000 } .aged td:nth-child(n+6), .aged th:nth-child(n+6) { text-align: right } td { padding: 1px 6px } td[colspan] { padding-top: 7px } .next { break-before: page }',
    },
    ([one = '', other = '']) =>
      `${top(1)}${one}<div class="next">${top(2)}${other}</div><p class="note">** NOTE: All report values are shown in Base Currency, unless otherwise indicated **</p>`,
  );
}

/** A statement of a French bank: two dates, wrapped text in the middle, one of two amounts. */
export function releveDeCompte(dice: Dice): TableSheet {
  const moves: readonly (readonly [string, string, boolean])[] = [
    ['VIR SEPA RECU', '/DE SARL MENUISERIE GARNIER /MOTIF FACTURE 2024-118', true],
    ['PRLV SEPA', 'ORANGE SA ECHEANCE 05.24 /MDT ++91029384', false],
    ['CARTE X4417', '11/05 STATION TOTAL LYON 3', false],
    ['CHEQUE 7204418', '', false],
    ['VIR SEPA EMIS', '/BEN URSSAF RHONE-ALPES /REF 8271100 /MOTIF COTISATIONS MAI', false],
    ['REMISE CHEQUES', 'BORDEREAU 0091823', true],
    ['FRAIS TENUE DE COMPTE', '', false],
    ['PRLV SEPA', 'EDF CLIENTS PROFESSIONNELS /MDT FR2291', false],
    ['VIR SEPA RECU', '/DE MAIRIE DE VILLEURBANNE /MOTIF MANDAT 4471', true],
  ];
  const money = { low: 9, high: 8400, decimals: 2, thousands: ' ', point: ',' };
  const rows = moves.map(([kind, more, isCredit], place): Row => {
    const day = `${String(place * 3 + 2).padStart(2, '0')}.05`;
    const amount = figure(dice, money);
    const text =
      more === ''
        ? kind
        : broken(kind, ...more.split(' /').map((part, at) => (at === 0 ? part : `/${part}`)));
    return [
      day,
      text,
      place % 4 === 0 ? `${day.slice(0, 3)}06` : day,
      isCredit ? '' : amount,
      isCredit ? amount : '',
    ];
  });
  const table = makeTable({
    name: 'account full',
    head: [['Date', 'Nature des opérations', 'Valeur', 'Débit', 'Crédit']],
    body: [
      ['', strong('SOLDE CREDITEUR AU 30.04.2024'), '', '', '14 208,55'],
      ...rows,
      ['', strong('TOTAL DES MOUVEMENTS'), '', '9 871,40', '12 650,02'],
      ['', strong('SOLDE CREDITEUR AU 31.05.2024'), '', '', '16 987,17'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8.5,
      ruled: 'half',
      css: '.account { border: 0.75px solid #00915a } .account th { border: 0.75px solid #00915a; text-align: center } .account td { border-left: 0.75px solid #00915a; border-right: 0.75px solid #00915a; padding: 2px 6px } td:nth-child(n+4) { text-align: right } td:nth-child(2) { width: 92mm }',
      foot: '<span>Sauf erreur ou omission</span><span>P. 1/1</span>',
    },
    ([html = '']) =>
      `<div class="head"><b style="font-size:1.5em">RELEVE DE COMPTE CHEQUES</b><span>ATELIER DUMAS EURL<br>14 RUE DES TANNEURS<br>69100 VILLEURBANNE</span></div><p>RIB : 30004 00817 00010234567 21 – du 30 avril 2024 au 31 mai 2024</p>${html}`,
  );
}
