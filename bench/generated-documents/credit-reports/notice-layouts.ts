// Rating reports as agencies publish them: both ratings and the outlook between strokes, facts among the disclosures at the end, a certificate, strengths and weaknesses,
// the days to come in a calendar.

import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';
import { rationale } from './report-words.ts';

const paragraphsOf = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
const ratiosOf = (p: ReportPaper, name = 'ratios full'): string =>
  tableOf(
    {
      head: [p.say('Ratio', 'Ratio'), ...p.years],
      rows: p.ratios.map((row) => [...row]),
      classes: ['', 'r', 'r', 'r'],
    },
    name,
  );

/** Long term, outlook and short term in one line with strokes between; what they are stands above it. */
export function strokeRating(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = opinions(p);
  return {
    css: `@page { size: A4; margin: 18mm 20mm } body { font: 10pt ${p.font} } .bar { background: #8b1a2b; color: #fff; padding: 2mm 4mm; font-size: 9pt; display: flex; justify-content: space-between } h1 { font-size: 19pt; margin: 5mm 0 1mm } .box { border: 1px solid #8b1a2b; padding: 3mm 5mm; margin: 5mm 0; width: 92mm } .box small { display: block; color: #8b1a2b } .box b { font-size: 15pt } h3 { color: #8b1a2b; margin: 5mm 0 1mm } .ratios td, .ratios th { border-bottom: 0.5px solid #caa; padding: 2px 4px } .who { margin-top: 8mm; font-size: 8.5pt; border-top: 1px solid #8b1a2b; padding-top: 2mm }`,
    body: `<div class="bar"><span>${p.agency}</span><span>${p.field('date')}</span></div><h1>${p.field('company_name')}</h1><div>${p.name('Corporate credit rating report', 'Informe de calificación corporativa')} · ${p.field('industry')} · ${p.field('country')}</div><div class="box"><small>${p.name('Issuer credit rating (long term / outlook / short term)|Rating: LT / outlook / ST', 'Calificación del emisor (largo plazo / perspectiva / corto plazo)|Rating: LP / perspectiva / CP')}</small><b>${p.field('lt_rating')} / ${p.field('outlook')} / ${p.field('st_rating')}</b></div><h3>${p.say('Rationale', 'Fundamento')}</h3><p>${first}</p><p>${second}</p><h3>${p.say('Financial risk', 'Riesgo financiero')}</h3>${ratiosOf(p)}<p style="margin-top:3mm">${third}</p><div class="who">${p.name('Primary credit analyst|Credit analyst', 'Analista de crédito principal|Analista de crédito')}: ${p.field('analyst')}, ${p.city}</div>`,
  };
}

/** Nothing but text on the first page; who rated it, when and when again among the disclosures of the second. */
export function disclosurePage(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const item = (label: string, value: string): string => `<div class="d"><b>${label}</b>${value}</div>`;
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 10.5pt ${p.font}; line-height: 1.4 } h1 { font-size: 17pt } .next { break-before: page } .d { margin-bottom: 3mm; font-size: 9pt } .d b { display: block; color: #246 } .ratios td, .ratios th { padding: 2px 4px; border-bottom: 0.5px solid #999 }`,
    body: `<div style="color:#246">${p.agency}</div><h1>${p.field('company_name')} – ${p.name('credit opinion|annual credit rating report', 'opinión de crédito|informe anual de calificación')}</h1>${paragraphsOf([first, ...rationale(p).slice(0, 2), second])}${ratiosOf(p)}
      <div class="next"><h2>${p.name('Ratings and disclosures|Rating details', 'Calificaciones y divulgaciones|Detalle de la calificación')}</h2>${item(p.name('Long-term issuer rating', 'Calificación de emisor a largo plazo'), p.field('lt_rating'))}${item(p.name('Short-term issuer rating', 'Calificación de emisor a corto plazo'), p.field('st_rating'))}${item(p.name('Outlook|Outlook assigned', 'Perspectiva|Perspectiva asignada'), p.field('outlook'))}${item(p.name('Lead analyst|Lead rating analyst', 'Analista líder|Analista responsable'), p.field('analyst'))}${item(p.name('Date of this rating report|Publication date', 'Fecha de este informe|Fecha de publicación'), p.field('date'))}${item(p.name('Next scheduled review|Scheduled review', 'Próxima revisión programada|Revisión programada'), p.field('next_review'))}${item(p.say('Office responsible', 'Oficina responsable'), p.city)}${item(p.say('Methodology', 'Metodología'), p.say('Corporate rating criteria, version 4', 'Criterios de calificación corporativa, versión 4'))}<p style="font-size:8pt">${p.say('Ratings are opinions and no recommendation to buy, hold or sell.', 'Las calificaciones son opiniones y no recomendaciones de compra o venta.')}</p></div>`,
  };
}

/** A certificate in a frame: centred, the grade in large type, what it is of in small type beneath the name. */
export function certificate(p: ReportPaper): Sheet {
  const grade = (value: string, label: string): string =>
    `<div><div class="k">${label}</div><div class="g">${value}</div></div>`;
  return {
    css: `@page { size: A4 landscape; margin: 12mm } body { font: 11pt 'URW Bookman', serif; text-align: center; border: 2mm double #7a6325; padding: 9mm 20mm; height: 178mm } h1 { font-size: 24pt; color: #7a6325; font-weight: normal; margin: 0 0 6mm } .name { font-size: 21pt; margin: 4mm 0 1mm } .grades { display: flex; justify-content: center; gap: 26mm; margin: 8mm 0 } .k { font-size: 9pt; color: #7a6325 } .g { font-size: 25pt; font-weight: bold } .feet { display: flex; justify-content: space-between; margin-top: 14mm; font-size: 9.5pt; text-align: left } .feet div { border-top: 0.7px solid #000; padding-top: 1mm; width: 66mm }`,
    body: `<h1>${p.name('Certificate of credit rating|Credit rating certificate', 'Certificado de calificación crediticia|Certificado de rating')}</h1><div>${p.agency} ${p.say('hereby certifies that the credit risk of', 'certifica por la presente que el riesgo crediticio de')}</div><div class="name">${p.field('company_name')}</div><div>${p.field('sector')} · ${p.field('country')}</div><div style="margin-top:4mm">${p.say('has been rated as follows:', 'ha sido calificado como sigue:')}</div><div class="grades">${grade(p.field('st_rating'), p.say('Short-term rating', 'Calificación a corto plazo'))}${grade(p.field('lt_rating'), p.say('Long-term rating', 'Calificación a largo plazo'))}${grade(p.field('outlook'), p.say('Outlook', 'Perspectiva'))}</div><div class="feet"><div>${p.name('Date of issue|Issued on', 'Fecha de emisión|Emitido el')}: ${p.field('date')}<br>${p.name('Valid until|Certificate valid until', 'Válido hasta|Vigente hasta')}: ${p.field('next_review')}</div><div>${p.field('analyst')}<br>${p.name('Rating analyst|Head analyst', 'Analista de calificación|Analista jefe')}</div></div>`,
  };
}

/** The ratings in the line of the title; strengths beside weaknesses. */
export function strengthsAndWeaknesses(p: ReportPaper): Sheet {
  const list = (title: string, texts: readonly string[]): string =>
    `<div><h3>${title}</h3><ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul></div>`;
  return {
    css: `@page { size: A4; margin: 17mm } body { font: 9.5pt ${p.font} } .title { border-bottom: 2px solid #14506e; padding-bottom: 2mm } .title b { font-size: 16pt } .title div { margin-top: 1.5mm; font-size: 11pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } h3 { color: #14506e } ul { padding-left: 5mm } .peers th, .peers td { border-bottom: 0.5px solid #9ab; padding: 2px 4px } .foot { margin-top: 9mm; font-size: 8.5pt; display: flex; gap: 10mm }`,
    body: `<div style="font-size:8.5pt">${p.agency} – ${p.name('Credit risk report|Credit profile', 'Informe de riesgo de crédito|Perfil crediticio')}</div><div class="title"><b>${p.field('company_name')}</b> (${p.field('ticker')})<div>${p.name('ST|Short-term', 'CP|Corto plazo')}: ${p.field('st_rating')} &nbsp;|&nbsp; ${p.name('LT|Long-term', 'LP|Largo plazo')}: ${p.field('lt_rating')} &nbsp;|&nbsp; ${p.say('Outlook', 'Perspectiva')}: ${p.field('outlook')}</div></div><div class="two">${list(p.say('Strengths', 'Fortalezas'), [p.say('Long contracts with five large customers.', 'Contratos a largo plazo con cinco grandes clientes.'), p.say('Low capital needs over the coming years.', 'Pocas inversiones previstas en los próximos años.')])}${list(p.say('Weaknesses', 'Debilidades'), [p.say('Costs follow the price of energy.', 'Costos ligados al precio de la energía.'), p.say('A single plant makes two thirds of output.', 'Una sola planta produce dos tercios del total.')])}</div><h3>${p.say('Against its peers', 'Frente a sus comparables')}</h3>${tableOf({ head: ['', p.say('ST', 'CP'), p.say('LT', 'LP'), p.say('Outlook', 'Perspectiva')], rows: p.peers.map((row) => row.map(escapeHtml)), classes: ['', 'c', 'c', ''] }, 'peers full')}<div class="foot"><span>${p.name('As at|Data as of', 'Datos al|A fecha de')} ${p.field('date')}</span><span>${p.name('Author|Written by', 'Autor|Redactado por')}: ${p.field('analyst')}</span><span>${p.name('Sector|Industry sector', 'Sector')}: ${p.field('sector')}</span></div>`,
  };
}

/** What happened when and what is to come, in one table of days; the ratings in a sentence above it. */
export function reviewCalendar(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const date = p.field('date');
  const rows = [
    [
      p.say('Annual accounts received', 'Cuentas anuales recibidas'),
      `Q2 ${p.years[0] ?? ''}`,
      p.say('audited', 'auditadas'),
    ],
    [
      p.name('Report issued|Date of report', 'Emisión del informe|Fecha del informe'),
      date,
      p.say('this report', 'este informe'),
    ],
    [
      p.name('Next review|Next full review', 'Próxima revisión|Próxima revisión completa'),
      p.field('next_review'),
      p.say('planned', 'prevista'),
    ],
  ];
  const ratings = [
    [
      p.name('Short term|Short-term rating', 'Corto plazo|Calificación de corto plazo'),
      p.field('previous_st_rating'),
      p.field('st_rating'),
    ],
    [
      p.name('Long term|Long-term rating', 'Largo plazo|Calificación de largo plazo'),
      p.field('previous_lt_rating'),
      p.field('lt_rating'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } h1 { font-size: 15pt; margin-bottom: 1mm } .t { margin: 2mm 0 6mm } .t td, .t th { border: 0.6px solid #555; padding: 3px 8px } .t th { background: #eee } h3 { margin: 6mm 0 1mm }`,
    body: `<h1>${p.name('Credit rating monitoring report|Rating surveillance report', 'Informe de seguimiento de la calificación|Reporte de monitoreo de calificación')}</h1><div>${p.name('Monitored company|Monitored entity', 'Empresa en seguimiento|Entidad')}: <b>${p.field('company_name')}</b> &nbsp; ${p.say('Country', 'País')}: ${p.field('country')}</div><h3>${p.say('Ratings', 'Calificaciones')}</h3>${tableOf({ head: ['', p.name('Last report|Before', 'Informe anterior|Antes'), p.name('This report|Now', 'Este informe|Ahora')], rows: ratings, classes: ['', 'c', 'c'] }, 't')}<p>${p.name('Outlook|Rating outlook', 'Perspectiva|Perspectiva de la calificación')}: <b>${p.field('outlook')}</b>. ${first}</p><h3>${p.say('Calendar', 'Calendario')}</h3>${tableOf({ head: [p.say('Event', 'Evento'), p.say('Day', 'Día'), p.say('Remark', 'Nota')], rows }, 't full')}<p>${p.name('Monitored by|Monitoring analyst', 'Seguimiento a cargo de|Analista de seguimiento')}: ${p.field('analyst')}</p>`,
  };
}
