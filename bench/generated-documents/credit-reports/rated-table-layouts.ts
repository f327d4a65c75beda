// Rating reports whose ratings stand in tables beside others, or in a letter of an insurer.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** The company is the first row of the table of its peers. */
export function peerTable(p: ReportPaper): Sheet {
  const texts = opinions(p);
  const rows = [
    [
      `<b>${p.field('company_name')}</b>`,
      `<b>${p.field('st_rating')}</b>`,
      `<b>${p.field('lt_rating')}</b>`,
      `<b>${p.field('outlook')}</b>`,
    ],
    ...p.peers,
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt/1.4 ${p.font} } .top { background: #1d2f5e; color: #fff; padding: 14px 18px } .top h1 { font-size: 17pt; margin: 4px 0 } .peers { margin: 14px 0 } .peers th { border-bottom: 1.5px solid #1d2f5e; padding: 5px } .peers td { padding: 5px; border-bottom: 0.5px solid #bbb } .peers tbody tr:first-child td { background: #eef1f8 }`,
    body: `<div class="top"><small>${p.agency} · ${p.field('date')}</small><h1>${p.company()}</h1>${p.name('Credit Risk Rating Report|Rating and peer comparison', 'Informe de calificación de riesgo crediticio|Calificación y comparables')}</div>
      <p style="margin-top:12px">${p.field('sector')} | ${p.field('industry')} | ${p.field('country')}</p>
      <b>${p.say('Ratings against peers', 'Calificaciones frente a comparables')}</b>${tableOf({ head: [p.name('Company|Issuer', 'Empresa|Emisor'), p.name('Short-term rating|ST rating', 'Calificación CP|Rating CP'), p.name('Long-term rating|LT rating', 'Calificación LP|Rating LP'), p.name('Outlook', 'Perspectiva')], rows, classes: ['', 'c', 'c', ''] }, 'peers full')}
      ${texts.map((text) => `<p>${text}</p>`).join('')}<p>${p.name('Analyst|Lead analyst', 'Analista|Analista líder')}: ${p.field('analyst')} — ${p.name('Next review|Next review by', 'Próxima revisión|Revisión antes del')} ${p.field('next_review')}</p>`,
  };
}

/** What a rating is now and what it was, in columns To and From. */
export function actionTable(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const rows = [
    [
      p.name(
        'Short-term rating|Short-term issuer credit rating',
        'Calificación a corto plazo|Emisor, corto plazo',
      ),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
    [
      p.name(
        'Long-term rating|Long-term issuer credit rating',
        'Calificación a largo plazo|Emisor, largo plazo',
      ),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
    [p.name('Outlook', 'Perspectiva'), p.field('outlook'), p.say('Stable', 'Estable')],
  ];
  return {
    css: `@page { size: A4; margin: 24mm } body { font: 10.5pt/1.4 ${p.font} } h1 { font-size: 16pt } .action { margin: 16px 0 } .action th { background: #e9e4d8; padding: 5px 8px } .action td { padding: 5px 8px; border-bottom: 1px solid #cfc7b4 } .meta { font-size: 9.5pt; color: #444 }`,
    body: `<div class="meta">${p.agency}, ${p.city}</div><h1>${p.field('company_name')}</h1><div class="meta">${p.name('Published|Date of publication', 'Publicado|Fecha de publicación')}: ${p.field('date')} &nbsp;|&nbsp; ${p.name('Sector', 'Sector')}: ${p.field('sector')} &nbsp;|&nbsp; ${p.name('Country', 'País')}: ${p.field('country')}</div>
      <p style="margin-top:16px">${first}</p><b>${p.name('Ratings list|Rating actions', 'Lista de calificaciones|Acciones de calificación')}</b>${tableOf({ head: ['', p.name('To|New', 'Nueva|Actual'), p.name('From|Previous', 'Previa|Anterior')], rows, classes: ['', 'c', 'c'] }, 'action full')}
      <p>${second}</p>${tableOf({ head: [p.say('Key figures', 'Cifras clave'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'action full')}<p>${p.name('Primary credit analyst|Analyst', 'Analista principal|Analista')}: ${p.field('analyst')}<br>${p.name('Next scheduled review|Next review', 'Próxima revisión prevista|Próxima revisión')}: ${p.field('next_review')}</p>`,
  };
}

/** A letter to a policyholder about a buyer. */
export function insurerAssessment(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const holder = p.peers[0]?.[0] ?? '';
  const rows = [
    [p.name('Buyer|Risk (buyer)', 'Deudor|Comprador'), p.field('company_name')],
    [p.name("Buyer's country|Country", 'País del deudor|País'), p.field('country')],
    [p.name('Trade sector|Industry', 'Ramo de actividad|Actividad'), p.field('industry')],
    [p.say('Cover requested', 'Cobertura solicitada'), p.limit],
    [p.say('Cover granted', 'Cobertura concedida'), p.exposure],
    [
      p.name(
        'Grade, short term (up to 1 year)|Short-term grade',
        'Grado a corto plazo (hasta 1 año)|Calificación, corto plazo',
      ),
      p.field('st_rating'),
    ],
    [
      p.name('Grade, long term|Long-term grade', 'Grado a largo plazo|Calificación, largo plazo'),
      p.field('lt_rating'),
    ],
    [p.name('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  return {
    css: `@page { size: A4; margin: 24mm } body { font: 10.5pt/1.45 ${p.font} } .grades { margin: 14px 0 } .grades td { border: 0.5px solid #333; padding: 4px 8px } .grades td:first-child { width: 48% } .small { font-size: 8.5pt; color: #555 }`,
    body: `<b style="font-size:14pt">${p.agency}</b><p class="small">${p.say('Trade credit insurance', 'Seguro de crédito')} · ${p.city}</p><div class="cols" style="margin-top:18px"><span>${p.say('Policyholder', 'Asegurado')}: ${holder}<br>${p.say('Policy', 'Póliza')}: ${p.dice.digits(7)}</span><span>${p.field('date')}</span></div>
      <p style="margin-top:20px"><b>${p.name('Credit risk rating of your buyer|Assessment of buyer risk', 'Calificación del riesgo crediticio de su deudor|Evaluación del riesgo del deudor')}</b></p><p>${p.say('Dear policyholder, you asked us about the buyer below. Our view is this:', 'Estimado asegurado: nos consultó por el deudor siguiente. Nuestra valoración es esta:')}</p>${tableOf({ rows }, 'grades full')}
      <p>${first} ${second}</p><p>${p.say(`We shall look at this buyer again by ${p.field('next_review')} at the latest.`, `Volveremos a examinar a este deudor, a más tardar, el ${p.field('next_review')}.`)}</p><p style="margin-top:30px">${p.field('analyst')}<br><span class="small">${p.name('Credit analyst|Risk analyst', 'Analista de crédito|Analista de riesgos')}</span></p>`,
  };
}
