// Extracts: a chamber's sheet on a member, the pages of an offering that speak of ratings, an entry in a yearbook.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { observations, thousands } from './twelfth-stock.ts';

/** A chamber of commerce's: crest and number of the member, what the register says at the left, what its credit desk thinks in a frame at the right. */
export function chamberSheet(p: ReportPaper): Sheet {
  const [first = '', second = ''] = observations(p);
  const [now = '', , last = ''] = p.years;
  const founded = Number(last) - 23;
  const register = [
    [p.say('Member number', 'N.º de socio'), `${p.dice.digits(5)}`],
    [
      p.say('Licence', 'Inscripción'),
      p.say(`CN-${p.dice.digits(7)}`, `tomo ${p.dice.int(800, 4100)}, folio ${p.dice.int(2, 190)}`),
    ],
    [p.say('Founded', 'Constitución'), p.say(`11-Jun-${founded}`, `11/06/${founded}`)],
    [p.say('Paid-up capital', 'Capital desembolsado'), `${p.locale.currency} ${thousands(p, 300, 4200)}`],
    [p.say('Managers', 'Administradores'), p.say('S. Al Hashimi, R. D’Souza', 'M. Olazábal, J. Arnau')],
    [p.say('Employees', 'Empleados'), String(p.dice.int(24, 480))],
    [p.say('Activity code', 'CNAE'), `${p.dice.int(10, 47)}.${p.dice.int(10, 99)}`],
    [p.say('Certificate of origin', 'Certificados de origen'), `${p.dice.int(3, 88)} (${now})`],
    [
      p.say('Fees paid until', 'Cuota pagada hasta'),
      p.say(`31-Dec-${Number(now) + 1}`, `31/12/${Number(now) + 1}`),
    ],
  ];
  const desk = [
    [p.say('Long-term rating', 'Calificación a largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación a corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  const accounts = tableOf(
    {
      head: ['', ...p.years],
      rows: [
        [p.say('Turnover', 'Cifra de negocios'), ...p.years.map(() => thousands(p, 3000, 42_000))],
        ...p.ratios.slice(0, 4),
      ],
      classes: ['', 'r', 'r', 'r'],
    },
    'f full',
  );
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt 'C059', serif; font-size: 9.5pt; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 16mm 1fr auto; gap: 5mm; align-items: center; border-bottom: 3px double #7a1f1f; padding-bottom: 3mm } .cr { width: 15mm; height: 17mm; background: linear-gradient(90deg, #7a1f1f 50%, #c9a227 50%); border-radius: 0 0 8mm 8mm } .hd b { font-size: 14pt } h1 { font-size: 16pt; text-align: center; margin: 7mm 0 6mm } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 9mm } .x td { padding: 3px 6px 3px 0; border-bottom: 0.4px dotted #777 } .x td:first-child { font-style: italic } .fr { border: 1.2px solid #7a1f1f; padding: 3mm 4mm; background: #fdf9ef } .fr h4 { margin: 0 0 2mm; font-size: 10pt } .fr td { padding: 3px 4px 3px 0 } .fr td:first-child { padding-right: 4mm } .f { margin-top: 7mm } .f th { border-bottom: 1px solid #7a1f1f; padding: 3px } .f td { padding: 3px } .sl { margin-top: 9mm; display: flex; justify-content: space-between; align-items: flex-end } .rd { width: 26mm; height: 26mm; border: 0.6mm solid #7a1f1f; border-radius: 50%; text-align: center; font-size: 7pt; color: #7a1f1f; padding-top: 9mm; transform: rotate(-12deg) } .sm { font-size: 8pt }`,
    body: `<div class="hd"><div class="cr"></div><div><b>${p.say('Chamber of Commerce and Industry', 'Cámara Oficial de Comercio e Industria')}</b><br>${p.say('Members’ information service', 'Servicio de información de empresas')}</div><div>${p.say('Sheet', 'Ficha')} ${p.dice.digits(4)}/${Number(now) + 1}<br>${p.say('Issued', 'Expedida el')} ${p.field('date')}</div></div><h1>${p.field('company_name')}</h1><div class="two">${tableOf({ rows: register }, 'x full')}<div class="fr"><h4>${p.say('Credit desk', 'Gabinete de crédito')}</h4>${tableOf({ rows: desk })}</div></div>${accounts}<p style="margin-top:5mm">${first} ${second}</p><div class="sl"><div class="sm">${p.say('For the use of members. The chamber’s own grade as an issuer of certificates is no part of this sheet.', 'Para uso de los socios. Los datos registrales proceden de fuentes públicas.')}<br>${p.say('Secretary general', 'Secretario general')}: ${p.say('Dr. Faisal Karim', 'Ramiro Esparza Luján')}</div><div class="rd">${p.say('SEAL OF THE CHAMBER', 'SELLO DE LA CÁMARA')}</div></div>`,
  };
}

/** From a memorandum on notes: a margin of headings, the issuer's rating in the running text among that of the notes, and footnotes with what a rating is not. */
export function offeringExtract(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const [now = ''] = p.years;
  const long = p.field('lt_rating');
  const notes = stepsFrom(long, -1);
  const year = Number(now);
  const issuer = [
    [p.say('Issuer', 'Emisor'), p.field('company_name')],
    [p.say('Listed as', 'Código bursátil'), p.field('ticker')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [
      p.say('Notes', 'Bonos'),
      `${p.limit}, ${writeNumber(p.dice.between(5, 9), 2, p.locale)}%, ${p.say('due', 'vencimiento')} ${year + 6}`,
    ],
  ];
  const opinion = p.say(
    `On ${p.field('date')} ${p.agency} gave the Issuer a long-term rating of <b>${long}</b>, after ${p.field('previous_lt_rating')} before, and a short-term rating of <b>${p.field('st_rating')}</b>; its outlook is <b>${p.field('outlook')}</b>. The Notes, which rank behind secured debt, are expected to be rated ${notes}.`,
    `Con fecha ${p.field('date')}, ${p.agency} otorgó al Emisor la calificación de largo plazo <b>${long}</b>, antes ${p.field('previous_lt_rating')}, y la de corto plazo <b>${p.field('st_rating')}</b>; la perspectiva es <b>${p.field('outlook')}</b>. Se espera que los Bonos, subordinados a la deuda garantizada, se califiquen ${notes}.`,
  );
  const upkeep = p.say(
    `The agency has undertaken to review its opinion by ${p.field('next_review')}. Questions go to its analyst, ${p.field('analyst')}, not to the Arranger.`,
    `La clasificadora revisará su opinión a más tardar el ${p.field('next_review')}. Las consultas se dirigen a su analista, ${p.field('analyst')}, y no al Estructurador.`,
  );
  const part = (title: string, body: string): string =>
    `<div class="pt"><h3>${title}</h3><div>${body}</div></div>`;
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 18mm 20mm } body { font: 10pt 'Nimbus Roman', serif; font-size: 10.5pt; line-height: 1.4; text-align: justify; padding-right: 0.4mm } .rn { display: flex; justify-content: space-between; font-size: 9pt; font-style: italic; border-bottom: 0.5px solid #000; margin-bottom: 6mm } .pt { display: grid; grid-template-columns: 34mm 1fr; gap: 6mm; margin-bottom: 4mm } .pt h3 { font-size: 10pt; margin: 0; text-align: left } td { padding: 1.5px 8px 1.5px 0 } .fn { border-top: 0.5px solid #000; width: 100%; margin-top: 8mm; padding-top: 2mm; font-size: 8.5pt } .f td, .f th { padding: 2px 4px } .f th { border-bottom: 0.5px solid #000 } .pn { text-align: center; margin-top: 6mm }`,
    body: `<div class="rn"><span>${p.say('Information memorandum', 'Prospecto informativo')}</span><span>${p.say('Ratings', 'Clasificaciones de riesgo')}</span></div>${part(p.say('The Issuer', 'El Emisor'), tableOf({ rows: issuer }))}${part(p.say('Rating', 'Clasificación'), `${opinion}<sup>1</sup>`)}${part(p.say('Upkeep', 'Vigencia'), upkeep)}${part(p.say('Business', 'Negocio'), `${first} ${second} ${third}`)}${part(p.say('Figures', 'Cifras'), tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'f full'))}${part(p.say('Use of proceeds', 'Uso de fondos'), p.say(`To repay the notes of ${year - 4}, which a second agency had rated BB until they were called on 30 June ${year}.`, `Cancelar los bonos de ${year - 4}, que una segunda clasificadora mantenía en BB hasta su rescate el 30 de junio de ${year}.`))}<div class="fn"><sup>1</sup> ${p.say('A rating is no advice to buy, sell or hold and may be changed or withdrawn at any time. Scale of the agency: A+ is the best grade, C- the lowest.', 'La clasificación no es recomendación de comprar, vender o mantener y puede modificarse o retirarse. Escala de la clasificadora: A+ es el mejor grado y C- el más bajo.')}</div><div class="pn">${p.dice.int(31, 77)}</div>`,
  };
}

/** In a yearbook of companies: two columns of small type, entries run on with their words in capitals; what belongs to the neighbours stands above and below. */
export function yearbookEntry(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const [now = '', before = ''] = p.years;
  const item = (label: string, value: string): string => `<span class="k">${label}</span> ${value}. `;
  const rated = [
    item(p.say('Long-term rating', 'Calificación a largo plazo'), `<b>${p.field('lt_rating')}</b>`),
    item(p.say('previous long-term', 'anterior a largo plazo'), p.field('previous_lt_rating')),
    item(p.say('Short-term rating', 'Calificación a corto plazo'), `<b>${p.field('st_rating')}</b>`),
    item(p.say('previous short-term', 'anterior a corto plazo'), p.field('previous_st_rating')),
    item(p.say('Outlook', 'Perspectiva'), p.field('outlook')),
  ].join('');
  const known = [
    item(p.say('Country', 'País'), p.field('country')),
    item(p.say('Sector', 'Sector'), p.field('sector')),
    item(p.say('Industry', 'Industria'), p.field('industry')),
    item(p.say('Ticker', 'Ticker'), p.field('ticker')),
    item(p.say('Founded', 'Fundada'), String(Number(before) - 41)),
    item(p.say('Auditors', 'Auditores'), p.say('Moran Tighe', 'Estudio Lezama')),
  ].join('');
  const kept = [
    item(p.say('Rated on', 'Fecha del informe'), p.field('date')),
    item(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    item(p.say('Analyst', 'Analista'), p.field('analyst')),
  ].join('');
  const banks = p.say('Mullaghmore Bank; Claddagh Trust', 'Banco del Litoral; Banco Cuyano');
  const guide = p.say(
    `Entries follow the alphabet. Grades run from A+ down to C-. Figures are those of the last accounts that were filed, as a rule those of ${before} or ${now}. Companies that asked not to be rated are left out.`,
    `Las fichas siguen el alfabeto. Las notas van de A+ a C-. Las cifras son las de los últimos estados presentados, por lo general de ${before} o ${now}. Se omiten las empresas que pidieron no ser calificadas.`,
  );
  return {
    css: `@page { size: 170mm 240mm; margin: 14mm 14mm } body { font: 9pt 'Liberation Serif', serif; font-size: 9pt; line-height: 1.34; padding-right: 0.4mm } .rn { display: flex; justify-content: space-between; border-bottom: 1.2px solid #000; font-size: 9.5pt; margin-bottom: 4mm; padding-bottom: 1mm } .gd { font-style: italic; font-size: 8.5pt; margin-bottom: 4mm } h1 { font-size: 13pt; margin: 0 0 2mm; break-after: avoid } .co { columns: 2; column-gap: 7mm; column-rule: 0.4px solid #999; text-align: justify } .k { font-variant: small-caps; letter-spacing: 0.2mm } p { margin: 0 0 2.5mm } .f { margin: 2mm 0 3mm; break-inside: avoid } .f th, .f td { font-size: 8pt; padding: 1px 2px; text-align: right } .f td:first-child { text-align: left } .f th { border-bottom: 0.5px solid #000 } .pn { position: absolute; bottom: 0; left: 0; right: 0; text-align: center }`,
    body: `<div class="rn"><span>${p.say('The Credit Yearbook', 'Anuario de Crédito')} ${Number(now) + 1}</span><span>${p.dice.int(102, 388)}</span></div><div class="gd">${guide}</div><h1>${p.field('company_name')}</h1><div class="co"><p>${known}</p><p>${rated}</p><p>${kept}</p><p>${item(p.say('Bankers', 'Bancos'), banks)}${item(p.say('Borrowings', 'Deuda bancaria'), p.exposure)}${item(p.say('Lines', 'Líneas'), p.limit)}</p><p>${first} ${second}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5) }, 'f full')}<p>${third} ${fourth}</p><p>${p.say(`In the yearbook of ${now} the entry ran to eleven lines; the company had not then published accounts of the group.`, `En el anuario de ${now} la ficha ocupaba once líneas; la empresa aún no publicaba cuentas consolidadas.`)}</p></div>`,
  };
}
