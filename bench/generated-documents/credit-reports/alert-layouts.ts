// What is sent when a rating changed or is asked for: an agent's notice to lenders, a mail of a service that watches customers, the report on the strength of a company in blocks.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { notices } from './tenth-stock.ts';

/** A notice under a loan: whom it goes to, the borrower in the subject, what the ratings are as lettered points, the grid of margins with one level marked. */
export function pricingNotice(p: ReportPaper): Sheet {
  const [first = '', second = ''] = notices(p);
  const long = p.field('lt_rating');
  const margin = (at: number): string => `${writeNumber(0.9 + at * 0.35, 2, p.locale)} %`;
  const grid = [1, 0, -1].map((step, at) => [
    `${p.say('Level', 'Nivel')} ${['I', 'II', 'III'][at] ?? ''}`,
    step === 0
      ? long
      : step > 0
        ? `${stepsFrom(long, 1)} ${p.say('or better', 'o mejor')}`
        : `${stepsFrom(long, -1)} ${p.say('or lower', 'o menor')}`,
    margin(at),
    step === 0 ? p.say('applies', 'aplica') : '',
  ]);
  const point = (letter: string, text: string): string =>
    `<div class="pt"><span>(${letter})</span><span>${text}</span></div>`;
  const to = [
    [p.say('To', 'Para'), p.say('The Lenders', 'Los Acreditantes')],
    [p.say('From', 'De'), p.say(`${p.agency}, Agency Services`, `${p.agency}, Agencia y Administración`)],
    [p.say('Date', 'Fecha'), p.field('date')],
    [p.say('Borrower', 'Acreditada'), `<b>${p.field('company_name')}</b>`],
    [p.say('Facility', 'Crédito'), `${p.limit} ${p.say('revolving facility', 'revolvente')}`],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 22mm 25mm } body { font: 10.5pt ${p.font}; line-height: 1.42; padding-right: 0.4mm } .to td { padding: 1.5px 8mm 1.5px 0 } h1 { font-size: 12.5pt; text-align: center; margin: 7mm 0 4mm; letter-spacing: 1px } .pt { display: grid; grid-template-columns: 10mm 1fr; margin-bottom: 1.6mm } .g { margin: 4mm 0 5mm 10mm } .g th, .g td { border: 0.7px solid #000; padding: 3px 7mm; text-align: center } .g th { background: #eee } p { margin: 0 0 3mm } .sig { margin-top: 9mm }`,
    body: `${tableOf({ rows: to }, 'to')}<h1>${p.say('RATINGS NOTICE', 'AVISO DE CALIFICACIÓN')}</h1><p>${p.say('We refer to the facility agreement and give notice under clause 9.4 (Adjustment of margin) as follows:', 'Con base en la cláusula novena del contrato de crédito (Ajuste del margen) les informamos lo siguiente:')}</p>${point('a', p.say(`the long-term rating of the Borrower is ${long}, its previous long-term rating having been ${p.field('previous_lt_rating')};`, `la calificación de largo plazo de la Acreditada es ${long}; su calificación anterior de largo plazo fue ${p.field('previous_lt_rating')};`))}${point('b', p.say(`the short-term rating is ${p.field('st_rating')};`, `la calificación de corto plazo es ${p.field('st_rating')};`))}${point('c', p.say(`the outlook is ${p.field('outlook')};`, `la perspectiva es ${p.field('outlook')};`))}${point('d', p.say(`the next review is expected on ${p.field('next_review')}.`, `la próxima revisión se espera para el ${p.field('next_review')}.`))}<p style="margin-top:3mm">${p.say('The margin that follows from the grid of schedule 4:', 'Margen según la tabla del anexo 4:')}</p>${tableOf({ head: ['', p.say('Long-term rating', 'Calificación de largo plazo'), p.say('Margin', 'Margen'), ''], rows: grid }, 'g')}<p>${first} ${second}</p><p>${p.say('Words with capitals have the meaning that the agreement gives them.', 'Los términos con mayúscula tienen el significado que les da el contrato.')}</p><div class="sig">${p.say('For and on behalf of the Agent', 'Por el Agente')}<br><br><br>${p.field('analyst')}<br>${p.say('Credit analyst, loan agency', 'Analista de crédito, agencia')}</div>`,
  };
}

/** A mail of a service that watches customers: subject and senders above, a card with was and now, why, and what is suggested. */
export function gradeAlert(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = notices(p);
  const changed = [
    [
      p.say('Long-term rating', 'Calificación largo plazo'),
      p.field('previous_lt_rating'),
      `<b>${p.field('lt_rating')}</b>`,
    ],
    [
      p.say('Short-term rating', 'Calificación corto plazo'),
      p.field('previous_st_rating'),
      `<b>${p.field('st_rating')}</b>`,
    ],
  ];
  const head = [
    [p.say('From', 'De'), `${p.agency} &lt;alerts@${p.say('watch', 'avisos')}.example&gt;`],
    [p.say('To', 'Para'), p.say('credit.control@fernleigh.example', 'creditos@fernando-y-cia.example')],
    [p.say('Date', 'Fecha'), p.field('date')],
    [
      p.say('Subject', 'Asunto'),
      `<b>${p.say('A company that you watch has changed', 'Cambios en una empresa de su cartera')}</b>`,
    ],
  ];
  const facts = [
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Your exposure', 'Su exposición'), p.exposure],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 20mm } body { font: 10pt 'Liberation Sans', sans-serif; line-height: 1.4; padding-right: 0.4mm } .mail td { padding: 1.5px 6px } .mail td:first-child { color: #666 } hr { border: none; border-top: 1px solid #aaa; margin: 3mm 0 6mm } .card { border: 1px solid #ccd; border-radius: 2.5mm; overflow: hidden; margin: 4mm 0 6mm } .card h2 { background: #12355b; color: #fff; margin: 0; padding: 3mm 5mm; font-size: 14pt } .card .in { padding: 4mm 5mm } .ch th { color: #666; font-weight: normal; text-align: center; padding: 3px 8px } .ch td { text-align: center; padding: 6px 8px; border-top: 0.6px solid #dde; font-size: 12pt } .ch td:first-child { text-align: left; font-size: 10pt } .k { margin-top: 4mm } .k td { padding: 3px 2px; border-top: 0.6px solid #dde } .k td:last-child { text-align: right } h3 { font-size: 11pt; margin: 5mm 0 1.5mm; color: #12355b } .btn { display: inline-block; background: #e0752d; color: #fff; padding: 2.5mm 6mm; border-radius: 1.5mm; margin: 4mm 0 } .low { font-size: 8pt; color: #777; margin-top: 9mm }`,
    body: `${tableOf({ rows: head }, 'mail')}<hr><p>${p.say('Hello,', 'Estimado cliente:')}</p><p>${p.say('our analysts have changed their view on one of your customers.', 'nuestros analistas cambiaron su opinión sobre uno de sus clientes.')}</p><div class="card"><h2>${p.field('company_name')}</h2><div class="in">${tableOf({ head: ['', p.say('Previous', 'Anterior'), p.say('Current', 'Actual')], rows: changed }, 'ch full')}${tableOf({ rows: facts }, 'k full')}</div></div><h3>${p.say('Why', 'Por qué')}</h3><ul style="margin:0;padding-left:5mm"><li>${first}</li><li>${second}</li></ul><h3>${p.say('What we suggest', 'Qué sugerimos')}</h3><p>${p.say('Review open orders and the credit limit before the next delivery.', 'Revise los pedidos abiertos y el límite antes del próximo despacho.')} ${third}</p><div class="btn">${p.say('Open the full report', 'Ver el informe completo')}</div><p>${p.say('Reviewed by', 'Analista')}: ${p.field('analyst')}<br>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</p><p class="low">${p.say('You get this mail because the company is on your list. Change your alerts or unsubscribe in the portal.', 'Recibe este mensaje porque la empresa está en su lista. Modifique sus alertas o cancele la suscripción en el portal.')}</p>`,
  };
}

/** A report in blocks side by side: each kind of rating with its grade in the middle and its own outlook, action and former grade in lines beneath. */
export function insurerStrength(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = notices(p);
  const outlook = p.field('outlook');
  const action = p.dice.pick(p.say('Affirmed|Reviewed', 'Ratificada|Revisada').split('|'));
  const block = (title: string, grade: string, before: string): string =>
    `<div><h4>${title}</h4><b>${grade}</b>${tableOf(
      {
        rows: [
          [p.say('Outlook', 'Perspectiva'), outlook],
          [p.say('Action', 'Acción'), action],
          [p.say('Previous rating', 'Calificación anterior'), before],
        ],
        classes: ['', 'r'],
      },
      'full',
    )}</div>`;
  const drivers = p
    .say(
      'Balance sheet strength|Operating performance|Business profile|Risk management',
      'Solidez del balance|Desempeño operativo|Perfil de negocio|Gestión de riesgos',
    )
    .split('|')
    .map((name, at) => [
      name,
      p.dice.pick(
        p.say('Strong|Adequate|Neutral|Appropriate', 'Fuerte|Adecuado|Neutral|Apropiado').split('|'),
      ),
      [first, second, third, fourth][at] ?? '',
    ]);
  const about = [
    [p.say('Domicile', 'Domicilio'), p.field('country'), p.say('Sector', 'Sector'), p.field('sector')],
    [
      p.say('Rating effective date', 'Fecha de la calificación'),
      p.field('date'),
      p.say('Industry', 'Industria'),
      p.field('industry'),
    ],
    [
      p.say('Company number', 'Código de compañía'),
      `0${p.dice.digits(5)}`,
      p.say('Analyst', 'Analista'),
      p.field('analyst'),
    ],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 14mm 16mm } body { font: 9.5pt 'C059', serif; line-height: 1.36; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: baseline; color: #003a70 } .top b { font-size: 14pt } h1 { font-size: 18pt; margin: 4mm 0 3mm; border-top: 2px solid #003a70; padding-top: 3mm } .a td { padding: 2px 6px 2px 0 } .a td:nth-child(odd) { color: #666; font-size: 8.5pt } .bl { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 5mm 0 } .bl > div { border: 0.8px solid #003a70 } .bl h4 { background: #003a70; color: #fff; margin: 0; padding: 1.8mm; text-align: center; font-size: 10pt } .bl > div > b { display: block; text-align: center; font-size: 26pt; line-height: 1.3; color: #003a70 } .bl td { padding: 3px 4mm; border-top: 0.5px solid #bbc } h3 { font-size: 11pt; color: #003a70; margin: 5mm 0 1.5mm } .d td { padding: 3px 5px; border-bottom: 0.5px solid #ccc } .d td:nth-child(2) { font-weight: bold; white-space: nowrap } .f th { border-bottom: 1px solid #003a70; padding: 3px } .f td { padding: 3px } .low { font-size: 8pt; color: #555; margin-top: 6mm }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.say('Credit Report', 'Informe crediticio')}</span></div><h1>${p.field('company_name')}</h1>${tableOf({ rows: about }, 'a full')}<div class="bl">${block(p.say('Long-Term Rating', 'Calificación de largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating'))}${block(p.say('Short-Term Rating', 'Calificación de corto plazo'), p.field('st_rating'), p.field('previous_st_rating'))}</div><h3>${p.say('Assessment descriptors', 'Evaluación por componente')}</h3>${tableOf({ rows: drivers, classes: ['n', '', ''] }, 'd full')}<h3>${p.say('Outlook', 'Sobre la perspectiva')}</h3><p>${fifth}</p><h3>${p.say('Financial indicators', 'Indicadores financieros')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'f full')}<p class="low">${p.say('A rating is an opinion of the relative ability to meet obligations and is no warranty. Definitions are on our site.', 'Una calificación es una opinión sobre la capacidad relativa de cumplir obligaciones y no constituye garantía.')}</p>`,
  };
}
