// What bureaus and insurers of trade sell about a company: the commercial report, the report of business information, the grade of a buyer, the profile on one sheet.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { remarks } from './eighth-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** A bureau's: identity, ratings and recommended limit in a summary, then incidents and figures. */
export function commercialReport(p: ReportPaper): Sheet {
  const [first = '', second = ''] = remarks(p);
  const identity = [
    [p.say('Company Name', 'Razón social'), `<b>${p.field('company_name')}</b>`],
    [p.say('Registration Number', 'N.º de registro'), `${p.dice.digits(7)}`],
    [p.say('Registered Address', 'Domicilio social'), p.city],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Business Sector', 'Sector'), p.field('sector')],
    [p.say('Principal Activity', 'Actividad principal'), p.field('industry')],
    [p.say('Status', 'Situación'), p.say('Active', 'Activa')],
  ];
  const summary = [
    [p.say('Short-term rating', 'Rating a corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Long-term rating', 'Rating a largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Recommended credit limit', 'Crédito recomendado'), p.limit],
  ];
  const none = p.say('None recorded', 'Sin incidencias');
  const incidents = p
    .say(
      'Court judgments|Insolvency notices|Payment defaults',
      'Incidencias judiciales|Situaciones concursales|Impagos',
    )
    .split('|')
    .map((label) => [label, none]);
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { border-bottom: 2px solid #007a5e; padding-bottom: 2mm } h1 { font-size: 17pt; color: #007a5e; margin: 5mm 0 1mm } h3 { background: #e2f1ed; color: #005a45; padding: 1.5mm 2mm; font-size: 10.5pt; margin: 6mm 0 2mm } .kv td { padding: 3px 4px; border-bottom: 0.5px solid #dde } .kv td:first-child { width: 62mm; color: #444 } .fin th { border-bottom: 1px solid #007a5e } .fin td { padding: 2.5px 4px; border-bottom: 0.5px solid #dde } small { color: #666 }`,
    body: `<div class="top cols"><b style="font-size:13pt">${p.agency}</b><small>${p.say('Confidential – for the subscriber only', 'Confidencial. Uso exclusivo del abonado')}</small></div><h1>${p.say('Company Credit Report', 'Informe comercial')}</h1><small>${p.say('Report date', 'Fecha del informe')}: ${p.field('date')} &nbsp; ${p.say('Order', 'Petición')}: ${p.dice.digits(8)}</small><h3>${p.say('Company identification', 'Datos identificativos')}</h3>${tableOf({ rows: identity }, 'kv full')}<h3>${p.say('Credit assessment', 'Evaluación del riesgo')}</h3>${tableOf({ rows: summary }, 'kv full')}<h3>${p.say('Negative information', 'Incidencias')}</h3>${tableOf({ rows: incidents }, 'kv full')}<h3>${p.say('Financial ratios', 'Ratios financieros')}</h3>${tableOf({ head: [p.say('Ratio', 'Ratio'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'fin full')}<h3>${p.say('Comment', 'Comentario')}</h3><p>${first} ${second}</p>`,
  };
}

/** A bureau's of two sheets: a summary with ratings in tiles, how promptly the company pays, what became of its ratings. */
export function businessInformation(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = remarks(p);
  const tile = (label: string, value: string): string => `<div><small>${label}</small><b>${value}</b></div>`;
  const history = [
    [p.say('Long-term', 'Largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating')],
    [p.say('Short-term', 'Corto plazo'), p.field('st_rating'), p.field('previous_st_rating')],
  ];
  const paid = p
    .say(
      'Prompt|1–30 days late|31–60 days late|61–90 days late',
      'Al día|1–30 días de atraso|31–60 días de atraso|61–90 días de atraso',
    )
    .split('|')
    .map((label, at) => [label, `${writeNumber([72, 19, 6, 3][at] ?? 0, 0, p.locale)}%`]);
  const facts = [
    [p.say('Trade register', 'Registro'), p.dice.digits(8)],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Employees', 'Empleados'), writeNumber(p.dice.int(120, 2400), 0, p.locale)],
    [p.say('Started', 'Fundada en'), String(p.dice.int(1948, 2004))],
  ];
  return {
    css: `@page { size: Letter; margin: 14mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .bar { background: #00354d; color: #fff; padding: 4mm; display: flex; justify-content: space-between } h1 { font-size: 18pt; margin: 6mm 0 1mm } .tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 5mm 0 } .tiles div { border: 1px solid #00a0d1; border-top: 4px solid #00a0d1; padding: 2.5mm 3mm } .tiles small { display: block; color: #555; font-size: 8pt } .tiles b { font-size: 16pt } h3 { color: #00354d; border-bottom: 1px solid #00a0d1; font-size: 11.5pt; margin: 6mm 0 2mm } td, th { padding: 3px 4px } .t td { border-bottom: 0.5px solid #ddd } .second { break-before: page }`,
    body: `<div class="bar"><b>${p.agency}</b><span>${p.say('Business Information Report', 'Informe de información empresarial')}</span></div><h1>${p.field('company_name')}</h1>${p.city}<br>${p.say('Report as of', 'Informe al')}: ${p.field('date')}<div class="tiles">${tile(p.say('Long-Term Rating', 'Calificación de largo plazo'), p.field('lt_rating'))}${tile(p.say('Short-Term Rating', 'Calificación de corto plazo'), p.field('st_rating'))}${tile(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}</div><h3>${p.say('Company summary', 'Resumen de la empresa')}</h3>${tableOf({ rows: facts }, 't full')}<h3>${p.say('Executive overview', 'Visión general')}</h3><p>${first} ${second}</p><h3>${p.say('Financial overview', 'Visión financiera')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 't full')}
      <div class="second"><h3>${p.say('Payment experience', 'Experiencia de pago')}</h3>${tableOf({ head: [p.say('Payment habit', 'Hábito de pago'), p.say('Share of invoices', 'Parte de las facturas')], rows: paid, classes: ['', 'r'] }, 't full')}<h3>${p.say('Rating history', 'Historial de calificaciones')}</h3>${tableOf({ head: ['', p.say('Current', 'Actual'), p.say('Previous', 'Anterior')], rows: history }, 't full')}<p style="margin-top:6mm">${third}</p><p>${p.say('Prepared by', 'Elaborado por')}: ${p.field('analyst')}</p></div>`,
  };
}

/** An insurer's of trade about a buyer: the grade first, then country and activity, cover that is asked and given, the date of the next review. */
export function buyerGrade(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = remarks(p);
  const buyer = [
    [p.say('Buyer name', 'Nombre del deudor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Buyer ID', 'N.º de deudor'), p.dice.digits(8)],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Trade sector', 'Sector de actividad'), p.field('sector')],
    [p.say('Reviewed on', 'Fecha de estudio'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Risk underwriter', 'Analista de riesgos'), p.field('analyst')],
  ];
  const grades = [
    [p.say('Short-term grade', 'Grado a corto plazo'), p.field('st_rating')],
    [p.say('Long-term grade', 'Grado a largo plazo'), p.field('lt_rating')],
  ];
  const cover = [
    [p.say('Cover requested', 'Cobertura solicitada'), p.limit],
    [p.say('Total exposure on buyer', 'Exposición total'), p.exposure],
    [p.say('Decision', 'Decisión'), p.say('Approved in full', 'Concedida en su totalidad')],
  ];
  return {
    css: `@page { size: A4; margin: 17mm 18mm } body { font: 10pt ${p.font}; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; border-bottom: 3px solid #003781; padding-bottom: 3mm } h1 { font-size: 16pt; color: #003781; margin: 6mm 0 4mm } .g { display: grid; grid-template-columns: 1fr 66mm; gap: 8mm } .g td { padding: 3.5px 4px; border-bottom: 0.5px solid #ccc } .g td:first-child { color: #444 } .grades { background: #eef3fa; padding: 3mm } .grades td:last-child { font-size: 15pt; font-weight: bold; text-align: right; color: #003781 } h3 { color: #003781; font-size: 11.5pt; margin: 7mm 0 2mm } .cover td { padding: 3px 4px; border: 0.6px solid #003781 } .low { font-size: 8pt; margin-top: 8mm; color: #555 }`,
    body: `<div class="top"><b style="font-size:14pt;color:#003781">${p.agency}</b><span>${p.say('Trade Credit Insurance', 'Seguro de crédito')}</span></div><h1>${p.say('Buyer Risk Report', 'Informe de riesgo de deudor')}</h1><div class="g">${tableOf({ rows: buyer }, 'full')}<div class="grades">${tableOf({ rows: grades }, 'full')}</div></div><h3>${p.say('Cover position', 'Situación de cobertura')}</h3>${tableOf({ rows: cover, classes: ['', 'r'] }, 'cover full')}<h3>${p.say('Underwriter’s comment', 'Comentario del analista')}</h3><p>${first}</p><p>${second} ${third}</p><p>${p.say('Outlook for the grade', 'Perspectiva del grado')}: <b>${p.field('outlook')}</b></p><p class="low">${p.say('This report is for policyholders and does not commit the insurer beyond the limits it has granted in writing.', 'Este informe es para asegurados y no obliga a la compañía más allá de los límites concedidos por escrito.')}</p>`,
  };
}

/** One sheet about a listed company: tiles of ratings under a band, facts at the left, figures and peers at the right. */
export function profileSheet(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = remarks(p);
  const facts = [
    [p.say('Ticker', 'Clave bursátil'), p.field('ticker')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
  ];
  const tile = (label: string, value: string): string => `<div><b>${value}</b><small>${label}</small></div>`;
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.5pt 'URW Gothic', sans-serif; color: #222 } .band { background: #4b2a7b; color: #fff; padding: 11mm 16mm 9mm } .band h1 { margin: 0; font-size: 20pt } .tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm; padding: 6mm 16mm } .tiles div { background: #f1edf7; text-align: center; padding: 4mm } .tiles b { display: block; font-size: 18pt; color: #4b2a7b } .in { padding: 0 16mm; display: grid; grid-template-columns: 76mm 1fr; gap: 8mm } h3 { color: #4b2a7b; font-size: 11pt; margin: 3mm 0 2mm } td, th { padding: 3px 2px; border-bottom: 0.5px solid #ccc; font-size: 8.5pt } .f td:first-child { color: #666 } .low { padding: 6mm 16mm; font-size: 7.5pt; color: #666 }`,
    body: `<div class="band"><div class="cols"><span>${p.agency} · ${p.say('Company Credit Profile', 'Perfil crediticio')}</span><span>${p.field('date')}</span></div><h1 style="margin-top:3mm">${p.field('company_name')}</h1></div><div class="tiles">${tile(p.say('Long-term rating', 'Calificación largo plazo'), p.field('lt_rating'))}${tile(p.say('Short-term rating', 'Calificación corto plazo'), p.field('st_rating'))}${tile(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}</div><div class="in"><div><h3>${p.say('Snapshot', 'Ficha')}</h3>${tableOf({ rows: facts }, 'f full')}<h3>${p.say('Credit view', 'Opinión')}</h3><p>${first}</p><p>${second}</p></div><div><h3>${p.say('Key ratios', 'Razones principales')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'full')}<h3>${p.say('Risks', 'Riesgos')}</h3><p>${third}</p></div></div><div class="low">${p.say('For institutional use. Ratings are opinions and may change without notice.', 'Para uso institucional. Las calificaciones son opiniones y pueden cambiar sin previo aviso.')}</div>`,
  };
}
