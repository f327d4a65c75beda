// What agencies of ratings publish or write to an issuer: an update of research, a letter that assigns, a bulletin.

import type { Sheet } from '../html.ts';
import { lines, tableOf } from '../html.ts';
import { remarks } from './eighth-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** A title of two lines, contacts in the margin, an overview of points, at the end a list of ratings with what they are now and were before. */
export function researchUpdate(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = remarks(p);
  const rows = [
    [`<b>${p.field('company_name')}</b>`, '', ''],
    [p.say('Issuer Credit Rating', 'Calificación crediticia de emisor'), '', ''],
    [`&nbsp; ${p.say('Long-term', 'Largo plazo')}`, p.field('lt_rating'), p.field('previous_lt_rating')],
    [`&nbsp; ${p.say('Short-term', 'Corto plazo')}`, p.field('st_rating'), p.field('previous_st_rating')],
    [`&nbsp; ${p.say('Outlook', 'Perspectiva')}`, p.field('outlook'), ''],
  ];
  return {
    css: `@page { size: Letter; margin: 15mm 17mm } body { font: 9.5pt 'Liberation Serif', serif; line-height: 1.4; padding-right: 0.4mm } .top { border-bottom: 3px solid #c8102e; padding-bottom: 2mm; font-family: 'Liberation Sans', sans-serif } .top b { color: #c8102e; font-size: 14pt } h1 { font: bold 17pt 'Liberation Sans', sans-serif; margin: 6mm 0 1mm; line-height: 1.2 } .grid { display: grid; grid-template-columns: 1fr 52mm; gap: 9mm; margin-top: 6mm } .side { font: 8pt 'Liberation Sans', sans-serif; line-height: 1.35; border-top: 1px solid #999; padding-top: 2mm } .side b { color: #c8102e; font-size: 7.5pt } h3 { font: bold 11pt 'Liberation Sans', sans-serif; margin: 5mm 0 1mm } li { margin-bottom: 1mm } .list th { border-bottom: 1px solid #000; border-top: 2px solid #c8102e; padding: 3px } .list td { padding: 2px 3px; font-family: 'Liberation Sans', sans-serif; font-size: 8.5pt } .low { font-size: 7pt; margin-top: 7mm; color: #444 }`,
    body: `<div class="top cols"><b>${p.agency}</b><span>RatingsBrief®</span></div><h1>${p.say('Research Update', 'Actualización de análisis')}:<br>${p.company()} – ${p.say('Ratings Reviewed Following Full-Year Results', 'Revisión de calificaciones tras los resultados anuales')}</h1><div>${p.field('date')}</div><div class="grid"><div><h3 style="margin-top:0">${p.say('Rating Action Overview', 'Resumen de la acción de calificación')}</h3><ul style="padding-left:5mm;margin:0"><li>${first}</li><li>${second}</li><li>${third}</li></ul><h3>${p.say('Rating Action Rationale', 'Fundamento')}</h3><p>${fourth}</p><p>${fifth}</p><h3>${p.say('Outlook', 'Perspectiva')}</h3><p>${sixth}</p></div><div class="side"><b>${p.say('PRIMARY CREDIT ANALYST', 'ANALISTA PRINCIPAL')}</b><br>${p.field('analyst')}<br>${p.city}<br>+00 20 ${p.dice.digits(4)} ${p.dice.digits(4)}<br><br><b>${p.say('RESEARCH CONTRIBUTOR', 'COLABORACIÓN')}</b><br>${p.say('Ratings Support Desk', 'Mesa de apoyo analítico')}</div></div>
      <h3>${p.say('Ratings List', 'Lista de calificaciones')}</h3>${tableOf({ head: [p.say('Ratings reviewed', 'Calificaciones revisadas'), p.say('To', 'A'), p.say('From', 'De')], rows }, 'list full')}<p class="low">${p.say('Certain terms used in this report have specific meanings ascribed to them in our criteria. Complete ratings information is available to subscribers.', 'Algunos términos de este informe tienen el significado que les dan nuestros criterios. La información completa está disponible para los suscriptores.')}</p>`,
  };
}

/** A letter to an officer of the company with the ratings in a ruled table and what the issuer has to do. */
export function assignmentLetter(p: ReportPaper): Sheet {
  const [, second = ''] = remarks(p);
  const rows = [
    [p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Amount rated', 'Monto calificado'), p.limit],
    [p.say('Next review due', 'Próxima revisión'), p.field('next_review')],
  ];
  return {
    css: `@page { size: A4; margin: 22mm 24mm } body { font: 11pt ${p.font}; line-height: 1.4; padding-right: 0.4mm } .ref { font-size: 9.5pt; margin: 9mm 0 7mm } .t { margin: 4mm 0 5mm } .t td { border: 0.8px solid #000; padding: 4px 8px } .t td:first-child { width: 80mm } .low { position: fixed; bottom: 0; font-size: 8pt; border-top: 0.6px solid #000; left: 0; right: 0; padding-top: 1mm; text-align: center }`,
    body: `<b style="font-size:15pt">${p.agency}</b><div class="ref cols"><span>${p.say('Ref', 'Ref.')}: ${p.dice.digits(4)}/RTG/${p.dice.digits(3)}</span><span>${p.field('date')}</span></div><p>${p.say('The Chief Financial Officer', 'Director Financiero')}<br><b>${p.field('company_name')}</b><br>${p.city}</p><p>${p.say('Dear Sir or Madam,', 'Estimado señor:')}</p><p><b>${p.say('Re: Credit rating of your company', 'Asunto: calificación crediticia de su empresa')}</b></p><p>${p.say('Following your request and our rating committee, we advise you of the following ratings:', 'En atención a su solicitud y según lo resuelto por nuestro comité, le comunicamos las siguientes calificaciones:')}</p>${tableOf({ rows }, 't full')}<p>${second}</p><p>${p.say('The ratings are not a recommendation to buy, sell or hold any security. Kindly inform us of any change in the terms of the debt within seven days, and quote the date of this letter wherever the ratings are used.', 'Las calificaciones no constituyen recomendación de comprar, vender o mantener valores. Le rogamos informarnos de todo cambio en las condiciones de la deuda dentro de siete días.')}</p><p>${p.say('Yours faithfully,', 'Atentamente,')}</p><br><br><p>${p.field('analyst')}<br>${p.say('Lead Analyst', 'Analista Líder')}<br>${p.agency}</p><div class="low">${p.agency} · ${p.city}</div>`,
  };
}

/** A bulletin for the press: a headline, who it is about in a table of facts, the ratings with what was done, contacts. */
export function agencyBulletin(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = remarks(p);
  const rows = [
    [
      p.say('Long Term Rating', 'Calificación de largo plazo'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short Term Rating', 'Calificación de corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
  ];
  const about = [
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Stock symbol', 'Clave de pizarra'), p.field('ticker')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  return {
    css: `@page { size: A4; margin: 17mm 18mm } body { font: 10pt ${p.font}; line-height: 1.42; padding-right: 0.4mm } .bar { background: #12365c; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between } h1 { font-size: 16pt; color: #12365c; margin: 7mm 0 1mm; line-height: 1.2 } .when { font-size: 9pt; color: #555 } .r2 { margin: 5mm 0 } .r2 th { background: #dde6f0; padding: 4px 6px } .r2 td { padding: 4px 6px; border-bottom: 0.6px solid #bcd } .ab td { padding: 2px 6px 2px 0 } .ab td:first-child { font-weight: bold; width: 44mm } h3 { font-size: 11pt; color: #12365c; margin: 5mm 0 1mm } .fin th, .fin td { border-bottom: 0.5px solid #ccc; padding: 2px 4px } .who { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; font-size: 8.5pt; margin-top: 6mm; border-top: 1px solid #12365c; padding-top: 2mm }`,
    body: `<div class="bar"><b>${p.agency}</b><span>${p.say('Press Release', 'Comunicado de prensa')}</span></div><h1>${p.agency} ${p.say('reviews the ratings of', 'revisa las calificaciones de')} ${p.field('company_name')}</h1><div class="when">${p.city}, ${p.field('date')}</div>${tableOf({ head: [p.say('Instrument', 'Instrumento'), p.say('Current Rating', 'Calificación actual'), p.say('Previous Rating', 'Calificación anterior')], rows }, 'r2 full')}${tableOf({ rows: about }, 'ab')}<h3>${p.say('Rationale', 'Fundamento')}</h3><p>${first} ${second}</p><h3>${p.say('Key rating drivers', 'Factores considerados')}</h3><p>${third} ${fourth}</p><h3>${p.say('Key financial indicators', 'Principales indicadores')}</h3>${tableOf({ head: [p.say('Year', 'Año'), ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'fin full')}
      <div class="who"><div><b>${p.say('Analytical contact', 'Contacto analítico')}</b><br>${p.field('analyst')}<br>+00 ${p.dice.digits(2)} ${p.dice.digits(4)} ${p.dice.digits(4)}</div><div><b>${p.say('Media contact', 'Medios')}</b><br>${p.say('Communications', 'Comunicación')}<br>${lines([`+00 ${p.dice.digits(2)} ${p.dice.digits(4)} ${p.dice.digits(4)}`])}</div></div>`,
  };
}
