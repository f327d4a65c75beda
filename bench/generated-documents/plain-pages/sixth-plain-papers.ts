// Sixth collection of pages without a table, those that are written: a pleading, a transcript, terms, an index, a letter, a formula, a front page, an announcement.

import type { Dice } from '../dice.ts';
import type { Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

interface Look {
  readonly css?: string;
  readonly papers?: readonly string[];
  readonly margins?: readonly string[];
  readonly sizes?: readonly number[];
  readonly fonts?: readonly string[];
}

const sheet = (
  dice: Dice,
  body: string,
  {
    css = '',
    papers = ['A4', 'Letter'],
    margins = ['20mm', '25mm 22mm', '18mm 28mm 22mm 20mm'],
    sizes = [9.5, 10, 11],
    fonts = [FONTS.serif, FONTS.roman, FONTS.book, FONTS.sans, FONTS.bookman],
  }: Look = {},
): Sheet => ({
  css: `@page { size: ${dice.pick(papers)}; margin: ${dice.pick(margins)} } body { font: ${dice.pick(sizes)}pt ${dice.pick(fonts)} } p { margin: 6px 0 } ${css}`,
  body,
});

const PEOPLE = listed(
  'Abernathy; Brandvold; Castellano; Duchesne; Eriksen; Fairweather; Grabowski; Hollis; Ibarra; Jankowska; Kowalczyk; Lindgren; Moreau; Novak; Okonkwo; Pellegrini; Quist; Ravensworth; Sørensen; Thackeray; Ullmann; Vasquez; Whitcombe; Yilmaz; Zeller',
);
const BANKS = listed(
  'Alder & Stone; Banque Merlin; Caxton Brothers; Dunmore Securities; Eastgate Capital; First Harbour Bank; Gruber & Cie; Hallam Partners; Istria Bank; Kestrel International; Lowe, Pratt & Co.; Meridian Trust; Nordhavn Markets; Osprey Bank',
);
const TOWNS = listed('Ashford; Bordeaux; Coimbra; Dresden; Exeter; Fribourg; Ghent; Haarlem; Linz; Malmö');
const day = (dice: Dice): string =>
  `${dice.int(1, 28)} ${dice.pick(['February', 'May', 'August', 'September', 'December'])} ${dice.int(2016, 2024)}`;
const sum = (dice: Dice): string => `${dice.int(1, 890)},${dice.digits(3)}.${dice.digits(2)}`;
const clauses = (dice: Dice, texts: readonly string[], first: number): string =>
  texts
    .map(
      (text, at) =>
        `<p><b>${first + at}.</b> ${text} ${dice.pick(['This does not affect rights under the law.', 'Clause 3 applies accordingly.', `The period is ${dice.int(5, 60)} days.`, ''])}</p>`,
    )
    .join('');

/** A complaint to a court on paper with numbered lines. */
function numberedPleading(dice: Dice): Sheet {
  const count = dice.pick([25, 28]);
  const pitch = count === 25 ? 26 : 23;
  const [plaintiff = '', defendant = ''] = dice.some(PEOPLE, 2);
  const numbers = Array.from({ length: count }, (_, at) => `<div>${at + 1}</div>`).join('');
  const year = dice.int(15, 23);
  return sheet(
    dice,
    `<div class="numbers">${numbers}</div><div class="text"><div class="court">${dice.pick(['SUPERIOR COURT OF THE STATE<br>COUNTY OF MARLOW', 'UNITED STATES DISTRICT COURT<br>NORTHERN DISTRICT'])}</div>
    <div class="parties"><div class="names">${plaintiff.toUpperCase()} HOLDINGS, INC.,<br><br><span class="in">Plaintiff,</span><br>v.<br>J. ${defendant.toUpperCase()}, and DOES 1–${dice.int(5, 50)},<br><br><span class="in">Defendants.</span></div><div class="case">Case No. ${year}-cv-0${dice.digits(4)}<br><br><b>COMPLAINT FOR ${dice.pick(['BREACH OF CONTRACT', 'FRAUD', 'UNPAID RENT'])}</b><br><br>Jury trial demanded</div></div>
    <p>Plaintiff alleges as follows:</p><p>1. On or about March ${dice.int(1, 28)}, 20${year - 1}, the parties entered into a written agreement under which Defendant was to pay $${sum(dice)} in ${dice.int(3, 24)} instalments.</p><p>2. Defendant paid $${sum(dice)} and has since then, though asked on ${dice.int(2, 5)} occasions, paid nothing more.</p><p>3. Venue is proper under section ${dice.int(390, 410)}(b), since the agreement was to be performed in this county.</p><p>4. By letter of April ${dice.int(1, 30)}, 20${year}, Plaintiff demanded the balance within ${dice.int(10, 30)} days. Defendant did not reply.</p><p>5. Plaintiff has performed all that the agreement required of it, at a cost of $${sum(dice)}.</p></div>`,
    {
      css: `.numbers { position: absolute; left: 0; top: 0; width: 9mm; text-align: right; padding-right: 2mm; line-height: ${pitch}pt } .text { margin-left: 9mm; padding-left: 3mm; border-left: ${dice.pick(['3px double', '1px solid'])} #000; min-height: ${count * pitch}pt; line-height: ${pitch}pt } .text p { margin: 0; text-indent: 12mm } .court { text-align: center; padding-top: ${2 * pitch}pt } .parties { display: flex; line-height: ${pitch / 2}pt; margin: ${pitch}pt 0 } .names { width: 50%; border-right: 0.75px solid; border-bottom: 0.75px solid; padding-bottom: 2mm } .case { padding-left: 6mm } .in { padding-left: 22mm }`,
      papers: ['Letter'],
      margins: ['16mm 18mm', '17mm 15mm'],
      sizes: [11.5, 12],
      fonts: [FONTS.serif, FONTS.typed, FONTS.roman],
    },
  );
}

/** What was said in a call with analysts. */
function callTranscript(dice: Dice): Sheet {
  const [chief = '', finance = '', ...analysts] = dice.some(PEOPLE, 7);
  const speech = (who: string, rank: string, text: string): string =>
    dice.chance(0.5) || rank === ''
      ? `<p><b>${who.toUpperCase()}:</b> ${text}</p>`
      : `<p><b>${who}</b>, <i>${rank}</i><br>${text}</p>`;
  const talks = [
    {
      asked: `Thanks for taking my question. Could you split the change in the margin for us? And what should we assume for the second half?`,
      said: `Sure. Of the ${dice.int(90, 240)} basis points, I would say ${dice.int(40, 60)} came from price and the rest from mix. We had ${dice.int(11, 19)} more trucks on the road than in the spring, and energy cost us ${dice.int(3, 9)} million less. For the second half, I would take the same rate as in the first, perhaps a touch less in the fourth quarter, when the plant at ${dice.pick(TOWNS)} is down for ${dice.int(2, 4)} weeks.`,
    },
    {
      asked: `Good morning. I wondered about the guidance, and whether the lower end is still in play.`,
      said: `We said ${dice.int(3, 5)} to ${dice.int(6, 8)} per cent in February and we stand by that. The order book was ${dice.int(1, 4)}.${dice.int(1, 9)} billion at the end of June, of which some ${dice.int(60, 80)} per cent is to be delivered before Christmas. So no, the lower end is not what we have in mind.`,
    },
    {
      asked: `Two, if I may. First, on capital spending: is ${dice.int(180, 260)} million still the right number? Second, on the tone of customers since the end of the quarter.`,
      said: `On the first, yes, and rather less next year. On the second, July was good, ${dice.int(2, 7)} per cent up on volume. August is a small month; I would not read too much into it.`,
    },
    {
      asked: `Just on cash. Working capital looked high to me, and tax too.`,
      said: `Working capital was ${dice.int(14, 19)}.${dice.int(1, 9)} per cent of sales, against ${dice.int(12, 13)} in a normal June. About half of that is stock we built before the move, and it will be gone by year end. And we paid ${dice.int(20, 70)} million of tax for ${dice.int(2011, 2015)}, which will not come again.`,
    },
    {
      asked: `Hi there. On the buyback, you have done ${dice.int(110, 190)} of the ${dice.int(250, 400)} million. Do you mean to finish by March?`,
      said: `That is the plan. We bought at an average of ${dice.int(31, 58)}.${dice.digits(2)}, and net debt is at ${dice.int(1, 2)}.${dice.int(1, 9)} times, well below the ${dice.pick(['2.5', '3.0'])} times in our covenants.`,
    },
  ];
  const talk = dice
    .some(talks, 4)
    .map(({ asked, said }, at) => {
      const house = dice.pick(BANKS);
      const analyst = analysts[at] ?? '';
      const isChief = dice.chance(0.4);
      return `${speech('Operator', '', `The next question is from the line of ${analyst} with ${house}. Please go ahead.`)}${speech(analyst, `${house}, analyst`, asked)}${speech(isChief ? chief : finance, isChief ? 'Chief Executive Officer' : 'Chief Financial Officer', said)}${dice.chance(0.5) ? speech(analyst, `${house}, analyst`, 'That is helpful, thank you.') : ''}`;
    })
    .join('');
  return sheet(
    dice,
    `<div class="cols"><span>Second quarter ${dice.int(2017, 2024)} earnings call</span><span>Page ${dice.int(4, 9)} of ${dice.int(12, 18)}</span></div><hr><h3>QUESTIONS AND ANSWERS</h3>${talk}`,
    { css: `p { text-align: ${dice.pick(['left', 'justify'])}; margin: 9px 0 }` },
  );
}

/** Terms of sale in small letters, as on the back of an invoice. */
function termsOverleaf(dice: Dice): Sheet {
  const texts = [
    `<b>Prices.</b> Prices are net, ex works, and exclude packing. Below an order of ${dice.int(50, 250)}.00 we charge ${dice.int(9, 25)}.50 for handling.`,
    `<b>Payment.</b> Invoices fall due ${dice.int(14, 60)} days after their date. ${dice.int(2, 3)}% may be deducted by those who pay within ${dice.int(7, 10)} days.`,
    `<b>Late payment.</b> Interest runs at ${dice.int(5, 9)} percentage points above the base rate, and ${dice.int(20, 45)}.00 is charged for each reminder.`,
    `<b>Delivery.</b> Dates are not binding unless confirmed. Quantities may differ by up to ${dice.int(3, 10)}% from those ordered.`,
    `<b>Risk.</b> Risk passes when goods are handed to the carrier (Incoterms 2020). Insurance is taken out only on request, at ${dice.int(1, 4)}.${dice.int(1, 9)} per mille.`,
    `<b>Title.</b> Goods remain ours until all sums due have been paid. The buyer may resell them in the course of business and assigns the price to us.`,
    `<b>Defects.</b> Defects that can be seen are to be notified within ${dice.int(5, 14)} days, others as soon as found, and no later than ${dice.int(12, 24)} months after delivery.`,
    `<b>Returns.</b> Goods are taken back only by agreement, in their packing, less ${dice.int(10, 25)}% of their price.`,
    `<b>Liability.</b> We are liable without limit for intent; otherwise up to the value of the order, and in no case above ${sum(dice)}.`,
    `<b>Tools.</b> Tools and moulds remain ours though the buyer has paid part of their cost. We keep them for ${dice.int(2, 5)} years after the last order.`,
    `<b>Force majeure.</b> Strikes, fire, flood and acts of authorities free us for as long as they last. After ${dice.int(3, 6)} months either party may withdraw.`,
    `<b>Data.</b> We keep names, addresses and orders for ${dice.int(6, 10)} years as the law requires (Article 6(1)(c) of Regulation 2016/679).`,
    `<b>Export.</b> The buyer observes the rules for export, among them Regulation 2021/821, and names the final user if asked.`,
    `<b>Place and law.</b> The courts at ${dice.pick(TOWNS)} have jurisdiction. The Convention of 11 April 1980 does not apply.`,
  ];
  const service = [
    `<b>Estimates.</b> Estimates are free up to ${dice.int(1, 3)} hours of work; beyond that each hour is charged at ${dice.int(48, 96)}.00, begun quarters of an hour counting in full.`,
    `<b>Travel.</b> Travel is charged at 0.${dice.int(45, 95)} for each kilometre from ${dice.pick(TOWNS)}, and waiting at half the rate for work. Hotels are charged at cost, up to ${dice.int(90, 160)}.00 a night.`,
    `<b>Nights and Sundays.</b> Work after 20.00 costs ${dice.pick([25, 40])}% more, work on Sundays and holidays ${dice.pick([50, 100])}% more, unless it was we who chose the time.`,
    `<b>Parts.</b> Parts taken out become ours. Parts put in carry the warranty of their maker, at least ${dice.int(6, 12)} months, and remain our property until they have been paid for.`,
    `<b>Storage.</b> Machines not fetched within ${dice.int(14, 28)} days of our notice are stored at ${dice.int(2, 9)}.50 a day. After ${dice.int(6, 12)} months we may sell them and keep what is owed to us.`,
    `<b>Contracts for service.</b> They run for ${dice.pick([12, 24, 36])} months and go on for another 12 unless ended ${dice.int(2, 3)} months before. Fees follow the index of wages, 2015 = 100.`,
    `<b>Software.</b> The buyer may use programs that come with a machine on that machine alone, and may make one copy for safety.`,
    `<b>Severance.</b> Should a clause be void, the rest remains in force. Changes are valid in writing only, which includes this clause.`,
  ];
  return sheet(
    dice,
    `<h3>General terms of sale and delivery (${dice.int(1, 12)}/${dice.int(2015, 2023)})</h3><div class="terms">${clauses(dice, texts, 1)}<h4>Repairs and service</h4>${clauses(dice, service, texts.length + 1)}</div>`,
    {
      css: `h3 { text-align: ${dice.pick(['left', 'center'])} } .terms { columns: ${dice.pick([2, 3, 3, 4])}; column-gap: ${dice.int(4, 9)}mm } .terms h4 { margin: 6px 0 4px; break-after: avoid } .terms p { margin: 0 0 4px; text-align: ${dice.pick(['justify', 'left'])} }`,
      margins: ['12mm', '14mm 16mm'],
      sizes: [7.5, 8, 8.5],
      fonts: [FONTS.sans, FONTS.narrow, FONTS.swiss, FONTS.serif],
    },
  );
}

/** The index at the end of a book or report, with pages behind its entries. */
function indexOfSubjects(dice: Dice): Sheet {
  const subjects = listed(
    'accounts, annual; actuary; appeals; assets, intangible; auditors; banks, central; bonds; budget; capital; cash flow; charges; climate; collateral; competition; costs, fixed; customers; debt; default; deposits; dividends; duties; energy; equity; exchange rates; fees; fraud; goodwill; guarantees; harbours; hedging; housing; imports; inflation; insurance; interest; inventories; leases; liquidity; markets; mergers; mortgages; options; pensions; prices; provisions; quotas; railways; rating; rents; reserves; risk, operational; savings; shares; statistics; subsidies; swaps; tariffs; taxes; unions; valuation; wages; water',
  );
  const pages = (): string =>
    dice
      .some([12, 37, 58, 81, 104, 133, 166, 190, 221, 257], dice.int(1, 4))
      .toSorted((one, other) => one - other)
      .map((page) => {
        const from = page + dice.int(0, 9);
        return dice.chance(0.3) ? `${from}–${from + dice.int(1, 9)}` : String(from);
      })
      .join(', ');
  let letter = '';
  const entries = subjects.map((subject) => {
    const first = subject.slice(0, 1).toUpperCase();
    const heading = first === letter ? '' : `<h4>${first}</h4>`;
    letter = first;
    const under = dice.chance(0.35)
      ? `<p class="under">${dice.pick(['abroad', 'before 1990', 'in law', 'measures of', 'small firms and'])}, ${pages()}</p>`
      : '';
    const see = dice.chance(0.12) ? `. <i>See also</i> ${dice.pick(subjects)}` : '';
    return `${heading}<p>${subject}, ${pages()}${see}</p>${under}`;
  });
  return sheet(
    dice,
    `<h2>Index</h2><p><i>Pages with figures are not marked; n stands for a note, as in ${dice.int(40, 90)}n${dice.int(2, 9)}.</i></p><div class="index">${entries.join('')}</div>`,
    {
      css: `.index { columns: ${dice.pick([2, 3, 3])}; column-gap: 8mm } .index p { margin: 0; padding-left: 5mm; text-indent: -5mm } .index .under { padding-left: 9mm } h4 { margin: 6px 0 0; break-after: avoid }`,
      margins: ['15mm', '16mm 20mm'],
      sizes: [7.5, 8],
      fonts: [FONTS.serif, FONTS.palatino, FONTS.book, FONTS.roman],
    },
  );
}

/** A letter of a bank about a rate, with the particulars of the bank at its foot. */
function rateLetter(dice: Dice): Sheet {
  const bank = dice.pick(BANKS);
  const town = dice.pick(TOWNS);
  const person = dice.pick(PEOPLE);
  const right = dice.chance(0.5);
  const year = dice.int(2015, 2024);
  return sheet(
    dice,
    `<div class="mast"><div class="name">${bank}</div>${dice.int(2, 140)} Bridge Street, ${town}<br>Telephone 0${dice.digits(3)} ${dice.digits(6)}</div>
    <p class="address">Ms A. ${person}<br>${dice.int(1, 90)} ${dice.pick(['Orchard Lane', 'Mill Road', 'Castle View'])}<br>${dice.pick(TOWNS)} ${dice.digits(5)}</p><p class="date">${town}, ${dice.int(1, 28)} March ${year}</p>
    <p><b>Your loan no. ${dice.digits(3)} ${dice.digits(4)} ${dice.digits(2)}: end of the fixed rate</b></p><p>Dear Ms ${person},</p>
    <p>On ${dice.int(1, 30)} September ${year} the period ends for which we agreed a rate of ${dice.int(1, 3)}.${dice.digits(2)}% with you. By then you will owe ${dice.int(41, 290)},${dice.digits(3)}.${dice.digits(2)}, provided that the instalments of ${dice.int(300, 990)}.${dice.digits(2)} continue to be paid on the ${dice.int(2, 28)}th of each month.</p>
    <p>We should be glad to go on lending to you. For another ${dice.pick([5, 10])} years we can offer ${dice.int(3, 4)}.${dice.digits(2)}% a year; for ${dice.int(12, 15)} years the rate would be ${dice.int(4, 5)}.${dice.digits(2)}%. Both offers hold until ${dice.int(1, 31)} May ${year}.</p>
    <p>If you do nothing, a variable rate will apply, at present ${dice.int(5, 6)}.${dice.digits(2)}%, which we review on the first of every third month. You may also repay the loan without any charge, giving ${dice.int(14, 30)} days' notice.</p>
    <p>Please call Mr ${dice.pick(PEOPLE)} on extension ${dice.digits(4)} or come to see us, Monday to Friday from 9 to ${dice.int(16, 18)}.30.</p><p style="margin-top:8mm">Yours sincerely,</p><p style="margin-top:16mm">${dice.pick(PEOPLE)}<br>Head of Lending</p><p>Enclosures: ${dice.int(2, 3)}</p>
    <div class="foot"><div>${bank}<br>Registered in ${town}<br>No. ${dice.digits(7)}</div><div>Chair of the board: ${dice.pick(PEOPLE)}<br>VAT ${dice.digits(9)}</div><div>BIC ${dice.pick(['ALDRGB2L', 'MERLFRPP', 'NORDDKKK'])}<br>www.example.com<br>Member of the deposit scheme</div></div>`,
    {
      css: `.mast { text-align: ${dice.pick(['left', 'center', 'right'])}; font-size: 0.85em } .name { font-size: 2em; color: ${dice.pick(['#123a6b', '#5a1020', '#000'])} } .address { margin: 16mm 0 10mm } .date { text-align: ${right ? 'right' : 'left'}; margin-bottom: 8mm } .foot { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; border-top: 0.5px solid #777; padding-top: 4px; font-size: 7pt }`,
    },
  );
}

/** How the amount due on a note is worked out, with formulas. */
function noteFormulas(dice: Dice): Sheet {
  const over = (top: string, bottom: string): string =>
    `<span class="over"><span>${top}</span><span class="low">${bottom}</span></span>`;
  const number = dice.int(4, 9);
  const where = [
    '“<b>d<sub>0</sub></b>” is the number of Business Days in the relevant Interest Period;',
    `“<b>n<sub>i</sub></b>” is the number of days from and including day “i” to but excluding the next Business Day (and never more than ${dice.int(4, 7)});`,
    `“<b>Cap</b>” means ${dice.int(6, 9)}.${dice.digits(2)} per cent. per annum;`,
    `“<b>Index<sub>0</sub></b>” means ${dice.int(1, 9)},${dice.digits(3)}.${dice.digits(2)}, being the closing level on ${day(dice)}; and`,
    `“<b>p</b>” is ${dice.pick(['two', 'five'])} Business Days.`,
  ]
    .map((text) => `<p class="deep">${text}</p>`)
    .join('');
  return sheet(
    dice,
    `<p><b>${number}. Interest and redemption</b></p><p>${number}.1 The rate for each Interest Period will be the rate of return of a daily compounded investment, rounded to the ${dice.pick(['fourth', 'fifth'])} decimal place, 0.00005 being rounded upwards:</p><p class="formula">Rate = <span class="big">[</span> ∏ <span class="big">(</span> 1 + ${over('r<sub>i−p</sub> × n<sub>i</sub>', dice.pick(['360', '365']))} <span class="big">)</span> − 1 <span class="big">]</span> × ${over(dice.pick(['360', '365']), 'd')}</p><p>where:</p>${where}<p>${number}.2 Each Note of ${dice.pick(['EUR', 'USD'])} ${dice.pick(['1,000', '50,000', '100,000'])} will be redeemed on ${dice.int(1, 28)} June ${dice.int(2026, 2034)} at the amount which results from</p><p class="formula">N × <span class="big">{</span> ${dice.int(90, 100)}% + max <span class="big">(</span> 0; ${over('Index<sub>1</sub> − Index<sub>0</sub>', 'Index<sub>0</sub>')} <span class="big">)</span> × ${dice.int(1, 2)}.${dice.digits(2)} <span class="big">}</span></p><p>but in no event less than ${dice.int(80, 90)} per cent. of its nominal amount.</p><p>${number}.3 Upon an early redemption for reasons of tax the amount is reduced by</p><p class="formula">A = ${over(`C × (t − ${dice.int(2, 30)})`, '(1 + y)<sup>t</sup>')} + ${dice.int(1, 9)}.${dice.digits(2)}</p><p>in which C is the sum of coupons unpaid, t the number of days left and y a yield of ${dice.int(2, 5)}.${dice.digits(3)} per cent.</p><p>${number}.4 The Calculation Agent, ${dice.pick(BANKS)}, will notify the rate by ${dice.int(10, 12)}.00 a.m. on the second Business Day of each period. Its determinations bind all parties unless plainly wrong.</p>${reading(dice, 1)}`,
    {
      css: `p { text-align: ${dice.pick(['left', 'justify'])} } .formula { text-align: center; margin: 5mm 0; font-size: 1.1em } .over { display: inline-flex; flex-direction: column; vertical-align: middle; text-align: center } .low { border-top: 0.75px solid #000 } .big { font-size: 1.8em; vertical-align: middle } .deep { margin-left: ${dice.int(8, 18)}mm } sub, sup { line-height: 0 }`,
      sizes: [10.5, 11, 12],
    },
  );
}

/** The front page of a filing: what is filled in stands above what is asked. */
function filingFront(dice: Dice): Sheet {
  const field = (text: string, asked: string): string =>
    `<div class="field"><b>${text}</b><br><span class="asked">(${asked})</span></div>`;
  const name = `${dice.pick(PEOPLE)} ${dice.pick(['Industries', 'Bancorp', 'Therapeutics', 'Energy'])}, Inc.`;
  const tick = dice.pick(['☒', '☑']);
  return sheet(
    dice,
    `<div class="mid"><p class="large"><b>UNITED STATES<br>SECURITIES AND EXCHANGE COMMISSION</b><br>Washington, D.C. 20549</p><hr><p class="huge"><b>FORM ${dice.pick(['10-K', '8-K', '10-Q'])}</b></p></div><p>${tick} Report pursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934 for the period ended June 30, ${dice.int(2014, 2024)}</p><p>☐ Transition report pursuant to Section 13 or 15(d) of the Act</p><div class="mid"><p>Commission file number 001-${dice.digits(5)}</p><p class="huge">${name.toUpperCase()}</p>${field(`${dice.int(100, 9800)} ${dice.pick(['Lakeshore Drive', 'Commerce Parkway', 'Elm Avenue'])}, Suite ${dice.int(100, 900)}`, 'Address of principal executive offices')}${field(`(${dice.int(201, 970)}) 555-01${dice.digits(2)}`, "Registrant's telephone number, including area code")}${field(dice.pick(['Delaware', 'Nevada', 'Maryland']), 'State of incorporation')}${field(`${dice.digits(2)}-${dice.digits(7)}`, 'I.R.S. employer identification number')}<hr></div><p>Indicate by check mark whether the registrant (1) has filed all reports required during the preceding 12 months and (2) has been subject to such requirements for the past 90 days. Yes ${tick} No ☐</p><p>Indicate by check mark whether the registrant is a shell company (as defined in Rule 12b-2). Yes ☐ No ${tick}</p><p>Securities registered pursuant to Section 12(b) of the Act: common stock, traded on the New York Stock Exchange. Securities registered pursuant to Section 12(g) of the Act: none.</p><p>As of July ${dice.int(1, 31)}, there were ${dice.int(12, 480)},${dice.digits(3)},${dice.digits(3)} shares of common stock, par value $0.0${dice.int(1, 5)}, outstanding. The aggregate market value of those held by others than affiliates was about $${dice.int(1, 9)}.${dice.int(1, 9)} billion.</p>`,
    {
      css: `.mid { text-align: center } .large { font-size: 1.2em } .huge { font-size: 1.7em } .field { margin: 5mm 0 } p { line-height: 1.45 } .asked { font-size: 0.8em }`,
      papers: ['Letter', 'Letter', 'A4'],
      margins: ['16mm 20mm', '18mm'],
      sizes: [10.5, 11],
      fonts: [FONTS.serif, FONTS.roman, FONTS.sans],
    },
  );
}

/** An announcement of an issue, with the banks that placed it. */
function issueAnnouncement(dice: Dice): Sheet {
  const [lead = '', second = '', ...others] = dice.some(BANKS, dice.int(9, 13));
  const name = `${dice.pick(PEOPLE)} ${dice.pick(['Water', 'Shipping', 'Finance', 'Motor'])} ${dice.pick(['N.V.', 'plc', 'S.A.'])}`;
  return sheet(
    dice,
    `<div class="frame"><p class="small"><i>This announcement appears as a matter of record only.</i></p><p class="small">${day(dice)}</p><p class="large">${name}</p><p>(incorporated with limited liability, no. ${dice.digits(6)})</p><p class="huge">${dice.pick(['€', 'U.S.$', '£'])}${dice.int(2, 9)}50,000,000</p><p class="large">${dice.int(2, 7)}.${dice.pick(['125', '25', '375', '50', '875'])} per cent. ${dice.pick(['Senior', 'Subordinated', 'Guaranteed'])} Notes due ${dice.int(2027, 2046)}</p><p>Issue price: ${dice.int(98, 99)}.${dice.digits(3)} per cent.</p><p class="small" style="margin-top:8mm">Joint lead managers</p><p class="large"><b>${lead}</b></p><p class="large"><b>${second}</b></p><div class="banks">${others.map((bank) => `<span>${bank}</span>`).join(' ')}</div><p class="small">Legal advice to the issuer: ${dice.pick(PEOPLE)} & ${dice.pick(PEOPLE)} LLP</p></div>`.replaceAll(
      ' & ',
      ' &amp; ',
    ) + (dice.chance(0.5) ? reading(dice, 1) : ''),
    {
      css: `.frame { border: ${dice.pick(['1px solid', '4px double', '2px solid'])} #000; padding: ${dice.int(8, 14)}mm; text-align: center; margin-bottom: 6mm } .large { font-size: 1.35em; margin: 4mm 0 } .huge { font-size: 2.2em; font-weight: bold; margin: 5mm 0 } .small { font-size: 0.85em } .banks { display: flex; flex-wrap: wrap; justify-content: center; gap: ${dice.int(3, 6)}mm ${dice.int(9, 14)}mm; margin: 7mm 0 } .banks span { white-space: nowrap }`,
    },
  );
}

export const SIXTH_PLAIN_PAPERS = {
  numberedPleading,
  callTranscript,
  termsOverleaf,
  indexOfSubjects,
  rateLetter,
  noteFormulas,
  filingFront,
  issueAnnouncement,
};
