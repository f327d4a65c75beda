// Fourth collection: what companies print about themselves, in annual reports, certificates and schedules.

import type { Dice } from '../../dice.ts';
import { FONTS, paragraphs, printed, reading } from '../second/printed-page.ts';
import type { TableSheet } from '../table-page.ts';
import { writtenTable } from './fourth-page.ts';

/** When liabilities fall due, two years one below the other; no line, the last column shaded. */
export function liquidityRisk(dice: Dice): TableSheet {
  const kinds =
    'Revolving credit facility|#o|#o|–×3|#o; Private placement notes|#o×6; Lease liabilities^a|#o×6; Trade and other payables|#o|#o|#s|–×2|#o; Derivatives settled gross|×6; >Payments|(#s)|#o|#o|–×2|#o; >Receipts|–|#i|#i|–×2|#i; !Total|#o×6';
  const table = writtenTable(dice, {
    name: 'fig full low dues',
    head: '|{1,2}Carrying~amount|{5.}Undiscounted contractual cash flows; At 30 September 2023 (£m)|Within~1 year|1 to 2~years|2 to 5~years|After~5 years|Total',
    body: `${kinds}; !At 24 September 2022 (£m)|×6; ${kinds}`,
    styles: {
      o: { low: 2, high: 1900, decimals: 1, below: 100, minus: ['(', ')'] },
      s: { low: 0.2, high: 9, decimals: 1 },
      i: { low: 9, high: 400, decimals: 1 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.gothic,
      size: 8,
      ruled: 'no',
      css: '.dues th { font-weight: normal; color: #0b5563 } .dues td { padding: 2.5px 5px } .dues td:last-child, .dues tr:last-child th:last-child { background: #e0ecef }',
      foot: '<span>148</span><span>Annual Report and Accounts 2023</span>',
    },
    ([html = '']) =>
      `<h2>24.3 Liquidity risk</h2>${paragraphs('The table analyses the group’s financial liabilities by the time that remains until they must be paid. Floating interest is estimated from the curve at the balance sheet date.')}${html}<p class="note">a Excludes £14.2m of leases signed but not yet commenced.</p>${reading(dice, 2)}`,
  );
}

/** A certificate under a loan agreement: tests in a grid of typed letters, below them the sums without lines. */
export function complianceCertificate(dice: Dice): TableSheet {
  const tests = writtenTable(dice, {
    name: 'full grid tests',
    head: 'Clause|Covenant|Required|Actual|Headroom|Met',
    body: '21.2 (a)|Net Leverage: Consolidated Net Debt on the last day of the Relevant Period to Adjusted EBITDA|max. 3.75:1|#r:1|#h%|Yes; 21.2 (b)|Interest Cover: Adjusted EBITDA to Net Finance Charges|min. 4.00:1|#v:1|#h%|Yes; 21.2 (c)|Minimum Liquidity|USD 40,000,000|USD #l|#h%|Yes; 21.2 (d)|Capital Expenditure in the Financial Year|max. USD 65,000,000|not tested|n/a|-; 21.4|Guarantor Coverage (share of Adjusted EBITDA)|min. 80%|#g%|#h%|Yes',
    styles: {
      r: { low: 1.4, high: 3.6, decimals: 2 },
      v: { low: 4.3, high: 9, decimals: 2 },
      h: { low: 3, high: 60, decimals: 1 },
      l: { low: 41_000_000, high: 99_000_000 },
      g: { low: 81, high: 97, decimals: 1 },
    },
  });
  const sums = writtenTable(dice, {
    name: 'sums',
    head: 'Line|Item|USD 000',
    body: 'A|Consolidated operating profit|#a; B|plus depreciation and amortisation|#a; C|plus Exceptional Items (clause 21.1)|#s; D|less profit of Non-Recourse Subsidiaries|(#s); E|plus pro forma EBITDA of acquisitions|nil; F|Adjusted EBITDA (A + B + C - D + E)|#a; G|Net Finance Charges|#s; H|Consolidated Net Debt|#a',
    styles: { a: { low: 18_000, high: 240_000 }, s: { low: 310, high: 9400 } },
  });
  return printed(
    [tests, sums],
    {
      font: FONTS.typed,
      size: 8,
      ruled: 'yes',
      css: '.tests td, .tests th { padding: 3px 5px } .tests td:nth-child(2) { width: 58mm } .tests td:nth-child(n+3) { white-space: nowrap } .sums td:last-child, .sums th:last-child { text-align: right; padding-left: 12mm } .sums th { font-weight: normal; text-decoration: underline }',
    },
    ([first = '', second = '']) =>
      `<p>SCHEDULE 6<br>FORM OF COMPLIANCE CERTIFICATE</p><p>To: Harrow Agency Services Limited as Agent<br>Dated: 12 March 2024</p><p>1. We refer to the Agreement. This is a Compliance Certificate for the Relevant Period ended 31 December 2023.</p><p>2. We confirm that:</p>${first}<p>3. The figures above are computed as follows:</p>${second}<p>4. We confirm that no Default is continuing.</p><p style="margin-top:12mm">Signed: ______________________ Director of Mercator Reefer Holdings Limited</p>`,
  );
}

/** Segments in three levels of headings over eleven narrow columns; lines below headings and above sums only. */
export function segmentNote(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'fig full low segments',
    head: '|{6_}Continuing operations|{2_}Discontinued|{2,2_}Group; |{2_}Cold storage|{2_}Haulage|{2_}Unallocated^1|{2_}Ferries; €000|2023|2022|2023|2022|2023|2022|2023|2022|2023|2022',
    body: 'External revenue|#a×4|–×2|#s×2|#a×2; Inter-segment revenue|#s×4|(#s)×2|–×4; !Segment revenue|#a×4|(#s)×2|#s×2|#a×2; Cost of sales|(#a)×4|–×2|(#s)×2|(#a)×2; Depreciation of property, plant and equipment|(#s)×10; Impairment|–|(#s)|–×6|–|(#s); !Operating result|#n×10; Share of joint ventures|#s|#s|–×6|#s|#s; Net finance costs|×8|(#s)×2; !Result before tax|×8|#n×2; Segment assets|#a×4|#s×4|#a×2; Average number of employees|#e×10',
    styles: {
      a: { low: 21_000, high: 890_000 },
      s: { low: 110, high: 9800 },
      n: { low: 400, high: 31_000, below: 30, minus: ['(', ')'] },
      e: { low: 14, high: 4100 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.narrow,
      size: 8.5,
      ruled: 'half',
      css: '.segments td, .segments th { padding: 1.5px 4px } .segments th { font-weight: normal; font-style: italic } .segments td:first-child { width: 38mm } .segments thead tr:last-child th { border-bottom: 0.75px solid #000 } .segments tr:is(:nth-child(3), :nth-child(7), :nth-child(10)) td:not(:first-child) { border-top: 0.5px solid #000 }',
      foot: '<span></span><span>F-31</span><span></span>',
    },
    ([html = '']) =>
      `${reading(dice, 1)}<p><b>5 Operating segments</b></p>${paragraphs('The ferries were classified as held for sale on 9 November 2023. Comparative amounts have been represented.')}${html}<p class="note">1 Head office and the elimination of revenue between segments.</p>${reading(dice, 2)}`,
  );
}

/** Who holds the capital, in French: spaces between thousands, a coloured heading, a grid. */
export function repartitionDuCapital(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'fig full grid capital',
    head: '{1,2}Actionnaires|{4.}Situation au 31 décembre 2023|{3.}Situation au 31 décembre 2022; Nombre~d’actions|% du~capital|Droits de vote~exerçables|% des droits~de vote^(1)|Nombre~d’actions|% du~capital|% des droits~de vote',
    body: '>Vasseur Participations SC|#a|#p|#a|#p|#a|#p|#p; >Héritiers Delorme|#s|#q|#s|#q|#s|#q|#q; !Sous-total concert familial|#a|#p|#a|#p|#a|#p|#p; Caisse Atlantique de Prévoyance|#s|#q|#s|#q|–×3; Salariés (FCPE et inscription au nominatif)|#s|#q|#s|#q|#s|#q|#q; Actions autodétenues^(2)|#s|#q|–|–|#s|#q|–; Public|#a|#p|#a|#p|#a|#p|#p; !TOTAL|41 208 316|100,00|58 930 471|100,00|41 208 316|100,00|100,00',
    styles: {
      a: { low: 8_100_000, high: 26_000_000, thousands: ' ' },
      s: { low: 41_000, high: 960_000, thousands: ' ' },
      p: { low: 18, high: 55, decimals: 2, point: ',' },
      q: { low: 0.1, high: 4.9, decimals: 2, point: ',' },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.palatino,
      size: 8.5,
      ruled: 'yes',
      css: '.capital th { background: #2b4a7f; color: #fff; text-align: center !important; vertical-align: middle } .capital td { padding: 4px 5px } .capital td:not(:first-child) { white-space: nowrap } .capital td, .capital th { border-color: #9fb0cc }',
      foot: '<span>DOCUMENT D’ENREGISTREMENT UNIVERSEL 2023</span><span>211</span>',
    },
    ([html = '']) =>
      `<h2>7.3.1 Répartition du capital et des droits de vote</h2>${paragraphs('À la connaissance de la Société, aucun autre actionnaire ne détient, directement ou indirectement, seul ou de concert, plus de 5 % du capital ou des droits de vote. Les actions inscrites au nominatif depuis quatre ans bénéficient d’un droit de vote double.')}${html}<p class="note">(1) Droits de vote exerçables en assemblée générale.<br>(2) Dont 61 000 actions au titre du contrat de liquidité.</p><h2>7.3.2 Franchissements de seuils</h2>${paragraphs('Par courrier reçu le 17 avril 2023, la Caisse Atlantique de Prévoyance a déclaré avoir franchi à la hausse le seuil de 2 % du capital.')}`,
  );
}

/** Holdings of a German company, numbered, with words beside figures and no line at all. */
export function anteilsbesitz(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full holdings low',
    head: 'Nr.|Name und Sitz|Anteil~in %|Gehalten~über Nr.|Währung|Eigenkapital~in Tsd.|Ergebnis~in Tsd.',
    body: '|*Verbundene Unternehmen – Inland|×5; 1|Lindhorst Antriebstechnik GmbH, Bielefeld^1)|100,00||EUR|#a|0; 2|Lindhorst Verwaltungs- und Beteiligungsgesellschaft mbH & Co. KG, Bielefeld|100,00|1|EUR|#a|#n; 3|GWS Gießerei Wesel GmbH, Wesel|#p|2|EUR|#a|#n; |*Verbundene Unternehmen – Ausland|×5; 4|Lindhorst Pohony s.r.o., Brünn, Tschechien|100,00|1|CZK|#b|#n; 5|Lindhorst Drives (Suzhou) Co., Ltd., Suzhou, China|#p|1, 4|CNY|#b|#n; 6|Transmisiones Lindhorst Ibérica S.L., Saragossa, Spanien|100,00|2|EUR|#a|#n; 7|Lindhorst Drives Inc., Charlotte, North Carolina, USA^2)|100,00|1|USD|–|–; |*Assoziierte Unternehmen|×5; 8|Zahnradfabrik Hameln GmbH & Co. KG, Hameln|#q|3|EUR|#a|#n; 9|Wasserkraft Oberweser GbR, Höxter^3)|#q||EUR|k. A.|k. A.',
    styles: {
      a: { low: 210, high: 88_000, thousands: '.' },
      b: { low: 31_000, high: 940_000, thousands: '.' },
      n: { low: 12, high: 9900, thousands: '.', below: 35 },
      p: { low: 51, high: 94, decimals: 2, point: ',' },
      q: { low: 20, high: 49, decimals: 2, point: ',' },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.bookman,
      size: 8,
      ruled: 'no',
      css: '.holdings { font-variant-ligatures: none } .holdings td { padding: 2.5px 5px } .holdings td:nth-child(2) { width: 66mm } .holdings :is(td, th):is(:nth-child(3), :nth-child(6), :nth-child(7)) { text-align: right } .holdings :is(td, th):is(:nth-child(4), :nth-child(5)) { text-align: center }',
      foot: '<span>Lindhorst AG – Jahresabschluss 2023</span><span>Anlage 3 / 17</span>',
    },
    ([html = '']) =>
      `<h2>Aufstellung des Anteilsbesitzes zum 31. Dezember 2023</h2>${html}<p class="note">1) Mit der Gesellschaft besteht ein Ergebnisabführungsvertrag.<br>2) Im Geschäftsjahr gegründet.<br>3) Angaben unterbleiben nach § 286 Abs. 3 HGB.</p>${paragraphs('Soweit nicht anders angegeben, beruhen Eigenkapital und Ergebnis auf den nach Landesrecht aufgestellten Abschlüssen des Jahres 2023. Fremdwährungen sind nicht umgerechnet.')}`,
  );
}

/** Who came to which meeting: fractions in the middle of shaded columns, headings set to the top. */
export function boardAttendance(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full present',
    head: '{1,2}Director|{1,2}In office since|{4.}Scheduled meetings|{2.}Called at short notice|{1,2}Attendance, %; Board|Audit and Risk Committee|People and Pay Committee|Nominations|Board|Committees',
    body: '{9}*Executive; Ingrid Halvorsen|May 2019|8/8|–|–|–|3/3|n/a|100; Tomasz Wieczorek|1 January 2022|#m/8|–|–|–|3/3|n/a|#p; {9}*Non-executive; Sir Alan Prideaux (Chair)|April 2016|8/8|–|5/5|#t/3|3/3|1/1|100; Chiamaka Eze^†|September 2020|8/8|6/6|#f/5|–|2/3|1/1|#p; Dr Yuki Tanabe|March 2021|#m/8|#f/6|–|3/3|2/3|0/1|#p; Rosalind Achterberg|May 2023|5/5|4/4|–|#t/3|1/1|–|#p; {9}*Retired during the year; Gwilym Pryce Jones^‡|May 2014|3/3|#t/3|2/2|–|–|–|#p',
    styles: {
      m: { low: 6, high: 8 },
      f: { low: 4, high: 5 },
      t: { low: 2, high: 3 },
      p: { low: 74, high: 99 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8.5,
      ruled: 'no',
      css: '.present :is(td, th) { text-align: center; padding: 4px 5px } .present td:first-child, .present tr:first-child th:is(:first-child, :nth-child(2)), .present td:nth-child(2) { text-align: left } .present th { background: #f2dfc4; font-size: 0.9em } .present td[colspan] { background: #faf3e7 } .present tr:last-child th { width: 17mm }',
      foot: '<span>Governance</span><span>83</span>',
    },
    ([html = '']) =>
      `<h2>Attendance at meetings</h2>${paragraphs('The table shows how many meetings each director attended out of those that he or she could have attended.')}${html}<p class="note">† Senior Independent Director from 11 May 2023.<br>‡ Did not stand for re-election at the annual general meeting.</p>${reading(dice, 3)}`,
  );
}

/** Buildings across a wide page: addresses, tenants in words, areas and rents, sums for each region, dotted lines. */
export function propertySchedule(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full low estate',
    head: 'Property|Tenure|Principal occupiers|Net area~sq ft|Last~refurbished|Passing rent~£000 p.a.|Unexpired~term, years|Value~£m|Initial~yield, %',
    body: '!SOUTH EAST|×8; Calder House, 14–22 Friary Street, Guildford|Freehold|Ministry of Justice, Penrose Surveyors LLP|#a|2017|#r|#t|#v|#y; Unit 4, Thames Reach Trade Park, Dartford|Leasehold, 999 years from 1988|Northgate Tool Hire|#a|–|#r|#t|#v|#y; 9 Wharf Lane, Reading|Freehold|Vacant (under refurbishment)|#a|2024|–|–|#v|n.m.; !|||#b||#s|#t|#w|#y; !MIDLANDS AND NORTH|×8; The Exchange, 1 Corn Square, Leominster|Freehold|Various retailers (11 lettings), upper floors let as offices|#a|2009|#r|#t|#v|#y; Distribution centre, Swan Valley Way, Northampton|Freehold|Halcyon Parcels UK Ltd|#b|2021|#s|#t|#w|#y; Aire Point, Leeds|Leasehold, 125 years from 2004|Tiller Insurance Services, Yorkshire Gazette, Costello Gyms|#a|2015|#r|#t|#v|#y; !|||#b||#s|#t|#w|#y; !PORTFOLIO|||#b||#s|#t|#w|#y',
    styles: {
      a: { low: 8200, high: 94_000 },
      b: { low: 120_000, high: 640_000 },
      r: { low: 95, high: 990 },
      s: { low: 1100, high: 8400 },
      t: { low: 1.2, high: 14, decimals: 1 },
      v: { low: 2.1, high: 19, decimals: 2 },
      w: { low: 21, high: 140, decimals: 2 },
      y: { low: 4.1, high: 8.9, decimals: 1 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.tight,
      size: 7.5,
      ruled: 'half',
      paper: 'A4 landscape',
      css: '.estate td { border-bottom: 0.6px dotted #777; padding: 4px 6px } .estate th { color: #777; font-weight: normal } .estate :is(td, th):nth-child(n+4) { text-align: right } .estate td:first-child { width: 58mm } .estate td:nth-child(3) { width: 56mm }',
      foot: '<span>Bellwether Real Estate Trust</span><span>Portfolio at 25 March 2024</span><span>Page 2 of 3</span>',
    },
    ([html = '']) =>
      `<h1>Schedule of properties</h1>${html}<p class="note">Values are those of the external valuer under the Red Book. Unexpired terms are weighted by rent and run to the first break.</p>`,
  );
}

/** What an impairment test would show at other rates: two squares beside each other, below them a table of pensions. */
export function impairmentSensitivity(dice: Dice): TableSheet {
  const square = (unit: string) =>
    writtenTable(dice, {
      name: 'mid grid square',
      head: `{2,2}${unit}|{4.}Long-term growth; 1.0%|1.5%|2.0%|2.5%`,
      body: '{1,5}Discount~rate|7.5%|#a×4; 8.0%|#a×4; 8.5%|#a×4; 9.0%|#a×4; 9.5%|#a×4',
      styles: { a: { low: 3, high: 410, below: 30, minus: ['–', ''] } },
    });
  const pensions = writtenTable(dice, {
    name: 'full pensions',
    head: '{1,2}Assumption|{1,2}Change|{2_}Assumption higher|{2_}Assumption lower; $m|%|$m|%',
    body: 'Discount rate|50 basis points|–#a|–#p|#a|#p; Inflation (RPI and CPI)|25 basis points|#a|#p|–#a|–#p; Life expectancy at 65|1 year|#a|#p|–#a|–#p; Salaries|100 basis points|#s|#p|nil|nil',
    styles: {
      a: { low: 20, high: 190 },
      s: { low: 1, high: 9 },
      p: { low: 0.2, high: 9.4, decimals: 1 },
    },
  });
  return printed(
    [square('Brazil, $m'), square('Chile, $m'), pensions],
    {
      font: FONTS.book,
      size: 8.5,
      ruled: 'yes',
      css: '.pair { display: flex; gap: 10mm } .square td, .square th { padding: 3px 7px; border-color: #8a6d3b } .square th, .square td[rowspan], .square td[rowspan] + td, .square tr:not(:first-child) td:first-child { background: #f4ecdc } .square td[rowspan] { vertical-align: middle } .pensions :is(td:nth-child(n+3), tr:nth-child(2) th) { text-align: right } .pensions td { border-top: 0.5px solid #8a6d3b }',
    },
    ([left = '', right = '', below = '']) =>
      `<h2>13. Impairment testing</h2>${paragraphs('The headroom of the two cash-generating units that are most sensitive would be as follows if the discount rate and the rate of growth after 2028 were changed together.')}<div class="pair"><div>${left}</div><div>${right}</div></div>${reading(dice, 1)}<h2>14. Pensions</h2><p>Effect on the defined benefit obligation:</p>${below}${reading(dice, 1)}`,
  );
}

/** A Mexican balance sheet: pesos at the left, what they are in the middle, dollars at the right. */
export function balanceEnDosMonedas(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full balance',
    head: '{2_}Millones de pesos||{2_}Millones de dólares^(1); 2022|2023|Al 31 de diciembre de|2023|2022',
    body: '||*ACTIVO||; #a|#a|Efectivo y equivalentes de efectivo|#d|#d; #a|#a|Clientes, neto de estimaciones|#d|#d; –|#s|Instrumentos financieros derivados|#e|–; #a|#a|Inventarios|#d|#d; !#b|#b|Total activo circulante|#d|#d; #b|#b|Propiedades, planta y equipo, neto|#d|#d; #s|#s|Crédito mercantil y otros intangibles|#e|#e; !#b|#b|Total activo|#d|#d; ||*PASIVO Y CAPITAL CONTABLE||; #s|#s|Porción circulante de la deuda a largo plazo|#e|#e; #a|#a|Proveedores y otras cuentas por pagar|#d|#d; #b|#b|Deuda a largo plazo|#d|#d; #s|#s|Impuestos diferidos|#e|#e; !#b|#b|Total pasivo|#d|#d; #a|#a|Participación controladora|#d|#d; (#s)|#s|Participación no controladora|#e|(#e); !#b|#b|Total pasivo y capital contable|#d|#d',
    styles: {
      a: { low: 2100, high: 19_000 },
      b: { low: 21_000, high: 98_000 },
      s: { low: 41, high: 990 },
      d: { low: 130, high: 5800, decimals: 1 },
      e: { low: 2.2, high: 58, decimals: 1 },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.roman,
      size: 10,
      ruled: 'half',
      css: '.balance td:not(:nth-child(3)) { text-align: right; width: 24mm } .balance tr:last-child th:not(:nth-child(3)) { text-align: right } .balance :is(td, th):nth-child(3) { padding-left: 8mm } .balance tr:first-child th:nth-child(3) { padding-left: 6px } .balance td[style]:not(:nth-child(3)) { border-top: 0.5px solid #000 }',
      foot: '<span>Informe anual 2023</span><span>Grupo Cerralvo, S.A.B. de C.V.</span><span>64</span>',
    },
    ([html = '']) =>
      `<h2 class="over">Estado consolidado de situación financiera</h2>${html}<p class="note">(1) Convertidos únicamente para comodidad del lector al tipo de cambio de $16.89 por dólar.</p>${paragraphs('El capital de trabajo mejoró por la reducción de inventarios en las plantas de Ramos Arizpe y Querétaro. La deuda denominada en dólares representa 43% del total.')}`,
  );
}

/** Figures on staff and surroundings in Spanish: codes, units, three years and an aim, bands of green. */
export function indicadoresDeSostenibilidad(dice: Dice): TableSheet {
  const table = writtenTable(dice, {
    name: 'full greens',
    head: 'Código|Indicador|Unidad|{3.}Ejercicio|Meta~2030|Revisión~externa; |||2021|2022|2023||',
    body: '{8}*Clima y energía; GRI 305-1|Emisiones directas (alcance 1)|t CO2 eq|#a×3|–42 %|Razonable; GRI 305-2|Emisiones indirectas por compra de energía (alcance 2), según mercado|t CO2 eq|#b×3|0|Razonable; GRI 305-3|Otras emisiones indirectas (alcance 3)^1|kt CO2 eq|n.d.|#c|#c|–25 %|Limitada; GRI 302-1|Consumo de energía|GWh|#c×3|–|Limitada; |>del que renovable|%|#p×3|90,0|Limitada; {8}*Agua y residuos; GRI 303-5|Consumo de agua en zonas de estrés hídrico|miles de m³|#c×3|#c|No; GRI 306-4|Residuos no destinados a eliminación|%|#p×3|95,0|No; {8}*Personas; GRI 2-7|Plantilla al cierre|personas|#b×3|–|Limitada; |>Mujeres en puestos directivos|%|#p×3|40,0|Limitada; GRI 403-9|Índice de frecuencia de accidentes^2|por millón de horas|#f×3|1,50|Limitada; SASB|Brecha salarial ajustada|%|#f|#f|(0,3)|0|No',
    styles: {
      a: { low: 110_000, high: 940_000, thousands: '.' },
      b: { low: 4100, high: 29_000, thousands: '.' },
      c: { low: 210, high: 3900, thousands: '.' },
      p: { low: 18, high: 88, decimals: 1, point: ',' },
      f: { low: 0.4, high: 4.9, decimals: 2, point: ',' },
    },
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 8,
      ruled: 'no',
      css: '.greens th { color: #1e6b3a } .greens td { padding: 3.5px 5px } .greens td[colspan] { background: #cfe6d5 } .greens td:nth-child(n+4):nth-child(-n+7) { text-align: right; white-space: nowrap } .greens tr:first-child th:nth-child(5), .greens tr:last-child th { text-align: right } .greens td:nth-child(2) { width: 52mm }',
      foot: '<span>Estado de información no financiera 2023</span><span>97</span>',
    },
    ([html = '']) =>
      `<h2>Anexo II. Tabla de indicadores</h2>${html}<p class="note">n.d.: no disponible.<br>1 Categorías 1, 3, 4 y 11. 2 Accidentes con baja de personal propio.</p>${paragraphs('Los datos de 2021 no incluyen las sociedades adquiridas en marzo de 2022. Las metas se expresan respecto del año base 2019, salvo las que figuran en valor absoluto.')}`,
  );
}
