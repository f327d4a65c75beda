// Reports of agencies that show a rating among others in time: a column with its evolution, a panel with rating and outlook behind a stroke, columns of two dates.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import type { ReportPaper } from './report-paper.ts';
import { notices } from './tenth-stock.ts';

/** A headline that says what was done; at the left the ratings, a stepped line of what they were, and people with what each does. */
export function ratingEvolution(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = notices(p);
  const [newest = '', before = ''] = p.years;
  const [long, short] = [p.field('lt_rating'), p.field('st_rating')];
  const evolution = [
    [p.say('Current', 'Actual'), long, short],
    [
      `${p.say('Previous', 'Anterior')} (${before})`,
      p.field('previous_lt_rating'),
      p.field('previous_st_rating'),
    ],
  ];
  const person = (name: string, role: string): string =>
    `<p><b>${name}</b><br>${role}<br><span style="color:#00689d">+00 55 ${p.dice.digits(4)} ${p.dice.digits(4)}</span></p>`;
  const deputy = p.dice.pick(
    p.say('Bradley Stokes|Noor Chaudhry', 'Mariana Oropeza|Iván Cisneros').split('|'),
  );
  return {
    css: `@page { size: Letter; margin: 12mm 13mm } body { font: 9.5pt 'Liberation Sans', sans-serif; line-height: 1.38; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 1mm solid #00689d; padding-bottom: 2mm } .top b { font-size: 16pt; color: #00689d } .grid { display: grid; grid-template-columns: 52mm 1fr; gap: 7mm; margin-top: 5mm } .side { font-size: 8.5pt; background: #f0f5f8; padding: 3mm } .side h4 { margin: 5mm 0 1.5mm; color: #00689d; border-bottom: 0.6px solid #00689d } .side h4:first-child { margin-top: 0 } .row { display: flex; justify-content: space-between; padding: 0.6mm 0 } .side td, .side th { font-size: 8pt; padding: 2px; border-bottom: 0.4px solid #bcd } h1 { font-size: 13.5pt; margin: 0 0 4mm; color: #00689d; line-height: 1.25 } h3 { font-size: 10pt; margin: 4mm 0 1mm } .fin th { background: #00689d; color: #fff; padding: 3px 4px; font-size: 8.5pt } .fin td { padding: 3px 4px; border-bottom: 0.4px solid #ccc; font-size: 8.5pt } li { margin-bottom: 1.5mm }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.say('Credit Rating Report', 'Reporte de calificación')}<br>${p.field('date')}</span></div><div class="grid"><div class="side"><h4>${p.say('Rating', 'Calificación')}</h4><b>${p.company()}</b><div class="row"><span>${p.say('Long term', 'Largo plazo')}</span><b>${long}</b></div><div class="row"><span>${p.say('Outlook', 'Perspectiva')}</span><b>${p.field('outlook')}</b></div><div class="row"><span>${p.say('Short term', 'Corto plazo')}</span><b>${short}</b></div><h4>${p.say('Evolution of the rating', 'Evolución de la calificación')}</h4><svg viewBox="0 0 150 50" style="width:100%"><polyline points="4,${p.dice.int(8, 40)} 40,${p.dice.int(8, 40)} 40,26 90,26 90,${p.dice.int(12, 38)} 146,${p.dice.int(12, 38)}" fill="none" stroke="#00689d" stroke-width="2"/><line x1="0" y1="49" x2="150" y2="49" stroke="#777"/></svg>${tableOf({ head: ['', p.say('LT', 'LP'), p.say('ST', 'CP')], rows: evolution }, 'full')}<h4>${p.say('Contacts', 'Contactos')}</h4>${person(p.field('analyst'), p.say('Lead analyst', 'Analista responsable'))}${person(deputy, p.say('Executive director, corporates', 'Director ejecutivo de corporativos'))}<h4>${p.say('Industry', 'Industria')}</h4>${p.field('industry')}, ${p.field('country')}</div><div><h1>${p.agency} ${p.say('assigned ratings to', 'asignó las calificaciones de')} ${p.field('company_name')} ${p.say('after its yearly review', 'tras su revisión anual')}</h1><p>${first} ${second}</p><h3>${p.say('Assumptions and results', 'Supuestos y resultados')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'fin full')}<h3>${p.say('Performance against our projections', 'Desempeño histórico y comparativo')}</h3><ul style="padding-left:5mm;margin:1mm 0"><li>${third}</li><li>${fourth}</li></ul><h3>${p.say(`What we expect after ${newest}`, `Expectativas para periodos posteriores a ${newest}`)}</h3><ul style="padding-left:5mm;margin:1mm 0"><li>${fifth}</li></ul><h3>${p.say('What could lower the rating', 'Factores que podrían bajar la calificación')}</h3><p>${sixth}</p></div></div>`,
  };
}

/** Title and country at the left, a panel at the right where rating and outlook share a cell with a stroke between; reasons to go up and to go down side by side. */
export function corporateRatingReport(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', seventh = ''] = notices(p);
  const panel = [
    [p.say('Issuer rating', 'Rating de emisor'), `<b>${p.field('lt_rating')} / ${p.field('outlook')}</b>`],
    [p.say('Short-term rating', 'Rating a corto plazo'), `<b>${p.field('st_rating')}</b>`],
  ];
  const views = [
    [p.say('Business risk profile', 'Perfil de negocio'), second],
    [p.say('Financial risk profile', 'Perfil financiero'), third],
    [p.say('Governance', 'Gobernanza'), fourth],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.5pt; line-height: 1.4; padding-right: 0.4mm } .bar { display: flex; justify-content: space-between; font-size: 8pt; color: #555 } .bar b { color: #5a2a82; font-size: 13pt } .grid { display: grid; grid-template-columns: 1fr 58mm; gap: 8mm; margin-top: 5mm } h1 { font-size: 19pt; margin: 0; color: #5a2a82; line-height: 1.15 } .sub { font-size: 10pt; margin: 1mm 0 5mm } .panel h4 { background: #5a2a82; color: #fff; margin: 0; padding: 1.5mm 2mm; font-size: 8.5pt } .panel td { padding: 4px 2mm; border-bottom: 0.5px solid #c9b8d8 } .panel .in { padding: 2mm; border-bottom: 0.5px solid #c9b8d8; margin-bottom: 4mm } h3 { font-size: 10pt; color: #5a2a82; margin: 4mm 0 1mm; border-top: 0.6px solid #5a2a82; padding-top: 1.5mm } .m th { border-bottom: 1px solid #5a2a82; padding: 3px; font-size: 8pt } .m td { padding: 3px; border-bottom: 0.4px solid #ddd; font-size: 8pt } .ud { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .ud div { background: #f5f0f9; padding: 2.5mm } .v td { padding: 2px 4px 4px 0 } .v td:first-child { font-weight: bold; width: 34mm }`,
    body: `<div class="bar"><b>${p.agency}</b><span>${p.field('date')} &nbsp;|&nbsp; ${p.say('Corporates', 'Empresas')}</span></div><div class="grid"><div><h1>${p.field('company_name')}</h1><div class="sub">${p.field('country')}, ${p.field('industry')}</div><h3>${p.say('Rating rationale', 'Fundamento')}</h3><p>${first}</p>${tableOf({ rows: views }, 'v')}<h3>${p.say('Outlook and rating-change drivers', 'Perspectiva y desencadenantes')}</h3><div class="ud"><div><b>${p.say('Upside', 'Al alza')}</b><br>${fifth}</div><div><b>${p.say('Downside', 'A la baja')}</b><br>${sixth}</div></div></div><div class="panel"><h4>${p.say('Ratings &amp; Outlook', 'Ratings y perspectiva')}</h4>${tableOf({ rows: panel }, 'full')}<h4 style="margin-top:5mm">${p.say('Lead Analyst', 'Analista principal')}</h4><div class="in">${p.field('analyst')}<br>+00 30 ${p.dice.digits(5)} ${p.dice.digits(2)}<br>desk@ratings.example</div><h4>${p.say('Related methodology', 'Metodología')}</h4><div class="in">${p.say('Corporate rating methodology, October', 'Metodología general de empresas, octubre')}</div><h4>${p.say('Sector', 'Sector')}</h4><div class="in">${p.field('sector')}</div></div></div><h3>${p.say('Key metrics', 'Métricas clave')}</h3>${tableOf({ head: [p.say('Credit metrics', 'Métricas'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'm full')}<h3>${p.say('Liquidity', 'Liquidez')}</h3><p>${seventh}</p><h3>${p.say('Peers', 'Comparables')}</h3>${tableOf({ head: ['', p.say('Short term', 'Corto plazo'), p.say('Long term', 'Largo plazo'), p.say('Outlook', 'Perspectiva')], rows: p.peers }, 'm full')}`,
  };
}

/** As in Chile and the Caribbean: solvency at two dates in columns, the newer at the right; how strong each trait is as marks under five words. */
export function solvencyColumns(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = notices(p);
  const [, before = ''] = p.years;
  const grades = [
    [
      p.say('Long-term rating', 'Largo plazo'),
      p.field('previous_lt_rating'),
      `<b>${p.field('lt_rating')}</b>`,
    ],
    [
      p.say('Short-term rating', 'Corto plazo'),
      p.field('previous_st_rating'),
      `<b>${p.field('st_rating')}</b>`,
    ],
    [p.say('Outlook', 'Perspectivas'), '–', `<b>${p.field('outlook')}</b>`],
  ];
  const words = p
    .say('Weak|Vulnerable|Adequate|Satisfactory|Strong', 'Débil|Vulnerable|Adecuado|Satisfactorio|Fuerte')
    .split('|');
  const traits = p
    .say(
      'Market position|Diversification|Cyclicality|Profitability|Leverage|Liquidity',
      'Posición de mercado|Diversificación|Ciclicidad|Rentabilidad|Endeudamiento|Liquidez',
    )
    .split('|')
    .map((trait) => {
      const mark = p.dice.int(1, 4);
      return [trait, ...words.map((_, at) => (at === mark ? '■' : ''))];
    });
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 14mm 15mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.36; padding-right: 0.4mm } .h { background: #8c1c2b; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between; align-items: center } .h b { font-size: 14pt } .n { font-size: 17pt; font-weight: bold; margin: 4mm 0; white-space: normal } .grid { display: grid; grid-template-columns: 86mm 1fr; gap: 7mm } .t th { background: #e9e1e2; padding: 3px; font-size: 8pt; text-align: center } .t td { padding: 3px; font-size: 8.5pt; border-bottom: 0.4px solid #ccc; text-align: center } .t td:first-child, .t th:first-child { text-align: left } .q { font-size: 8pt } .q th { font-weight: normal; font-size: 7pt; border-bottom: 0.6px solid #8c1c2b; text-align: center; padding: 2px } .q td { border-bottom: 0.4px solid #ddd; text-align: center; padding: 2.5px; color: #8c1c2b } .q td:first-child { text-align: left; color: #000 } h3 { font-size: 10.5pt; color: #8c1c2b; margin: 4mm 0 1mm } .who { font-size: 8.5pt; margin-top: 5mm; border-top: 0.8px solid #8c1c2b; padding-top: 2mm }`,
    body: `<div class="h"><b>${p.agency}</b><span>${p.say('Rating report', 'Informe de clasificación')}</span></div><div class="n">${p.field('company_name')}</div><div class="grid"><div>${tableOf({ head: ['', before, p.field('date')], rows: grades }, 't full')}<p style="font-size:7.5pt">* ${p.say('Scale and definitions at the end.', 'Detalle de clasificaciones en anexo.')}</p>${tableOf({ head: [p.say('Main indicators', 'Indicadores'), ...p.years], rows: p.ratios }, 't full')}<div style="height:5mm"></div>${tableOf({ head: [p.say('Profile', 'Perfil'), ...words], rows: traits }, 'q full')}<div class="who">${p.say('Analyst', 'Analista')}: <b>${p.field('analyst')}</b><br>+00 ${p.dice.digits(4)} ${p.dice.digits(4)}</div></div><div><h3 style="margin-top:0">${p.say('GROUNDS', 'FUNDAMENTOS')}</h3><p>${first}</p><p>${second} ${third}</p><p>${p.say('Sector', 'Sector')}: ${p.field('sector')}. ${p.say('Country', 'País')}: ${p.field('country')}.</p><h3>${p.say('OUTLOOK: DRIVERS', 'PERSPECTIVAS: FACTORES')}</h3><p><b>${p.say('Base case', 'Escenario base')}:</b> ${fourth}</p><p><b>${p.say('Case for a lower rating', 'Escenario de baja')}:</b> ${fifth}</p><h3>${p.say('FACTORS BEHIND THE RATING', 'FACTORES SUBYACENTES A LA CLASIFICACIÓN')}</h3><p><b>${p.say('Strengths', 'Fortalezas')}</b><br>• ${sixth}</p><p><b>${p.say('Risks', 'Riesgos')}</b><br>• ${p.say('Business tied to the cycle of construction.', 'Negocio ligado al ciclo de la construcción.')}</p></div></div>`,
  };
}
