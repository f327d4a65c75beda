// What agencies of ratings put out about an issuer: the commentary on an action, the opinion of two sheets, the rationale for loans of banks, the resolution of a council.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { findings } from './ninth-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** On the web and printed from there: a headline, the action in a first sentence with place and day, drivers with bold openings, all ratings with what they were before in a table. */
export function agencyCommentary(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', seventh = ''] =
    findings(p);
  const day = p.field('date');
  const [long, short, outlook] = [p.field('lt_rating'), p.field('st_rating'), p.field('outlook')];
  const rows = [
    [`<b>${p.company()}</b>`, '', ''],
    [
      p.say('LT IDR', 'IDR de largo plazo'),
      `<b>${long}</b> &nbsp; ${p.say('Rating Outlook', 'Perspectiva')} ${outlook}`,
      p.field('previous_lt_rating'),
    ],
    [p.say('ST IDR', 'IDR de corto plazo'), `<b>${short}</b>`, p.field('previous_st_rating')],
  ];
  const opening = p.say(
    `In its review of ${p.field('company_name')} ${p.agency} has set the Long-Term Issuer Default Rating (IDR) at '${long}' and the Short-Term IDR at '${short}'. The Rating Outlook is ${outlook}.`,
    `En su revisión de ${p.field('company_name')} ${p.agency} fijó la calificación de emisor de largo plazo en '${long}' y la de corto plazo en '${short}'. La Perspectiva es ${outlook}.`,
  );
  const driver = (name: string, text: string): string => `<p><b>${name}:</b> ${text}</p>`;
  return {
    css: `@page { size: Letter; margin: 16mm 20mm } body { font: 10pt 'Liberation Sans', sans-serif; line-height: 1.45; color: #222; padding-right: 0.4mm } .tag { font-size: 8.5pt; letter-spacing: 1px; color: #cc1f2f; font-weight: bold; margin-top: 8mm } h1 { font: 19pt 'Liberation Serif', serif; margin: 2mm 0; line-height: 1.2 } .when { color: #666; font-size: 8.5pt; margin-bottom: 6mm } h3 { font-size: 9.5pt; letter-spacing: 0.6px; border-bottom: 1px solid #ccc; padding-bottom: 1mm; margin: 6mm 0 2.5mm } .t th { font-size: 8pt; color: #666; border-bottom: 1.6px solid #cc1f2f; padding: 4px 3px } .t td { padding: 5px 3px; border-bottom: 0.5px solid #ddd } .low { font-size: 7.5pt; color: #666; margin-top: 6mm }`,
    body: `<div class="cols"><b style="font-size:14pt">${p.agency}</b><span style="font-size:8.5pt">${p.field('country')} / ${p.field('sector')}</span></div><div class="tag">${p.say('RATING ACTION COMMENTARY', 'COMENTARIO DE ACCIÓN DE CALIFICACIÓN')}</div><h1>${p.say(`${p.agency} Takes Rating Action on ${p.company()}`, `${p.agency} toma acción de calificación sobre ${p.company()}`)}</h1><div class="when">${day}</div><p>${p.agency} – ${p.city} – ${day}: ${opening}</p><p>${first}</p><h3>${p.say('KEY RATING DRIVERS', 'FACTORES CLAVE DE LAS CALIFICACIONES')}</h3>${driver(p.say('Cost Position', 'Posición en costos'), second)}${driver(p.say('Diversification', 'Diversificación'), third)}${driver(p.say('Leverage Path', 'Trayectoria de la deuda'), fourth)}<h3>${p.say('RATING SENSITIVITIES', 'SENSIBILIDAD DE LAS CALIFICACIONES')}</h3><ul style="margin:0;padding-left:5mm"><li>${fifth}</li><li>${sixth}</li></ul><h3>${p.say('LIQUIDITY AND DEBT STRUCTURE', 'LIQUIDEZ Y ESTRUCTURA DE LA DEUDA')}</h3><p>${seventh}</p>
      <div style="break-inside:avoid"><h3>${p.say('RATING ACTIONS', 'ACCIONES DE CALIFICACIÓN')}</h3>${tableOf({ head: [p.say('ENTITY / DEBT', 'ENTIDAD / DEUDA'), p.say('RATING', 'CALIFICACIÓN'), p.say('PRIOR', 'ANTERIOR')], rows }, 't full')}<p style="margin-top:4mm;font-size:8.5pt"><b>${p.field('analyst')}</b><br>${p.say('Director, Primary Rating Analyst', 'Director, analista líder')}<br>+00 312 ${p.dice.digits(3)} ${p.dice.digits(4)}</p><p class="low">${p.say('Additional information is available to subscribers. All ratings are subject to certain limitations and disclaimers.', 'Hay información adicional para los suscriptores. Todas las calificaciones están sujetas a ciertas limitaciones y estipulaciones.')}</p></div>`,
  };
}

/** Of two sheets: ratings and contacts in a narrow column beside the summary, bars as an exhibit, indicators and a last table of ratings on the other sheet. */
export function creditOpinion(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = findings(p);
  const box = [
    [p.say('Domicile', 'Domicilio'), p.field('country')],
    [p.say('Long Term Rating', 'Rating a largo plazo'), p.field('lt_rating')],
    [p.say('Short Term Rating', 'Rating a corto plazo'), p.field('st_rating')],
    [p.say('Type', 'Tipo'), p.say('Issuer – Dom Curr', 'Emisor – moneda local')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  const bars = p.years
    .map(
      (year) =>
        `<div><i style="height:${p.dice.int(9, 27)}mm"></i><i class="o" style="height:${p.dice.int(5, 21)}mm"></i><br>${year}</div>`,
    )
    .join('');
  const final = [
    [`<b>${p.company()}</b>`, ''],
    [`&nbsp; ${p.say('Outlook', 'Perspectiva')}`, p.field('outlook')],
    [`&nbsp; ${p.say('Issuer Rating', 'Rating de emisor')}`, p.field('lt_rating')],
    [`&nbsp; ${p.say('Commercial Paper', 'Pagarés')}`, p.field('st_rating')],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 15mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.4; padding-right: 0.4mm } .top { border-bottom: 1.5mm solid #0a1264; padding-bottom: 2mm } .grid { display: grid; grid-template-columns: 54mm 1fr; gap: 8mm; margin-top: 6mm } .side { font-size: 8pt; border-right: 0.6px solid #bbb; padding-right: 4mm } .side h4 { color: #0a1264; margin: 0 0 1.5mm; border-bottom: 0.6px solid #0a1264; font-size: 8.5pt } .side td { padding: 1.5px 2px; border-bottom: 0.4px solid #ddd } h1 { font-size: 21pt; margin: 0; font-weight: normal; line-height: 1.15 } h2 { font-size: 11pt; color: #0a1264; margin: 1mm 0 5mm; font-weight: normal } h3 { font-size: 10.5pt; color: #0a1264; margin: 5mm 0 1mm } .bars { display: flex; gap: 10mm; align-items: flex-end; height: 36mm; margin: 3mm 0 } .bars div { text-align: center; font-size: 8pt } .bars i { display: inline-block; width: 8mm; background: #0a1264 } .bars .o { background: #e07b00 } .second { break-before: page } .t th { border-top: 1.5px solid #0a1264; border-bottom: 0.6px solid #0a1264; padding: 3px } .t td { padding: 3px; border-bottom: 0.4px solid #ccc } small { font-size: 7.5pt; color: #555 }`,
    body: `<div class="top cols"><b style="font-size:13pt">${p.agency}</b><span>${p.field('industry')}</span></div><div class="grid"><div class="side"><p><b>${p.say('CREDIT OPINION', 'OPINIÓN CREDITICIA')}</b><br>${p.field('date')}</p><p style="color:#e07b00;font-weight:bold">${p.say('Update', 'Actualización')}</p><h4>RATINGS</h4><b>${p.company()}</b>${tableOf({ rows: box }, 'full')}<p style="margin-top:2mm"><small>${p.say('Please see the ratings section at the end of this report for more information. The ratings shown reflect information as of the publication date.', 'Véase el apartado de ratings al final del informe. Los ratings son los vigentes en la fecha de publicación.')}</small></p><h4 style="margin-top:6mm">${p.say('Contacts', 'Contactos')}</h4><b>${p.field('analyst')}</b><br>${p.say('VP – Senior Credit Officer', 'Vicepresidencia – análisis')}<br>+00 ${p.dice.digits(2)} ${p.dice.digits(4)} ${p.dice.digits(4)}</div><div><h1>${p.field('company_name')}</h1><h2>${p.say('Update to credit analysis', 'Actualización del análisis de crédito')}</h2><h3>${p.say('Summary', 'Resumen')}</h3><p>${first} ${second}</p><p>${third}</p><h3>${p.say('Exhibit 1', 'Gráfico 1')}</h3>${p.say('Gross debt and earnings', 'Deuda bruta y resultado')} (${p.locale.currency} ${p.say('millions', 'millones')})<div class="bars">${bars}</div><small>${p.say('Source: company accounts', 'Fuente: cuentas de la sociedad')}</small><h3>${p.say('Credit strengths', 'Fortalezas')}</h3>» ${fourth}<h3>${p.say('Credit challenges', 'Retos')}</h3>» ${fifth}</div></div>
      <div class="second"><div class="top cols"><b>${p.agency}</b><span>${p.say('Corporates', 'Empresas')}</span></div><h3>${p.say('Key indicators', 'Indicadores principales')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Liquidity analysis', 'Liquidez')}</h3><p>${sixth}</p><h3>Ratings</h3>${tableOf({ head: [p.say('Category', 'Categoría'), p.say('Rating', 'Rating')], rows: final }, 't full')}</div>`,
  };
}

/** For loans of banks, as in India: amount and ratings in one table, drivers in lists, facilities and what the ratings were in years before as annexes. */
export function bankLoanRating(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = findings(p);
  const action = [
    [p.say('Total bank facilities rated', 'Monto total calificado'), `<b>${p.limit}</b>`],
    [p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  const [newest = '', before = ''] = p.years;
  const history = [
    [p.say('Long-term', 'Largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating')],
    [p.say('Short-term', 'Corto plazo'), p.field('st_rating'), p.field('previous_st_rating')],
  ];
  const annex = [
    [p.say('Cash credit', 'Crédito revolvente'), p.exposure, p.say('Kaveri Bank', 'Banco Anáhuac')],
    [p.say('Bank guarantee', 'Garantía bancaria'), p.limit, p.say('Deccan Union Bank', 'Banca Sotavento')],
  ];
  const contact = [
    [
      p.field('analyst'),
      `+00 22 ${p.dice.digits(4)} ${p.dice.digits(4)}`,
      p.say('Analytical contact', 'Contacto analítico'),
    ],
    [
      p.say('Customer desk', 'Atención a clientes'),
      `+00 22 ${p.dice.digits(4)} ${p.dice.digits(4)}`,
      p.say('Support', 'Soporte'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt ${p.font}; line-height: 1.38; padding-right: 0.4mm } .h { display: flex; justify-content: space-between; border-bottom: 2px solid #8a1538; padding-bottom: 2mm } .h b { font-size: 15pt; color: #8a1538 } h1 { font-size: 14pt; margin: 5mm 0 0; text-align: center } .sub { text-align: center; font-style: italic; margin-bottom: 4mm } h3 { font-size: 10.5pt; color: #8a1538; margin: 4.5mm 0 1mm; break-after: avoid } .t th { background: #8a1538; color: #fff; padding: 3px 5px; border: 0.6px solid #8a1538 } .t td { border: 0.6px solid #bbb; padding: 3px 5px } p { margin: 0 0 1.5mm } ul { margin: 0; padding-left: 5mm } small { font-size: 7.5pt }`,
    body: `<div class="h"><b>${p.agency}</b><span>${p.say('Rating Rationale', 'Fundamento de la calificación')}</span></div><div style="margin-top:3mm">${p.field('date')} | ${p.city}</div><h1>${p.field('company_name')}</h1><div class="sub">${p.say('Ratings reviewed; rated amount confirmed', 'Revisión anual de calificaciones')}</div>${tableOf({ head: [p.say('Rating Action', 'Acción de calificación'), ''], rows: action }, 't full')}<small>${p.say('1 crore = 10 million. Refer to the annexure for details of instruments and bank facilities.', 'Véase el anexo con el detalle de las líneas calificadas.')}</small><h3>${p.say('Detailed Rationale', 'Fundamento detallado')}</h3><p>${first} ${second}</p><h3>${p.say('Key Rating Drivers – Strengths', 'Fortalezas')}</h3><ul><li>${third}</li></ul><h3>${p.say('Weaknesses', 'Debilidades')}</h3><ul><li>${fourth}</li></ul><h3>${p.say('Liquidity: Adequate', 'Liquidez: adecuada')}</h3><p>${fifth}</p><h3>${p.say('Rating Sensitivity Factors', 'Factores de sensibilidad')}</h3><p>${sixth}</p><h3>${p.say('About the Company', 'Sobre la empresa')}</h3><p>${p.say('Sector', 'Sector')}: ${p.field('sector')}. ${p.say('Industry', 'Industria')}: ${p.field('industry')}. ${p.say('The registered office is at', 'El domicilio social está en')} ${p.city}.</p>
      <h3>${p.say('Key Financial Indicators', 'Indicadores financieros')}</h3>${tableOf({ head: [p.say('As on/for the period ended March 31', 'Al 31 de diciembre'), ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Annexure – Details of Facilities', 'Anexo – Líneas')}</h3>${tableOf({ head: [p.say('Facility', 'Línea'), p.say('Amount', 'Monto'), p.say('Lender', 'Banco')], rows: annex, classes: ['', 'n', ''] }, 't full')}<h3>${p.say('Annexure – Rating History', 'Anexo – Historial')}</h3>${tableOf({ head: [p.say('Instrument', 'Plazo'), p.say('Current', 'Actual'), `${p.say('Previous', 'Anterior')} (${before === '' ? newest : before})`], rows: history }, 't full')}<h3>${p.say('Contacts', 'Contactos')}</h3>${tableOf({ rows: contact }, 't full')}`,
  };
}

/** A council's resolution as an annex: who met when, what was decided as points, what the letters mean, on what papers it rests. */
export function councilOpinion(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = findings(p);
  const day = p.field('date');
  const met = p.say(
    `The Rating Council of ${p.agency}, meeting on ${day}, considered the credit quality of <b>${p.field('company_name')}</b> and resolved to assign the ratings below:`,
    `El Consejo de Calificación de ${p.agency}, reunido el ${day}, analizó la calidad crediticia de <b>${p.field('company_name')}</b> y resolvió asignar las siguientes calificaciones:`,
  );
  const points = [
    `${p.say('Long-Term Issuer Rating', 'Emisor de Largo Plazo')}: <b>${p.field('lt_rating')}</b>`,
    `${p.say('Short-Term Issuer Rating', 'Emisor de Corto Plazo')}: <b>${p.field('st_rating')}</b>`,
    `${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b>`,
  ];
  const prior = [
    `${p.say('Previous Long-Term Rating', 'Calificación anterior de Largo Plazo')}: ${p.field('previous_lt_rating')}`,
    `${p.say('Previous Short-Term Rating', 'Calificación anterior de Corto Plazo')}: ${p.field('previous_st_rating')}`,
  ];
  const list = (texts: readonly string[]): string =>
    `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  const sources = p
    .say(
      'Audited annual accounts of the last three years (public)|Interim accounts at the latest quarter (public)|Programme of debt and its supplements (public)|Information from the management of the company (private)',
      'Estados contables anuales de los últimos tres ejercicios (públicos)|Estados contables intermedios al último trimestre (públicos)|Prospecto del programa y suplementos (públicos)|Información de gestión de la compañía (privada)',
    )
    .split('|');
  return {
    css: `@page { size: A4; margin: 20mm 22mm } body { font: 10.5pt 'Liberation Serif', serif; line-height: 1.4; text-align: justify; padding-right: 0.4mm } .h { display: flex; justify-content: space-between; font: 9pt 'Liberation Sans', sans-serif; border-bottom: 0.8px solid #000; padding-bottom: 1.5mm; margin-bottom: 9mm } h1 { font: bold 14pt 'Liberation Sans', sans-serif; margin: 0 0 5mm } h2 { font: bold 11pt 'Liberation Sans', sans-serif; margin: 6mm 0 2mm } ul { margin: 0 0 3mm; padding-left: 7mm } .fin { font-family: 'Liberation Sans', sans-serif; font-size: 8.5pt } .fin th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 3px } .fin td { padding: 2.5px 3px } .fin { border-bottom: 1px solid #000 } .low { font-size: 8.5pt; margin-top: 8mm }`,
    body: `<div class="h"><b>${p.agency}</b><span>${p.say('Corporates', 'Empresas')} – ${p.field('country')}</span></div><h1>${p.say('Annex I. Rating Resolution', 'Anexo I. Dictamen')}</h1><p>${met}</p>${list(points)}<p>${p.say('Before this resolution the following ratings were in force:', 'Antes del presente dictamen estaban vigentes:')}</p>${list(prior)}<h2>${p.say('Grounds', 'Fundamentos')}</h2><p>${first} ${second}</p><p>${third} ${fourth}</p><h2>${p.say('Annex II. Financial summary', 'Anexo II. Resumen financiero')}</h2>${tableOf({ head: [p.say('Year ended', 'Ejercicio'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'fin full')}<h2>${p.say('Sources', 'Fuentes')}</h2>${list(sources)}<p>${p.say('Lead analyst', 'Analista principal')}: ${p.field('analyst')}.<br>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}.</p><p class="low">${p.say('A rating is not a recommendation to buy, sell or hold. The council may change or withdraw it at any time.', 'Las calificaciones no constituyen recomendación de compra, venta o tenencia. El Consejo puede modificarlas o retirarlas en cualquier momento.')}</p>`,
  };
}
