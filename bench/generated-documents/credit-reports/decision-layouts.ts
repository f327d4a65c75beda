// Decisions on credit: a bank's note of sanction, an insurer's letter on a limit, the form by which a bank approves a rating.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { findings } from './ninth-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** A bank's note: particulars counted in one long ruled table, ratings among them as now and before, figures, what the branch asks for. */
export function sanctionNote(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = findings(p);
  const particulars = [
    [p.say('Name of the borrower', 'Nombre del solicitante'), `<b>${p.field('company_name')}</b>`],
    [p.say('Registered office', 'Domicilio legal'), p.city],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Line of activity / industry', 'Actividad'), p.field('industry')],
    [p.say('Banking with us since', 'Cliente desde'), String(p.dice.int(1994, 2015))],
    [p.say('Long-term rating', 'Calificación de largo plazo'), p.field('lt_rating')],
    [
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ],
    [p.say('Short-term rating', 'Calificación de corto plazo'), p.field('st_rating')],
    [
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Existing exposure', 'Deuda vigente'), p.exposure],
    [p.say('Limit proposed', 'Límite propuesto'), p.limit],
    [p.say('Due date of next review', 'Fecha de próxima revisión'), p.field('next_review')],
  ].map((row, at) => [String(at + 1), ...row]);
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 10pt 'Nimbus Roman', serif; line-height: 1.32; padding-right: 0.4mm } .c b { font-size: 14pt } h1 { font-size: 12.5pt; text-align: center; text-decoration: underline; margin: 3mm 0 } .t td, .t th { border: 0.8px solid #000; padding: 2.5px 5px } .t td:first-child { white-space: nowrap } h3 { font-size: 10.5pt; margin: 4mm 0 1mm } .sign { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; margin-top: 14mm; text-align: center }`,
    body: `<div class="c"><b>${p.agency}</b><br>${p.say('Corporate Credit Department, Zonal Office', 'Gerencia de Banca Empresas')} – ${p.city}</div><h1>${p.say('CREDIT APPRAISAL AND SANCTION NOTE', 'NOTA DE EVALUACIÓN Y APROBACIÓN DE CRÉDITO')}</h1><div class="cols"><span>${p.say('Note No.', 'Nota N.º')} ${p.dice.digits(3)}/${p.dice.digits(4)}</span><span>${p.say('Date', 'Fecha')}: ${p.field('date')}</span></div>${tableOf({ head: [p.say('Sr.', 'N.º'), p.say('Particulars', 'Concepto'), p.say('Details', 'Detalle')], rows: particulars, classes: ['c', '', ''] }, 't full')}<h3>${p.say('A. Financial position', 'A. Situación financiera')}</h3>${tableOf({ head: [p.say('Ratio', 'Índice'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('B. Observations', 'B. Observaciones')}</h3><p>(i) ${first}</p><p>(ii) ${second}</p><p>(iii) ${third}</p><h3>${p.say('C. Recommendation', 'C. Recomendación')}</h3><p>${p.say('The proposal is in line with the lending policy of the bank and is recommended for sanction on the terms of the annexure.', 'La propuesta se ajusta a la política crediticia del banco y se recomienda su aprobación en los términos del anexo.')}</p><div class="sign"><div>${p.field('analyst')}<br><small>${p.say('Credit Analyst', 'Analista de crédito')}</small></div><div>____________<br><small>${p.say('Chief Manager', 'Gerente de sucursal')}</small></div><div>____________<br><small>${p.say('Sanctioning Authority', 'Autoridad de aprobación')}</small></div></div>`,
  };
}

/** An insurer's letter to the one who is insured: policy and buyer, what was decided with the amount, how the buyer is graded and was before. */
export function limitDecision(p: ReportPaper): Sheet {
  const [first = '', second = ''] = findings(p);
  const pairs = (rows: string[][]): string => tableOf({ rows }, 'p full');
  return {
    css: `@page { size: A4; margin: 18mm 22mm } body { font: 10pt ${p.font}; line-height: 1.4; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-end; margin-bottom: 12mm } .top b { font-size: 17pt; color: #c8102e } .two { display: grid; grid-template-columns: 1fr 72mm; gap: 8mm; margin-bottom: 8mm } h2 { font-size: 12pt; margin: 6mm 0 2mm; color: #c8102e } .p td { padding: 2.5px 2px; border-bottom: 0.5px solid #ddd } .p td:first-child { width: 78mm; color: #555 } .dec { background: #fbe9ec; padding: 3mm 4mm; margin: 4mm 0 } .low { font-size: 8pt; color: #555; margin-top: 8mm }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.say('Credit insurance · Risk services', 'Seguro de crédito · Riesgos')}</span></div><div class="two"><div>${p.say('The Credit Manager', 'Departamento de Créditos')}<br>${p.say('Fulmar Tools Ltd', 'Herramientas Fulgor, S.A.')}<br>${p.city}</div><div>${p.say('Date', 'Fecha')}: ${p.field('date')}<br>${p.say('Policy', 'Póliza')}: ${p.dice.digits(6)}-${p.dice.digits(2)}<br>${p.say('Case', 'Expediente')}: ${p.dice.digits(9)}</div></div><p><b>${p.say('Credit limit decision', 'Resolución sobre límite de crédito')}</b></p><p>${p.say('Dear policyholder,', 'Estimado asegurado:')}</p><p>${p.say('Thank you for your application. We have underwritten the risk as set out below.', 'Hemos estudiado la solicitud que nos remitió, con el resultado siguiente.')}</p><h2>${p.say('Your buyer', 'Su cliente')}</h2>${pairs(
      [
        [p.say('Company name', 'Razón social'), `<b>${p.field('company_name')}</b>`],
        [p.say('Country', 'País'), p.field('country')],
        [p.say('Sector', 'Sector'), p.field('sector')],
        [p.say('Identifier', 'Identificador'), p.dice.digits(8)],
      ],
    )}<h2>${p.say('Our decision', 'Nuestra decisión')}</h2><div class="dec"><div class="cols"><span>${p.say('Limit requested', 'Límite solicitado')}</span><span>${p.limit}</span></div><div class="cols"><b>${p.say('Limit granted', 'Límite concedido')}</b><b>${p.limit}</b></div></div><h2>${p.say('How we rate the buyer', 'Valoración del cliente')}</h2>${pairs(
      [
        [p.say('Short-term rating', 'Rating a corto plazo'), p.field('st_rating')],
        [p.say('Previous short-term rating', 'Rating anterior a corto plazo'), p.field('previous_st_rating')],
        [p.say('Long-term rating', 'Rating a largo plazo'), p.field('lt_rating')],
        [p.say('Previous long-term rating', 'Rating anterior a largo plazo'), p.field('previous_lt_rating')],
        [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
        [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
      ],
    )}<p style="margin-top:4mm">${first} ${second}</p><p style="margin-top:6mm">${p.say('Yours sincerely,', 'Atentamente,')}<br><br>${p.field('analyst')}<br>${p.say('Risk Underwriter', 'Analista de riesgos')}</p><p class="low">${p.say('This decision is subject to the terms of your policy and may be withdrawn or reduced for future shipments at any time.', 'Esta resolución se rige por las condiciones de la póliza y puede anularse o reducirse para ventas futuras.')}</p>`,
  };
}

/** A bank's form for the approval of a rating: parts with letters, grades before and after side by side, ticks for why, hands of three levels. */
export function ratingApproval(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = findings(p);
  const obligor = [
    [p.say('Obligor', 'Deudor'), p.field('company_name'), p.say('Ticker', 'Nemónico'), p.field('ticker')],
    [p.say('Country', 'País'), p.field('country'), p.say('Industry', 'Industria'), p.field('industry')],
    [
      p.say('Date of report', 'Fecha del informe'),
      p.field('date'),
      p.say('Prepared by', 'Elaborado por'),
      p.field('analyst'),
    ],
  ];
  const grades = [
    [p.say('Long-term', 'Largo plazo'), p.field('previous_lt_rating'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term', 'Corto plazo'), p.field('previous_st_rating'), `<b>${p.field('st_rating')}</b>`],
  ];
  const chosen = p.dice.int(0, 3);
  const reasons = p
    .say(
      'Annual review|Material event|New facility|Early warning signal',
      'Revisión anual|Hecho relevante|Nueva operación|Alerta temprana',
    )
    .split('|')
    .map((reason, at) => `<span>${at === chosen ? '☒' : '☐'} ${reason}</span>`)
    .join('');
  const levels = p
    .say('Analyst|Team Head|Chief Credit Officer', 'Analista|Jefe de equipo|Gerente de riesgos')
    .split('|');
  const hands = levels.map((level) => [level, '', '']);
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { background: #222; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between } h3 { background: #d9d9d9; margin: 5mm 0 0; padding: 1.5mm 2mm; font-size: 10pt; border: 0.8px solid #000; border-bottom: none } .t td, .t th { border: 0.8px solid #000; padding: 4px 6px } .t th { background: #f2f2f2 } .o td:nth-child(odd) { background: #f2f2f2; font-size: 8.5pt; white-space: nowrap } .ticks { border: 0.8px solid #000; padding: 2.5mm; display: flex; justify-content: space-between; font-family: 'DejaVu Sans', sans-serif; font-size: 8.5pt } .free { border: 0.8px solid #000; padding: 2.5mm; min-height: 26mm } .h td { height: 11mm; vertical-align: middle } .ln { border: 0.8px solid #000; border-top: none; padding: 2mm 2.5mm; display: flex; justify-content: space-between }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.say('Internal – Credit Risk', 'Uso interno – Riesgos')}</span></div><h1 style="font-size:15pt;margin:5mm 0 0">${p.say('Risk Rating Approval Form', 'Formulario de aprobación de rating')}</h1><h3>A. ${p.say('Obligor details', 'Datos del deudor')}</h3>${tableOf({ rows: obligor }, 't o full')}<h3>B. ${p.say('Reason for submission', 'Motivo')}</h3><div class="ticks">${reasons}</div><h3>C. ${p.say('Ratings', 'Calificaciones')}</h3>${tableOf({ head: [p.say('Tenor', 'Plazo'), p.say('Previous rating', 'Calificación anterior'), p.say('Current rating', 'Calificación actual')], rows: grades }, 't full')}<div class="ln"><span>${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b></span><span>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</span></div><h3>D. ${p.say('Financial indicators', 'Indicadores financieros')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>E. ${p.say('Justification', 'Sustento')}</h3><div class="free">${first} ${second} ${third}</div><h3>F. ${p.say('Approvals', 'Aprobaciones')}</h3>${tableOf({ head: [p.say('Level', 'Nivel'), p.say('Signature', 'Firma'), p.say('Stamp', 'Sello')], rows: hands }, 't h full')}`,
  };
}
