// Notes for the files of banks: a call on a customer, a loan for the season, a mail with the one that it answers beneath.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReportPaper } from './report-paper.ts';
import { observations, thousands } from './twelfth-stock.ts';

/** Typed up after a visit: who was there on which day, what was said point by point, then where the ratings stand; the day of the note is another than that of the call. */
export function callReport(p: ReportPaper): Sheet {
  const points = observations(p)
    .slice(0, 5)
    .map((sentence) => `<li>${sentence}</li>`)
    .join('');
  const [now = ''] = p.years;
  const head = [
    [p.say('Client', 'Cliente'), `<b>${p.field('company_name')}</b>`],
    [
      p.say('Called on', 'Visita realizada'),
      p.say(`12 December ${now}, works canteen`, `12 de diciembre de ${now}, planta`),
    ],
    [
      p.say('For them', 'Por el cliente'),
      p.say('G. Prowse (finance director), L. Amis', 'C. P. Raúl Treviño (director de finanzas), L. Ayala'),
    ],
    [
      p.say('For us', 'Por el banco'),
      p.say(
        'H. Vane (relationship manager) and the writer',
        'M. Garza (ejecutiva de cuenta) y quien suscribe',
      ),
    ],
    [p.say('Date of note', 'Fecha de la nota'), p.field('date')],
    [
      p.say('Written by', 'Elaborada por'),
      `${p.field('analyst')}, ${p.say('credit analyst', 'analista de crédito')}`,
    ],
  ];
  const stand = [
    [
      p.say('Long term', 'Largo plazo'),
      p.field('lt_rating'),
      p.say('Short term', 'Corto plazo'),
      p.field('st_rating'),
      p.say('Outlook', 'Perspectiva'),
      p.field('outlook'),
    ],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 20mm 24mm } body { font: 10.5pt 'Liberation Serif', serif; font-size: 11pt; line-height: 1.4; padding-right: 0.4mm } .cf { text-align: right; font-variant: small-caps; font-size: 9.5pt } h1 { font-size: 14pt; text-align: center; letter-spacing: 1mm; margin: 2mm 0 7mm } .h td { padding: 2px 8mm 2px 0 } .h { border-bottom: 0.6px solid #000; padding-bottom: 3mm; margin-bottom: 5mm } ol { margin: 0 0 5mm; padding-left: 6mm } li { margin-bottom: 2.5mm } .st { margin: 3mm 0 } .st td { border: 0.6px solid #000; padding: 4px 7px } .st td:nth-child(odd) { font-size: 9.5pt } .st td:nth-child(even) { font-weight: bold }`,
    body: `<div class="cf">${p.say('Confidential, credit file', 'Confidencial, expediente de crédito')} ${p.dice.digits(5)}</div><h1>${p.say('CALL REPORT', 'INFORME DE VISITA')}</h1>${tableOf({ rows: head }, 'h full')}<p>${p.say('Country', 'País')}: ${p.field('country')}; ${p.say('sector', 'sector')}: ${p.field('sector')}; ${p.say('industry', 'industria')}: ${p.field('industry')}. ${p.say('We have banked them since', 'Cliente del banco desde')} ${Number(now) - 14}.</p><ol>${points}</ol><p>${p.say('After the call our internal ratings stand as follows:', 'Tras la visita, nuestras calificaciones internas quedan así:')}</p>${tableOf({ rows: stand }, 'st full')}<p>${p.say(`They asked for ${p.limit}, of which ${p.exposure} would be drawn at once. I support the request. Both agencies that publish on the parent have it at BB+ and have not changed it since ${Number(now) - 2}.`, `Solicitan ${p.limit}, de los que ${p.exposure} se dispondrían de inmediato. Apoyo la solicitud. Las dos agencias que publican sobre la matriz la mantienen en BB+ desde ${Number(now) - 2}.`)}</p><p>${p.say('To come up again', 'Próxima revisión')}: ${p.field('next_review')}.</p><p style="margin-top:9mm">${p.say('Copy: H. Vane, branch file', 'C.c.p.: M. Garza, expediente de sucursal')}</p>`,
  };
}

/** A lender to growers: the season in twelve narrow columns with what is drawn, the land and what stands on it; this season's grades over last season's. */
export function seasonLending(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const [now = '', before = ''] = p.years;
  const months = p.say('J|A|S|O|N|D|J|F|M|A|M|J', 'M|J|J|A|S|O|N|D|E|F|M|A').split('|');
  const drawn = months.map(() => p.dice.int(0, 100));
  const bars = drawn
    .map((share, at) => `<div><i style="height:${Math.round(share / 5)}mm"></i>${months[at] ?? ''}</div>`)
    .join('');
  const land = p
    .say(
      'Pears, young trees|Apples, bearing|Vines, wine grapes|Plums',
      'Cerezos, en formación|Manzanos, en producción|Vides viníferas|Ciruelos',
    )
    .split('|')
    .map((crop) => [
      crop,
      `${p.dice.int(6, 90)} ha`,
      `${writeNumber(p.dice.between(9, 46), 1, p.locale)} t/ha`,
    ]);
  const cell = (label: string, value: string, last: string): string =>
    `<div><small>${label}</small><b>${value}</b><em>${last}</em></div>`;
  const last = (value: string): string => `${p.say('last season', 'temporada anterior')}: ${value}`;
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'URW Gothic', sans-serif; font-size: 9pt; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; border-bottom: 1.4mm solid #7a8f2c; padding-bottom: 2mm } .hd b { font-size: 13pt } h1 { font-size: 15pt; margin: 5mm 0 0 } .sub { color: #555; margin-bottom: 5mm } .gr { display: grid; grid-template-columns: 1fr 1fr 1.3fr; gap: 4mm } .gr > div { background: #f3f5e6; padding: 3mm 4mm } small { display: block; font-size: 8pt; color: #5c6b24 } .gr b { font-size: 15pt } em { display: block; font-style: normal; font-size: 8pt; color: #555 } .two { display: grid; grid-template-columns: 82mm 1fr; gap: 9mm; margin-top: 6mm } .bars { display: grid; grid-template-columns: repeat(12, 1fr); align-items: end; text-align: center; font-size: 7.5pt; height: 26mm } .bars i { display: block; background: #7a8f2c; margin: 0 0.6mm 0.6mm } h3 { font-size: 9.5pt; margin: 0 0 2mm; color: #5c6b24 } .l td { padding: 2.5px 6px 2.5px 0; border-bottom: 0.4px solid #cdd5a6 } .f { margin-top: 6mm } .f th { border-bottom: 1px solid #7a8f2c; padding: 3px } .f td { padding: 3px; border-bottom: 0.4px solid #dde2c4 } .k td { padding: 2px 10px 2px 0 } .k td:nth-child(odd) { color: #5c6b24 } .k { margin-top: 6mm }`,
    body: `<div class="hd"><b>${p.say('Southern Plains Rural Bank', 'Banco Rural del Maule')}</b><span>${p.say('Seasonal facility', 'Crédito de temporada')} ${Number(now)}/${Number(now) + 1}</span></div><h1>${p.field('company_name')}</h1><div class="sub">${p.field('country')} · ${p.say('Sector', 'Sector')}: ${p.field('sector')} · ${p.say('Industry', 'Industria')}: ${p.field('industry')}</div><div class="gr">${cell(p.say('Long-term rating', 'Calificación largo plazo'), p.field('lt_rating'), last(p.field('previous_lt_rating')))}${cell(p.say('Short-term rating', 'Calificación corto plazo'), p.field('st_rating'), last(p.field('previous_st_rating')))}${cell(p.say('Outlook', 'Perspectiva'), p.field('outlook'), `${p.say('water security class', 'clase de seguridad de riego')}: B`)}</div><div class="two"><div><h3>${p.say('Drawn over the season, % of line', 'Uso en la temporada, % de la línea')}</h3><div class="bars">${bars}</div></div><div><h3>${p.say('Land', 'Superficie')}</h3>${tableOf({ rows: land, classes: ['', 'r', 'r'] }, 'l full')}</div></div>${tableOf(
      {
        rows: [
          [p.say('Report date', 'Fecha del informe'), p.field('date'), p.say('Line', 'Línea'), p.limit],
          [
            p.say('Next review', 'Próxima revisión'),
            p.field('next_review'),
            p.say('Drawn now', 'Usado hoy'),
            p.exposure,
          ],
          [
            p.say('Analyst', 'Analista'),
            p.field('analyst'),
            p.say('Agronomist', 'Agrónomo'),
            p.say('P. Winslade', 'P. Urzúa'),
          ],
          [
            p.say('Crop lien registered', 'Prenda inscrita'),
            p.say(`19 May ${before}`, `19-05-${before}`),
            p.say('Hail cover', 'Seguro de granizo'),
            thousands(p, 200, 900),
          ],
        ],
      },
      'k full',
    )}${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'f full')}<p style="margin-top:5mm">${first} ${second} ${third}</p>`,
  };
}

/** A mail as it is printed: who wrote it when, the decision in a few lines, and beneath it the older mail that it answers, with bars at the left. */
export function quotedMail(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const [now = ''] = p.years;
  const boss = p.say('Terence Malley', 'Yolanda Báez');
  const head = [
    [p.say('From:', 'De:'), p.field('analyst')],
    [p.say('Sent:', 'Enviado el:'), `${p.field('date')} ${p.dice.int(9, 17)}:${p.dice.int(10, 59)}`],
    [p.say('To:', 'Para:'), `${boss}; ${p.say('Trade Credit', 'Crédito Comercial')}`],
    [p.say('Subject:', 'Asunto:'), `${p.say('RE: Credit rating of', 'RE: Calificación de')} ${p.company()}`],
    [p.say('Attachments:', 'Adjuntos:'), `${p.say('accounts', 'estados')}_${now}.xlsx (214 KB)`],
  ];
  const list = [
    [p.say('Company', 'Empresa'), p.field('company_name')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector / industry', 'Sector / industria'), `${p.field('sector')} / ${p.field('industry')}`],
    [p.say('Long-term rating', 'Calificación largo plazo'), p.field('lt_rating')],
    [p.say('Short-term rating', 'Calificación corto plazo'), p.field('st_rating')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Limit proposed', 'Límite propuesto'), p.limit],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
  ];
  const quoted = p.say(
    `Before I sign I need your rating in writing, please. The file still shows last year’s: long term ${p.field('previous_lt_rating')}, short term ${p.field('previous_st_rating')}, and a limit of ${p.exposure}. Sales would like to ship before the end of the month.`,
    `Antes de firmar necesito su calificación por escrito. El expediente aún muestra la anterior: largo plazo ${p.field('previous_lt_rating')}, corto plazo ${p.field('previous_st_rating')}, y un límite de ${p.exposure}. Ventas quiere despachar antes de fin de mes.`,
  );
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 16mm 18mm } body { font: 10.5pt 'Liberation Sans', sans-serif; font-size: 10pt; line-height: 1.4; padding-right: 0.4mm } .me { font-weight: bold; font-size: 12pt; border-bottom: 2px solid #000; padding-bottom: 1mm; margin-bottom: 3mm } .h td { padding: 0.8px 6mm 0.8px 0 } .h td:first-child { font-weight: bold; white-space: nowrap } .h { margin-bottom: 7mm } .l { margin: 2mm 0 4mm 6mm } .l td { padding: 1.4px 8mm 1.4px 0 } .sg { color: #444; margin: 5mm 0 8mm; font-size: 9pt } .q { border-left: 0.6mm solid #1f4e79; padding-left: 4mm; color: #1f4e79 } .q .h { margin-bottom: 3mm } .dc { font-size: 7.5pt; color: #777; margin-top: 8mm; border-top: 0.5px solid #999; padding-top: 2mm }`,
    body: `<div class="me">${boss}</div>${tableOf({ rows: head }, 'h')}<p>${p.say('Terence,', 'Yolanda:')}</p><p>${p.say('I have been through the accounts. This is what I would enter:', 'Revisé los estados financieros. Esto es lo que registraría:')}</p>${tableOf({ rows: list }, 'l')}<p>${first} ${second}</p><p>${third} ${p.say('If that suits you I shall put it into the system tonight.', 'Si está de acuerdo, lo registro hoy mismo.')}</p><div class="sg">${p.say('Credit analyst, Trade Credit | Direct', 'Analista de crédito, Crédito Comercial | Directo')} ${p.dice.digits(3)} ${p.dice.digits(4)}<br>${p.say('Please think before you print this.', 'Antes de imprimir, piense en el ambiente.')}</div><div class="q">${tableOf(
      {
        rows: [
          [p.say('From:', 'De:'), boss],
          [
            p.say('Sent:', 'Enviado el:'),
            p.say(`11 December ${now} 18:04`, `11 de diciembre de ${now} 18:04`),
          ],
          [p.say('Subject:', 'Asunto:'), `${p.say('Credit rating of', 'Calificación de')} ${p.company()}`],
        ],
      },
      'h',
    )}<p>${quoted}</p><p>${p.say('Regards, Terence', 'Saludos, Yolanda')}</p></div><div class="dc">${p.say('This message is meant for those to whom it is addressed. Registered office: 2 Custom House Plaza.', 'Este mensaje es solo para sus destinatarios. Oficina principal: Av. 27 de Febrero 311.')}</div>`,
  };
}
