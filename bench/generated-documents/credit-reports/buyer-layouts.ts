// Rating reports for who sells on credit: the file of a bureau with how bills were paid, an insurer's opinion of a buyer.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import type { ReportPaper } from './report-paper.ts';
import { remarks } from './report-remarks.ts';

/** A bar of both ratings under the name, then how suppliers were paid and what the courts know; who wrote it at the end. */
export function bureauFile(p: ReportPaper): Sheet {
  const { dice } = p;
  const [first = '', second = ''] = remarks(p);
  const cell = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;
  const paid = p
    .say('Raw materials|Freight|Utilities|Packaging', 'Materias primas|Fletes|Servicios|Empaques')
    .split('|')
    .map((trade) => [
      trade,
      `${dice.int(2, 40) * 1000}`,
      dice.pick(['30', '45', '60']),
      p.name('prompt|slow 15|slow 30', 'puntual|atraso 15|atraso 30'),
    ]);
  const facts = [
    [p.name('Registered name|Subject', 'Denominación|Sujeto'), p.field('company_name')],
    [p.name('Country|Registered in', 'País|Registrada en'), p.field('country')],
    [p.name('Activity|Industry', 'Actividad|Industria'), p.field('industry')],
    [p.say('Employees', 'Empleados'), String(dice.int(40, 900))],
    [p.say('Founded', 'Fundación'), String(dice.int(1948, 2008))],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9pt ${p.font}; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; border-bottom: 2px solid #c2571a; padding-bottom: 2mm; font-size: 8.5pt } h1 { font-size: 14pt; color: #c2571a; margin: 4mm 0 2mm } .bar { display: flex; margin: 4mm 0 } .bar div { flex: 1; background: #fbeee5; padding: 2mm 3mm; border-right: 2px solid #fff } .bar span { display: block; font-size: 7.5pt } .bar b { font-size: 13pt } h3 { font-size: 9.5pt; color: #c2571a; margin: 5mm 0 1mm } .t td, .t th { padding: 2.5px 5px; border-bottom: 0.5px solid #dcb } .f td:first-child { width: 46mm; color: #555 }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.name('Business credit file|Commercial credit report', 'Expediente de crédito comercial|Reporte de crédito comercial')}</span><span>${p.name('Report of|Pulled', 'Reporte del|Consultado')} ${p.field('date')}</span></div><h1>${p.company()}</h1><div class="bar">${cell(p.name('Short-term credit rating|Short-term', 'Calificación corto plazo|Corto plazo'), p.field('st_rating'))}${cell(p.name('Long-term credit rating|Long-term', 'Calificación largo plazo|Largo plazo'), p.field('lt_rating'))}${cell(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${cell(p.say('Days beyond terms', 'Días de atraso'), String(dice.int(2, 19)))}</div><h3>${p.say('Identification', 'Identificación')}</h3>${tableOf({ rows: facts }, 't f full')}<h3>${p.say('Payment experience of suppliers', 'Experiencia de pago de proveedores')}</h3>${tableOf({ head: [p.say('Supplier of', 'Proveedor de'), p.say('High credit', 'Crédito máximo'), p.say('Terms', 'Plazo'), p.say('Pays', 'Paga')], rows: paid, classes: ['', 'r', 'c', ''] }, 't full')}<h3>${p.say('Public filings', 'Registros públicos')}</h3><p>${p.say('Suits: none. Liens: none. Judgments: none.', 'Demandas: ninguna. Embargos: ninguno. Sentencias: ninguna.')}</p><h3>${p.say('Comment', 'Comentario')}</h3><p>${first}</p><p>${second}</p><div style="border-top:0.5px solid #c2571a;padding-top:2mm;margin-top:5mm">${p.name('File reviewed by analyst|Analyst', 'Expediente revisado por analista|Analista')}: ${p.field('analyst')} &nbsp;·&nbsp; ${p.name('File to be refreshed|Next review', 'Actualización prevista|Próxima revisión')}: ${p.field('next_review')}</div>`,
  };
}

/** A letter of one page: names on the left and values on the right with a rule under each, the limit among them. */
export function buyerOpinion(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = remarks(p);
  const row = (label: string, value: string): string =>
    `<div class="row"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: A4; margin: 22mm 26mm } body { font: 10.5pt ${p.font}; line-height: 1.4 } .shield { color: #14406b; font-size: 13pt; font-weight: bold } h2 { font-size: 13pt; margin: 8mm 0 3mm } .row { display: flex; justify-content: space-between; border-bottom: 0.6px solid #9ab; padding: 1.3mm 0 } .row span:last-child { font-weight: bold } .box { margin: 4mm 0 6mm }`,
    body: `<div class="cols"><span class="shield">${p.agency}</span><span>${p.city}, ${p.field('date')}</span></div><h2>${p.name('Credit opinion on your buyer|Buyer rating report', 'Opinión de crédito sobre su comprador|Informe de calificación del comprador')}</h2><p>${p.say('At your request we have examined the buyer named below and rate the risk as follows.', 'A solicitud suya hemos examinado al comprador indicado y calificamos el riesgo como sigue.')}</p><div class="box">${row(p.name('Buyer|Buyer assessed', 'Comprador|Comprador evaluado'), p.field('company_name'))}${row(p.name('Country of the buyer|Country', 'País del comprador|País'), p.field('country'))}${row(p.name('Trade sector|Sector', 'Sector comercial|Sector'), p.field('sector'))}${row(p.name('Rating for terms under one year (short term)|Short-term rating', 'Calificación hasta un año (corto plazo)|Calificación de corto plazo'), p.field('st_rating'))}${row(p.name('Rating for longer terms (long term)|Long-term rating', 'Calificación a mayor plazo (largo plazo)|Calificación de largo plazo'), p.field('lt_rating'))}${row(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${row(p.say('Limit we can cover', 'Límite asegurable'), p.limit)}${row(p.name('We shall look again on|Next review', 'Volveremos a revisar el|Próxima revisión'), p.field('next_review'))}</div><p>${first}</p><p>${second}</p><p>${third}</p><p>${p.say('Yours faithfully,', 'Atentamente,')}</p><p style="margin-top:10mm">${p.field('analyst')}<br>${p.name('Risk analyst|Underwriting analyst', 'Analista de riesgos|Analista de suscripción')}</p>`,
  };
}
