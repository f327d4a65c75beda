// Papers by which a company is let in or classed: a certificate for tenders, the security asked by a market for power, the form of a bank for its supervisor.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { appraisals } from './fourteenth-stock.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** A certificate for those who tender: numbered boxes, classes of work with ceilings, a round stamp; how long it holds beside when the rating is looked at again. */
export function bidderPrequalification(p: ReportPaper): Sheet {
  const [first = '', second = ''] = appraisals(p);
  const boxes = [
    [p.say('Name of tenderer', 'Proponente'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`],
    [p.say('Rating report dated', 'Fecha del informe de calificación'), p.field('date')],
    [
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ],
    [p.say('Rating analyst', 'Analista de la calificación'), p.field('analyst')],
    [p.say('Next review of the rating', 'Próxima revisión de la calificación'), p.field('next_review')],
  ].map(
    ([label = '', value = ''], at) =>
      `<div><i>${at + 1}</i><small>${label}</small><span>${value}</span></div>`,
  );
  const works = p
    .say(
      'Roads and bridges|Water retaining structures|Buildings|Electrical works',
      'Vías y puentes|Obras hidráulicas|Edificaciones|Obras eléctricas',
    )
    .split('|')
    .map((name, at) => [
      `${p.say('CE', 'UNSPSC')} ${p.dice.int(10, 98)}`,
      name,
      at === 3 ? p.say('not applied for', 'no solicitado') : amountOf(p, 2000, 9000),
      at === 3 ? '–' : String(p.dice.int(5, 9)),
    ]);
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt 'Liberation Serif', serif; line-height: 1.36; padding-right: 0.4mm } .fr { border: 3px double #7c4a03; padding: 7mm; min-height: 262mm; position: relative } .hd { text-align: center } .hd b { font-size: 17pt; letter-spacing: 1px; display: block } .nr { text-align: right; font: 9pt 'Liberation Mono', monospace; margin: 3mm 0 } .bx { display: grid; grid-template-columns: 1fr 1fr; gap: 0; border-left: 0.6px solid #7c4a03; border-top: 0.6px solid #7c4a03; margin: 4mm 0 } .bx > div { border-right: 0.6px solid #7c4a03; border-bottom: 0.6px solid #7c4a03; padding: 1mm 2mm; display: grid; grid-template-columns: 6mm 1fr; } .bx i { font-style: normal; font-size: 7.5pt; color: #7c4a03 } .bx small { font-size: 7.8pt; color: #7c4a03 } .bx span { grid-column: 2; font-size: 10.5pt } h3 { font-size: 10pt; margin: 4mm 0 1mm } .t th, .t td { border-bottom: 0.5px solid #cbb08a; padding: 2.4px 5px } .st { position: absolute; right: 14mm; bottom: 12mm; width: 34mm; height: 34mm; border: 1.2mm solid #1d4ed8; border-radius: 50%; color: #1d4ed8; text-align: center; transform: rotate(-11deg); font: bold 8pt 'Liberation Sans', sans-serif; display: flex; align-items: center; justify-content: center } .sg { position: absolute; left: 12mm; bottom: 14mm; width: 70mm; border-top: 0.8px solid #000; padding-top: 1mm; font-size: 8.5pt }`,
    body: `<div class="fr"><div class="hd"><b>${p.say('CERTIFICATE OF PREQUALIFICATION', 'CERTIFICADO DE PRECALIFICACIÓN')}</b>${p.say('Register of tenderers, Department of Public Infrastructure', 'Registro de proponentes, Cámara de Contratación Pública')}</div><div class="nr">${p.say('Register no.', 'Inscripción n.º')} ${p.dice.digits(4)}/${p.dice.digits(5)}</div><p>${p.say('Issued on the strength of the accounts and of the credit opinion of', 'Se expide con base en los estados financieros y en la opinión crediticia de')} ${p.agency}.</p><div class="bx">${boxes.join('')}</div><h3>${p.say('Works for which it may tender', 'Obras a las que puede presentarse')}</h3>${tableOf({ head: [p.say('Class', 'Código'), p.say('Works', 'Obra'), p.say('Up to', 'Hasta'), p.say('Grade of class', 'Nivel')], rows: works, classes: ['', '', 'r', 'c'] }, 't full')}<h3>${p.say('Financial capacity', 'Capacidad financiera')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<p style="margin-top:3mm">${first} ${second}</p><p>${p.say(`The certificate holds for tenders closing within twelve months. First entered in the register on ${earlierDay(p, 2, '08-02')}; joint ventures are graded apart, the last one A on ${earlierDay(p, 1, '04-16')}.`, `El certificado vale para procesos que cierren dentro de doce meses. Primera inscripción: ${earlierDay(p, 2, '08-02')}; los consorcios se califican aparte, el último con A el ${earlierDay(p, 1, '04-16')}.`)}</p><div class="sg">${p.say('Registrar of tenderers', 'Registrador de proponentes')}</div><div class="st">${p.say('PUBLIC<br>REGISTER<br>★', 'REGISTRO<br>PÚBLICO<br>★')}</div></div>`,
  };
}

/** What the security comes to, step by step. */
function securityRows(p: ReportPaper): string[][] {
  const { currency, priceLevel } = p.locale;
  const money = (thousands: number): string =>
    `${currency} ${writeNumber(thousands * 1000 * Math.max(1, priceLevel), 0, p.locale)}`;
  const worth = p.dice.int(3000, 9000);
  const share = p.dice.int(2, 9);
  const free = Math.round((worth * share) / 100);
  const need = free + p.dice.int(200, 900);
  return [
    ['a', p.say('Tangible net worth', 'Patrimonio tangible'), money(worth)],
    ['b', p.say('Share allowed without security', 'Parte admitida sin garantía'), `${share}%`],
    ['c', p.say('Allowance, a × b', 'Crédito sin garantía, a × b'), money(free)],
    ['d', p.say('Largest exposure of 42 days', 'Exposición máxima en 42 días'), money(need)],
    ['e', p.say('Security to be lodged, d − c', 'Garantía a constituir, d − c'), money(need - free)],
  ];
}

/** Of the operator of a market for power: ratings in a row under their headings, the security reckoned in lettered steps, what happens at a call. */
export function poolParticipant(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = appraisals(p);
  const head = [
    p.say('Long-term rating', 'Calificación de largo plazo'),
    p.say('Short-term rating', 'Calificación de corto plazo'),
    p.say('Outlook', 'Perspectiva'),
    p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
    p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
  ];
  const row = [
    `<b>${p.field('lt_rating')}</b>`,
    `<b>${p.field('st_rating')}</b>`,
    `<b>${p.field('outlook')}</b>`,
    p.field('previous_lt_rating'),
    p.field('previous_st_rating'),
  ];
  const line = (label: string, value: string): string => `<p><span>${label}</span>${value}</p>`;
  const calls = [
    [
      earlierDay(p, 0, '07-11'),
      amountOf(p, 40, 160),
      p.say('met by 11:00 next day', 'atendida al día siguiente 11:00'),
    ],
    [earlierDay(p, 1, '01-26'), amountOf(p, 40, 160), p.say('met the same day', 'atendida el mismo día')],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.4pt; line-height: 1.42; padding-right: 0.4mm } .hd { display: flex; align-items: center; gap: 4mm; border-bottom: 1mm solid #ca8a04; padding-bottom: 3mm; margin-bottom: 5mm } .bo { width: 9mm; height: 13mm; background: #ca8a04; clip-path: polygon(60% 0, 0 58%, 42% 58%, 30% 100%, 100% 38%, 56% 38%) } .hd b { font-size: 13pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm } p { margin: 0 0 1.4mm } .two span { display: inline-block; width: 37mm; color: #854d0e } h3 { font-size: 9.4pt; margin: 5mm 0 1.4mm; color: #854d0e } .g th { font-weight: normal; font-size: 7.4pt; text-align: center; border: 0.6px solid #ca8a04; background: #fef9e7; padding: 2px } .g td { text-align: center; border: 0.6px solid #ca8a04; padding: 5px 2px; font-size: 10pt } .s td, .s th { padding: 2.8px 5px; border-bottom: 0.5px solid #e6d9ae } .s tr:last-child td { font-weight: bold } .r tr:last-child td { font-weight: normal } .lo { margin-top: 6mm; font-size: 7.6pt; color: #444 }`,
    body: `<div class="hd"><div class="bo"></div><div><b>${p.say('Prudential assessment of a market participant', 'Evaluación prudencial de agente del mercado')}</b><br>${p.say('Karoo Power Pool, settlement and risk', 'Despacho Oriental de Cargas, liquidaciones y riesgo')}</div></div><div class="two"><div>${line(p.say('Participant', 'Agente'), `<b>${p.field('company_name')}</b>`)}${line(p.say('Country', 'País'), p.field('country'))}${line(p.say('Sector', 'Sector'), p.field('sector'))}${line(p.say('Industry', 'Industria'), p.field('industry'))}</div><div>${line(p.say('Assessment date', 'Fecha de evaluación'), p.field('date'))}${line(p.say('Next review', 'Próxima revisión'), p.field('next_review'))}${line(p.say('Credit analyst', 'Analista de crédito'), p.field('analyst'))}${line(p.say('Participant code', 'Código de agente'), `${p.dice.pick(['LD', 'GN', 'TR'])}${p.dice.digits(3)}`)}</div></div><h3>${p.say('Credit ratings applied', 'Calificaciones aplicadas')} (${p.agency})</h3>${tableOf({ head, rows: [row] }, 'g full')}<h3>${p.say('Security', 'Garantía')}</h3>${tableOf({ rows: securityRows(p), classes: ['', '', 'r'] }, 's full')}<h3>${p.say('Margin calls of two years', 'Llamadas de margen de dos años')}</h3>${tableOf({ head: [p.say('Called', 'Fecha'), p.say('Amount', 'Importe'), p.say('Answer', 'Respuesta')], rows: calls, classes: ['', 'r', ''] }, 's r full')}<h3>${p.say('Accounts', 'Estados financieros')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 's r full')}<h3>${p.say('Findings', 'Observaciones')}</h3><p>${first} ${second}</p><p>${third}</p><div class="lo">${p.say('A bank that gives a guarantee must itself be rated A- or better. The retailer in the same group was suspended at C and is no longer a participant.', 'El banco avalista debe tener A- o mejor. La comercializadora del mismo grupo fue suspendida con C y ya no es agente.')}</div>`,
  };
}

/** Of a bank for its supervisor: lines with codes and what goes in each, a class of the rules that is no rating, days in arrear, who filled it in. */
export function supervisorReturn(p: ReportPaper): Sheet {
  const [first = '', second = ''] = appraisals(p);
  const lineOf = ([code, label, value]: readonly [string, string, string]): string[] => [code, label, value];
  const debtor = [
    ['010', p.say('Name of borrower', 'Nombre del deudor'), `<b>${p.field('company_name')}</b>`],
    ['011', p.say('Country of residence', 'País de residencia'), p.field('country')],
    ['012', p.say('Sector', 'Sector'), p.field('sector')],
    ['013', p.say('Industry', 'Industria'), p.field('industry')],
    ['014', p.say('Identification', 'Identificación'), p.dice.digits(9)],
  ] as const;
  const rating = [
    [
      '030',
      p.say('Internal long-term rating', 'Calificación interna de largo plazo'),
      `<b>${p.field('lt_rating')}</b>`,
    ],
    [
      '031',
      p.say('Internal short-term rating', 'Calificación interna de corto plazo'),
      `<b>${p.field('st_rating')}</b>`,
    ],
    ['032', p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [
      '033',
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ],
    [
      '034',
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ],
    ['035', p.say('Date of rating', 'Fecha de la calificación'), p.field('date')],
    ['036', p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    ['037', p.say('Analyst', 'Analista'), p.field('analyst')],
  ] as const;
  const classed = [
    [
      '050',
      p.say('Supervisory class (1 to 5)', 'Categoría regulatoria (1 a 5)'),
      `${p.dice.int(1, 2)} ${p.say('pass', 'normal')}`,
    ],
    [
      '051',
      p.say('Days in arrear, worst of 12 months', 'Días de mora, máximo de 12 meses'),
      String(p.dice.int(0, 24)),
    ],
    ['052', p.say('Outstanding', 'Saldo'), amountOf(p, 300, 2400)],
    ['053', p.say('Undrawn', 'No desembolsado'), amountOf(p, 90, 700)],
    ['054', p.say('Security, forced sale value', 'Garantías, valor de liquidación'), amountOf(p, 200, 1900)],
    ['055', p.say('Provision', 'Provisión'), amountOf(p, 4, 40)],
    ['056', p.say('First granted on', 'Primer desembolso'), earlierDay(p, 2, '05-09')],
  ] as const;
  const part = (title: string, rows: readonly (readonly [string, string, string])[]): string =>
    `<h3>${title}</h3>${tableOf({ rows: rows.map(lineOf), classes: ['n', '', ''] }, 'ln full')}`;
  return {
    css: `@page { size: A4; margin: 13mm 16mm } body { font: 9.2pt 'Liberation Sans Narrow', sans-serif; font-size: 10pt; line-height: 1.32; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 34mm 1fr 34mm; border: 1px solid #000; text-align: center } .hd > div { padding: 2mm } .hd > div + div { border-left: 1px solid #000 } .hd b { font-size: 12.5pt } h3 { font-size: 10pt; background: #000; color: #fff; margin: 3.5mm 0 0; padding: 0.8mm 2mm } .ln td { border: 0.6px solid #000; padding: 2.4px 5px } .ln td:first-child { width: 13mm; background: #e8e8e8; text-align: center } .ln td:nth-child(2) { width: 78mm } .r td, .r th { border: 0.6px solid #000; padding: 2px 5px } .ex { border: 0.6px solid #000; padding: 2mm; border-top: none } .sg { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 14mm } .sg div { border-top: 0.8px solid #000; padding-top: 1mm; font-size: 9pt }`,
    body: `<div class="hd"><div>${p.say('Return 612-B', 'Formulario AT-12')}</div><div><b>${p.say('Individual borrower: classification', 'Clasificación de deudor individual')}</b><br>${p.say('Straits Commercial Bank', 'Banco Canalero')}</div><div>${p.say('Institution', 'Entidad')} 0${p.dice.digits(3)}</div></div>${part(p.say('A. Borrower', 'A. Deudor'), debtor)}${part(p.say('B. Rating by the institution', 'B. Calificación de la entidad'), rating)}${part(p.say('C. Classification and exposure', 'C. Clasificación y exposición'), classed)}<h3>${p.say('D. Ratios', 'D. Indicadores')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'r full')}<h3>${p.say('E. Grounds', 'E. Sustento')}</h3><div class="ex">${first} ${second} ${p.say(`At the inspection of ${earlierDay(p, 1, '10-04')} the examiners had it in class 3 and agreed to the move.`, `En la inspección del ${earlierDay(p, 1, '10-04')} figuraba en categoría 3 y se aceptó el cambio.`)}</div><div class="sg"><div>${p.say('Reporting officer: N. Chua', 'Funcionario que reporta: I. Batista')}</div><div>${p.say('Chief risk officer', 'Vicepresidencia de riesgo')}</div></div>`,
  };
}
