// What was said and written down: a call with investors, a chat of a credit desk with a robot in it, a meeting of the banks that lend together.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { appraisals } from './fourteenth-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** A call word for word: the facts of the company in two lines at the head, ratings in what the analyst says, those of others in what is asked. */
export function callTranscript(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = appraisals(p);
  const analyst = p.field('analyst');
  const [other = []] = p.peers;
  const turn = (who: string, text: string): string => `<div class="tn"><b>${who}</b><p>${text}</p></div>`;
  const host = p.say('Moderator', 'Moderadora');
  const rated = p.say(
    `Thank you. To be plain about it: the long-term rating is now <b>${p.field('lt_rating')}</b>, and the previous long-term rating was ${p.field('previous_lt_rating')}. The short-term rating is now <b>${p.field('st_rating')}</b>; the previous short-term rating was ${p.field('previous_st_rating')}. The outlook is <b>${p.field('outlook')}</b>.`,
    `Gracias. Lo digo con claridad: el rating a largo plazo es ahora <b>${p.field('lt_rating')}</b>, y el rating anterior a largo plazo era ${p.field('previous_lt_rating')}. El rating a corto plazo es ahora <b>${p.field('st_rating')}</b>; el rating anterior a corto plazo era ${p.field('previous_st_rating')}. La perspectiva es <b>${p.field('outlook')}</b>.`,
  );
  const asked = p.say(
    `You have ${other[0] ?? ''} at ${other[1] ?? ''} since ${earlierDay(p, 1, '06-21')}. Why should these two differ?`,
    `Ustedes tienen a ${other[0] ?? ''} en ${other[1] ?? ''} desde el ${earlierDay(p, 1, '06-21')}. ¿Por qué habrían de diferir?`,
  );
  const ends = p.say(
    `Our next review is set for <b>${p.field('next_review')}</b>, unless the accounts give us reason to come back sooner.`,
    `La próxima revisión está fijada para el <b>${p.field('next_review')}</b>, salvo que las cuentas den motivo para adelantarla.`,
  );
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 18mm 24mm } body { font: 10.5pt 'Liberation Serif', serif; line-height: 1.42; padding-right: 0.4mm } .hd { border-bottom: 2px solid #000; padding-bottom: 2.5mm; margin-bottom: 4mm } h1 { font-size: 16pt; margin: 0 0 1mm } .ft { font-size: 9.5pt; margin-bottom: 5mm } .ft td { padding: 0.8px 8px 0.8px 0 } .ft td:nth-child(odd) { font-style: italic; white-space: nowrap } .tn { display: grid; grid-template-columns: 38mm 1fr; gap: 4mm } .tn p { margin: 0 0 3mm } .tn > b { font-size: 9.5pt; padding-top: 0.4mm } .nt { font-size: 8.5pt; color: #444; border-top: 0.6px solid #000; padding-top: 2mm; margin-top: 4mm }`,
    body: `<div class="hd"><h1>${p.say('Call with investors: transcript', 'Llamada con inversores: transcripción')}</h1>${p.agency} · ${p.say('Date of the call', 'Fecha de la llamada')}: ${p.field('date')}</div>${tableOf(
      {
        rows: [
          [
            p.say('Company', 'Empresa'),
            `<b>${p.field('company_name')}</b>`,
            p.say('Ticker', 'Ticker'),
            p.field('ticker'),
          ],
          [p.say('Sector', 'Sector'), p.field('sector'), p.say('Country', 'País'), p.field('country')],
          [p.say('Industry', 'Industria'), p.field('industry'), p.say('Analyst', 'Analista'), analyst],
        ],
      },
      'ft full',
    )}${turn(host, p.say('Good morning to you all, and welcome. We speak for some twenty minutes and then take what you ask.', 'Buenos días y bienvenidos. Hablaremos unos veinte minutos y después pasaremos a las preguntas.'))}${turn(analyst, rated)}${turn(analyst, `${first} ${second}`)}${turn(p.say('Luther Boyd, Palisade Funds', 'Berta Company, Fondos Alcor'), asked)}${turn(analyst, `${third} ${p.say('The other one has nothing of the kind.', 'La otra no tiene nada parecido.')}`)}${turn(p.say('Question by mail', 'Pregunta por correo'), p.say('Could it fall to C- if gas doubles?', '¿Podría caer a C- si el gas se duplica?'))}${turn(analyst, `${p.say('We ran that; it does not.', 'Lo calculamos y no es así.')} ${fourth}`)}${turn(analyst, ends)}${turn(host, p.say('Thank you. You may now disconnect.', 'Gracias. Pueden desconectarse.'))}<div class="nt">${p.say('Typed from a recording; slips of the tongue were left out. No advice to buy or sell.', 'Transcrito de una grabación, sin titubeos. No constituye recomendación de compra o venta.')}</div>`,
  };
}

/** A chat as it is exported: bubbles with hours, a robot's card with the facts when it is called, talk of another company before and after. */
export function deskChat(p: ReportPaper): Sheet {
  const [first = '', second = ''] = appraisals(p);
  const [, other = []] = p.peers;
  const row = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;
  const say = (who: string, hour: string, text: string, side = ''): string =>
    `<div class="ms ${side}"><small>${who} · ${hour}</small>${text}</div>`;
  const card = [
    row(p.say('Company', 'Empresa'), p.field('company_name')),
    row(p.say('Country', 'País'), p.field('country')),
    row(p.say('Sector', 'Sector'), p.field('sector')),
    row(p.say('Industry', 'Industria'), p.field('industry')),
    row(p.say('Long-term rating', 'Calificación de largo plazo'), p.field('lt_rating')),
    row(p.say('Short-term rating', 'Calificación de corto plazo'), p.field('st_rating')),
    row(p.say('Outlook', 'Perspectiva'), p.field('outlook')),
    row(
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ),
    row(
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ),
    row(p.say('Report date', 'Fecha del informe'), p.field('date')),
    row(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    row(p.say('Analyst', 'Analista'), p.field('analyst')),
  ];
  const me = p.say('Hemi W.', 'Dayana M.');
  const boss = p.say('Carol T.', 'Xavier L.');
  const ratios = tableOf(
    { head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] },
    'rt full',
  );
  return {
    css: `@page { size: A4; margin: 14mm 20mm } body { font: 9.5pt 'Liberation Sans', sans-serif; line-height: 1.36; padding-right: 0.4mm; color: #1f2328 } .hd { display: flex; justify-content: space-between; border-bottom: 1px solid #ccc; padding-bottom: 2mm; margin-bottom: 4mm } .hd b { font-size: 12pt } .ms { background: #f1f3f5; border-radius: 3mm; padding: 2mm 3.5mm; margin: 0 40mm 2.6mm 0; width: fit-content; max-width: 118mm } .me { background: #dbeafe; margin: 0 0 2.6mm auto } small { display: block; font-size: 7.4pt; color: #667 } .bot { background: #fff; border: 0.8px solid #5b5fc7; border-left: 1.6mm solid #5b5fc7; max-width: 122mm; width: 122mm } .bot h3 { margin: 1mm 0 2mm; font-size: 10pt; color: #5b5fc7 } .bot div { display: flex; justify-content: space-between; border-bottom: 0.4px solid #e3e3ee; padding: 0.7mm 0 } .bot div span { color: #556 } .rt { margin-top: 2mm } .rt td, .rt th { font-size: 8pt; padding: 1.4px 3px } .ft { font-size: 7.6pt; color: #667; margin-top: 5mm }`,
    body: `<div class="hd"><b># ${p.say('credit-desk', 'mesa-de-credito')}</b><span>${p.say('Export of a channel, page 3 of 9', 'Exportación de canal, página 3 de 9')}</span></div>${say(boss, '9:41', p.say(`Before I forget: ${other[0] ?? ''} stays at ${other[1] ?? ''}, the letter goes out today.`, `Antes de que se me olvide: ${other[0] ?? ''} sigue en ${other[1] ?? ''}, la carta sale hoy.`))}${say(me, '9:58', p.say(`Sales asks about ${p.company()}: what do we have on file?`, `Ventas pregunta por ${p.company()}: ¿qué tenemos en el expediente?`), 'me')}${say(me, '9:58', '@ratingbot', 'me')}<div class="ms bot"><small>ratingbot · 9:58</small><h3>${p.say('Credit file', 'Ficha de crédito')} ${p.dice.digits(6)}</h3>${card.join('')}${ratios}</div>${say(boss, '10:06', first)}${say(boss, '10:07', second)}${say(me, '10:15', p.say(`So ${p.limit} on 45 days? They asked for twice as much.`, `¿Entonces ${p.limit} a 45 días? Pidieron el doble.`), 'me')}${say(boss, '10:16', p.say('Yes. The bureau says 71 of 100, but that is only how they pay.', 'Sí. El buró da 71 de 100, pero eso solo mide cómo pagan.'))}<div class="ft">${p.say('Exported for the audit of credit decisions; hours are local.', 'Exportado para la auditoría de decisiones de crédito; hora local.')} ${p.agency}.</div>`,
  };
}

/** The lenders' own marks, each on a scale of its own. */
function shareRows(p: ReportPaper): string[][] {
  const banks = p
    .say(
      'Vindhya State Bank (lead)|Malabar Union Bank|Coromandel Bank|Indus Trust Bank',
      'Banco Meseta (agente)|Caja Rural del Jiloca|Banco Cantábrico|Crédito Levantino',
    )
    .split('|');
  const own = ['SB-4', 'III', 'CR 5', '62/100'];
  return banks.map((bank, at) => [
    bank,
    `${[40, 25, 20, 15][at] ?? 0}%`,
    amountOf(p, 900, 5200),
    own[at] ?? '',
    p.say(at === 2 ? 'by circulation' : 'present', at === 2 ? 'por escrito' : 'presente'),
  ]);
}

/** Minutes of banks that lend together: who holds what share and how each marks the borrower for itself, what was noted under numbers; ratings in one of them. */
export function consortiumMeeting(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = appraisals(p);
  const long = p.field('lt_rating');
  const item = (title: string, text: string): string => `<li><b>${title}.</b> ${text}</li>`;
  const noted = p.say(
    `The external rating by ${p.agency} was placed on record: long-term rating <b>${long}</b>, short-term rating <b>${p.field('st_rating')}</b>, outlook <b>${p.field('outlook')}</b>. Previous long-term rating: ${p.field('previous_lt_rating')}. Previous short-term rating: ${p.field('previous_st_rating')}. Analyst at the agency: ${p.field('analyst')}. Next review by the agency: ${p.field('next_review')}.`,
    `Consta en acta la calificación externa de ${p.agency}: rating a largo plazo <b>${long}</b>, rating a corto plazo <b>${p.field('st_rating')}</b>, perspectiva <b>${p.field('outlook')}</b>. Rating anterior a largo plazo: ${p.field('previous_lt_rating')}. Rating anterior a corto plazo: ${p.field('previous_st_rating')}. Analista de la agencia: ${p.field('analyst')}. Próxima revisión de la agencia: ${p.field('next_review')}.`,
  );
  const step = p.say(
    `Pricing steps up by 25 basis points should the long-term rating fall to ${stepsFrom(long, -3)} or below.`,
    `El margen sube 25 puntos básicos si el rating a largo plazo cae a ${stepsFrom(long, -3)} o menos.`,
  );
  return {
    css: `@page { size: A4; margin: 18mm 21mm } body { font: 10pt 'C059', serif; font-size: 9.8pt; line-height: 1.42; padding-right: 0.4mm } h1 { font-size: 13pt; text-align: center; margin: 0 0 1mm } .sb { text-align: center; margin-bottom: 5mm } .f td { padding: 1.4px 8px 1.4px 0 } .f td:first-child { width: 40mm; font-weight: bold } .s { margin: 4mm 0 } .s th, .s td { border: 0.6px solid #000; padding: 2.4px 5px; font-size: 9pt } .s th { background: #eee } ol { padding-left: 6mm; margin: 0 } li { margin-bottom: 2.2mm } .sg { display: flex; justify-content: space-between; margin-top: 12mm } .sg div { border-top: 0.6px solid #000; width: 62mm; text-align: center; font-size: 8.5pt }`,
    body: `<h1>${p.say('Minutes of the consortium meeting', 'Acta de la reunión de entidades sindicadas')}</h1><div class="sb">${p.say('held on', 'celebrada el')} ${p.field('date')}</div>${tableOf(
      {
        rows: [
          [p.say('Borrower', 'Acreditada'), `<b>${p.field('company_name')}</b>`],
          [p.say('Country', 'País'), p.field('country')],
          [p.say('Sector', 'Sector'), p.field('sector')],
          [p.say('Industry', 'Industria'), p.field('industry')],
          [p.say('Limits together', 'Importe sindicado'), amountOf(p, 12_000, 24_000)],
        ],
      },
      'f full',
    )}${tableOf({ head: [p.say('Lender', 'Entidad'), p.say('Share', 'Cuota'), p.say('Drawn', 'Dispuesto'), p.say('Own internal mark', 'Nota interna propia'), ''], rows: shareRows(p), classes: ['', 'r', 'r', 'c', ''] }, 's full')}<ol>${item(p.say('Previous minutes', 'Acta anterior'), p.say(`The minutes of ${earlierDay(p, 0, '02-17')} were confirmed.`, `Se aprueba el acta del ${earlierDay(p, 0, '02-17')}.`))}${item(p.say('Operations', 'Marcha del negocio'), `${first} ${second}`)}${item(p.say('External rating', 'Calificación externa'), noted)}${item(p.say('Stock audit', 'Auditoría de existencias'), `${third} ${p.say(`Drawing power was reckoned at ${writeNumber(p.dice.between(61, 88), 1, p.locale)}% of the limit.`, `Base de disposición: ${writeNumber(p.dice.between(61, 88), 1, p.locale)}% del límite.`)}`)}${item(p.say('Covenants', 'Compromisos'), `${step} ${fourth}`)}${item(p.say('Next meeting', 'Próxima reunión'), p.say('Within the coming quarter, at the offices of the lead bank.', 'Dentro del próximo trimestre, en la sede del agente.'))}</ol>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 's full')}<div class="sg"><div>${p.say('For the lead bank', 'Por el banco agente')}</div><div>${p.say('For the borrower', 'Por la acreditada')}</div></div>`,
  };
}
