// Reports from abroad: the trade section of an embassy, a bank of development, an agency that insures exports.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { findings } from './eleventh-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** Typed, with arms above: who asked and when, then numbered lines with dots, of which some are answered in sentences. */
export function embassyReport(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = findings(p);
  const entries: [string, string][] = [
    [p.say('NAME OF FIRM', 'NOMBRE DE LA EMPRESA'), p.field('company_name')],
    [p.say('COUNTRY', 'PAÍS'), p.field('country')],
    [p.say('SECTOR', 'SECTOR'), p.field('sector')],
    [p.say('LINE OF BUSINESS', 'INDUSTRIA'), p.field('industry')],
    [p.say('YEAR OF FOUNDATION', 'AÑO DE FUNDACIÓN'), `19${p.dice.int(61, 98)}`],
    [p.say('LONG-TERM RATING', 'CALIFICACIÓN A LARGO PLAZO'), p.field('lt_rating')],
    [p.say('SHORT-TERM RATING', 'CALIFICACIÓN A CORTO PLAZO'), p.field('st_rating')],
    [p.say('OUTLOOK', 'PERSPECTIVA'), p.field('outlook')],
    [p.say('LONG-TERM RATING BEFORE', 'CALIF. ANTERIOR LARGO PLAZO'), p.field('previous_lt_rating')],
    [p.say('BANKERS', 'BANCOS'), p.say('TWO, BOTH SPEAK WELL OF IT', 'DOS, AMBOS CON BUENA REFERENCIA')],
    [p.say('SUITABLE FOR CREDIT UP TO', 'CRÉDITO ADECUADO HASTA'), p.exposure],
  ];
  const rows = entries.map(
    ([label, value], at) =>
      `<div class="l"><span>${String(at + 1).padStart(2, ' ')}. ${label}</span><i></i><span>${value}</span></div>`,
  );
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 18mm 22mm } body { font: 10.5pt 'Nimbus Mono PS', 'Liberation Mono', monospace; line-height: 1.4; padding-right: 0.4mm } .arms { text-align: center; font: 11pt 'Liberation Serif', serif; margin-bottom: 7mm } .arms .o { width: 14mm; height: 16mm; border: 0.8mm solid #333; border-radius: 2mm 2mm 7mm 7mm; margin: 0 auto 2mm } .arms b { font-size: 14pt; letter-spacing: 2px } .ref { display: grid; grid-template-columns: 1fr 1fr; margin-bottom: 6mm } .ref div:nth-child(even) { text-align: right } h1 { font-size: 11.5pt; text-align: center; text-decoration: underline; margin: 0 0 5mm } .l { display: flex; align-items: flex-end; white-space: pre } .l i { flex: 1; border-bottom: 1px dotted #000; margin: 0 2mm 1.2mm } .tx { margin: 5mm 0 0; text-align: justify } .sig { margin-top: 9mm; margin-left: 85mm }`,
    body: `<div class="arms"><div class="o"></div><b>${p.say('EMBASSY OF DENMARK', 'EMBAJADA DE LOS PAÍSES BAJOS')}</b><br>${p.say('The Trade Section', 'Sección Comercial')}</div><div class="ref"><div>${p.say('Our ref.', 'N/ref.')} ${p.dice.digits(2)}.K.${p.dice.digits(3)}</div><div>${p.field('date')}</div><div>${p.say('Enquiry of', 'Consulta de')} Fjordby ${p.say('Machinery', 'Maquinaria')}</div><div>${p.say('their letter', 'su carta')} ${p.dice.digits(4)}/${p.years[0] ?? ''}</div></div><h1>${p.say('CONFIDENTIAL REPORT ON STANDING', 'INFORME CONFIDENCIAL DE SOLVENCIA')}</h1>${rows.join('')}<p class="tx">${p.say('The local bureau from which the ratings come adds:', 'La agencia local de la que provienen las calificaciones añade:')} ${first} ${second}</p><p class="tx">${third} ${fourth}</p><p class="tx">${p.say('This report is given without any responsibility on the part of the Embassy or its officers. Terms of sight draft are customary for first orders.', 'Este informe se facilita sin responsabilidad alguna de la Embajada ni de sus funcionarios. Para primeros pedidos es usual la letra a la vista.')}</p><div class="sig">${p.field('analyst')}<br>${p.say('Credit analyst', 'Analista de crédito')}</div>`,
  };
}

/** A bank of development: project and dates in a head of two columns, a category of its own that looks like a grade, the borrower's standing in sentences with bold grades. */
export function developmentAppraisal(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = findings(p);
  const year = Number(p.years[0] ?? 0);
  const loan = `EUR ${writeNumber(p.dice.int(8, 45) * 1_000_000, 0, p.locale)}`;
  const data = [
    [
      p.say('Project number', 'Número de proyecto'),
      `${p.dice.digits(5)}-01`,
      p.say('Country', 'País'),
      p.field('country'),
    ],
    [
      p.say('Concept cleared', 'Concepto aprobado'),
      `22/05/${year}`,
      p.say('Sector', 'Sector'),
      p.field('sector'),
    ],
    [p.say('Loan proposed', 'Préstamo propuesto'), loan, p.say('Industry', 'Industria'), p.field('industry')],
    [
      p.say('Environmental category', 'Categoría ambiental'),
      'B',
      p.say('Board date', 'Fecha de directorio'),
      `14/11/${year + 2}`,
    ],
  ];
  const components = p
    .say(
      'Silos and dryers|Cold store|Working capital|Contingencies',
      'Silos y secadores|Cámara de frío|Capital de trabajo|Imprevistos',
    )
    .split('|')
    .map((name) => ({ name, tenths: p.dice.int(8, 190) }));
  const total = components.reduce((sum, { tenths }) => sum + tenths, 0);
  const costs = components.map(({ name, tenths }) => [
    name,
    writeNumber(tenths / 10, 1, p.locale),
    `${writeNumber((tenths * 100) / total, 0, p.locale)}%`,
  ]);
  return {
    css: `@page { size: A4; margin: 18mm 20mm } body { font: 10pt 'Liberation Serif', serif; font-size: 10.5pt; line-height: 1.38; padding-right: 0.4mm } .bank { font: bold 11pt 'Liberation Sans', sans-serif; color: #005b96; display: flex; justify-content: space-between; border-bottom: 2px solid #005b96; padding-bottom: 1.5mm } h1 { font: bold 16pt 'Liberation Sans', sans-serif; margin: 6mm 0 1mm } .sub { margin-bottom: 5mm } .d td { border: 0.6px solid #7aa6c2; padding: 3px 6px; font: 9pt 'Liberation Sans', sans-serif } .d td:nth-child(odd) { background: #e8f1f7 } h2 { font: bold 11pt 'Liberation Sans', sans-serif; color: #005b96; margin: 5mm 0 1.5mm } .k { width: 104mm; font: 9pt 'Liberation Sans', sans-serif } .k th { border-bottom: 1px solid #005b96; padding: 2px 4px } .k td { padding: 2px 4px } .n { float: left; width: 9mm } p { text-align: justify }`,
    body: `<div class="bank"><span>${p.say('Lakes Development Bank', 'Banco de Desarrollo del Istmo')}</span><span>${p.say('Appraisal summary, restricted', 'Resumen de evaluación, reservado')}</span></div><h1>${p.field('company_name')}</h1><div class="sub">${p.say('Expansion of storage and processing. Credit annex of', 'Ampliación de almacenamiento y proceso. Anexo de crédito de')} ${p.field('date')}</div>${tableOf({ rows: data }, 'd full')}<h2>1. ${p.say('The project', 'El proyecto')}</h2><p>${first} ${second}</p>${tableOf({ head: [p.say('Component', 'Componente'), `EUR ${p.say('million', 'millones')}`, p.say('Share', 'Parte')], rows: costs, classes: ['', 'r', 'r'] }, 'k')}<h2>2. ${p.say('Standing of the borrower', 'Situación del prestatario')}</h2><p>${p.say(`The credit department assigns the borrower a long-term rating of <b>${p.field('lt_rating')}</b> and a short-term rating of <b>${p.field('st_rating')}</b>. At the concept stage the long-term rating was ${p.field('previous_lt_rating')} and the short-term rating ${p.field('previous_st_rating')}. The outlook is ${p.field('outlook')}.`, `La gerencia de crédito asigna al prestatario una calificación de largo plazo de <b>${p.field('lt_rating')}</b> y una calificación de corto plazo de <b>${p.field('st_rating')}</b>. En la etapa de concepto la calificación de largo plazo era ${p.field('previous_lt_rating')} y la calificación de corto plazo ${p.field('previous_st_rating')}. La perspectiva es ${p.field('outlook')}.`)} ${third}</p><h2>3. ${p.say('Risks and mitigants', 'Riesgos y mitigantes')}</h2><p>${fourth} ${fifth}</p><h2>4. ${p.say('Supervision', 'Supervisión')}</h2><p>${p.say(`The next review of the ratings is scheduled for ${p.field('next_review')}; a mission visits the site in the second quarter.`, `La próxima revisión de las calificaciones está prevista para el ${p.field('next_review')}; una misión visita el sitio en el segundo trimestre.`)}</p>${tableOf(
      {
        rows: [
          [p.say('Credit analyst', 'Analista de crédito'), p.field('analyst')],
          [p.say('Project officer', 'Oficial de proyecto'), p.say('Ana Wekesa-Lind', 'Tomás Ybarra')],
        ],
      },
    )}`,
  };
}

/** An agency that insures exports: exporter and buyer with the same labels side by side, a category of the country, grades in a square of two by two. */
export function exportCover(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = findings(p);
  const side = (title: string, rows: readonly (readonly string[])[]): string =>
    `<div><h4>${title}</h4>${tableOf({ rows }, 'full')}</div>`;
  const exporter = [
    [p.say('Name', 'Nombre'), p.say('Skagen Pumps A/S', 'Bombas Elorrio, S.A.')],
    [p.say('Country', 'País'), p.say('Denmark', 'España')],
    [p.say('Industry', 'Industria'), p.say('Pumps and valves', 'Bombas y válvulas')],
    [p.say('Policy', 'Póliza'), `G-${p.dice.digits(5)}`],
  ];
  const buyer = [
    [p.say('Name', 'Nombre'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Sector', 'Sector'), p.field('sector')],
  ];
  const square = [
    [
      p.say('Short-term rating (up to 360 days)', 'Calificación a corto plazo (hasta 360 días)'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
    [
      p.say('Long-term rating (beyond)', 'Calificación a largo plazo (más de 360 días)'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
  ];
  const cover = [
    [p.say('Category of the country (0 to 7)', 'Categoría del país (0 a 7)'), String(p.dice.int(2, 5))],
    [
      p.say('Cover asked for', 'Cobertura solicitada'),
      `USD ${writeNumber(p.dice.int(12, 60) * 50_000, 0, p.locale)}`,
    ],
    [p.say('Cover offered', 'Cobertura ofrecida'), p.limit],
    [p.say('Premium', 'Prima'), `${writeNumber(p.dice.between(0.4, 3.2), 2, p.locale)}%`],
    [p.say('Offer binding until', 'Oferta vinculante hasta'), `31/12/${Number(p.years[0] ?? 0) + 2}`],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.7pt; line-height: 1.4; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr auto; align-items: center; background: #1d3557; color: #fff; padding: 4mm 5mm } .top b { font-size: 13pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 5mm 0 } .two > div { border: 0.8px solid #1d3557 } h4 { margin: 0; padding: 1.5mm 3mm; background: #dbe4ef; font-size: 9pt } .two td { padding: 2px 3mm } .two td:first-child { color: #556; width: 24mm } .q { margin: 3mm 0 } .q th, .q td { border: 0.8px solid #1d3557; padding: 5px 8px; text-align: center } .q td:first-child, .q th:first-child { text-align: left } .q th { background: #dbe4ef } .q td:nth-child(2) { font-weight: bold; font-size: 12pt } .c td { padding: 2.5px 10px 2.5px 0; border-bottom: 0.4px solid #ccd } h3 { font-size: 9.5pt; margin: 5mm 0 1.5mm; color: #1d3557 } .low { margin-top: 8mm; display: flex; justify-content: space-between; border-top: 0.8px solid #1d3557; padding-top: 2mm }`,
    body: `<div class="top"><b>${p.say('Nordic Export Guarantee Fund', 'Fondo de Garantía a la Exportación')}</b><span>${p.say('Opinion on a buyer', 'Opinión sobre un comprador')} ${p.dice.digits(4)}<br>${p.field('date')}</span></div><div class="two">${side(p.say('Exporter', 'Exportador'), exporter)}${side(p.say('Buyer abroad', 'Comprador en el exterior'), buyer)}</div><h3>${p.say('How we rate the buyer', 'Cómo calificamos al comprador')}</h3>${tableOf({ head: ['', p.say('Now', 'Actual'), p.say('Last opinion', 'Opinión anterior')], rows: square }, 'q full')}<p>${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b></p><h3>${p.say('Cover', 'Cobertura')}</h3>${tableOf({ rows: cover }, 'c full')}<h3>${p.say('Reasons', 'Motivos')}</h3><p>${first} ${second}</p><p>${third} ${fourth}</p><h3>${p.say('Figures', 'Cifras')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'c full')}<div class="low"><span>${p.say('Analyst', 'Analista')}: ${p.field('analyst')}</span><span>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</span></div>`,
  };
}
