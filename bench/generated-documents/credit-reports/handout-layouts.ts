// Reports that were made for screens: a page of a portal as a browser prints it, slides two to a sheet with notes, a rating beside scores of another kind.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReportPaper } from './report-paper.ts';
import { observations, thousands } from './twelfth-stock.ts';

/** From a browser: its own line of day and address above and below, a trail of pages, tiles with what was before in small type, a list of alerts with their days. */
export function portalPage(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const [now = '', before = ''] = p.years;
  const year = Number(now);
  const tile = (label: string, value: string, small: string): string =>
    `<div class="ti"><small>${label}</small><b>${value}</b><em>${small}</em></div>`;
  const was = (value: string): string => `${p.say('previously', 'anterior')} ${value}`;
  const about = [
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Ticker', 'Ticker'), p.field('ticker')],
    [p.say('Assessed on', 'Evaluada el'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  const alerts = [
    [p.say(`02-Dec-${now.slice(2)}`, `02-12-${now}`), p.say('Accounts filed', 'Balance presentado')],
    [p.say(`17-Sep-${now.slice(2)}`, `17-09-${now}`), p.say('Director appointed', 'Nuevo director')],
    [
      p.say(`30-Mar-${before.slice(2)}`, `30-03-${before}`),
      p.say('Payment score fell from 78 to 71', 'Puntaje de pago bajó de 78 a 71'),
    ],
  ];
  const address = `https://monitor.${p.say('tradewatch.example/s', 'vigiariesgo.example/p')}/${p.dice.digits(6)}?tab=rating`;
  const menu = p
    .say('Overview|Rating|Payments|Documents|Settings', 'Resumen|Rating|Pagos|Documentos|Ajustes')
    .split('|')
    .map((name, at) => (at === 1 ? `<u>${name}</u>` : `<span>${name}</span>`))
    .join('');
  const printed = p.say(
    `${year + 2}/1/6, 10:${p.dice.int(10, 59)}`,
    `6/1/${year + 2}, 10:${p.dice.int(10, 59)}`,
  );
  return {
    css: `@page { size: A4; margin: 8mm 10mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.5pt; color: #1b1f24; padding-right: 0.4mm; height: 280mm; position: relative } .br { display: flex; justify-content: space-between; font: 7.5pt 'Liberation Serif', serif } .br.lo { position: absolute; bottom: 0; left: 0; right: 0 } .nv { border-bottom: 1px solid #d0d7de; padding: 5mm 0 2mm; display: flex; gap: 6mm; color: #57606a } .nv u { color: #0a58ca; font-weight: bold } .tr { color: #57606a; margin: 3mm 0 } h1 { font-size: 16pt; margin: 0 0 4mm } .ts { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm } .ti { border: 1px solid #d0d7de; border-radius: 2mm; padding: 3mm 4mm } small { display: block; color: #57606a; font-size: 7.5pt } .ti b { font-size: 17pt } em { display: block; font-style: normal; color: #57606a; font-size: 7.5pt } .two { display: grid; grid-template-columns: 84mm 1fr; gap: 8mm; margin-top: 6mm } .x td { padding: 4px 6px 4px 0; border-bottom: 1px solid #eaeef2 } .x td:first-child { color: #57606a } h3 { font-size: 9.5pt; margin: 0 0 2mm } .bt { display: inline-block; border: 1px solid #0a58ca; color: #0a58ca; border-radius: 1mm; padding: 1mm 3mm; margin: 4mm 2mm 0 0 } .f { margin-top: 6mm } .f th { color: #57606a; border-bottom: 1px solid #d0d7de; padding: 3px } .f td { padding: 4px 3px; border-bottom: 1px solid #eaeef2 }`,
    body: `<div class="br"><span>${printed}</span><span>${p.company()} | ${p.say('Rating | Tradewatch', 'Rating | Vigía Riesgo')}</span></div><div class="nv">${menu}</div><div class="tr">${p.say('Home', 'Inicio')} › ${p.say('My suppliers', 'Mis proveedores')} › ${p.say('Rating', 'Rating')}</div><h1>${p.field('company_name')}</h1><div class="ts">${tile(p.say('Long-term rating', 'Rating largo plazo'), p.field('lt_rating'), was(p.field('previous_lt_rating')))}${tile(p.say('Short-term rating', 'Rating corto plazo'), p.field('st_rating'), was(p.field('previous_st_rating')))}${tile(p.say('Outlook', 'Perspectiva'), p.field('outlook'), `${p.say('median of your suppliers', 'mediana de sus proveedores')}: B`)}</div><span class="bt">${p.say('Follow', 'Seguir')}</span><span class="bt">${p.say('Order a full report', 'Pedir informe completo')}</span><div class="two"><div><h3>${p.say('About', 'Ficha')}</h3>${tableOf({ rows: about }, 'x full')}</div><div><h3>${p.say('Alerts', 'Alertas')}</h3>${tableOf({ rows: alerts }, 'x full')}<h3 style="margin-top:5mm">${p.say('Why', 'Por qué')}</h3><p>${first} ${second}</p><p>${third}</p></div></div>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'f full')}<div class="br lo"><span>${address}</span><span>1/1</span></div>`,
  };
}

const frame = (title: string, body: string, page: number, note: string): string =>
  `<div class="sl"><h2>${title}</h2><div class="bd">${body}</div><span class="no">${page}</span></div><div class="nt">${note}</div>`;

/** Slides as they are handed out: two on a sheet, each with what the speaker means to say beneath it; the ratings stand on the second. */
export function handoutSlides(p: ReportPaper): Sheet {
  const sentences = observations(p);
  const [now = ''] = p.years;
  const note = (at: number, text: string): string =>
    `<b>${p.say('Notes', 'Notas')}</b> ${text} ${sentences[at] ?? ''}`;
  const ratings = tableOf(
    {
      head: p.say('|Proposed|Previous', '|Propuesta|Anterior').split('|'),
      rows: [
        [
          p.say('Long-term rating', 'Calificación largo plazo'),
          `<b>${p.field('lt_rating')}</b>`,
          p.field('previous_lt_rating'),
        ],
        [
          p.say('Short-term rating', 'Calificación corto plazo'),
          `<b>${p.field('st_rating')}</b>`,
          p.field('previous_st_rating'),
        ],
      ],
      classes: ['', 'c', 'c'],
    },
    'ra',
  );
  const cover = `<div class="tt">${p.field('company_name')}</div><div>${p.say('Credit review for the risk forum', 'Revisión de crédito para el foro de riesgos')}</div><div class="lo">${p.say('Analyst', 'Analista')}: ${p.field('analyst')} &nbsp;·&nbsp; ${p.field('date')}</div>`;
  const profile = `<ul><li>${p.say('Country', 'País')}: ${p.field('country')}</li><li>${p.say('Sector', 'Sector')}: ${p.field('sector')}</li><li>${p.say('Industry', 'Industria')}: ${p.field('industry')}</li><li>${p.say('Outlook', 'Perspectiva')}: ${p.field('outlook')}</li></ul>`;
  const figures = tableOf(
    { head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] },
    'fi full',
  );
  const peers = p.peers.map(([name = '', long = '', short = '']) => [name, long, short]);
  const ask = `<ul><li>${p.say('Limit', 'Límite')} ${p.limit}; ${p.say('in use', 'en uso')} ${p.exposure}</li><li>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</li><li>${p.say('No collateral; negative pledge', 'Sin garantías; compromiso de no gravar')}</li></ul>${tableOf({ head: p.say('Peers|Long term|Short term', 'Comparables|Largo plazo|Corto plazo').split('|'), rows: peers, classes: ['', 'c', 'c'] }, 'ra')}`;
  return {
    css: `@page { size: A4; margin: 12mm 22mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .sl { position: relative; height: 96mm; border: 0.6px solid #000; padding: 7mm 9mm; background: linear-gradient(#fff 92%, #00695c 92%); break-inside: avoid } h2 { font-size: 15pt; color: #00695c; margin: 0 0 4mm; font-weight: normal } .bd { font-size: 11.5pt } .tt { font-size: 22pt; margin: 10mm 0 4mm } .lo { margin-top: 14mm; font-size: 10.5pt } .no { position: absolute; right: 4mm; bottom: 1.4mm; color: #fff; font-size: 8pt } .nt { height: 30mm; padding: 2mm 0; color: #333 } ul { margin: 0 0 4mm; padding-left: 6mm } li { margin-bottom: 1.5mm } .ra th { border-bottom: 1.2px solid #00695c; padding: 3px 10px; font-size: 10pt } .ra td { padding: 3px 10px; border-bottom: 0.4px solid #b2cfc9; font-size: 10.5pt } .fi th { border-bottom: 1.2px solid #00695c; padding: 4px } .fi td { padding: 4px; border-bottom: 0.4px solid #b2cfc9 } .two { display: grid; grid-template-columns: 62mm 1fr; gap: 5mm; align-items: start }`,
    body: `${frame('', cover, 1, note(0, p.say(`Slides of the meeting of 9 Dec ${now} are not handed out again.`, `No se reparten de nuevo las láminas de la sesión del 9/12/${now}.`)))}${frame(p.say('Who they are and what we propose', 'Quiénes son y qué proponemos'), `<div class="two">${profile}${ratings}</div>`, 2, note(1, p.say('Say first why the parent’s A is no help to us.', 'Explicar primero por qué la A de la matriz no nos ayuda.')))}${frame(p.say('Five figures', 'Cinco cifras'), figures, 3, note(2, ''))}${frame(p.say('What we ask for', 'Qué pedimos'), ask, 4, note(3, ''))}`,
  };
}

/** A rating beside scores of another kind: how the company fares with climate and staff in the left half, its credit in the right, each on a scale of its own. */
export function transitionScore(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const [now = ''] = p.years;
  const meter = (label: string, score: number): string =>
    `<div class="mt"><span>${label}</span><i><u style="width:${score}%"></u></i><span>${score}</span></div>`;
  const names = p
    .say('Environment|Social|Governance|Transition plan', 'Ambiental|Social|Gobierno|Plan de transición')
    .split('|');
  const meters = names.map((name) => meter(name, p.dice.int(31, 92))).join('');
  const others = [
    [p.say('Climate disclosure grade', 'Nota de divulgación climática'), `D (${now})`],
    [p.say('Controversies', 'Controversias'), p.say('none severe', 'ninguna grave')],
    [p.say('Tonnes CO₂e', 'Toneladas CO₂e'), thousands(p, 3, 60)],
    [p.say('Scored by', 'Puntuado por'), p.say('Verity Lang', 'Mauro Quesada')],
    [p.say('Scored on', 'Puntuado el'), p.say(`4 October ${now}`, `04/10/${now}`)],
  ];
  const credit = [
    [p.say('Long-term rating', 'Calificación a largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación a corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Before: long term', 'Antes: largo plazo'), p.field('previous_lt_rating')],
    [p.say('Before: short term', 'Antes: corto plazo'), p.field('previous_st_rating')],
    [p.say('Rating analyst', 'Analista'), p.field('analyst')],
    [p.say('Rated on', 'Calificada el'), p.field('date')],
    [p.say('Next rating review', 'Próxima revisión'), p.field('next_review')],
  ];
  const effect = `${writeNumber(p.dice.between(0.2, 1.4), 1, p.locale)}`;
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.36 } .hd { padding: 12mm 16mm 6mm } .hd h1 { font-size: 19pt; margin: 0; font-weight: normal } .hd p { color: #555; margin: 1mm 0 0 } .hv { display: grid; grid-template-columns: 1fr 1fr } .hv > div { padding: 6mm 10mm 8mm 16mm; min-height: 98mm } .hv > div:first-child { background: #e7f2ea } .hv > div:last-child { background: #eceff6; padding: 6mm 16mm 8mm 10mm } h3 { font-size: 11.5pt; margin: 0 0 4mm } .mt { display: grid; grid-template-columns: 32mm 1fr 8mm; gap: 2mm; align-items: center; margin-bottom: 2mm } .mt i { height: 3mm; background: #fff; display: block } .mt u { display: block; height: 3mm; background: #3f8f5f } .mt span:last-child { text-align: right } td { padding: 3px 6px 3px 0; border-bottom: 0.5px solid #c3ccd6 } td:first-child { padding-right: 4mm } .ov { font-size: 15pt; margin: 4mm 0 } .tx { padding: 7mm 16mm; columns: 2; column-gap: 10mm } .f { margin: 0 16mm; width: calc(100% - 32mm) } .f th { border-bottom: 1px solid #333; padding: 3px } .f td { padding: 3px }`,
    body: `<div class="hd"><h1>${p.field('company_name')}</h1><p>${p.field('country')} · ${p.say('Sector', 'Sector')}: ${p.field('sector')} · ${p.say('Industry', 'Industria')}: ${p.field('industry')} · ${p.agency}</p></div><div class="hv"><div><h3>${p.say('Sustainability scores, 0 to 100', 'Puntajes de sostenibilidad, 0 a 100')}</h3>${meters}<div class="ov">${p.say('Overall', 'General')} ${p.dice.int(40, 88)}</div>${tableOf({ rows: others }, 'full')}</div><div><h3>${p.say('Credit rating', 'Calificación de crédito')}</h3>${tableOf({ rows: credit }, 'full')}<p style="margin-top:4mm">${p.say(`Scores move the rating by a notch at most; here they cost ${effect} points of the model and no notch.`, `Los puntajes mueven la calificación un escalón como máximo; aquí restan ${effect} puntos del modelo y ningún escalón.`)}</p></div></div><div class="tx">${first} ${second} ${third} ${fourth}</div>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'f')}`,
  };
}
