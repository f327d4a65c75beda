// Rating reports as lenders and their customers write them, third collection: a numbered paper, a form with boxes to tick, a mail, a card of a supplier, facts in the
// margins of the page, a report of which the values are wrapped.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** Three columns: a number, what is asked, what is answered. */
export function numberedPaper(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const asked: readonly (readonly [string, string])[] = [
    [
      p.name('Name of the borrower|Borrowing entity', 'Nombre del prestatario|Entidad prestataria'),
      p.field('company_name'),
    ],
    [
      p.name('Country in which it is registered|Country', 'País en que está registrada|País'),
      p.field('country'),
    ],
    [p.name('Sector of the economy|Sector', 'Sector de la economía|Sector'), p.field('sector')],
    [p.say('Amount applied for', 'Importe solicitado'), p.limit],
    [p.say('Drawn at present', 'Dispuesto en la actualidad'), p.exposure],
    [
      p.name(
        'Internal rating, short term|Rating – short term',
        'Rating interno, corto plazo|Rating – corto plazo',
      ),
      p.field('st_rating'),
    ],
    [
      p.name(
        'Internal rating, long term|Rating – long term',
        'Rating interno, largo plazo|Rating – largo plazo',
      ),
      p.field('lt_rating'),
    ],
    [
      p.name(
        'Last rating, long term|Previous long-term rating',
        'Último rating, largo plazo|Rating anterior, largo plazo',
      ),
      p.field('previous_lt_rating'),
    ],
    [p.name('Outlook for the rating|Outlook', 'Perspectiva del rating|Perspectiva'), p.field('outlook')],
    [
      p.name('Paper drawn up by|Case officer', 'Ponencia elaborada por|Responsable del expediente'),
      p.field('analyst'),
    ],
    [p.name('Date of the paper|Date', 'Fecha de la ponencia|Fecha'), p.field('date')],
    [
      p.name('To be reviewed again on|Next review', 'Se volverá a revisar el|Próxima revisión'),
      p.field('next_review'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 17mm } body { font: 10pt ${p.font} } h1 { font-size: 14pt; text-align: center } .asked td { border: 1px solid #555; padding: 4px 6px } .asked td:first-child { width: 9mm; text-align: center } .asked td:nth-child(2) { width: 70mm }`,
    body: `<div style="text-align:right">${p.agency}</div><h1>${p.name('Credit paper: risk rating|Credit risk rating paper', 'Ponencia de crédito: calificación de riesgo|Propuesta de calificación crediticia')}</h1>${tableOf({ rows: asked.map(([label, value], place) => [String(place + 1), label, value]) }, 'asked full')}<p style="margin-top:12px">${first} ${second}</p>`,
  };
}

/** Boxes to tick for what has few values. */
export function tickForm(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const chosen = p.field('outlook');
  const outlooks = [
    p.say('Positive', 'Positiva'),
    p.say('Stable', 'Estable'),
    p.say('Negative', 'Negativa'),
    p.say('Developing', 'En desarrollo'),
  ];
  const boxes = outlooks
    .map((each) => `${each === chosen ? '[X]' : '[ ]'} ${each}`)
    .join('&nbsp;&nbsp;&nbsp;');
  const row = (label: string, value: string): string =>
    `<div class="row"><span>${label}</span><b>${value}</b></div>`;
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10.5pt ${p.font} } h1 { font-size: 15pt; border: 2px solid; padding: 6px; text-align: center } .row { display: grid; grid-template-columns: 62mm 1fr; border-bottom: 1px dotted #555; padding: 4px 0 } h3 { font-size: 10.5pt; margin: 14px 0 2px }`,
    body: `<h1>${p.name('CREDIT RISK RATING FORM|RATING FORM', 'FORMULARIO DE CALIFICACIÓN DE RIESGO|FORMULARIO DE RATING')}</h1><h3>A. ${p.say('Customer', 'Cliente')}</h3>${row(p.name('Customer’s name|Name of customer', 'Nombre del cliente|Nombre y forma jurídica'), p.field('company_name'))}${row(p.name('Ticker (if listed)|Ticker', 'Ticker (si cotiza)|Ticker'), p.field('ticker'))}${row(p.name('Industry code and name|Industry', 'Actividad (CNAE)|Actividad'), p.field('industry'))}
      <h3>B. ${p.say('Result', 'Resultado')}</h3>${row(p.name('Grade, short term (ST)|ST grade', 'Nota, corto plazo (CP)|Nota CP'), p.field('st_rating'))}${row(p.name('Grade, long term (LT)|LT grade', 'Nota, largo plazo (LP)|Nota LP'), p.field('lt_rating'))}${row(p.name('Outlook (tick one)|Outlook', 'Perspectiva (marque una)|Perspectiva'), boxes)}
      <h3>C. ${p.say('Remarks', 'Observaciones')}</h3><p>${first}</p><h3>D. ${p.say('Sign-off', 'Conformidad')}</h3>${row(p.name('Completed by|Form completed by', 'Cumplimentado por|Rellenado por'), p.field('analyst'))}${row(p.name('Completed on|On', 'Cumplimentado el|Fecha'), p.field('date'))}${row(p.name('Valid to|Next rating due', 'Válido hasta|Próximo rating'), p.field('next_review'))}`,
  };
}

/** A mail with several facts in a line, parted by bars. */
export function barMail(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = opinions(p);
  const company = p.field('company_name');
  const line = (parts: readonly string[]): string => `<p>${parts.join(' | ')}</p>`;
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 10.5pt ${p.font} } .mail td { padding: 1px 14px 1px 0 } hr { border: 0; border-top: 1px solid #aaa }`,
    body: `${tableOf(
      {
        rows: [
          [
            p.say('From:', 'De:'),
            `${p.field('analyst')}${p.say(' (credit analyst)', ' (analista de crédito)')}`,
          ],
          [p.say('To:', 'Para:'), p.say('Credit desk', 'Mesa de riesgos')],
          [p.say('Sent:', 'Enviado:'), p.field('date')],
          [
            p.say('Subject:', 'Asunto:'),
            `${p.say('Credit rating report', 'Informe de calificación crediticia')}: ${company}`,
          ],
        ],
        classes: ['b', ''],
      },
      'mail',
    )}<hr>${line([`${p.say('Company', 'Empresa')}: ${company}`, `${p.say('Ticker', 'Ticker')}: ${p.field('ticker')}`, `${p.say('Country', 'País')}: ${p.field('country')}`])}${line([`${p.name('ST rating|Short term', 'Rating CP|Corto plazo')}: ${p.field('st_rating')}`, `${p.name('LT rating|Long term', 'Rating LP|Largo plazo')}: ${p.field('lt_rating')}`, `${p.say('Outlook', 'Perspectiva')}: ${p.field('outlook')}`])}${line([`${p.say('Sector', 'Sector')}: ${p.field('sector')}`, `${p.name('Review again|Next review', 'Volver a revisar|Próxima revisión')}: ${p.field('next_review')}`])}
      <p>${first}</p><p>${second}</p><p>${third}</p><p>${p.say('Limit proposed', 'Límite que se propone')}: ${p.limit}</p>`,
  };
}

/** A buyer's card of a supplier: grades beside a score of another kind, with its scale. */
export function supplierCard(p: ReportPaper): Sheet {
  const { dice } = p;
  const [first = ''] = opinions(p);
  const score = dice.int(40, 95);
  const pairs = [
    [
      p.name('Supplier|Supplier assessed', 'Proveedor|Proveedor evaluado'),
      p.field('company_name'),
      p.name('Supplier country|Country', 'País del proveedor|País'),
      p.field('country'),
    ],
    [
      p.name('Category|Industry', 'Categoría|Industria'),
      p.field('industry'),
      p.say('Financial score', 'Puntuación financiera'),
      `${score} / 100`,
    ],
    [
      p.name('Short-term credit grade|Credit grade ST', 'Nota de crédito a corto plazo|Nota de crédito CP'),
      p.field('st_rating'),
      p.say('Delivery score', 'Puntuación de entrega'),
      `${dice.int(60, 99)} %`,
    ],
    [
      p.name('Long-term credit grade|Credit grade LT', 'Nota de crédito a largo plazo|Nota de crédito LP'),
      p.field('lt_rating'),
      p.name('Tendency|Outlook', 'Tendencia|Perspectiva'),
      p.field('outlook'),
    ],
    [
      p.name('Assessed on|Date of assessment', 'Evaluado el|Fecha de evaluación'),
      p.field('date'),
      p.name('Reassess by|Next assessment', 'Reevaluar antes del|Próxima evaluación'),
      p.field('next_review'),
    ],
    [
      p.name('Assessor|Assessed by', 'Evaluador|Evaluado por'),
      p.field('analyst'),
      p.say('Spend per year', 'Compra anual'),
      p.exposure,
    ],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 15mm } body { font: 10pt ${p.font} } h1 { font-size: 16pt; color: #7a3b00 } .card td { border: 1px solid #c9a27c; padding: 6px 8px; width: 25% } .card td:nth-child(odd) { background: #f9f1e8; font-size: 9pt }`,
    body: `<h1>${p.name('Supplier credit risk assessment|Supplier credit rating report', 'Evaluación crediticia del proveedor|Informe de calificación del proveedor')}</h1>${tableOf({ rows: pairs }, 'card full')}<p style="margin-top:12px">${first}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'card full')}`,
  };
}

/** Facts in the head and at the foot of the page, the grades in a coloured band without more than their terms. */
export function marginFacts(p: ReportPaper): Sheet {
  const texts = opinions(p);
  return {
    css: `@page { size: A4; margin: 14mm 20mm } body { font: 10pt ${p.font} } .head, .foot { font-size: 8pt; color: #333; display: flex; justify-content: space-between } .head { border-bottom: 1px solid; padding-bottom: 3px } .foot { border-top: 1px solid; padding-top: 3px; margin-top: 30px } .band { background: #dfe7f3; display: flex; gap: 22px; padding: 8px 12px; margin: 10px 0; font-size: 13pt } h1 { font-size: 21pt; margin: 12px 0 0 }`,
    body: `<div class="head"><span>${p.agency}</span><span>${p.name('Credit opinion|Credit risk rating report', 'Opinión de crédito|Informe de calificación de riesgo crediticio')}</span><span>${p.field('date')}</span></div><h1>${p.field('company_name')}</h1><div>${p.field('sector')} | ${p.field('country')}</div>
      <div class="band"><span>${p.say('LT', 'LP')} <b>${p.field('lt_rating')}</b></span><span>${p.say('ST', 'CP')} <b>${p.field('st_rating')}</b></span><span>${p.field('outlook')}</span></div>${texts.map((text) => `<p>${text}</p>`).join('')}${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'full')}
      <div class="foot"><span>${p.name('Analyst|Contact', 'Analista|Contacto')}: ${p.field('analyst')}</span><span>${p.name('Next review|Review', 'Próxima revisión|Revisión')}: ${p.field('next_review')}</span><span>${p.say('Page 1 of 1', 'Página 1 de 1')}</span></div>`,
  };
}

/** Narrow cells, so that labels and values are wrapped. */
export function narrowCells(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const head = [
    p.name('Name of the issuer|Rated issuer', 'Nombre del emisor|Emisor calificado'),
    p.name('Country of incorporation|Country of domicile', 'País de constitución|País de domicilio'),
    p.name(
      'Short-term issuer rating|Short-term credit rating',
      'Calificación de emisor a corto plazo|Calificación crediticia a corto plazo',
    ),
    p.name(
      'Long-term issuer rating|Long-term credit rating',
      'Calificación de emisor a largo plazo|Calificación crediticia a largo plazo',
    ),
    p.name('Rating outlook|Credit outlook', 'Perspectiva de la calificación|Perspectiva crediticia'),
    p.name('Date of rating|Date of issue', 'Fecha de calificación|Fecha de emisión'),
    p.name(
      'Next scheduled review|Date of next review',
      'Próxima revisión programada|Fecha de próxima revisión',
    ),
  ];
  const row = [
    p.field('company_name'),
    p.field('country'),
    p.field('st_rating'),
    p.field('lt_rating'),
    p.field('outlook'),
    p.field('date'),
    p.field('next_review'),
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } h1 { font-size: 16pt } .narrow { table-layout: fixed } .narrow th { font-size: 8pt; vertical-align: bottom; border-bottom: 1.5px solid; padding: 3px 5px } .narrow td { font-size: 9pt; padding: 5px; border-bottom: 1px solid #999 }`,
    body: `<div>${p.agency}</div><h1>${p.name('Credit rating certificate|Credit rating report', 'Certificado de calificación crediticia|Informe de calificación crediticia')}</h1>${tableOf({ head, rows: [row] }, 'narrow full')}<p style="margin-top:16px">${first}</p><p>${second}</p><p style="margin-top:40px">____________________<br>${p.field('analyst')}<br>${p.name('Credit analyst|Analyst in charge', 'Analista de crédito|Analista a cargo')}</p>`,
  };
}
