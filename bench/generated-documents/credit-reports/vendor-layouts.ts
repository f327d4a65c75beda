// What is sold or kept about a company from outside: a bureau's report with a score, a broker's first note, a buyer's sheet on a supplier.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { findings } from './ninth-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** A bureau's: a band that runs from red to green with a mark, ratings in tiles, how late bills are paid, courts and directors. */
export function riskScoreReport(p: ReportPaper): Sheet {
  const [first = '', second = ''] = findings(p);
  const score = p.dice.int(310, 790);
  const most = 850;
  const tile = (label: string, value: string): string => `<div><b>${value}</b>${label}</div>`;
  const identity = [
    [p.say('Entity name', 'Denominación'), p.field('company_name')],
    [p.say('ACN', 'Hoja registral'), `${p.dice.digits(3)} ${p.dice.digits(3)} ${p.dice.digits(3)}`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Actividad'), p.field('industry')],
    [p.say('Principal place of business', 'Domicilio'), p.city],
  ];
  const late = p
    .say('Current|1–30 days|31–60 days|61+ days', 'Al corriente|1–30 días|31–60 días|61+ días')
    .split('|')
    .map((label, at) => [
      label,
      `${p.locale.currency} ${writeNumber([184_200, 22_900, 4100, 650][at] ?? 0, 0, p.locale)}`,
      `${[87, 11, 2, 0][at] ?? 0}%`,
    ]);
  const none = p.say('0 found', 'Ninguna');
  const courts = p
    .say(
      'Court actions|Payment defaults|Insolvency notices|Registered charges',
      'Demandas judiciales|Impagos|Publicaciones concursales|Embargos',
    )
    .split('|')
    .map((label) => [label, none]);
  const directors = p
    .say('Louise Hartigan|Dev Anand Rao', 'Luisa Carmona Gil|Andreu Puig Serra')
    .split('|')
    .map((name) => [name, p.say('Director', 'Consejero'), `${p.dice.int(2004, 2018)}`]);
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans', sans-serif; color: #23303d; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 1px solid #ccc; padding-bottom: 3mm } .top b { font-size: 15pt; color: #004b87 } h1 { font-size: 18pt; margin: 5mm 0 1mm } .score { margin: 6mm 0 3mm; position: relative; padding-top: 13mm } .band { height: 5mm; border-radius: 2.5mm; background: linear-gradient(90deg, #d9382d, #f0b429, #3aa655) } .mark { position: absolute; top: 0; width: 30mm; margin-left: -15mm; text-align: center; font-size: 8pt; line-height: 1.1 } .mark b { font-size: 15pt; display: block } .ends { display: flex; justify-content: space-between; font-size: 7.5pt; color: #777 } .tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin: 4mm 0 } .tiles div { background: #eef4f9; padding: 3mm; text-align: center; font-size: 8pt } .tiles b { display: block; font-size: 15pt; color: #004b87; white-space: nowrap } h3 { font-size: 11pt; color: #004b87; margin: 5mm 0 1.5mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } td, th { padding: 3px; border-bottom: 0.5px solid #dde3e8 } .k td:first-child { color: #66727e }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.say('Credit Report', 'Informe de crédito')} · ${p.field('date')}</span></div><h1>${p.company()}</h1><div class="score"><div class="mark" style="left:${Math.round((score / most) * 100)}%"><b>${score}</b>${p.say('RiskScore', 'Puntuación')}<br>▼</div><div class="band"></div><div class="ends"><span>0</span><span>${most}</span></div></div><div class="tiles">${tile(p.say('Long-term rating', 'Rating a largo plazo'), p.field('lt_rating'))}${tile(p.say('Short-term rating', 'Rating a corto plazo'), p.field('st_rating'))}${tile(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${tile(p.say('Days beyond terms', 'Días de demora'), String(p.dice.int(2, 24)))}</div><div class="two"><div><h3>${p.say('Identity', 'Identificación')}</h3>${tableOf({ rows: identity }, 'k full')}</div><div><h3>${p.say('Recommended credit', 'Crédito recomendado')}</h3><p style="font-size:14pt;margin:0">${p.limit}</p><h3>${p.say('Comment', 'Comentario')}</h3><p>${first} ${second}</p></div></div><h3>${p.say('Trade payments', 'Comportamiento de pago')}</h3>${tableOf({ head: [p.say('Ageing', 'Antigüedad'), p.say('Amount', 'Importe'), p.say('Share', 'Peso')], rows: late, classes: ['', 'r', 'r'] }, 'full')}<div class="two"><div><h3>${p.say('Adverse', 'Incidencias')}</h3>${tableOf({ rows: courts, classes: ['', 'r'] }, 'full')}</div><div><h3>${p.say('Directors', 'Administradores')}</h3>${tableOf({ rows: directors }, 'full')}</div></div><h3>${p.say('Financial ratios', 'Ratios financieros')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'full')}`,
  };
}

/** A broker's first note on a company's debt: title and points at the left, facts, ratings, a line as a chart and who wrote it in a tinted column at the right. */
export function creditInitiation(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = findings(p);
  const data = [
    [p.say('Ticker', 'Ticker'), p.field('ticker')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('LT rating', 'Calificación LP'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('ST rating', 'Calificación CP'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Bonds outstanding', 'Bonos en circulación'), p.limit],
  ];
  const points = Array.from({ length: 13 }, (_, at) => `${at * 16},${p.dice.int(8, 62)}`).join(' ');
  const author = p.field('analyst');
  return {
    css: `@page { size: A4; margin: 12mm 14mm } body { font: 9.5pt 'P052', serif; line-height: 1.4; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; background: #00313c; color: #fff; padding: 3mm 4mm; font: 9.5pt 'Liberation Sans', sans-serif } .grid { display: grid; grid-template-columns: 1fr 62mm; gap: 8mm; margin-top: 6mm } h1 { font-size: 23pt; margin: 0; line-height: 1.1 } h2 { font: italic 13pt 'P052', serif; margin: 1mm 0 5mm; color: #007a87 } .side { background: #eaf3f4; padding: 4mm; font: 8.5pt 'Liberation Sans', sans-serif } .side h4 { margin: 5mm 0 1.5mm; color: #007a87; border-bottom: 0.8px solid #007a87 } .side h4:first-child { margin-top: 0 } .side td { padding: 2px 0; border-bottom: 0.4px solid #bcd } .side td:last-child { text-align: right } li { margin-bottom: 2mm } h3 { font: bold 11pt 'Liberation Sans', sans-serif; margin: 5mm 0 1mm; color: #00313c } .fin { font: 8.5pt 'Liberation Sans', sans-serif } .fin th { background: #00313c; color: #fff; padding: 3px } .fin td { padding: 3px; border-bottom: 0.4px solid #ccc } .low { font: 7pt 'Liberation Sans', sans-serif; color: #666; margin-top: 6mm }`,
    body: `<div class="top"><b>${p.agency} | ${p.say('Fixed Income Research', 'Investigación de renta fija')}</b><span>${p.field('date')}</span></div><div class="grid"><div><h1>${p.field('company_name')}</h1><h2>${p.say('Initiation of coverage: carry with a cushion', 'Inicio de cobertura: rendimiento con margen')}</h2><ul style="margin:0;padding-left:5mm"><li>${first}</li><li>${second}</li><li>${third}</li></ul><h3>${p.say('Investment view', 'Visión de inversión')}</h3><p>${fourth} ${fifth}</p><h3>${p.say('Risks to our view', 'Riesgos')}</h3><p>${sixth}</p><h3>${p.say('Summary financials', 'Resumen financiero')}</h3>${tableOf({ head: [p.say('Fiscal year', 'Año fiscal'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'fin full')}<h3>${p.say('Peers', 'Comparables')}</h3>${tableOf({ head: [p.say('Issuer', 'Emisor'), p.say('ST', 'CP'), p.say('LT', 'LP'), p.say('Outlook', 'Perspectiva')], rows: p.peers }, 'fin full')}</div><div class="side"><h4>${p.say('Key data', 'Datos clave')}</h4>${tableOf({ rows: data }, 'full')}<h4>${p.say('Spread, 12 months', 'Diferencial, 12 meses')}</h4><svg viewBox="0 0 196 70" style="width:100%"><polyline points="${points}" fill="none" stroke="#007a87" stroke-width="1.6"/><line x1="0" y1="69" x2="196" y2="69" stroke="#888"/></svg><h4>${p.say('Analyst', 'Analista')}</h4>${author}<br>+00 ${p.dice.digits(4)} ${p.dice.digits(4)}<br>research@${p.say('desk', 'mesa')}.example</div></div><p class="low">${p.say('For professional investors only. See the end of the document for analyst certification and important disclosures.', 'Solo para inversionistas profesionales. Consulte al final las certificaciones y advertencias.')}</p>`,
  };
}

/** A buyer's sheet on a supplier, on its side: who, when and by whom in one strip, lights for each factor, ratings now and before, what is to be done. */
export function supplierHealth(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = findings(p);
  const box = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const lights = ['#3aa655', '#f0b429', '#d9382d'];
  const factors = p
    .say(
      'Liquidity|Leverage|Profitability|Payment behaviour|Ownership and legal|Business continuity',
      'Liquidez|Endeudamiento|Rentabilidad|Comportamiento de pago|Propiedad y legal|Continuidad del negocio',
    )
    .split('|')
    .map((name, at) => [
      name,
      `<i class="dot" style="background:${p.dice.pick(lights)}"></i>`,
      [first, second, third, fourth][at] ?? p.say('No finding.', 'Sin observaciones.'),
    ]);
  const grades = [
    [
      p.say('Long-term rating', 'Calificación de largo plazo'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short-term rating', 'Calificación de corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
  ];
  return {
    css: `@page { size: ${p.locale.country === 'CA' ? 'Letter' : 'A4'} landscape; margin: 11mm 13mm } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8.5pt; padding-right: 0.4mm } h1 { font-size: 15pt; margin: 0 } .strip { display: grid; grid-template-columns: 1.7fr 1fr 1fr 1fr 1.2fr; margin: 4mm 0; border: 0.8px solid #445 } .strip div { padding: 1.5mm 2.5mm; border-right: 0.8px solid #445 } .strip div:last-child { border-right: none } small { display: block; font-size: 7pt; color: #556 } .two { display: grid; grid-template-columns: 1fr 96mm; gap: 7mm } .t th { background: #445; color: #fff; padding: 3px 5px } .t td { border: 0.5px solid #99a; padding: 3.5px 5px } .dot { display: block; width: 4.5mm; height: 4.5mm; border-radius: 50%; margin: auto } h3 { font-size: 9.5pt; margin: 4mm 0 1.5mm } h3:first-child { margin-top: 0 }`,
    body: `<div class="cols"><h1>${p.say('Supplier Financial Health Assessment', 'Evaluación financiera de proveedor')}</h1><span>${p.say('Source', 'Fuente')}: ${p.agency}</span></div><div class="strip">${box(p.say('Supplier', 'Proveedor'), `<b>${p.field('company_name')}</b>`)}${box(p.say('Country', 'País'), p.field('country'))}${box(p.say('Report date', 'Fecha del informe'), p.field('date'))}${box(p.say('Next review', 'Próxima revisión'), p.field('next_review'))}${box(p.say('Analyst', 'Analista'), p.field('analyst'))}</div><div class="two"><div>${tableOf({ head: [p.say('Factor', 'Factor'), p.say('Status', 'Estado'), p.say('Finding', 'Hallazgo')], rows: factors, classes: ['n', '', ''] }, 't full')}</div><div><h3>${p.say('Credit standing', 'Situación crediticia')}</h3>${tableOf({ head: ['', p.say('Current', 'Actual'), p.say('Previous', 'Anterior')], rows: grades }, 't full')}<p style="margin-top:2mm">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b> &nbsp; ${p.say('Industry', 'Industria')}: ${p.field('industry')}</p><h3>${p.say('Ratios', 'Ratios')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}</div></div><h3>${p.say('Action agreed with category manager', 'Acción acordada con el responsable de categoría')}</h3>${p.dice.pick(
      p
        .say(
          'Keep as preferred supplier; ask for interim accounts.|Qualify a second source within six months.',
          'Mantener como proveedor preferente; pedir estados intermedios.|Homologar una segunda fuente en seis meses.',
        )
        .split('|'),
    )}`,
  };
}
