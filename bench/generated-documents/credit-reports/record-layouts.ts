// Ratings as they are kept and passed on: a typed card that has grown over the years, a message between banks by tags, the findings before a company is bought.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { appraisals } from './fourteenth-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** A card of stiff paper, typed upon year after year: the newest row at the bottom is in force, the one above it is the previous, older ones above those. */
export function ledgerCard(p: ReportPaper): Sheet {
  const [first = '', second = ''] = appraisals(p);
  const long = p.field('lt_rating');
  const short = p.field('st_rating');
  const clerks = ['pk', 'dt', 'pk'];
  const old = [
    [
      earlierDay(p, 2, '02-12'),
      stepsFrom(long, -2),
      stepsFrom(short, -2),
      p.say('entered', 'alta'),
      clerks[0] ?? '',
    ],
    [
      earlierDay(p, 1, '03-07'),
      stepsFrom(long, 2),
      stepsFrom(short, -1),
      p.say('old', 'antigua'),
      clerks[1] ?? '',
    ],
  ];
  const rows = [
    ...old,
    [
      earlierDay(p, 0, '02-25'),
      p.field('previous_lt_rating'),
      p.field('previous_st_rating'),
      p.say('previous', 'anterior'),
      clerks[2] ?? '',
    ],
    [p.field('date'), `<b>${long}</b>`, `<b>${short}</b>`, `<b>${p.say('IN FORCE', 'VIGENTE')}</b>`, 'dt'],
  ];
  const typed = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: 210mm 124mm; margin: 0 } body { font: 9.4pt 'Liberation Mono', monospace; font-size: 8.6pt; background: #fbf6e6 } .cd { padding: 9mm 12mm; position: relative; height: 123mm } .tab { position: absolute; top: 0; right: 16mm; background: #b45309; color: #fff; padding: 1.5mm 6mm; border-radius: 0 0 2mm 2mm } .hd { display: grid; grid-template-columns: 1.7fr 1.2fr 1fr; gap: 2mm 5mm; border-bottom: 1.2px solid #b45309; padding-bottom: 2.5mm; margin-bottom: 3mm; margin-top: 4mm } small { font: 7pt 'Liberation Sans', sans-serif; color: #b45309; display: block } .t th { font: 7.6pt 'Liberation Sans', sans-serif; color: #b45309; border: 0.6px solid #d9a066; padding: 2px 5px } .t td { border: 0.6px solid #d9a066; padding: 3px 5px } .bt { display: grid; grid-template-columns: 1fr 66mm; gap: 6mm; margin-top: 4mm } .r td, .r th { font-size: 7.4pt; padding: 1.2px 3px } .r th { color: #b45309 }`,
    body: `<div class="cd"><div class="tab">${p.dice.digits(4)}</div><div class="hd">${typed(p.say('Company', 'Empresa'), `<b style="font-size:11pt">${p.field('company_name')}</b>`)}${typed(p.say('Country', 'País'), p.field('country'))}${typed(p.say('Ticker', 'Clave de pizarra'), p.field('ticker'))}${typed(p.say('Sector', 'Sector'), p.field('sector'))}${typed(p.say('Industry', 'Industria'), p.field('industry'))}${typed(p.say('Analyst', 'Analista'), p.field('analyst'))}</div>${tableOf({ head: [p.say('Date of entry', 'Fecha de asiento'), p.say('Long-term rating', 'Calificación largo plazo'), p.say('Short-term rating', 'Calificación corto plazo'), p.say('State', 'Estado'), p.say('Typed', 'Capturó')], rows, classes: ['n', 'c', 'c', '', 'c'] }, 't full')}<div class="bt"><div><small>${p.say('Outlook with the ratings in force', 'Perspectiva de la calificación vigente')}</small>${p.field('outlook')}<br><br><small>${p.say('Next review', 'Próxima revisión')}</small>${p.field('next_review')}<br><br><small>${p.say('Remarks', 'Notas')}</small>${first} ${second}</div>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'r full')}</div></div>`,
  };
}

/** A message from bank to bank in free form: tags between colons, what is said under 79 line by line, other banks and other days in the heads. */
export function swiftMessage(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = appraisals(p);
  const [other = []] = p.peers;
  const tag = (name: string, label: string, value: string): string =>
    `<div class="tg"><b>:${name}:</b><span>${label}</span><div>${value}</div></div>`;
  const said = [
    p.say(
      'Dear colleagues, in answer to your enquiry we state:',
      'Estimados colegas, en respuesta a su consulta informamos:',
    ),
    '',
    `${p.say('COMPANY', 'EMPRESA')}: ${p.field('company_name')}`,
    `${p.say('COUNTRY', 'PAÍS')}: ${p.field('country')}`,
    `${p.say('SECTOR', 'SECTOR')}: ${p.field('sector')}`,
    `${p.say('INDUSTRY', 'INDUSTRIA')}: ${p.field('industry')}`,
    `${p.say('LONG-TERM RATING', 'RATING A LARGO PLAZO')}: ${p.field('lt_rating')}`,
    `${p.say('SHORT-TERM RATING', 'RATING A CORTO PLAZO')}: ${p.field('st_rating')}`,
    `${p.say('OUTLOOK', 'PERSPECTIVA')}: ${p.field('outlook')}`,
    `${p.say('PREVIOUS LONG-TERM RATING', 'RATING ANTERIOR A LARGO PLAZO')}: ${p.field('previous_lt_rating')}`,
    `${p.say('PREVIOUS SHORT-TERM RATING', 'RATING ANTERIOR A CORTO PLAZO')}: ${p.field('previous_st_rating')}`,
    `${p.say('DATE OF REPORT', 'FECHA DEL INFORME')}: ${p.field('date')}`,
    `${p.say('NEXT REVIEW', 'PRÓXIMA REVISIÓN')}: ${p.field('next_review')}`,
    `${p.say('ANALYST', 'ANALISTA')}: ${p.field('analyst')}`,
    '',
    first,
    second,
    third,
    p.say(
      `As to ${other[0] ?? ''}, named in the same enquiry, we graded it ${other[1] ?? ''} in ${p.years[2] ?? ''} and have no facilities with it now.`,
      `En cuanto a ${other[0] ?? ''}, citada en la misma consulta, tuvo ${other[1] ?? ''} en ${p.years[2] ?? ''} y hoy no le concedemos líneas.`,
    ),
    '',
    p.say(
      'Given in confidence and without any responsibility on our part.',
      'Informe confidencial y sin responsabilidad alguna por nuestra parte.',
    ),
  ];
  const heads = [
    `${p.say('Message type', 'Tipo de mensaje')} : 999 ${p.say('Free format', 'Formato libre')}`,
    `${p.say('Sender', 'Emisor')}       : MAASNL2RXXX ${p.say('Maasbank, Rotterdam', 'Maasbank, Róterdam')}`,
    `${p.say('Receiver', 'Receptor')}     : BMESESMMXXX Banco Meseta, Madrid`,
    `MIR          : ${p.dice.digits(6)}MAASNL2RAXXX${p.dice.digits(10)}`,
    `${p.say('Printed', 'Impreso')}      : ${p.dice.int(9, 17)}:${p.dice.int(10, 59)}`,
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 9pt 'Liberation Mono', monospace; line-height: 1.42; padding-right: 0.4mm } pre { font: inherit; margin: 0; white-space: pre-wrap } .ln { border-top: 1px dashed #000; margin: 3mm 0 } .tg { display: grid; grid-template-columns: 14mm 46mm 1fr; margin-bottom: 1mm }`,
    body: `<pre>--------------------- ${p.say('Instance type and transmission', 'Instancia y transmisión')} ---------------------\n${p.say('Notification of delivery: ACK', 'Notificación de entrega: ACK')}\n</pre><pre>${heads.join('\n')}</pre><div class="ln"></div>${tag('20', p.say('Our reference', 'Nuestra referencia'), `INQ${p.dice.digits(8)}`)}${tag('21', p.say('Related reference', 'Referencia relacionada'), `CR/${p.dice.digits(5)}`)}${tag('79', p.say('Narrative', 'Texto'), '')}<pre>${said.join('\n')}</pre><div class="ln"></div><pre>{CHK:${p.dice.digits(6)}ABF7}  ${p.say('End of message', 'Fin del mensaje')}</pre>`,
  };
}

/** Before a company is bought: findings with a square of red, amber or green, the credit of the target in a frame, the buyer's own rating in small type. */
export function redFlagReport(p: ReportPaper): Sheet {
  const notes = appraisals(p);
  const weights = p
    .say('slight|to be watched|slight|grave|to be watched|slight', 'leve|a vigilar|leve|grave|a vigilar|leve')
    .split('|');
  const flags = weights.map((weight, at) => [
    `<i class="${['g', 'a', 'g', 'r', 'a', 'g'][at] ?? 'g'}"></i>`,
    weight,
    notes[at] ?? '',
  ]);
  const target = [
    [p.say('Target', 'Sociedad objetivo'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Ticker', 'Ticker'), p.field('ticker')],
  ];
  const credit = [
    ['', p.say('Now', 'Actual'), p.say('Previous', 'Anterior')],
    [
      p.say('Long-term rating', 'Calificación a largo plazo'),
      `<b>${p.field('lt_rating')}</b>`,
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short-term rating', 'Calificación a corto plazo'),
      `<b>${p.field('st_rating')}</b>`,
      p.field('previous_st_rating'),
    ],
    [p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`, ''],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 13mm 16mm } body { font: 9.6pt 'URW Gothic', sans-serif; font-size: 9.8pt; line-height: 1.5; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; border-bottom: 0.6mm solid #0f766e; padding-bottom: 2mm; margin-bottom: 4mm } .hd b { font-size: 15pt } .g { display: grid; grid-template-columns: 1fr 1fr 78mm; gap: 7mm } .k td { padding: 1.4px 6px 1.4px 0 } .k td:first-child { color: #0f766e } .c { text-align: left } .fr { border: 0.5mm solid #0f766e; padding: 1mm 3mm } .fr td { padding: 2px 4px } .fr td:nth-child(n+2) { text-align: center } .fr tr:first-child td { font-size: 7.6pt; color: #0f766e } .f { margin-top: 5mm } .f td, .f th { border-bottom: 0.5px solid #bcd5d2; padding: 6px } .f td:nth-child(2) { width: 36mm; font-weight: bold } i { display: inline-block; width: 4mm; height: 4mm } .r { background: none } i.r { background: #dc2626 } i.a { background: #f59e0b } i.g { background: #16a34a } .n td, .n th { padding: 1.6px 4px; font-size: 8pt } .lo { margin-top: 4mm; font-size: 7.8pt; color: #444; display: flex; justify-content: space-between }`,
    body: `<div class="hd"><b>${p.say('Red flag report: credit', 'Informe de alertas: crédito')}</b><span>${p.say('Project Heron, draft for the buyer', 'Proyecto Garza, borrador para el comprador')}<br>${p.say('Report date', 'Fecha del informe')}: ${p.field('date')}</span></div><div class="g">${tableOf({ rows: target }, 'k')}${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'n')}<div class="fr">${tableOf({ rows: credit }, 'full')}</div></div>${tableOf({ head: ['', p.say('Weight', 'Gravedad'), p.say('What we found', 'Hallazgo')], rows: flags }, 'f full')}<p style="margin-top:4mm">${p.say(`Price is adjusted by ${amountOf(p, 90, 420)} for debt-like items; the offer lapses on the last day of the quarter after next. Completion accounts are drawn up as at ${earlierDay(p, 0, '12-31')}.`, `El precio se ajusta en ${amountOf(p, 90, 420)} por partidas asimiladas a deuda; la oferta vence al cierre del trimestre posterior al próximo. Balance de cierre al ${earlierDay(p, 0, '12-31')}.`)}</p><div class="lo"><span>${p.say('Analyst', 'Analista')}: ${p.field('analyst')}</span><span>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</span><span>${p.say('The buyer, Oriel Ventures, holds A- from', 'El comprador, Capital Alcarria, tiene A- de')} ${p.agency}</span></div>`,
  };
}
