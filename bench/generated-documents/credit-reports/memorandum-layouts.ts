// Rating reports from within banks: a memorandum, a form of renewal in boxes, a card of weighted factors, a sheet of a typewriter.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import type { ReportField, ReportPaper } from './report-paper.ts';
import { remarks } from './report-remarks.ts';

/** From whom, to whom, when and about whom over a rule; what is asked for in numbered parts. */
export function creditMemorandum(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = remarks(p);
  const heads = [
    [p.say('TO:', 'PARA:'), p.say('Credit Committee', 'Comité de Crédito')],
    [p.name('FROM (ANALYST):|ANALYST:', 'DE (ANALISTA):|ANALISTA:'), p.field('analyst')],
    [p.say('DATE:', 'FECHA:'), p.field('date')],
    [p.name('BORROWER:|OBLIGOR:', 'ACREDITADO:|DEUDOR:'), p.field('company_name')],
    [p.name('INDUSTRY:|BUSINESS:', 'INDUSTRIA:|ACTIVIDAD:'), p.field('industry')],
  ];
  const rows = [
    [
      p.name('Short-term|Up to one year', 'Corto plazo|Hasta un año'),
      p.field('previous_st_rating'),
      p.field('st_rating'),
    ],
    [
      p.name('Long-term|Over one year', 'Largo plazo|Más de un año'),
      p.field('previous_lt_rating'),
      p.field('lt_rating'),
    ],
  ];
  const facilities = [
    [p.say('Revolving line', 'Línea revolvente'), p.limit, p.exposure],
    [p.say('Guarantees', 'Avales'), '–', '–'],
  ];
  return {
    css: `@page { size: Letter; margin: 22mm 24mm } body { font: 10.5pt ${p.font} } h1 { font-size: 16pt; letter-spacing: 4px; margin: 0 0 5mm } .heads td { padding: 2px 8mm 2px 0 } .heads td:first-child { font-weight: bold } .heads { border-bottom: 1.5px solid #000; padding-bottom: 3mm; width: 100%; margin-bottom: 5mm } h3 { font-size: 11pt; margin: 5mm 0 1.5mm } .t th, .t td { border: 0.6px solid #666; padding: 2.5px 8px } .t th { background: #eee }`,
    body: `<div style="font-size:9pt">${p.agency}</div><h1>${p.name('CREDIT MEMORANDUM|CREDIT RATING MEMORANDUM', 'MEMORANDO DE CRÉDITO|MEMORÁNDUM DE CALIFICACIÓN')}</h1>${tableOf({ rows: heads }, 'heads')}<h3>1. ${p.name('Internal credit rating|Risk rating', 'Calificación interna|Calificación de riesgo')}</h3>${tableOf({ head: [p.say('Horizon', 'Horizonte'), p.name('Existing|Previous', 'Existente|Anterior'), p.name('Recommended|New', 'Recomendada|Nueva')], rows, classes: ['', 'c', 'c'] }, 't')}<p style="margin-top:2mm">${p.say('Rating outlook', 'Perspectiva de la calificación')}: ${p.field('outlook')}. ${first}</p><h3>2. ${p.say('Facilities', 'Facilidades')}</h3>${tableOf({ head: [p.say('Facility', 'Facilidad'), p.say('Limit', 'Límite'), p.say('Drawn', 'Dispuesto')], rows: facilities, classes: ['', 'r', 'r'] }, 't')}<h3>3. ${p.say('Considerations', 'Consideraciones')}</h3><p>${second}</p><p>${third}</p><h3>4. ${p.say('Monitoring', 'Seguimiento')}</h3><p>${p.name('Next annual review|Next review', 'Próxima revisión anual|Próxima revisión')}: ${p.field('next_review')}.</p>`,
  };
}

/** A form of numbered boxes, the name of each in small print at the top of it; some are left empty. */
export function renewalForm(p: ReportPaper): Sheet {
  const [first = ''] = remarks(p);
  let place = 0;
  const box = (label: string, value: string, wide = 1): string => {
    place += 1;
    return `<div class="x" style="grid-column:span ${wide}"><i>${place}. ${label}</i>${value}</div>`;
  };
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } .grid { display: grid; grid-template-columns: repeat(6, 1fr); border-left: 0.8px solid #000; border-top: 0.8px solid #000 } .x { border-right: 0.8px solid #000; border-bottom: 0.8px solid #000; padding: 1mm 2mm; min-height: 13mm } .x i { display: block; font: 6.8pt 'Liberation Sans Narrow', sans-serif; margin-bottom: 1mm } h1 { font-size: 13pt; margin: 0 0 3mm } .sec { background: #000; color: #fff; grid-column: span 6; padding: 1mm 2mm; font-size: 8.5pt }`,
    body: `<div class="cols"><h1>${p.name('Annual credit review – rating form|Rating renewal form', 'Revisión anual de crédito – formulario de calificación|Formulario de renovación de calificación')}</h1><span>${p.agency}<br><small>CR-21 (${p.say('rev.', 'rev.')} 8)</small></span></div><div class="grid"><div class="sec">${p.say('A – Customer', 'A – Cliente')}</div>${box(p.name('Name of customer|Legal name', 'Nombre del cliente|Razón social'), p.field('company_name'), 4)}${box(p.say('Branch', 'Sucursal'), p.dice.digits(3), 2)}${box(p.name('Sector|Economic sector', 'Sector|Sector económico'), p.field('sector'), 2)}${box(p.name('Industry|Industry class', 'Industria|Rama industrial'), p.field('industry'), 2)}${box(p.name('Country of domicile|Country', 'País de domicilio|País'), p.field('country'), 2)}<div class="sec">${p.say('B – Rating', 'B – Calificación')}</div>${box(p.name('Short-term rating (new)|Short-term rating', 'Calificación corto plazo (nueva)|Calificación corto plazo'), p.field('st_rating'), 2)}${box(p.name('Long-term rating (new)|Long-term rating', 'Calificación largo plazo (nueva)|Calificación largo plazo'), p.field('lt_rating'), 2)}${box(p.say('Outlook', 'Perspectiva'), p.field('outlook'), 2)}${box(p.name('Short-term rating, last review|Short-term rating (previous)', 'Calificación corto plazo, revisión anterior|Calificación corto plazo (anterior)'), p.field('previous_st_rating'), 3)}${box(p.name('Long-term rating, last review|Long-term rating (previous)', 'Calificación largo plazo, revisión anterior|Calificación largo plazo (anterior)'), p.field('previous_lt_rating'), 3)}<div class="sec">${p.say('C – Limits', 'C – Límites')}</div>${box(p.say('Limit requested', 'Límite solicitado'), p.limit, 3)}${box(p.say('Override reason', 'Motivo de excepción'), '', 3)}<div class="sec">${p.say('D – Sign-off', 'D – Firmas')}</div>${box(p.name('Prepared by (analyst)|Analyst', 'Preparado por (analista)|Analista'), p.field('analyst'), 2)}${box(p.name('Date of review|Date', 'Fecha de revisión|Fecha'), p.field('date'), 2)}${box(p.name('Next review due|Date of next review', 'Próxima revisión|Fecha de la próxima revisión'), p.field('next_review'), 2)}${box(p.say('Remarks', 'Observaciones'), first, 6)}</div>`,
  };
}

/** Factors with weights and points; the ratings that come of them in the last rows of the same table. */
export function weightedFactors(p: ReportPaper): Sheet {
  const [first = ''] = remarks(p);
  const factors = p
    .say(
      'Market position|Profitability|Leverage|Liquidity|Management',
      'Posición de mercado|Rentabilidad|Apalancamiento|Liquidez|Administración',
    )
    .split('|');
  const weights = p.dice.some([30, 25, 20, 15, 10], factors.length);
  const rows = factors.map((factor, at) => [
    factor,
    `${weights[at] ?? 0} %`,
    String(p.dice.int(31, 96)),
    p.name('as expected|better than peers|weaker', 'según lo previsto|mejor que sus pares|más débil'),
  ]);
  const foot = [
    [
      `<b>${p.name('Short-term rating|Resulting short-term rating', 'Calificación de corto plazo|Calificación CP resultante')}</b>`,
      '',
      `<b>${p.field('st_rating')}</b>`,
      '',
    ],
    [
      `<b>${p.name('Long-term rating|Resulting long-term rating', 'Calificación de largo plazo|Calificación LP resultante')}</b>`,
      '',
      `<b>${p.field('lt_rating')}</b>`,
      '',
    ],
    [`<b>${p.say('Outlook', 'Perspectiva')}</b>`, '', `<b>${p.field('outlook')}</b>`, ''],
  ];
  const pair = (label: string, value: string): string => `<span><small>${label}</small> ${value}</span>`;
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font}; padding-right: 0.4mm } h1 { font-size: 16pt; margin: 0 } .line { display: flex; gap: 9mm; flex-wrap: wrap; border: 0.8px solid #777; border-width: 0.8px 0; padding: 2mm 0; margin: 4mm 0 7mm } small { color: #555; font-size: 8pt } .card th { background: #40506a; color: #fff; padding: 4px 6px } .card td { padding: 4px 6px; border: 0.5px solid #99a } .foot td { background: #eef1f6 } .foot td:nth-child(3) { text-align: right; white-space: nowrap }`,
    body: `<div style="text-align:right;font-size:9pt">${p.agency}</div><h1>${p.name('Scorecard|Credit risk scorecard', 'Tarjeta de puntuación|Scorecard de riesgo crediticio')}: ${p.field('company_name')}</h1><div class="line">${pair(p.say('Symbol', 'Símbolo'), p.field('ticker'))}${pair(p.name('Industry|Peer group', 'Industria|Actividad'), p.field('industry'))}${pair(p.say('Country', 'País'), p.field('country'))}</div>${tableOf({ head: [p.say('Factor', 'Factor'), p.say('Weight', 'Peso'), p.say('Points', 'Puntos'), p.say('Remark', 'Nota')], rows, foot, classes: ['', 'r', 'r', ''] }, 'card full')}<p style="margin-top:6mm">${first}</p><div class="line">${pair(p.name('Scored on|Scoring date', 'Puntuado el|Fecha de puntuación'), p.field('date'))}${pair(p.name('Scored by|Analyst', 'Puntuado por|Analista'), p.field('analyst'))}${pair(p.name('Rescore due|Next review', 'Nueva puntuación|Próxima revisión'), p.field('next_review'))}</div>`,
  };
}

/** Fixed pitch on plain paper, each name drawn out with dots to one column. */
export function typedSheet(p: ReportPaper): Sheet {
  const [first = '', second = ''] = remarks(p);
  const COLUMN = 38;
  const typed = (label: string, field: ReportField): string =>
    `${label.toUpperCase()} ${'.'.repeat(Math.max(2, COLUMN - label.length))} ${p.field(field)}`;
  const sheet = [
    typed(p.name('Name of company|Name of debtor', 'Nombre de la empresa|Nombre del deudor'), 'company_name'),
    typed(p.name('Country|Seat (country)', 'País|Sede (país)'), 'country'),
    typed(p.say('Sector', 'Sector'), 'sector'),
    '',
    typed(
      p.name('Short-term rating|Rating short term', 'Calificación corto plazo|Rating corto plazo'),
      'st_rating',
    ),
    typed(
      p.name(
        'Previous short-term rating|Same, last year',
        'Calificación corto plazo anterior|La misma, año anterior',
      ),
      'previous_st_rating',
    ),
    typed(
      p.name('Long-term rating|Rating long term', 'Calificación largo plazo|Rating largo plazo'),
      'lt_rating',
    ),
    typed(
      p.name(
        'Previous long-term rating|Same, last year',
        'Calificación largo plazo anterior|La misma, año anterior',
      ),
      'previous_lt_rating',
    ),
    typed(p.say('Outlook', 'Perspectiva'), 'outlook'),
    '',
    typed(p.name('Date of report|Typed on', 'Fecha del informe|Elaborado el'), 'date'),
    typed(p.name('Review again on|Next review', 'Revisar de nuevo el|Próxima revisión'), 'next_review'),
    typed(p.name('Analyst|Name of analyst', 'Analista|Nombre del analista'), 'analyst'),
  ];
  return {
    css: `@page { size: A4; margin: 25mm 20mm } body { font: 9.5pt 'Nimbus Mono PS', monospace; font-weight: bold; line-height: 1.5 } pre { font: inherit; margin: 6mm 0; line-height: 1.6 } .u { text-decoration: underline; text-align: center }`,
    body: `<div>${p.agency}<br>${p.city}</div><div class="u" style="margin-top:8mm">${p.name('REPORT ON CREDIT STANDING|CREDIT RATING REPORT', 'INFORME SOBRE SOLVENCIA|INFORME DE CALIFICACIÓN CREDITICIA')}</div><pre>${sheet.join('\n')}</pre><p>${first}</p><p>${second}</p><p>${p.say('Confidential. For the use of the bank only.', 'Confidencial. Para uso exclusivo del banco.')}</p>`,
  };
}
