// Rating reports of bureaus and agencies in boxes and tables: a history of ratings, a page of boxes, a profile with registers and payments.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** What it was rated over time, the newest on top. */
export function ratingHistory(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const year = Number(p.years[0] ?? '2020');
  const old = p.peers.map(([, short = '', long = ''], place) => [
    String(year - 2 - place),
    short,
    long,
    p.say('Stable', 'Estable'),
  ]);
  const rows = [
    [p.name('Current|Now', 'Actual|Vigente'), p.field('st_rating'), p.field('lt_rating'), p.field('outlook')],
    [
      p.name('Previous|Prior', 'Anterior|Previa'),
      p.field('previous_st_rating'),
      p.field('previous_lt_rating'),
      p.say('Stable', 'Estable'),
    ],
    ...old,
  ];
  const facts = [
    [p.name('Rated entity|Company', 'Entidad calificada|Empresa'), p.field('company_name')],
    [p.name('Country|Domicile', 'País|Domicilio'), p.field('country')],
    [p.name('Sector and industry', 'Sector y actividad'), `${p.field('sector')} – ${p.field('industry')}`],
    [p.name('Publication date|Published', 'Fecha de publicación|Publicado'), p.field('date')],
    [p.name('Analyst|Responsible analyst', 'Analista|Analista responsable'), p.field('analyst')],
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } h1 { font-size: 17pt; color: #123a6b } h2 { font-size: 11.5pt; color: #123a6b; margin: 20px 0 4px } .facts td { padding: 2px 16px 2px 0 } .facts td:first-child { color: #555 } .history th { border-bottom: 1.5px solid #123a6b; border-top: 1.5px solid #123a6b; padding: 4px } .history td { padding: 4px; border-bottom: 0.5px solid #ccc }`,
    body: `<div>${p.agency}</div><h1>${p.name('Credit Risk Rating Report|Corporate rating report', 'Informe de calificación de riesgo|Informe de rating')}</h1>${tableOf({ rows: facts }, 'facts')}
      <h2>${p.name('Rating history|Ratings over time', 'Historial de calificaciones|Evolución de la calificación')}</h2>${tableOf({ head: ['', p.name('Short-term|ST', 'Corto plazo|CP'), p.name('Long-term|LT', 'Largo plazo|LP'), p.name('Outlook|Trend', 'Perspectiva|Tendencia')], rows, classes: ['', 'c', 'c', ''] }, 'history full')}
      <h2>${p.say('Why', 'Fundamento')}</h2><p>${first}</p><h2>${p.say('Figures', 'Cifras')}</h2>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'history full')}<p style="margin-top:18px">${p.name('To be reviewed on|Next review', 'Se revisará el|Próxima revisión')}: ${p.field('next_review')}</p>`,
  };
}

/** Each fact in a box of its own, the grades large. */
export function factBoxes(p: ReportPaper): Sheet {
  const box = (label: string, value: string, name = ''): string =>
    `<div class="box ${name}"><div class="label">${label}</div><div class="value">${value}</div></div>`;
  const [first = '', second = ''] = opinions(p);
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9.5pt ${p.font} } header { display: flex; justify-content: space-between; border-bottom: 2px solid #444; padding-bottom: 6px } .boxes { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; margin: 14px 0 } .box { border: 1px solid #777; padding: 6px 8px } .wide { grid-column: span 2 } .label { font-size: 7.5pt; color: #555 } .value { font-size: 11pt } .big .value { font-size: 22pt; font-weight: bold } .peers th, .peers td { padding: 3px 8px; border-bottom: 0.5px solid #bbb }`,
    body: `<header><b>${p.agency}</b><span>${p.name('Credit Risk Rating Report|Rating summary', 'Informe de calificación crediticia|Resumen de rating')}</span></header>
      <div class="boxes">${box(p.name('Company|Name of company', 'Compañía|Nombre de la empresa'), p.field('company_name'), 'wide')}${box(p.name('Symbol|Ticker', 'Símbolo|Ticker'), p.field('ticker'))}${box(p.name('Country|Domicile', 'País|Sede'), p.field('country'))}
      ${box(p.name('ST rating|Short-term rating', 'Rating CP|Calificación corto plazo'), p.field('st_rating'), 'big')}${box(p.name('LT rating|Long-term rating', 'Rating LP|Calificación largo plazo'), p.field('lt_rating'), 'big')}${box(p.name('Outlook|Trend', 'Perspectiva|Tendencia'), p.field('outlook'), 'wide')}
      ${box(p.name('Was (ST)|Previous ST', 'Anterior CP|CP previa'), p.field('previous_st_rating'))}${box(p.name('Was (LT)|Previous LT', 'Anterior LP|LP previa'), p.field('previous_lt_rating'))}${box(p.name('Rated on|As at', 'Fecha de calificación|Al'), p.field('date'))}${box(p.name('Review by|Next review', 'Revisar antes de|Próxima revisión'), p.field('next_review'))}
      ${box(p.name('Sector|Market sector', 'Sector|Sector de mercado'), p.field('sector'), 'wide')}${box(p.name('Industry|Sub-sector', 'Industria|Subsector'), p.field('industry'), 'wide')}</div>
      <p>${first} ${second}</p><p><b>${p.say('Peer group', 'Grupo comparable')}</b></p>${tableOf({ head: [p.say('Company', 'Empresa'), p.say('ST', 'CP'), p.say('LT', 'LP'), p.say('Outlook', 'Perspectiva')], rows: p.peers, classes: ['', 'c', 'c', ''] }, 'peers full')}<p style="margin-top:16px">${p.name('Analyst|Covered by', 'Analista|Cubierto por')}: ${p.field('analyst')}</p>`,
  };
}

/** From a bureau of trade credit: registers, payments and a score of its own beside the rating. */
export function bureauProfile(p: ReportPaper): Sheet {
  const { dice } = p;
  const [first = ''] = opinions(p);
  const section = (title: string, rows: readonly (readonly string[])[]): string =>
    `<div class="title">${title}</div>${tableOf({ rows }, 'list full')}`;
  const pay = (days: number): string => `${days} ${p.say('days', 'días')}`;
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font} } .name { font-size: 16pt; font-weight: bold } .title { background: #d9e2ec; padding: 3px 8px; font-weight: bold; margin: 12px 0 2px } .list td { padding: 3px 8px; border-bottom: 0.5px dotted #999 } .list td:first-child { width: 45% }`,
    body: `<div class="cols"><span>${p.agency}</span><span>${p.name('Report date|Report run on', 'Fecha del informe|Informe emitido el')} ${p.field('date')}</span></div><p>${p.name('Trade credit risk report|Credit risk rating report', 'Informe comercial y de riesgo de crédito|Informe de calificación de riesgo')}</p><div class="name">${p.field('company_name')}</div>
      ${section(p.say('IDENTIFICATION', 'IDENTIFICACIÓN'), [
        [p.say('Registered number', 'Inscripción registral'), dice.digits(8)],
        [p.name('Country|Country of registration', 'País|País de registro'), p.field('country')],
        [p.say('Incorporated', 'Constituida'), `${dice.int(1961, 2009)}`],
        [p.name('Activity|Industry', 'Actividad|Giro'), p.field('industry')],
        [p.say('Employees', 'Empleados'), String(dice.int(40, 900))],
      ])}
      ${section(p.say('RISK ASSESSMENT', 'EVALUACIÓN DEL RIESGO'), [
        [p.say('Bureau score (1–100)', 'Puntuación (1–100)'), String(dice.int(35, 88))],
        [
          p.name(
            'Short-term credit rating|Rating, short term',
            'Calificación crediticia a corto plazo|Rating, corto plazo',
          ),
          p.field('st_rating'),
        ],
        [
          p.name(
            'Long-term credit rating|Rating, long term',
            'Calificación crediticia a largo plazo|Rating, largo plazo',
          ),
          p.field('lt_rating'),
        ],
        [p.name('Outlook|Expected trend', 'Perspectiva|Tendencia esperada'), p.field('outlook')],
        [p.say('Recommended credit limit', 'Crédito máximo aconsejado'), p.exposure],
        [
          p.say('Probability of default, 12 months', 'Probabilidad de impago, 12 meses'),
          `${dice.int(0, 4)}.${dice.digits(2)} %`,
        ],
      ])}
      ${section(p.say('PAYMENT BEHAVIOUR', 'COMPORTAMIENTO DE PAGO'), [
        [p.say('Average days beyond terms', 'Demora media'), pay(dice.int(2, 30))],
        [p.say('Industry average', 'Media del sector'), pay(dice.int(6, 20))],
        [p.say('Court judgments', 'Incidencias judiciales'), p.say('none found', 'no constan')],
      ])}
      ${section(p.say('OFFICERS', 'ADMINISTRADORES'), [
        [p.say('Managing director', 'Administrador único'), p.say('Colm Hanrahan', 'Esteban Luján')],
        [p.say('Auditor', 'Auditor'), 'Bexley Marsh LLP'],
      ])}
      <p style="margin-top:14px">${first}</p><p>${p.name('Report prepared by|Analyst', 'Informe elaborado por|Analista')}: ${p.field('analyst')}. ${p.name('Next update|Next review', 'Próxima actualización|Próxima revisión')}: ${p.field('next_review')}</p>`,
  };
}
