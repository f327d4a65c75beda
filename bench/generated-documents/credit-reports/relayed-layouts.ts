// Ratings that reach the reader by a detour: sworn into another language, sent by fax, printed from a feed of data.

import { tableOf } from '../html.ts';
import type { Sheet } from '../html.ts';
import { grounds, peerAt } from './fifteenth-stock.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** By a sworn translator: what is a seal or a signature in brackets, lines filled up with dashes, the oath after it with its own day and name. */
export function swornTranslation(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = grounds(p);
  const note = (text: string): string => `<p class="br">[${text}]</p>`;
  const line = (label: string, value: string): string =>
    `<div class="ln"><span>${label}: <b>${value}</b></span><i></i></div>`;
  const body = [
    line(p.say('Company', 'Empresa'), p.field('company_name')),
    line(p.say('Country', 'País'), p.field('country')),
    line(p.say('Sector', 'Sector'), p.field('sector')),
    line(p.say('Industry', 'Industria'), p.field('industry')),
    line(p.say('Long-term rating', 'Calificación de largo plazo'), p.field('lt_rating')),
    line(p.say('Short-term rating', 'Calificación de corto plazo'), p.field('st_rating')),
    line(p.say('Outlook', 'Perspectiva'), p.field('outlook')),
    line(
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ),
    line(
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ),
    line(p.say('Date of the report', 'Fecha del informe'), p.field('date')),
    line(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    line(p.say('Analyst', 'Analista'), p.field('analyst')),
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 22mm 26mm 18mm 34mm } body { font: 11.5pt 'Liberation Serif', serif; line-height: 1.5; padding-right: 0.4mm } .tp { text-align: center; font-size: 10pt; border: 0.8px solid #000; padding: 2mm; margin-bottom: 7mm } .br { font-style: italic; color: #333; margin: 0 0 2.5mm } h1 { font-size: 13pt; text-align: center; margin: 3mm 0 4mm; letter-spacing: 0.5px } .ln { display: flex; align-items: flex-end } .ln i { flex: 1; border-bottom: 0.8px dashed #777; margin: 0 0 1.6mm 2mm } p { text-align: justify } .ot { border-top: 1.6px solid #000; margin-top: 6mm; padding-top: 3mm; font-size: 10pt } .sl { border: 1.2px solid #3730a3; color: #3730a3; border-radius: 50%; width: 31mm; height: 31mm; float: right; text-align: center; font-size: 7.4pt; padding-top: 8mm; transform: rotate(-9deg); margin-left: 6mm }`,
    body: `<div class="tp">${p.say('Sworn translation from the Spanish language · sheet 1 of 1', 'Traducción pericial del idioma inglés · hoja 1 de 1')}</div>${note(p.say('Letterhead: a lighthouse and the words', 'Membrete: un ancla y las palabras') + ` “${p.agency}”`)}<h1>${p.say('CERTIFICATE OF CREDIT RATING', 'CERTIFICADO DE CALIFICACIÓN CREDITICIA')}</h1>${body.join('')}<p style="margin-top:4mm">${first} ${second} ${third}</p>${note(p.say('Illegible signature. Below it a round stamp in blue ink: “Registro de emisores”', 'Firma ilegible. Debajo, sello redondo en tinta azul: “Register of Issuers”'))}${note(p.say(`In the margin, by hand: replaces that of ${earlierDay(p, 0, '12-04')}`, `Al margen, manuscrito: sustituye al del ${earlierDay(p, 0, '12-04')}`))}<div class="ot"><div class="sl">${p.say('Sworn<br>translator<br>no.', 'Perito<br>traductor<br>núm.')} ${p.dice.digits(4)}</div>${p.say(`I, Bronagh Keaveney, sworn translator, declare that the above is a full and true rendering of the document in Spanish that was laid before me, and that I have no interest in the company. Entered in my book under ${p.dice.digits(3)}/${p.dice.int(1, 9)}.`, `Yo, Rosalba Treviño Ancira, perito traductora autorizada, certifico que lo anterior es traducción fiel y completa del documento en inglés que tuve a la vista y que no tengo interés en la empresa. Libro ${p.dice.int(1, 9)}, asiento ${p.dice.digits(3)}.`)}</div>`,
  };
}

/** An answer by fax: the line of the machine at the top, boxes of a cover, a reply typed in short lines to what was asked, poor and plain. */
export function faxedReply(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = grounds(p);
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const cover = [
    cell(p.say('To', 'Para'), p.say('Dolores Whitcomb, export credit', 'Minor Alvarado, crédito y cobro')),
    cell(p.say('From', 'De'), `${p.agency}`),
    cell(p.say('Fax', 'Fax'), `+${p.dice.digits(2)} ${p.dice.digits(4)} ${p.dice.digits(4)}`),
    cell(p.say('Pages', 'Páginas'), '1'),
    cell(p.say('Our last fax about them', 'Nuestro fax anterior'), earlierDay(p, 0, '12-29')),
    cell(p.say('Date of this report', 'Fecha de este informe'), p.field('date')),
  ];
  const item = (number: number, label: string, value: string): string[] => [`${number}.`, label, value];
  const rows = [
    item(1, p.say('Company asked about', 'Empresa consultada'), p.field('company_name')),
    item(2, p.say('Country', 'País'), p.field('country')),
    item(3, p.say('Sector', 'Sector'), p.field('sector')),
    item(4, p.say('Industry', 'Industria'), p.field('industry')),
    item(
      5,
      p.say('Short-term rating', 'Calificación a corto plazo'),
      `<b>${p.field('st_rating')}</b>, ${p.say('before', 'antes')} ${p.field('previous_st_rating')}`,
    ),
    item(
      6,
      p.say('Long-term rating', 'Calificación a largo plazo'),
      `<b>${p.field('lt_rating')}</b>, ${p.say('before', 'antes')} ${p.field('previous_lt_rating')}`,
    ),
    item(7, p.say('Outlook', 'Perspectiva'), p.field('outlook')),
    item(8, p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    item(9, p.say('Credit we would give', 'Crédito que daríamos'), amountOf(p, 40, 310)),
  ];
  return {
    css: `@page { size: Letter; margin: 8mm 20mm 14mm } body { font: 10.5pt 'Liberation Mono', monospace; font-size: 10pt; line-height: 1.38; padding-right: 0.4mm } .mc { font-size: 7.6pt; display: flex; justify-content: space-between; margin-bottom: 8mm } .fx { font: bold 30pt 'Liberation Sans', sans-serif; letter-spacing: 4px; border-bottom: 3px solid #000; margin-bottom: 3mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 0; border: 1px solid #000; border-width: 1px 0 0 1px; margin-bottom: 6mm } .g div { border: 1px solid #000; border-width: 0 1px 1px 0; padding: 1mm 2.5mm } small { display: block; font: 7.6pt 'Liberation Sans', sans-serif } .q td { padding: 2.4px 6px 2.4px 0 } .q td:nth-child(2) { width: 74mm } .r { padding-left: 6mm } .fg td, .fg th { padding: 1.2px 5px; font-size: 8.8pt } p { margin: 0 0 3mm } .cf { font-size: 8pt; border-top: 1px solid #000; padding-top: 2mm; margin-top: 6mm }`,
    body: `<div class="mc"><span>${p.field('date')} &nbsp;1${p.dice.int(0, 7)}:${p.dice.int(10, 58)}</span><span>${p.agency.toUpperCase()}</span><span>P. 01/01</span></div><div class="fx">FAX</div><div class="g">${cover.join('')}</div><p>${p.say('In confidence we answer as follows:', 'En confianza respondemos lo siguiente:')}</p>${tableOf({ rows, classes: ['n', '', ''] }, 'q full')}<p style="margin-top:5mm">${first} ${second}</p><p>${third} ${fourth}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'fg full')}<p style="margin-top:6mm">${p.say('Yours faithfully,', 'Atentamente,')}<br><br>${p.field('analyst')}<br>${p.say('Analyst', 'Analista')}</p><div class="cf">${p.say('If a page is missing or this reached you by mistake, please ring us and destroy it. Not to be shown to the company asked about.', 'Si falta una hoja o lo recibió por error, llámenos y destrúyalo. No se muestre a la empresa consultada.')}</div>`,
  };
}

/** A record from a feed as a developer prints it: names with underscores, values between quotation marks, colours of an editor, numbers of lines. */
export function dataFeedRecord(p: ReportPaper): Sheet {
  const [first = '', second = ''] = grounds(p);
  const key = (depth: number, name: string, value: string, isText = true): string =>
    `${'&nbsp;'.repeat(depth * 2)}<u>"${name}"</u>: ${isText ? `<b>"${value}"</b>` : value}`;
  const code = [
    '{',
    `${key(1, p.say('record_id', 'id_registro'), `R-${p.dice.digits(8)}`)},`,
    `${key(1, p.say('company', 'empresa'), p.field('company_name'))},`,
    `${key(1, p.say('ticker', 'ticker'), p.field('ticker'))},`,
    `${key(1, p.say('country', 'pais'), p.field('country'))},`,
    `${key(1, p.say('sector', 'sector'), p.field('sector'))},`,
    `${key(1, p.say('industry', 'industria'), p.field('industry'))},`,
    `${key(1, p.say('ratings', 'calificaciones'), '{', false)}`,
    `${key(2, p.say('long_term', 'largo_plazo'), p.field('lt_rating'))},`,
    `${key(2, p.say('short_term', 'corto_plazo'), p.field('st_rating'))},`,
    `${key(2, p.say('outlook', 'perspectiva'), p.field('outlook'))},`,
    `${key(2, p.say('previous_long_term', 'largo_plazo_anterior'), p.field('previous_lt_rating'))},`,
    `${key(2, p.say('previous_short_term', 'corto_plazo_anterior'), p.field('previous_st_rating'))}`,
    '&nbsp;&nbsp;},',
    `${key(1, p.say('report_date', 'fecha_informe'), p.field('date'))},`,
    `${key(1, p.say('next_review', 'proxima_revision'), p.field('next_review'))},`,
    `${key(1, p.say('analyst', 'analista'), p.field('analyst'))},`,
    `${key(1, p.say('limit_suggested', 'limite_sugerido'), amountOf(p, 90, 800))},`,
    `${key(1, p.say('peer', 'comparable'), '{', false)}`,
    `${key(2, p.say('name', 'nombre'), peerAt(p, 0).name)},`,
    `${key(2, p.say('grade', 'nota'), peerAt(p, 0).grade)}`,
    '&nbsp;&nbsp;},',
    `${key(1, p.say('public', 'publico'), 'false', false)}`,
    '}',
  ].map((text, place) => `<tr><td>${place + 1}</td><td>${text}</td></tr>`);
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 15mm 17mm } body { font: 10pt 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-size: 8.8pt; line-height: 1.5; padding-right: 0.4mm } .rq { background: #1f2937; color: #e5e7eb; padding: 3mm 4mm; border-radius: 1.5mm 1.5mm 0 0 } .rq i { font-style: normal; background: #16a34a; padding: 0.4mm 2mm; border-radius: 1mm; margin-right: 2mm } .cd { background: #f8fafc; border: 0.6px solid #cbd5e1; padding: 3mm 2mm; margin-bottom: 6mm } .cd td { padding: 0.6px 4px; line-height: 1.5 } .cd td:first-child { color: #94a3b8; text-align: right; padding-right: 4mm; border-right: 0.6px solid #cbd5e1; width: 9mm } .cd u { text-decoration: none; color: #1d4ed8 } .cd b { font-weight: normal; color: #9f1239 } h2 { font: bold 10pt 'Liberation Sans', sans-serif; margin: 4mm 0 1mm } .tx { font: 10pt 'Liberation Sans', sans-serif } .fg td, .fg th { font: 9pt 'Liberation Sans', sans-serif; padding: 2px 6px; border-bottom: 0.5px solid #cbd5e1 } .fg th { font-weight: bold }`,
    body: `<div class="rq"><i>GET</i>/v2/${p.say('companies', 'empresas')}/${p.dice.digits(6)}/${p.say('rating', 'calificacion')} &nbsp; 200 OK &nbsp; ${p.dice.int(38, 240)} ms</div><div class="cd"><table>${code.join('')}</table></div><h2>${p.say('Field “rationale”, shown as text', 'Campo “fundamento”, como texto')}</h2><p class="tx">${first} ${second}</p><h2>${p.say('Field “ratios”, shown as table', 'Campo “indicadores”, como tabla')}</h2>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'fg full')}<p class="tx" style="margin-top:5mm;font-size:8pt;color:#64748b">${p.agency} · ${p.say(`Sandbox key; the schema was last changed on ${earlierDay(p, 0, '07-01')}.`, `Llave de pruebas; último cambio del esquema el ${earlierDay(p, 0, '07-01')}.`)}</p>`,
  };
}
