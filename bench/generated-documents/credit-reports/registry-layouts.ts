// Papers with seals: an extract of a register of companies, a disclosure to stock exchanges, a certificate of what a contractor can carry.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { findings } from './eleventh-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** A day of the register itself: month before day in the United States alone. */
function inOrder(p: ReportPaper, month: number, day: number, year: number): string {
  return p.say(`0${month}/${day}/${year}`, `${day}/0${month}/${year}`);
}

/** An extract of a register: entries with their numbers in the margin, officers with days of appointment, the grades that were lodged as the last entries. */
export function registryExtract(p: ReportPaper): Sheet {
  const [first = '', second = ''] = findings(p);
  const year = Number(p.years[2] ?? 0);
  const officers = p
    .say(
      'Harold Quint|President|Denise Abara|Secretary|Corey Lund|Treasurer',
      'Ramiro Goicoechea|Administrador único|Elisa Montalbán|Apoderada|Julio Serna|Apoderado',
    )
    .split('|');
  const posts = [0, 2, 4].map((at) => [
    officers[at] ?? '',
    officers[at + 1] ?? '',
    inOrder(p, p.dice.int(1, 9), p.dice.int(10, 28), year - at),
  ]);
  const entry = (number: number, label: string, value: string): string =>
    `<div class="e"><span>${number}</span><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 16mm 19mm } body { font: 10pt 'Nimbus Roman', serif; font-size: 10.5pt; line-height: 1.36; padding-right: 0.4mm } .seal { width: 24mm; height: 24mm; border: 1mm double #6b1d1d; border-radius: 50%; margin: 0 auto 2mm; text-align: center; line-height: 22mm; font-size: 17pt; color: #6b1d1d } .c1 { text-align: center } .c1 b { font-size: 14pt; letter-spacing: 1px } .no { display: flex; justify-content: space-between; border-top: 1.2px solid #6b1d1d; border-bottom: 1.2px solid #6b1d1d; padding: 1.5mm 0; margin: 4mm 0 } .e { display: grid; grid-template-columns: 9mm 62mm 1fr; padding: 0.9mm 0; border-bottom: 0.4px solid #ccb } .e span:first-child { color: #6b1d1d; font-size: 8.5pt } h3 { font-size: 11pt; margin: 5mm 0 1mm; color: #6b1d1d; font-variant: small-caps } .o th { border-bottom: 0.8px solid #000; padding: 2px 4px; font-size: 9pt } .o td { padding: 2px 4px } .tx { font-size: 9.5pt; margin-top: 3mm } .foot2 { margin-top: 7mm; font-size: 9pt; display: flex; justify-content: space-between }`,
    body: `<div class="seal">§</div><div class="c1"><b>${p.say('DIVISION OF CORPORATIONS', 'REGISTRO MERCANTIL')}</b><br>${p.say('Certified extract with assessment of credit', 'Nota informativa con valoración crediticia')}</div><div class="no"><span>${p.say('Request', 'Solicitud')} ${p.dice.digits(8)}</span><span>${p.say('Extract made on', 'Expedida el')} ${p.field('date')}</span></div><h3>${p.say('The entity', 'La entidad')}</h3>${entry(1, p.say('Entity name', 'Denominación social'), `<b>${p.field('company_name')}</b>`)}${entry(2, p.say('File number', 'Hoja y tomo'), `${p.dice.digits(7)}`)}${entry(3, p.say('Formed', 'Constituida'), inOrder(p, 6, p.dice.int(10, 27), p.dice.int(1966, 1997)))}${entry(4, p.say('Country', 'País'), p.field('country'))}${entry(5, p.say('Stock issued', 'Capital suscrito'), `${p.locale.currency} ${writeNumber(p.dice.int(2, 40) * 50_000, 0, p.locale)}`)}${entry(6, p.say('Sector', 'Sector'), p.field('sector'))}${entry(7, p.say('Industry', 'Actividad'), p.field('industry'))}<h3>${p.say('Officers', 'Cargos')}</h3>${tableOf({ head: [p.say('Name', 'Nombre'), p.say('Office', 'Cargo'), p.say('Since', 'Desde')], rows: posts }, 'o full')}<h3>${p.say('Assessment lodged with this office', 'Valoración depositada')}</h3>${entry(8, p.say('Assessor', 'Entidad valoradora'), p.agency)}${entry(9, p.say('Long-term rating', 'Calificación a largo plazo'), p.field('lt_rating'))}${entry(10, p.say('Short-term rating', 'Calificación a corto plazo'), p.field('st_rating'))}${entry(11, p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${entry(12, p.say('Superseded long-term rating', 'Calificación anterior a largo plazo'), p.field('previous_lt_rating'))}${entry(13, p.say('Superseded short-term rating', 'Calificación anterior a corto plazo'), p.field('previous_st_rating'))}${entry(14, p.say('Analyst in charge', 'Analista responsable'), p.field('analyst'))}${entry(15, p.say('Next review', 'Próxima revisión'), p.field('next_review'))}<p class="tx">${p.say('Notes of the assessor', 'Notas de la entidad valoradora')}: ${first} ${second}</p><div class="foot2"><span>${p.say('Fee paid $ 35.00', 'Derechos: 9,02 €')}</span><span>${p.say('Deputy registrar', 'El registrador')}: ____________________</span></div>`,
  };
}

/** A letter of a listed company to two exchanges: codes of each, a subject, one table with all that the agency said, signed by somebody else than the analyst. */
export function exchangeDisclosure(p: ReportPaper): Sheet {
  const [first = '', second = ''] = findings(p);
  const table = [
    [
      p.say('Long-term rating', 'Calificación de largo plazo'),
      p.field('previous_lt_rating'),
      `<b>${p.field('lt_rating')}</b>`,
    ],
    [
      p.say('Short-term rating', 'Calificación de corto plazo'),
      p.field('previous_st_rating'),
      `<b>${p.field('st_rating')}</b>`,
    ],
    [p.say('Outlook', 'Perspectiva'), '–', `<b>${p.field('outlook')}</b>`],
  ];
  const number = p.say(`L15400MH19${p.dice.digits(2)}PLC0${p.dice.digits(5)}`, `NIT 10${p.dice.digits(8)}`);
  return {
    css: `@page { size: A4; margin: 17mm 21mm } body { font: 10.5pt 'Liberation Serif', serif; line-height: 1.4; padding-right: 0.4mm; height: 260mm; position: relative } .h { text-align: right; border-bottom: 0.8mm solid #e07a1f; padding-bottom: 2mm; margin-bottom: 6mm } .h b { font: bold 15pt 'Liberation Sans', sans-serif; color: #b45309 } .h small { display: block; font-size: 8.5pt } .to { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin: 5mm 0 } .sub { margin: 5mm 0; font-weight: bold } .t { margin: 4mm 0 } .t th, .t td { border: 0.8px solid #000; padding: 4px 8px; text-align: center } .t td:first-child, .t th:first-child { text-align: left } .sig { margin-top: 8mm } p { margin: 0 0 3mm }`,
    body: `<div class="h"><b>${p.field('company_name')}</b><small>${p.say('Corporate identity number', 'Registro')}: ${number} · ${p.say('Registered in', 'Constituida en')} ${p.field('country')}</small></div><div>${p.say('Ref.', 'Cite')}: SEC/${p.dice.digits(3)}/${Number(p.years[0] ?? 0) + 1}</div><div>${p.field('date')}</div><div class="to"><div>${p.say('The Listing Department<br>Bombay Exchange Tower, Dalal Street<br>Scrip code', 'Bolsa de Valores<br>Av. Arce, La Paz<br>Clave de emisor')}: <b>${p.say(`5${p.dice.digits(5)}`, `E-${p.dice.digits(3)}`)}</b></div><div>${p.say('The Manager, Listing<br>National Exchange Plaza, Bandra<br>Symbol', 'Autoridad de Supervisión<br>Calle Reyes Ortiz, La Paz<br>Símbolo')}: <b>${p.field('ticker')}</b></div></div><div class="sub">${p.say('Subject: Intimation of credit ratings under Regulation 30', 'Ref.: Hecho relevante, calificaciones de riesgo')}</div><p>${p.say(`Dear Sirs, we inform you that ${p.agency} has reviewed the ratings of the Company as follows. Its letter reached us a day after a meeting of our board that was held for another purpose.`, `De nuestra consideración: comunicamos que ${p.agency} revisó las calificaciones de la Sociedad según el cuadro siguiente. La nota se recibió un día después de una reunión de directorio convocada con otro fin.`)}</p>${tableOf({ head: ['', p.say('Previous', 'Anterior'), p.say('Revised', 'Vigente')], rows: table }, 't full')}<p>${p.say('The agency’s remarks in brief', 'Comentarios de la calificadora, en resumen')}: ${first} ${second}</p><p>${p.say('Sector and industry by its classification', 'Sector e industria según su clasificación')}: ${p.field('sector')}, ${p.field('industry')}. ${p.say('Analyst at the agency', 'Analista de la calificadora')}: ${p.field('analyst')}. ${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}.</p><p>${p.say('Kindly take this on record.', 'Solicitamos tomar nota de lo anterior.')}</p><div class="sig">${p.say('Yours faithfully', 'Atentamente')},<br><br><br>${p.say('Meenakshi Rao', 'Gonzalo Ibáñez')}<br>${p.say(`Company Secretary, membership A${p.dice.digits(5)}`, `Secretario del Directorio, C.I. ${p.dice.digits(7)} LP`)}</div>`,
  };
}

/** For those who build for the state: a number of the bidder, what it can carry in words and figures, how long that holds, the ratings in a frame with rules. */
export function contractorCapacity(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = findings(p);
  const year = Number(p.years[0] ?? 0);
  const bidders = p.peers.map(([name = '', long = '', short = '', outlook = '']) => [
    name,
    long,
    short,
    outlook,
  ]);
  const frame = [
    [p.say('Long-term credit rating', 'Calificación crediticia de largo plazo'), p.field('lt_rating')],
    [p.say('Short-term credit rating', 'Calificación crediticia de corto plazo'), p.field('st_rating')],
    [p.say('Rating outlook', 'Perspectiva de la calificación'), p.field('outlook')],
  ];
  const fact = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: A4; margin: 14mm 17mm } body { font: 9.5pt 'P052', serif; font-size: 10pt; line-height: 1.38; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-start } .top b { font-size: 13pt } .qr { width: 20mm; height: 20mm; border: 0.8mm solid #000; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 1.8mm 1.8mm } h1 { font-size: 16pt; text-align: center; margin: 5mm 0 1mm; color: #4a2c6b } .cn { text-align: center; margin-bottom: 5mm } .g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 0; border: 0.8px solid #4a2c6b } .g > div { padding: 1.5mm 3mm; border-right: 0.5px solid #4a2c6b; border-bottom: 0.5px solid #4a2c6b } small { display: block; font-size: 8pt; color: #4a2c6b } .fr { margin: 5mm auto; width: 128mm; border-top: 2px solid #4a2c6b; border-bottom: 2px solid #4a2c6b } .fr td { padding: 5px 8px; border-bottom: 0.5px solid #b9a8cc } .fr td:last-child { text-align: right; font-weight: bold; font-size: 12pt } h3 { font-size: 10.5pt; margin: 4mm 0 1mm; color: #4a2c6b } .b th { border-bottom: 0.8px solid #000; padding: 2px 5px; font-size: 8.5pt } .b td { padding: 2px 5px; font-size: 9pt } .sig { display: flex; justify-content: space-between; margin-top: 8mm }`,
    body: `<div class="top"><div><b>${p.agency}</b><br>${p.say('Registered with the supplier database of the treasury', 'Inscripta en el registro de proveedores del Estado')}</div><div class="qr"></div></div><h1>${p.say('Certificate of financial capacity', 'Constancia de capacidad financiera')}</h1><div class="cn">${p.say('Serial', 'Serie')} ${p.dice.digits(3)}-${p.dice.digits(6)} · ${p.say('issued', 'expedida el')} ${p.field('date')}</div><div class="g">${fact(p.say('Company', 'Empresa'), `<b>${p.field('company_name')}</b>`)}${fact(p.say('Supplier number', 'Código de proveedor'), `MAAA0${p.dice.digits(6)}`)}${fact(p.say('Country', 'País'), p.field('country'))}${fact(p.say('Sector', 'Sector'), p.field('sector'))}${fact(p.say('Industry', 'Industria'), p.field('industry'))}${fact(p.say('Valid for tenders closing by', 'Válida para licitaciones hasta el'), `30/06/${year + 3}`)}</div>${tableOf({ rows: frame }, 'fr')}<p>${p.say(`The last certificate, of ${year - 1}, showed a previous long-term rating of ${p.field('previous_lt_rating')} and a previous short-term rating of ${p.field('previous_st_rating')}.`, `La constancia precedente, de ${year - 1}, consignaba una calificación anterior de largo plazo de ${p.field('previous_lt_rating')} y una calificación anterior de corto plazo de ${p.field('previous_st_rating')}.`)} ${p.say('Contracts that can be carried at one time', 'Contratos que puede asumir a la vez')}: <b>${p.limit}</b>.</p><h3>${p.say('Grounds', 'Fundamentos')}</h3><p>${first} ${second} ${third}</p><h3>${p.say('Others certified for the same class of works', 'Otras empresas con constancia en la misma clase de obras')}</h3>${tableOf({ head: [p.say('Bidder', 'Oferente'), p.say('Long', 'Largo'), p.say('Short', 'Corto'), p.say('Outlook', 'Perspectiva')], rows: bidders }, 'b full')}<div class="sig"><span>${p.say('Analyst', 'Analista')}: ${p.field('analyst')}</span><span>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</span></div>`,
  };
}
