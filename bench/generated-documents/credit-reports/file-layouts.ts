// Papers of a file: what is set aside for a debtor under the standard of accounts, a memorandum by five heads, an auditor's working paper on a debtor.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay, observations } from './thirteenth-stock.ts';

/** A bank's sheet of what it sets aside: grades when the loan was made, at the last review and now in three columns, loans with stages beneath. */
export function stageMovement(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const long = p.field('lt_rating');
  const grades = [
    [
      p.say('Long-term rating', 'Calificación largo plazo'),
      stepsFrom(long, 2),
      p.field('previous_lt_rating'),
      `<b>${long}</b>`,
    ],
    [
      p.say('Short-term rating', 'Calificación corto plazo'),
      stepsFrom(long, 1),
      p.field('previous_st_rating'),
      `<b>${p.field('st_rating')}</b>`,
    ],
  ];
  const stages = [1, p.dice.pick([1, 2]), 2];
  const kinds = p
    .say('Term loan|Revolving line|Guarantees issued', 'Préstamo a plazo|Línea revolvente|Cartas fianza')
    .split('|');
  const loans = kinds.map((kind, at) => [
    `${kind} ${p.dice.digits(6)}`,
    amountOf(p, 300, 2900),
    `${writeNumber(p.dice.between(0.4, 6.5), 2, p.locale)}%`,
    `${p.dice.int(25, 55)}%`,
    p.say(`Stage ${stages[at] ?? 1}`, `Etapa ${stages[at] ?? 1}`),
    amountOf(p, 2, 60),
  ]);
  const obligor = [
    [p.say('Obligor', 'Deudor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Group of risk', 'Grupo económico'), p.peers[0]?.[0] ?? ''],
  ];
  const review = [
    [p.say('Date of this review', 'Fecha de esta revisión'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
    [p.say('Checked in finance', 'Control contable'), p.say('G. Thibodeau', 'P. Zegarra')],
    [p.say('Loan granted', 'Desembolso'), earlierDay(p, 2, '08-16')],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')} landscape; margin: 11mm 13mm } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8pt; line-height: 1.34; padding-right: 0.4mm } h1 { font-size: 12.5pt; margin: 0; color: #7f1d1d } .sub { color: #666; margin-bottom: 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } td, th { border: 0.5px solid #bba; padding: 2.4px 5px } th { background: #f4ecec; font-size: 7.4pt } .k td:first-child { background: #faf6f6; width: 46mm } h3 { font-size: 8.8pt; margin: 4mm 0 1mm; color: #7f1d1d } .low { margin-top: 3mm; font-size: 7.4pt; color: #555 }`,
    body: `<h1>${p.say('Expected credit loss: individual sheet', 'Pérdida crediticia esperada: ficha individual')}</h1><div class="sub">${p.say('Bank of the Narrows, credit risk', 'Banco Chancay, riesgos')} · ${p.say('sheet', 'ficha')} ${p.dice.digits(5)}</div><div class="two">${tableOf({ rows: obligor }, 'k full')}${tableOf({ rows: review }, 'k full')}</div><h3>${p.say('Internal ratings', 'Calificaciones internas')}</h3>${tableOf({ head: ['', p.say('At origination', 'Al desembolso'), p.say('Previous review', 'Revisión anterior'), p.say('This review', 'Esta revisión')], rows: grades, classes: ['', 'c', 'c', 'c'] }, 'full')}<p style="margin-top:1.5mm">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b> &nbsp; ${p.say('Backstop of 30 days past due: not met', 'Presunción de 30 días de atraso: no se cumple')}</p><h3>${p.say('Exposures', 'Exposiciones')}</h3>${tableOf({ head: [p.say('Facility', 'Operación'), 'EAD', 'PD', 'LGD', p.say('Stage', 'Etapa'), p.say('Loss set aside', 'Provisión')], rows: loans, classes: ['', 'r', 'r', 'r', 'c', 'r'] }, 'full')}<div class="two"><div><h3>${p.say('Ratios', 'Ratios')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'full')}</div><div><h3>${p.say('Judgement', 'Juicio experto')}</h3>${first} ${second} ${third}</div></div><div class="low">${p.say('Scenarios: base 60%, adverse 30%, favourable 10%. A rise in credit risk is seen from three notches below origination.', 'Escenarios: base 60%, adverso 30%, favorable 10%. Hay incremento significativo desde tres escalones bajo el desembolso.')}</div>`,
  };
}

const HEADS = {
  en: 'Character|Capacity|Capital|Collateral|Conditions',
  es: 'Carácter|Capacidad|Capital|Colateral|Condiciones',
};

/** A memorandum by five heads, each with dots out of five and its paragraph; lines of To and From above, what follows from it in a sentence at the end. */
export function fiveCs(p: ReportPaper): Sheet {
  const remarks = observations(p);
  const blocks = p
    .say(HEADS.en, HEADS.es)
    .split('|')
    .map((name, at) => {
      const score = p.dice.int(2, 5);
      return `<div class="c5"><b>${name}</b><span>${'●'.repeat(score)}${'○'.repeat(5 - score)}</span><p>${remarks[at] ?? ''}</p></div>`;
    });
  const head = [
    [p.say('To', 'Para'), p.say('Regional credit board, North', 'Comité zonal de créditos')],
    [p.say('From', 'De'), `${p.field('analyst')}, ${p.say('credit analyst', 'analista de créditos')}`],
    [p.say('Date', 'Fecha'), p.field('date')],
    [
      p.say('Subject', 'Asunto'),
      `<b>${p.field('company_name')}</b>, ${p.say('annual renewal of lines', 'renovación anual de líneas')}`,
    ],
    [p.say('Copy', 'Copia'), p.say('Branch Lüneburg, M. Ostermann', 'Sucursal Junín, H. Bevilacqua')],
  ];
  const previous = p.say(
    `Before this, it carried a previous long-term rating of ${p.field('previous_lt_rating')} and a previous short-term rating of ${p.field('previous_st_rating')}, given on ${earlierDay(p, 0, '01-24')}.`,
    `Antes de esto tenía una calificación anterior de largo plazo de ${p.field('previous_lt_rating')} y una calificación anterior de corto plazo de ${p.field('previous_st_rating')}, otorgadas el ${earlierDay(p, 0, '01-24')}.`,
  );
  return {
    css: `@page { size: A4; margin: 20mm 24mm } body { font: 10.5pt 'Nimbus Roman', serif; line-height: 1.38; padding-right: 0.4mm } h1 { font-size: 14pt; letter-spacing: 3px; margin: 0 0 4mm } .hd td { padding: 1.2px 10px 1.2px 0 } .hd td:first-child { font-weight: bold } .hd { border-bottom: 1px solid #000; padding-bottom: 3mm; margin-bottom: 4mm; width: 100% } .c5 { display: grid; grid-template-columns: 34mm 24mm 1fr; gap: 3mm; margin-bottom: 2.5mm } .c5 p { margin: 0 } .c5 span { letter-spacing: 1px } h3 { font-size: 11pt; margin: 4mm 0 1.5mm } .r td, .r th { padding: 1.4px 6px; font-size: 9.5pt } .r th { border-bottom: 0.6px solid #000 } .sg { margin-top: 8mm }`,
    body: `<h1>MEMORANDUM</h1>${tableOf({ rows: head }, 'hd')}<p>${p.say(`The borrower works in the ${p.field('industry')} industry (sector: ${p.field('sector')}) and is seated in ${p.field('country')}. Lines now stand at ${p.limit}, of which ${p.exposure} is drawn.`, `La prestataria opera en la industria ${p.field('industry')} (sector: ${p.field('sector')}) y tiene sede en ${p.field('country')}. Las líneas suman ${p.limit}, con ${p.exposure} en uso.`)}</p>${blocks.join('')}<h3>${p.say('Figures', 'Cifras')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'r full')}<h3>${p.say('What follows', 'Conclusión')}</h3><p>${p.say(`I propose a long-term rating of <b>${p.field('lt_rating')}</b> and a short-term rating of <b>${p.field('st_rating')}</b>; outlook: <b>${p.field('outlook')}</b>.`, `Se propone una calificación de largo plazo de <b>${p.field('lt_rating')}</b> y una calificación de corto plazo de <b>${p.field('st_rating')}</b>; perspectiva: <b>${p.field('outlook')}</b>.`)} ${previous} ${p.say(`Next review: ${p.field('next_review')}.`, `Próxima revisión: ${p.field('next_review')}.`)}</p><p>${p.say('The scoring model of the head office, which knows nothing of the family, says A-; I do not follow it.', 'El modelo de la casa central, que nada sabe de la familia, arroja A-; no lo sigo.')}</p><div class="sg">______________________<br>${p.say('Branch manager, seen', 'Gerente de sucursal, visto')}</div>`,
  };
}

/** An auditor's: index, who prepared and who reviewed in a corner, what was done with ticks, the debtor's ratings as the client's credit desk has them. */
export function auditWorkingPaper(p: ReportPaper): Sheet {
  const [first = '', second = ''] = observations(p);
  // What is audited is the year in which the report was written.
  const year = Number(p.years[0] ?? 0) + 1;
  const corner = [
    [p.say('Index', 'Índice'), `<b>D-${p.dice.int(2, 9)}.${p.dice.int(1, 9)}</b>`],
    [p.say('Prepared', 'Preparó'), p.say('CMcG 14/1', 'RMD 14/1')],
    [p.say('Reviewed', 'Revisó'), p.say('DO’S 22/1', 'JAF 22/1')],
    [p.say('Year end', 'Cierre'), p.day(`${year}-12-31`)],
  ];
  const file = [
    [p.say('Debtor', 'Deudor'), `<b>${p.field('company_name')}</b>`, '✓'],
    [p.say('Country', 'País'), p.field('country'), '✓'],
    [p.say('Sector', 'Sector'), p.field('sector'), '✓'],
    [p.say('Industry', 'Industria'), p.field('industry'), '✓'],
    [p.say('Long-term rating', 'Calificación de largo plazo'), p.field('lt_rating'), '†'],
    [p.say('Short-term rating', 'Calificación de corto plazo'), p.field('st_rating'), '†'],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook'), '†'],
    [
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
      '‡',
    ],
    [
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
      '‡',
    ],
    [p.say('Date of credit report', 'Fecha del informe de crédito'), p.field('date'), '†'],
    [p.say('Credit analyst', 'Analista de crédito'), p.field('analyst'), '†'],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review'), '†'],
  ];
  const invoices = Array.from({ length: 4 }, (_, at) => [
    String(p.dice.int(10_200, 98_700)),
    p.day(`${year}-${at === 0 ? '09' : `1${at - 1}`}-1${at}`),
    amountOf(p, 12, 160),
    at === 2 ? p.say('open', 'pendiente') : p.say('paid after year end', 'cobrada tras el cierre'),
  ]);
  const [other = []] = p.peers;
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; line-height: 1.36; padding-right: 0.4mm; background: repeating-linear-gradient(#fff 0 6.6mm, #e6f0e6 6.6mm 6.8mm) } .top { display: flex; justify-content: space-between; align-items: flex-start; margin-bottom: 5mm } .top b.c { font-size: 13pt } .cn td { border: 0.8px solid #2f6b2f; padding: 1.6px 6px; font-size: 8.5pt; background: #fff } h3 { font-size: 10pt; margin: 4mm 0 1mm; color: #2f6b2f } .f { background: #fff } .f td { border-bottom: 0.5px solid #9bbf9b; padding: 2.4px 5px } .f td:first-child { width: 66mm; color: #444 } .f td:last-child { color: #b00020; font-weight: bold; width: 12mm } .i th { border-bottom: 0.8px solid #2f6b2f; padding: 2px 5px } .i td { padding: 2px 5px } .i { background: #fff } .tk { font-size: 8.5pt; color: #b00020; margin-top: 2mm } .end { background: #fff }`,
    body: `<div class="top"><div><b class="c">${p.say('Client: Liffey Bottlers Ltd', 'Cliente: Envasadora del Isabela, S.R.L.')}</b><br>${p.say('Trade receivables, recoverability of a single balance', 'Cuentas por cobrar, recuperabilidad de un saldo')}</div>${tableOf({ rows: corner }, 'cn')}</div><h3>${p.say('From the credit file of the client', 'Del expediente de crédito del cliente')}</h3>${tableOf({ rows: file }, 'f full')}<div class="tk">✓ ${p.say('agreed to register', 'cotejado con el registro')} &nbsp; † ${p.say('agreed to the credit report', 'cotejado con el informe de crédito')} (${p.agency}) &nbsp; ‡ ${p.say('agreed to last year’s file', 'cotejado con el expediente del año anterior')}</div><h3>${p.say('Invoices tested', 'Facturas probadas')}</h3>${tableOf({ head: [p.say('Number', 'Número'), p.say('Dated', 'Fecha'), p.say('Amount', 'Monto'), p.say('Found', 'Resultado')], rows: invoices, classes: ['', '', 'r', ''] }, 'i full')}<h3>${p.say('Ratios of the debtor', 'Ratios del deudor')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'i full')}<h3>${p.say('Conclusion', 'Conclusión')}</h3><p class="end">${first} ${second} ${p.say(`No allowance is needed beyond the general one. Compare ${other[0] ?? ''}, graded ${other[1] ?? ''}, at D-1.4, where half was set aside.`, `No se requiere provisión adicional a la general. Compárese con ${other[0] ?? ''}, calificada ${other[1] ?? ''}, en D-1.4, provisionada al 50%.`)}</p>`,
  };
}
