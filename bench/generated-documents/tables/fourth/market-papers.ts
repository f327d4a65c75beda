// Fourth collection: what agencies, banks, exchanges, suppliers and offices print about others.

import type { Dice } from '../../dice.ts';
import { FONTS, paragraphs, printed, reading } from '../second/printed-page.ts';
import type { TableSheet } from '../table-page.ts';
import { writtenTable } from './fourth-page.ts';

/** Peers of a rated company: names over three lines, ratings in words, ratios below a label; one coloured bar. */
export function peerComparison(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full low peers',
    head: '|Corvane~Packaging~PLC|Ostrava~Sklo a.s.|Nordkarton~AB|Wabash~Container~Corp.|Grupo~Envases~del Bajío',
    body: 'Rating as of May 7, 2024|BB+/Stable/B|BBB-/Negative/A-3|BB/Stable/--|B+/Watch Neg/--|BB-/Positive/B; Period|Annual|Annual|Annual|Annual|LTM; Period ending|2023-12-31|2023-12-31|2023-09-30|2024-02-03|2024-03-31; (Mil. €)|×5; Revenue|#a×5; EBITDA|#b×5; Funds from operations (FFO)|#b×3|(#c)|#b; Free operating cash flow (FOCF)|#n×5; Cash and short-term investments|#c×5; Debt|#a×5; *Adjusted ratios|×5; >EBITDA margin (%)|#p×5; >Return on capital (%)|#p×5; >EBITDA interest coverage (x)|#x×5; >Debt/EBITDA (x)|#x×5; >FFO/debt (%)|#p×3|NM|#p; >FOCF/debt (%)|#m×5; >Discretionary cash flow/debt (%)|#m×3|NM|#m',
    styles: {
      a: { low: 800, high: 8900, decimals: 1 },
      b: { low: 90, high: 790, decimals: 1 },
      c: { low: 14, high: 230, decimals: 1 },
      n: { low: 6, high: 310, decimals: 1, below: 35, minus: ['(', ')'] },
      m: { low: 0.3, high: 24, decimals: 1, below: 35, minus: ['(', ')'] },
      p: { low: 4.2, high: 38, decimals: 1 },
      x: { low: 1.6, high: 8.8, decimals: 1 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8,
      ruled: 'half',
      css: '.peers :is(td, th):not(:first-child) { text-align: right; width: 25mm; white-space: nowrap } .peers th { border-bottom: 3px solid #d6002a } .peers td { padding: 2.5px 4px } .peers td:first-child { width: 50mm } .peers tbody tr:last-child td { border-bottom: 1px solid #999 }',
      foot: '<span>May 7, 2024</span><span>9</span>',
    },
    ([html = '']) =>
      `<h2>Peer comparison</h2><p><b>Corvane Packaging PLC – Peer Comparisons</b></p>${html}<p class="note">NM – not meaningful. LTM – last 12 months. Amounts are translated at the rates of the end of each period.</p><h2>Financial risk</h2>${reading(dice, 3)}`,
  );
}

/** How a rating is made up: factors beside several rows each, weights, measures and scores for two periods. */
export function ratingScorecard(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full scores',
    head: '{1,2}Factor|{1,2}Sub-factor|{1,2}Weight|{2.}Current~FYE 12/2023^[1]|{2.}12–18 month view^[2]; Measure|Score|Measure|Score',
    body: '{1,2}Scale|Total assets (US$ billion)|10%|#a|Ba|#a|Baa; Revenue (US$ billion)|10%|#a|B|#a|Ba; {1,2}Business Profile|Position in the market|15%|Baa|Baa|Baa|Baa; Regulatory environment|15%|A|A|A|A; {1,3}Leverage and Coverage|Debt / EBITDA|12%|#x|Ba|#x – #x|Ba; EBIT / Interest Expense|12%|#x|B|#x – #x|Ba; Retained Cash Flow / Net Debt|11%|#p%|Caa|#p% – #p%|B; Financial Policy|Commitment to creditors|15%|Ba|Ba|Ba|Ba; {3}*Rating outcome||×3; {3}a) Scorecard-indicated outcome||Ba2||Ba1; {3}b) Rating assigned||||Ba2',
    styles: {
      a: { low: 1.1, high: 24, decimals: 1 },
      x: { low: 1.4, high: 6.8, decimals: 1 },
      p: { low: 3, high: 28, decimals: 1 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.wide,
      size: 7,
      ruled: 'half',
      css: '.scores th { background: #003a70; color: #fff; border-left: 2px solid #fff } .scores td { padding: 4px 6px; border-bottom: 0.5px solid #b7c3d0 } .scores td[rowspan] { font-weight: bold; color: #003a70 } .scores th[colspan], .scores tr:nth-child(2) th { text-align: center }',
      foot: '<span>6</span><span>27 June 2024</span><span>Credit Opinion: Tarragon Water Holdings</span>',
    },
    ([html = '']) =>
      `${reading(dice, 2)}<h2>Rating methodology and scorecard factors</h2><p>Exhibit 7</p>${html}<p class="note">[1] Ratios use adjusted figures of the group. [2] This is our forward view, not the view of the issuer, and leaves out acquisitions that have not been announced.</p>`,
  );
}

/** A bank’s template on the quality of its loans: numbered rows, lettered columns, four rows of headings in a grid across the page. */
export function loanQualityTemplate(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full grid quality',
    head: '{2,4}EUR million, 30.06.2024|{4.}Gross carrying amount / nominal amount|{4.}Accumulated impairment and provisions|{1,2}Guarantees received; {2.}Performing|{2.}Non-performing|{2.}Performing|{2.}Non-performing; of which~stage 1|of which~stage 2|of which~stage 2|of which~stage 3|of which~stage 1|of which~stage 2|of which~stage 2|of which~stage 3|on non-performing~exposures; a|b|c|d|e|f|g|h|i',
    body: '005|Cash balances at central banks|#a|–×3|–#s|–×4; !010|Loans and advances|#b|#a|–|#a|–#s|–#s|–|–#a|#s; 020|>Central banks|#s|–×8; 030|>General governments|#a|#s|–|#s|–#s|–#s|–|–#s|0; 060|>Non-financial corporations|#b|#a|–|#a|–#s|–#s|–|–#a|#s; 070|>>of which SMEs|#a|#a|–|#s|–#s|–#s|–|–#s|#s; 080|>Households|#b|#a|#s|#a|–#s|–#s|–#s|–#a|#s; !090|Debt securities|#b|#s|–|#s|–#s|–#s|–|–#s|–; !150|Off-balance-sheet exposures|#b|#a||#s|#s|#s||#s|#s; !220|Total|#b|#a|#s|#a|–#s|–#s|–#s|–#a|#s',
    styles: { a: { low: 810, high: 9800 }, b: { low: 11_000, high: 174_000 }, s: { low: 1, high: 390 } },
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 7.5,
      ruled: 'yes',
      paper: 'A4 landscape',
      css: '.quality th { text-align: center; font-weight: normal; background: #eee } .quality th[rowspan="4"] { text-align: left; vertical-align: bottom } .quality td { padding: 3px 5px } .quality td:nth-child(n+3) { text-align: right; white-space: nowrap } .quality td:nth-child(2) { white-space: nowrap }',
      foot: '<span>Pillar 3 Report, half-year 2024</span><span>38</span>',
    },
    ([html = '']) =>
      `<p><b>Template CR1: Performing and non-performing exposures and related provisions</b></p>${html}${paragraphs('The ratio of non-performing loans rose to 2.4 per cent, mainly on account of two exposures to commercial real estate. Stages follow IFRS 9; purchased credit-impaired assets are left out of columns c and g.')}`,
  );
}

/** Spanish tariffs for access to the grid: two units for each, six periods; below it the hire of meters. */
export function tarifasDeAcceso(dice: Dice): TableSheet {
  const access = writtenTable(dice, {
    name: 'mid full grid access',
    head: '{1,2}Grupo tarifario|{1,2}Término|{6.}Periodo horario; P1|P2|P3|P4|P5|P6',
    body: '{1,2}2.0 TD|€/kW año|#w×2|–×4; €/kWh|#h×3|–×3; {1,2}3.0 TD|€/kW año|#w×6; €/kWh|#h×6; {1,2}6.1 TD|€/kW año|#w×6; €/kWh|#h×6; {1,2}6.2 TD y superiores (1)|€/kW año|#w×6; €/kWh|#h×6',
    styles: {
      w: { low: 0.6, high: 29, decimals: 6, point: ',' },
      h: { low: 0.001, high: 0.06, decimals: 6, point: ',' },
    },
  });
  const meters = writtenTable(dice, {
    name: 'meters',
    head: 'Equipo de medida|Alquiler|',
    body: 'Contador monofásico con telegestión|#m|€/mes; Contador trifásico con telegestión|#m|€/mes; Contador trifásico de doble tarifa, sin telegestión (a extinguir)|#m|€/mes; Transformadores de intensidad, juego de tres|#m|€/mes; Verificación a petición del consumidor|#v|€',
    styles: {
      m: { low: 0.54, high: 4, decimals: 2, point: ',' },
      v: { low: 18, high: 90, decimals: 2, point: ',' },
    },
  });
  return printed(
    [access, meters],
    {
      font: FONTS.tight,
      size: 8,
      ruled: 'yes',
      css: '.access td[rowspan], .access th { vertical-align: middle; text-align: center } .access th { background: #ffe08a } .access td, .access th { padding: 4px } .meters td:nth-child(2), .meters th:nth-child(2) { text-align: right; padding-left: 20mm } .meters th { border-bottom: 1.5px solid #e0a800 }',
      foot: '<span>Distribuidora Eléctrica del Valle, S.A.U.</span><span>Precios sin impuestos</span>',
    },
    ([first = '', second = '']) =>
      `<h2>Precios vigentes desde el 1 de enero de 2024</h2><h3>Peajes de transporte y distribución</h3>${first}<p class="note">(1) Tensión igual o superior a 30 kV. En el grupo 2.0 TD la potencia solo se factura en punta (P1) y valle (P2).</p><h3>Equipos de medida y otros servicios</h3>${second}${paragraphs('Los precios se actualizarán cuando lo disponga la Comisión Nacional de los Mercados y la Competencia. El consumidor puede adquirir su equipo de medida en régimen de propiedad.')}`,
  );
}

/** Reserves of oil and gas in three rows of headings, below them their value with signs of the dollar in columns of their own. */
export function reserveReport(dice: Dice): TableSheet {
  const kinds =
    '>Developed producing|#a×8; >Developed non-producing|#s|–|#s|#s|#s|–|#s|#s; >Undeveloped|#a×8';
  const volumes = writtenTable(dice, {
    name: 'fig full low volumes',
    head: '|{4_}Gross Reserves|{4_}Net Reserves; |Light and~Medium Oil|Heavy~Oil|Natural~Gas|Oil~Equivalent|Light and~Medium Oil|Heavy~Oil|Natural~Gas|Oil~Equivalent; Category|Mbbl|Mbbl|MMcf|Mboe|Mbbl|Mbbl|MMcf|Mboe',
    body: `Proved|×8; ${kinds}; !Total Proved|#a×8; Probable|#a×8; !Total Proved plus Probable|#a×8; Possible^(1)|–|–|#s|#s|–|–|#s|#s`,
    styles: { a: { low: 1200, high: 64_000 }, s: { low: 12, high: 940 } },
  });
  const values = writtenTable(dice, {
    name: 'values',
    head: 'US$ millions, discounted at|{2.}0%|{2.}5%|{2.}10%|{2.}15%',
    body: 'Future net revenue, proved|$|#a|$|#a|$|#a|$|#a; Future net revenue, probable||#a||#a||#a||#a; Abandonment and reclamation||(#s)||(#s)||(#s)||(#s); Income taxes||(#s)||(#s)||(#s)||(#s); !Net present value after tax|$|#a|$|#a|$|#a|$|#a',
    styles: {
      a: { low: 210, high: 2400, decimals: 1 },
      s: { low: 14, high: 190, decimals: 1 },
    },
  });
  return printed(
    [volumes, values],
    {
      font: FONTS.bookman,
      size: 7.5,
      ruled: 'half',
      paper: 'Letter',
      css: '.volumes td, .volumes th { padding: 1.5px 4px } .volumes tr:last-child th { font-weight: normal; font-style: italic } .volumes td[style*=bold]:not(:first-child) { border-top: 0.75px solid #000 } .values td:nth-child(2n) { padding: 1.5px 8px 1.5px 8mm } .values td:nth-child(2n+3) { text-align: right; padding-left: 0 } .values tr:last-child td:not(:first-child) { border-top: 0.75px solid #000; border-bottom: 2px double #000 }',
      foot: '<span></span><span>Chinook Ridge Energy Corp. – Annual Information Form – 29</span>',
    },
    ([first = '', second = '']) =>
      `<p><b>SUMMARY OF OIL AND GAS RESERVES</b><br>as of December 31, 2023 (forecast prices and costs)</p>${first}<p class="note">(1) There is a 10% probability that the quantities actually recovered will equal or exceed the sum of proved, probable and possible reserves.</p>${reading(dice, 1)}<p><b>NET PRESENT VALUE OF FUTURE NET REVENUE</b></p>${second}${reading(dice, 1)}`,
  );
}

/** A notice of an exchange: contracts before and after a split in a grid, and the days on which it happens beside words. */
export function exchangeNotice(dice: Dice): TableSheet {
  const series = writtenTable(dice, {
    name: 'mid grid whole series',
    head: '{1,2}Expiry|{1,2}Type|{2.}Exercise price (SEK)|{2.}Contract size|{1,2}Version|{1,2}Open interest; before|after|before|after',
    body: '2024-07-19|C|#p|#q.1083|100|331.5764|0 → 1|#o; 2024-07-19|P|#p|#q.4402|100|331.5764|0 → 1|#o; 2024-09-20|C|#p|#q.7735|100|331.5764|0 → 1|#o; 2024-09-20|P|#p|#q.0921|100|331.5764|0 → 1|–; 2024-12-20|C|#p|#q.2650|103.2|342.1868|1 → 2|#o; 2024-12-20|P|#p|#q.8814|103.2|342.1868|1 → 2|–; 2025-06-20|Future|n/a|n/a|1,000|3,315.7640|0 → 1|#o',
    styles: {
      p: { low: 180, high: 420, decimals: 2 },
      q: { low: 54, high: 127 },
      o: { low: 12, high: 9400 },
    },
  });
  const days = writtenTable(dice, {
    name: 'full grid days',
    head: 'Date|Time (CET)|Event|Participants concerned',
    body: '2024-06-18|17:30|Last trading of the series with the old terms. Orders that remain in the book are deleted.|All; 2024-06-18|19:05|Adjustment of positions by the clearing house|Clearing members; 2024-06-19|07:45|New series are available in the system, with identifiers ending in X|Market makers, vendors of data; 2024-06-19|09:00|Trading resumes|All; 2024-06-21||Payment of rights for fractions of shares|Clearing members with short calls',
  });
  return printed(
    [series, days],
    {
      font: FONTS.swiss,
      size: 9,
      ruled: 'yes',
      css: '.series th, .days th { background: #0b2e4f; color: #fff; font-weight: normal; text-align: center } .series { margin: 8px auto } .days td { padding: 3px 6px } .days td:nth-child(-n+2) { white-space: nowrap }',
      foot: '<span>Derivatives market notice 94/24</span><span>1(2)</span>',
    },
    ([first = '', second = '']) =>
      `<h1>NOTICE 94/24</h1><p><b>Brahestad Skog AB: adjustment because of rights issue and split</b></p>${paragraphs('The general meeting of 31 May 2024 resolved on a split 3:1 and on an issue of rights. Ordinary contracts are adjusted by the ratio method with a factor of 0.301590, as set out in table 1.')}<p>Table 1</p>${first}<p>Table 2</p>${second}${paragraphs('Questions may be put to the department of listings by telephone or e-mail.')}`,
  );
}

/** An offering of mortgage notes: classes side by side in words, below it the pool by loan-to-value with signs apart. */
export function notesOverview(dice: Dice): TableSheet {
  const classes = writtenTable(dice, {
    name: 'full terms',
    head: '|Class A Notes|Class B Notes|Class C Notes|Class Z Notes',
    body: '*Initial Principal Amount|£412,500,000|£31,200,000|£19,750,000|£14,100,000; *Issue Price|100.00%|100.00%|99.47%|100.00%; *Reference Rate|{2}Compounded Daily SONIA|Term SONIA, three months|N/A; *Relevant Margin (before the Step-Up Date)|0.#m% p.a.|1.#m% p.a.|2.#m% p.a.|0%; *Relevant Margin (after)|1.#m% p.a.|2.#m% p.a.|3.#m% p.a.|0%; *Credit enhancement|Subordination of the Class B, C and Z Notes and the General Reserve Fund|Subordination of the Class C and Z Notes and the General Reserve Fund|Subordination of the Class Z Notes|Excess spread only; *Interest Payment Dates|{4}The 15th day of March, June, September and December, beginning in September 2024; *Expected ratings (two agencies)|AAA(sf) / Aaa(sf)|AA(sf) / Aa2(sf)|A+(sf) / A1(sf)|Not rated; *ISIN|XS2819#i|XS2819#i|XS2819#i|XS2819#i',
    styles: { m: { low: 10, high: 95 }, i: { low: 100_000, high: 990_000, thousands: '' } },
  });
  const pool = writtenTable(dice, {
    name: 'pool',
    head: 'Current LTV (%)|{2.}Balance|{2.}Share|Loans|{2.}Share',
    body: '0.00 to 49.99|£|#a|#p|%|#c|#p|%; 50.00 to 59.99|£|#a|#p|%|#c|#p|%; 60.00 to 69.99|£|#a|#p|%|#c|#p|%; 70.00 to 74.99|£|#a|#p|%|#c|#p|%; 75.00 to 79.99|£|#a|#p|%|#c|#p|%; 80.00 to 84.99|–|–|–|–|–|–|–; !Total|£|477,550,000.00|100.00|%|2,918|100.00|%',
    styles: {
      a: { low: 11_000_000, high: 140_000_000, decimals: 2 },
      p: { low: 2, high: 34, decimals: 2 },
      c: { low: 60, high: 1010 },
    },
  });
  return printed(
    [classes, pool],
    {
      font: FONTS.palatino,
      size: 8,
      ruled: 'half',
      css: '.terms td, .terms th { padding: 3px 5px; width: 33mm } .terms th { border-bottom: 1px solid #000; border-top: 1px solid #000 } .terms td[colspan] { text-align: center } .pool { margin: 6px auto } .pool td { padding: 1.5px 3px } .pool td:is(:nth-child(3), :nth-child(4), :nth-child(6), :nth-child(7)) { text-align: right; padding-left: 7mm } .pool td:nth-child(2) { padding-left: 8mm } .pool th:nth-child(4) { text-align: right } .pool td[style] { border-top: 0.5px solid #000 }',
      foot: '<span></span><span>xi</span><span></span>',
    },
    ([first = '', second = '']) =>
      `<p class="over"><b>Overview of the Notes</b></p>${first}<p class="over"><b>Current loan-to-value ratios of the provisional pool</b></p>${second}${paragraphs('The weighted average current loan-to-value ratio is 66.81 per cent. Balances are those of 30 April 2024 and include capitalised fees. The final pool will be drawn by lot from the provisional pool.')}`,
  );
}

/** The annex of a bill for power: readings with dates, sums for each site, thin lines below the rows, headings at the top. */
export function meteringAnnex(dice: Dice): TableSheet {
  const metered = '01.02.24|29.02.24|#z|#z|1|#k|#u|£|#n';
  const table = writtenTable(dice, {
    name: 'full lines readings',
    head: '{1,2}Meter point|{1,2}Register|{2.}Period|{2.}Reading|{1,2}Factor|{1,2}Usage~kWh|{1,2}Price~p/kWh|{2,2}Net amount; from|to|start|end',
    body: `{11}*Site 1: Cold store, 8 Quay Road, Grimsby; 20 0014 8821 106|Day|${metered}; |Night|${metered}; |Capacity 250 kVA|01.02.24|29.02.24||||||£|#n; !Site 1|||||||#k||£|#n; {11}*Site 2: Workshop and offices, Laceby Business Park; 20 0014 9037 441|Day|${metered}; |Night|01.02.24|11.02.24|#z|#z E|10|#k|#u|£|#n; |Night|12.02.24|29.02.24|#z E|#z|10|#k|#u|£|#n; |Credit for January|01.01.24|31.01.24||||(#k)||£|(#n); !Site 2|||||||#k||£|#n; !Carried to invoice 4410987|||||||#k||£|#n`,
    styles: {
      z: { low: 21_000, high: 88_000, thousands: '' },
      k: { low: 900, high: 48_000 },
      u: { low: 14, high: 31, decimals: 4 },
      n: { low: 110, high: 9800, decimals: 2 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.narrow,
      size: 9,
      ruled: 'half',
      css: '.readings th { font-weight: normal; color: #555 } .readings td { white-space: nowrap; padding: 3px 5px } .readings td:is(:nth-child(n+5):nth-child(-n+9), :nth-child(11)), .readings tr:first-child th:nth-child(n+5), .readings tr:nth-child(2) th:nth-child(n+3) { text-align: right }',
      foot: '<span>Annex to invoice 4410987</span><span>sheet 2 of 2</span>',
    },
    ([html = '']) =>
      `<div class="head"><span>Humber Power Supply Ltd<br>PO Box 118, Hull</span><span>Customer 70 33128<br>Billing month: February 2024</span></div><h3>How we worked out your bill</h3>${html}<p class="note">E: estimated reading. The factor is that of the current transformers. Amounts exclude VAT and the Climate Change Levy, which are shown on sheet 1.</p>`,
  );
}

/** Prices of producers by month, the year once in a column of its own; gaps instead of lines, letters set high. */
export function producerPrices(dice: Dice): TableSheet {
  const month = '#a|#n|#a|#n|#a|#a';
  const table = writtenTable(dice, {
    name: 'fig low prices',
    head: '{1,3}Year|{1,3}Month|{4_}Domestic sales|{2_}Export sales; {2_}All industry|{2_}Energy|{1,2}Euro~area|{1,2}Other~countries; Index|Change on~year, %|Index|Change on~year, %',
    body: `2021|Average|${month}; 2022|Average|${month}; 2023|Average|${month}; 2023|January|${month}; |February|${month}; |March|${month}; |April|${month}; |May^r|${month}; |June|${month}; |July|${month}; |August|${month}; |September|#a|#n|:|:|#a|#a; |October|${month}; |November|${month}; |December|${month}; 2024|January|${month}; |February^p|#a|#n|#a|#n|:|:; |March^p|#a|#n|:|:|:|:`,
    styles: {
      a: { low: 94, high: 146, decimals: 1 },
      n: { low: 0.1, high: 31, decimals: 1, below: 45, minus: ['−', ''] },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.serif,
      size: 9,
      ruled: 'no',
      css: '.prices td, .prices th { padding: 1.5px 9px } .prices th { font-weight: normal } .prices td:nth-child(2), .prices tr:first-child th:nth-child(2) { text-align: left } .prices tr:is(:nth-child(4), :nth-child(7), :nth-child(10), :nth-child(13), :nth-child(16)) td { padding-top: 7px }',
      foot: '<span>Statistical Bulletin 4/2024</span><span>Prices</span><span>55</span>',
    },
    ([html = '']) =>
      `${reading(dice, 1)}<p><b>6.4 Producer price indices</b> (2021 = 100)</p>${html}<p class="note">p provisional, r revised, : not available. Indices are not adjusted for the season.</p>${reading(dice, 1)}`,
  );
}

/** Terms of a loan: steps of the margin at the left, repayments at the right, between paragraphs and without lines. */
export function marginAndRepayment(dice: Dice): TableSheet {
  const steps = writtenTable(dice, {
    name: 'margins',
    head: '{1,2}Leverage|{2.}Margin (% p.a.); Facility A|Facility B',
    body: 'Greater than or equal to 3.50:1|2.#m|3.#m; Less than 3.50:1 but greater than or equal to 2.75:1|2.#m|2.#m; Less than 2.75:1 but greater than or equal to 2.00:1|1.#m|2.#m; Less than 2.00:1|1.#m|1.#m',
    styles: { m: { low: 10, high: 95 } },
  });
  const repayments = writtenTable(dice, {
    name: 'repaid',
    head: 'Repayment Date|Instalment~(EUR)',
    body: '30 June 2025|#a; 31 December 2025|#a; 30 June 2026|#a; 31 December 2026|#a; 30 June 2027|#a; 31 December 2027|#a; Termination Date|the balance',
    styles: { a: { low: 1_250_000, high: 9_500_000 } },
  });
  return printed(
    [steps, repayments],
    {
      font: FONTS.book,
      size: 10,
      ruled: 'no',
      margin: '25mm',
      css: '.beside { display: flex; gap: 14mm; margin: 8px 0 } .beside > div:first-child { flex: 1.4 } .beside > div { flex: 1 } .margins td, .repaid td { padding: 4px 6px } .margins :is(td, tr:nth-child(2) th):not(:first-child), .margins tr:nth-child(2) th { text-align: center; vertical-align: bottom } .margins th { font-weight: normal; font-style: italic } .repaid :is(td, th):nth-child(2) { text-align: right } .repaid td { white-space: nowrap }',
      foot: '<span>Execution version</span><span>– 41 –</span>',
    },
    ([html = '', other = '']) =>
      `<p><b>9.2 Margin and repayment of Facility B</b></p>${paragraphs('(a) If no Event of Default has occurred and Leverage in respect of the most recently completed Relevant Period is within a range set out below at the left, the Margin for each Loan will be the percentage set out opposite that range.', '(b) The Borrower shall repay the Facility B Loan in the instalments set out below at the right.')}<div class="beside"><div>${html}</div><div>${other}</div></div>${paragraphs('(c) Any increase or decrease in the Margin shall take effect on the date which is five Business Days after receipt by the Agent of the Compliance Certificate under Clause 20.2.', '(d) The Borrower may not reborrow any part of Facility B which is repaid.')}`,
  );
}
