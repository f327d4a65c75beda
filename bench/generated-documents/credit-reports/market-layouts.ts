// Papers of markets: the summary of a programme of notes, the view that a house of funds takes of an issuer, what two parties have to lodge at which grade.

import { GRADES } from '@vigilo/domain/companies/company';
import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay, observations } from './thirteenth-stock.ts';

/** The summary of a programme: terms at the left and what they are at the right, ratings of issuer as one of the terms, those of a guarantor as another. */
export function offeringSummary(p: ReportPaper): Sheet {
  const [first = '', second = ''] = observations(p);
  const [guarantor = []] = p.peers;
  const terms = [
    [p.say('Issuer', 'Emisor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Issuer’s country', 'País del emisor'), p.field('country')],
    [
      p.say('Business', 'Actividad'),
      `${p.say('Sector', 'Sector')}: ${p.field('sector')}. ${p.say('Industry', 'Industria')}: ${p.field('industry')}.`,
    ],
    [p.say('Shares listed as', 'Acciones cotizadas como'), p.field('ticker')],
    [p.say('Programme amount', 'Saldo vivo máximo'), p.limit],
    [p.say('Arranger', 'Entidad coordinadora'), p.say('Tideway Securities', 'Beka Llorente Valores')],
    [
      p.say('Form and denomination', 'Forma y nominal'),
      p.say('Bearer, USD 500,000 each', 'Anotaciones en cuenta, 100.000 EUR'),
    ],
    [p.say('Tenor', 'Plazo'), p.say('7 to 364 days', 'De 3 a 731 días')],
    [
      p.say('Issuer credit ratings', 'Calificaciones del emisor'),
      `${p.say('Long-term', 'Largo plazo')}: <b>${p.field('lt_rating')}</b><br>${p.say('Short-term', 'Corto plazo')}: <b>${p.field('st_rating')}</b><br>${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b><br><small>${p.say('Assigned by', 'Asignadas por')} ${p.agency}. ${p.say('Previous long-term rating', 'Calificación anterior a largo plazo')}: ${p.field('previous_lt_rating')}; ${p.say('previous short-term rating', 'calificación anterior a corto plazo')}: ${p.field('previous_st_rating')}.</small>`,
    ],
    [
      p.say('Guarantor', 'Garante'),
      `${guarantor[0] ?? ''}, ${p.say('rated', 'con calificación')} ${guarantor[1] ?? ''} ${p.say('since', 'desde')} ${earlierDay(p, 2, '05-18')}`,
    ],
    [
      p.say('Notes', 'Pagarés'),
      p.say('The notes are not rated by themselves.', 'Los pagarés no cuentan con calificación propia.'),
    ],
    [p.say('Governing law', 'Legislación aplicable'), p.say('New South Wales', 'Española')],
    [p.say('First issue under the programme', 'Primera emisión del programa'), earlierDay(p, 1, '09-27')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm 22mm } body { font: 10pt 'Liberation Serif', serif; line-height: 1.34; padding-right: 0.4mm } .h { text-align: center; margin-bottom: 6mm } .h b { font-size: 13pt } .h i { display: block; margin-top: 1mm } .d { display: flex; justify-content: space-between; border-top: 0.6px solid #000; border-bottom: 0.6px solid #000; padding: 1.5mm 0; margin-bottom: 5mm; font-size: 9pt } .t td { padding: 3px 4px 4px } .t td:first-child { width: 47mm; font-style: italic } small { font-size: 8.5pt } h3 { font-size: 10.5pt; margin: 5mm 0 1mm } .r th { border-bottom: 0.6px solid #000; padding: 2px 4px; font-size: 9pt } .r td { padding: 2px 4px; font-size: 9pt } .pg { text-align: center; margin-top: 6mm; font-size: 8.5pt }`,
    body: `<div class="h"><b>${p.say('Summary of the Commercial Paper Programme', 'Resumen del programa de pagarés')}</b><i>${p.say('This summary must be read as an introduction to the information memorandum', 'Este resumen debe leerse como introducción al documento base informativo')}</i></div><div class="d"><span>${p.say('Date of this summary', 'Fecha del resumen')}: ${p.field('date')}</span><span>${p.say('Ratings to be reviewed by', 'Próxima revisión de las calificaciones')}: ${p.field('next_review')}</span></div>${tableOf({ rows: terms }, 't full')}<h3>${p.say('Key financial information', 'Información financiera fundamental')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'r full')}<h3>${p.say('Main risks', 'Riesgos principales')}</h3>${first} ${second}<p style="margin-top:3mm;font-size:9pt">${p.say('Analyst at the agency', 'Analista de la agencia')}: ${p.field('analyst')}. ${p.say('A rating is no advice to buy and may be withdrawn at any time.', 'Una calificación no es recomendación de compra y puede retirarse en cualquier momento.')}</p><div class="pg">${p.say('S-1', 'R-1')}</div>`,
  };
}

/** A fund manager's sheet: position and spread of a bond, marks of other agencies on their own scales in one table, the house's own in a dark frame. */
export function houseView(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const others = [
    ['Norrland', p.dice.pick(['Ba1', 'Baa3', 'Ba2']), p.say('stable', 'estable'), earlierDay(p, 0, '02-11')],
    [
      'Castellan',
      p.dice.pick(['BB+', 'BBB-', 'BB']),
      p.say('watch', 'en vigilancia'),
      earlierDay(p, 1, '11-04'),
    ],
    [p.say('Implied by market', 'Implícita de mercado'), p.dice.pick(['BB', 'BB-']), '–', '–'],
  ];
  const position = [
    [
      p.say('Bond', 'Bono'),
      `${writeNumber(p.dice.between(3, 7), 3, p.locale)}% ${Number(p.years[0] ?? 0) + 6}`,
    ],
    ['ISIN', `XS${p.dice.digits(9)}${p.dice.int(0, 9)}`],
    [p.say('Held', 'Posición'), amountOf(p, 400, 2600)],
    [p.say('Spread', 'Diferencial'), `${p.dice.int(140, 420)} ${p.say('bp', 'pb')}`],
    [
      p.say('View', 'Recomendación'),
      p.dice.pick(p.say('Overweight|Neutral', 'Sobreponderar|Neutral').split('|')),
    ],
  ];
  const own = [
    [p.say('Long-term rating', 'Rating a largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating')],
    [p.say('Short-term rating', 'Rating a corto plazo'), p.field('st_rating'), p.field('previous_st_rating')],
  ];
  return {
    css: `@page { size: A4; margin: 12mm 15mm } body { font: 9.5pt 'URW Gothic', sans-serif; font-size: 9pt; line-height: 1.38; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; font-size: 8.5pt; color: #64748b } h1 { font-size: 18pt; margin: 2mm 0 0; font-weight: normal } .sub { color: #64748b; margin-bottom: 5mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm } .own { border: 1mm solid #0f172a; padding: 3mm 4mm } .own h3, h3 { font-size: 9.5pt; margin: 0 0 1.5mm } .own td, .own th { padding: 3px 2px } .own th { font-size: 8pt; font-weight: normal; color: #64748b } .own td:nth-child(2) { font-size: 14pt; font-weight: bold } .x td, .x th { padding: 2.6px 3px; border-bottom: 0.5px solid #cbd5e1; font-size: 8.5pt } .x th { color: #64748b; font-weight: normal } .sec { margin-top: 5mm } .bar { height: 1.6mm; background: linear-gradient(90deg, #0f172a 62%, #cbd5e1 62%); margin: 5mm 0 } .low { font-size: 8pt; color: #64748b; margin-top: 6mm; border-top: 0.6px solid #cbd5e1; padding-top: 2mm }`,
    body: `<div class="top"><span>${p.say('Quayside Asset Management, fixed income research', 'Gestora Puerta de Alcalá, análisis de renta fija')}</span><span>${p.say('Internal, not for clients', 'Uso interno')}</span></div><h1>${p.field('company_name')}</h1><div class="sub">${p.field('ticker')} · ${p.field('country')} · ${p.say('Sector', 'Sector')}: ${p.field('sector')} · ${p.say('Industry', 'Industria')}: ${p.field('industry')}</div><div class="g"><div class="own"><h3>${p.say('Our own ratings', 'Nuestros ratings')}, ${p.field('date')}</h3>${tableOf({ head: ['', p.say('Now', 'Actual'), p.say('Previous', 'Anterior')], rows: own, classes: ['', 'c', 'c'] }, 'full')}<div style="margin-top:2mm">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b></div></div><div><h3>${p.say('Position', 'Posición')}</h3>${tableOf({ rows: position, classes: ['', 'r'] }, 'x full')}</div></div><div class="sec"><h3>${p.say('What agencies say, on their scales, for comparison', 'Lo que dicen las agencias, en sus escalas, para comparar')}</h3>${tableOf({ head: [p.say('Agency', 'Agencia'), p.say('Mark', 'Nota'), p.say('Tone', 'Tono'), p.say('As of', 'Al')], rows: others }, 'x full')}</div><div class="bar"></div><h3>${p.say('Why', 'Argumentos')}</h3><p>${first} ${second}</p><p>${third}</p><h3>${p.say('What would change our mind', 'Qué nos haría cambiar')}</h3><p>${fourth}</p>${tableOf({ head: [p.say('Metric', 'Métrica'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'x full')}<div class="low">${p.say('Analyst', 'Analista')}: ${p.field('analyst')} · ${p.say('Portfolio manager', 'Gestor')}: ${p.say('Q. Laurel', 'B. Monreal')} · ${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</div>`,
  };
}

/** A bank's notice to a counterparty: what is owed without pledge at each grade as a ladder with a mark at the one in force, the facts of the counterparty above. */
export function collateralThresholds(p: ReportPaper): Sheet {
  const [first = '', second = ''] = observations(p);
  const long = p.field('lt_rating');
  // The best grade stands first.
  const ladder = GRADES.toReversed().map((grade, at) => [
    grade,
    `${p.locale.currency} ${writeNumber(Math.max(0, 30 - at * 4) * 1_000_000, 0, p.locale)}`,
    `${p.locale.currency} ${writeNumber(Math.max(250, 2000 - at * 220) * 1000, 0, p.locale)}`,
    grade === long ? p.say('◄ in force', '◄ aplicable') : '',
  ]);
  const party = [
    [p.say('Counterparty', 'Contraparte'), `<b>${p.field('company_name')}</b>`],
    [p.say('Incorporated in', 'País'), p.field('country')],
    [p.say('Sector / industry', 'Sector / industria'), `${p.field('sector')} / ${p.field('industry')}`],
    [p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${long}</b>`],
    [p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`],
    [
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 18mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.38; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2px solid #7c2d12; padding-bottom: 2mm } .top b { font-size: 14pt; color: #7c2d12 } h1 { font-size: 12.5pt; margin: 5mm 0 2mm } .p td { padding: 2.4px 6px 2.4px 0 } .p td:first-child { color: #78716c; width: 62mm } h3 { font-size: 10pt; color: #7c2d12; margin: 5mm 0 1.5mm } .l th { background: #f5efe9; padding: 3px 6px; font-size: 8.5pt } .l td { padding: 2.6px 6px; border-bottom: 0.5px solid #e0d6cc } .mk td:last-child { font-weight: bold; color: #7c2d12 } .low { margin-top: 5mm; font-size: 8.5pt; display: grid; grid-template-columns: 1fr 1fr; gap: 6mm }`,
    body: `<div class="top"><b>${p.say('Northgate Merchant Bank', 'Banco Reforma Mayor')}</b><span>${p.say('Margin and collateral', 'Garantías y márgenes')}</span></div><h1>${p.say('Notice under paragraph 11 of the credit support annex of', 'Aviso conforme al anexo de garantías del')} ${earlierDay(p, 2, '03-30')}</h1><p>${p.say('Dated', 'Fecha')}: <b>${p.field('date')}</b> &nbsp; ${p.say('Agreement', 'Contrato marco')} ${p.dice.digits(4)}-${p.dice.digits(3)}</p>${tableOf({ rows: party }, 'p full')}<h3>${p.say('What may be owed without pledge', 'Monto sin garantía según calificación')}</h3>${tableOf({ head: [p.say('Counterparty’s long-term rating', 'Calificación de largo plazo'), p.say('Threshold', 'Umbral'), p.say('Minimum transfer', 'Transferencia mínima'), ''], rows: ladder, classes: ['', 'r', 'r', ''] }, 'l mk full')}<h3>${p.say('Grounds', 'Fundamento')}</h3><p>${first} ${second}</p><p>${p.say('The bank’s own threshold stays at zero; its deposits are rated A- by others, which plays no part here.', 'El umbral del banco sigue en cero; sus depósitos tienen A- de un tercero, lo que aquí no cuenta.')}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'l full')}<div class="low"><span>${p.say('Credit analyst', 'Analista de crédito')}: ${p.field('analyst')}</span><span>${p.say('Rating to be reviewed by', 'Próxima revisión')}: ${p.field('next_review')}</span><span>${p.say('Collateral desk', 'Mesa de garantías')}: ext. ${p.dice.digits(4)}</span><span>${p.say('Statement of positions follows daily at noon.', 'El estado de posiciones se envía a diario.')}</span></div>`,
  };
}
