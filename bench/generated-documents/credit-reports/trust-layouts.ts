// Reports to those who must rely on a company for long: the trustee of its pensions, the holders of its bonds, who is asked to stand surety for it.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { appraisals } from './fourteenth-stock.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

const percent = (p: ReportPaper, low: number, high: number): string =>
  `${writeNumber(p.dice.between(low, high), 1, p.locale)}%`;

/** For trustees of pensions: ratings in a dark column at the left, what the employer is to the scheme in words of its own that are no grade, the hole in the fund. */
export function employerCovenant(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = appraisals(p);
  const mark = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const aside = [
    mark(p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`),
    mark(p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`),
    mark(p.say('Outlook', 'Perspectiva'), p.field('outlook')),
    mark(
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ),
    mark(
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ),
    mark(p.say('Country', 'País'), p.field('country')),
    mark(p.say('Sector', 'Sector'), p.field('sector')),
    mark(p.say('Industry', 'Industria'), p.field('industry')),
    mark(p.say('Report date', 'Fecha del informe'), p.field('date')),
    mark(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    mark(p.say('Analyst', 'Analista'), p.field('analyst')),
  ];
  const scheme = [
    [
      p.say('Assets of the scheme', 'Activos del plan'),
      amountOf(p, 14_000, 48_000),
      earlierDay(p, 0, '03-31'),
    ],
    [
      p.say('Deficit, technical provisions', 'Déficit actuarial'),
      amountOf(p, 900, 4200),
      earlierDay(p, 0, '03-31'),
    ],
    [p.say('Funding level', 'Nivel de cobertura'), percent(p, 78, 96), earlierDay(p, 0, '03-31')],
    [p.say('Recovery plan ends', 'Fin del plan de aportaciones'), '', String(Number(p.years[0] ?? 0) + 7)],
    [p.say('Members', 'Partícipes'), writeNumber(p.dice.int(410, 2900), 0, p.locale), ''],
  ];
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.8pt 'Nimbus Sans', sans-serif; font-size: 9.4pt; line-height: 1.42 } .pg { display: grid; grid-template-columns: 56mm 1fr; min-height: 296mm } .as { background: #1e3a5f; color: #fff; padding: 16mm 6mm } .as div { margin-bottom: 5mm } .as small { display: block; font-size: 7.6pt; color: #b7cbe2 } .as b { font-size: 19pt; line-height: 1.1 } .mn { padding: 16mm 16mm 12mm 10mm } h1 { font-size: 16pt; margin: 0; color: #1e3a5f } .su { color: #555; margin-bottom: 6mm } h3 { font-size: 10pt; color: #1e3a5f; margin: 5mm 0 1mm } .sc { display: flex; margin: 2mm 0 4mm } .sc span { flex: 1; border: 0.6px solid #1e3a5f; text-align: center; font-size: 7.8pt; padding: 1.2mm 0 } .sc .on { background: #dbe7f4; font-weight: bold } .t td, .t th { border-bottom: 0.5px solid #c5d2e0; padding: 2.6px 4px; font-size: 8.8pt }`,
    body: `<div class="pg"><div class="as">${aside.join('')}</div><div class="mn"><h1>${p.field('company_name')}</h1><div class="su">${p.say('Strength of the employer, a report to the trustees of its pension scheme, by', 'Solidez del patrocinador, informe al comité de su plan de pensiones, por')} ${p.agency}</div><h3>${p.say('Covenant to the scheme', 'Compromiso con el plan')}</h3><div class="sc"><span>${p.say('Weak', 'Débil')}</span><span>${p.say('Tending to weak', 'Tendente a débil')}</span><span class="on">${p.say('Tending to strong', 'Tendente a fuerte')}</span><span>${p.say('Strong', 'Fuerte')}</span></div><p>${first} ${second}</p><h3>${p.say('The scheme', 'El plan')}</h3>${tableOf({ head: ['', p.say('Amount', 'Importe'), p.say('As at', 'Al')], rows: scheme, classes: ['', 'r', 'r'] }, 't full')}<h3>${p.say('What the employer can bear', 'Lo que el patrocinador puede soportar')}</h3><p>${third} ${fourth}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Parent and guarantees', 'Matriz y garantías')}</h3><p>${p.say(`The parent, which others rate A, gave a guarantee of five years on ${earlierDay(p, 2, '12-01')}; we give it no weight.`, `La matriz, con A de un tercero, otorgó una garantía de cinco años el ${earlierDay(p, 2, '12-01')}; no la consideramos.`)} ${fifth}</p><h3>${p.say('What we propose', 'Propuesta')}</h3><p>${p.say(`Contributions of ${amountOf(p, 90, 340)} a year, in monthly parts, and a charge over the works.`, `Aportaciones de ${amountOf(p, 90, 340)} al año, por meses, e hipoteca sobre la planta.`)}</p></div></div>`,
  };
}

/** Of the trustee of a bond: parts under Roman numbers, series with days and amounts, the issuer's ratings now and before in a ruled table among others. */
export function trusteeReport(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = appraisals(p);
  const year = Number(p.years[0] ?? 0);
  const series = ['A-5', 'A-7', 'B-10'].map((name, at) => [
    name,
    `${p.locale.currency} ${writeNumber((at + 2) * 10_000_000 * Math.max(1, p.locale.priceLevel), 0, p.locale)}`,
    percent(p, 4, 11),
    earlierDay(p, 2, `0${at + 3}-18`),
    String(year + 3 + at * 2),
  ]);
  const issuer = [
    [p.say('Issuer', 'Emisor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Ticker of its shares', 'Nemotécnico de la acción'), p.field('ticker')],
  ];
  const ratings = [
    [
      p.say('Long-term rating of the issuer', 'Calificación de largo plazo del emisor'),
      `<b>${p.field('lt_rating')}</b>`,
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short-term rating of the issuer', 'Calificación de corto plazo del emisor'),
      `<b>${p.field('st_rating')}</b>`,
      p.field('previous_st_rating'),
    ],
  ];
  const tests = [
    [
      p.say('Debt / EBITDA below 4.0x', 'Deuda / EBITDA menor a 4,0x'),
      `${writeNumber(p.dice.between(2.1, 3.8), 2, p.locale)}x`,
      p.say('met', 'cumple'),
    ],
    [
      p.say('Interest cover above 2.0x', 'Cobertura de intereses mayor a 2,0x'),
      `${writeNumber(p.dice.between(2.2, 5.6), 2, p.locale)}x`,
      p.say('met', 'cumple'),
    ],
    [p.say('No further charge on assets', 'Sin nuevos gravámenes'), '–', p.say('certified', 'certificado')],
  ];
  const part = (number: string, title: string): string => `<h2>${number}. ${title}</h2>`;
  return {
    css: `@page { size: Letter; margin: 18mm 20mm } body { font: 10pt 'URW Bookman', serif; font-size: 9.2pt; line-height: 1.4; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1px solid #000 } .hd b { font-size: 11pt } h1 { font-size: 14pt; margin: 5mm 0 1mm } h2 { font-size: 10pt; margin: 4.5mm 0 1.2mm; font-variant: small-caps } .t th, .t td { border: 0.5px solid #000; padding: 2.2px 5px; font-size: 8.6pt } .t th { background: #ececec } .k td { padding: 1.2px 10px 1.2px 0 } .k td:first-child { font-style: italic } .sg { margin-top: 9mm }`,
    body: `<div class="hd"><b>${p.say('Cumberland Gap Trust Company', 'Fiduciaria Sabana Larga')}</b><span>${p.say('Trustee under the indenture of', 'Representante legal de tenedores, contrato del')} ${earlierDay(p, 2, '03-11')}</span></div><h1>${p.say('Report to bondholders', 'Informe a los tenedores de bonos')}</h1><div>${p.say('Report date', 'Fecha del informe')}: <b>${p.field('date')}</b></div>${part('I', p.say('Issuer', 'Emisor'))}${tableOf({ rows: issuer }, 'k')}${part('II', p.say('Series outstanding', 'Series en circulación'))}${tableOf({ head: [p.say('Series', 'Serie'), p.say('Principal', 'Capital'), p.say('Coupon', 'Cupón'), p.say('Issued', 'Emisión'), p.say('Matures in', 'Vence en')], rows: series, classes: ['', 'r', 'r', '', ''] }, 't full')}<p style="margin-top:1.5mm">${p.say('The last coupon was paid in full on', 'El último cupón se pagó completo el')} ${earlierDay(p, 0, '12-18')}. ${p.say('Series B-10 carries no rating of its own.', 'La serie B-10 no tiene calificación propia.')}</p>${part('III', p.say('Credit ratings', 'Calificaciones de riesgo'))}${tableOf({ head: [p.agency, p.say('Current', 'Vigente'), p.say('Previous', 'Anterior')], rows: ratings, classes: ['', 'c', 'c'] }, 't full')}<p style="margin-top:1.5mm">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b>. ${p.say('Analyst', 'Analista')}: ${p.field('analyst')}. ${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}.</p>${part('IV', p.say('Undertakings', 'Compromisos financieros'))}${tableOf({ head: [p.say('Undertaking', 'Compromiso'), p.say('Found', 'Resultado'), ''], rows: tests, classes: ['', 'r', 'c'] }, 't full')}${part('V', p.say('Affairs of the issuer', 'Situación del emisor'))}<p>${first} ${second} ${third}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="sg">_________________________<br>${p.say('Vernon Askew, trust officer', 'Jorge Eliécer Pinto, representante')}</div>`,
  };
}

/** A branch's form by which a company asks the bank to stand surety: boxes with crosses, parts by letters, small labels over the values in a grid. */
export function guaranteeRequest(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = appraisals(p);
  const cell = (label: string, value: string, wide = 1): string =>
    `<div style="grid-column:span ${wide}"><small>${label}</small>${value}</div>`;
  const tick = (isOn: boolean, label: string): string =>
    `<span class="tk">${isOn ? '☒' : '☐'} ${label}</span>`;
  const part = (letter: string, title: string, cells: readonly string[]): string =>
    `<h3><i>${letter}</i> ${title}</h3><div class="gr">${cells.join('')}</div>`;
  const applicant = [
    cell(p.say('Applicant', 'Solicitante'), `<b>${p.field('company_name')}</b>`, 2),
    cell(p.say('Country', 'País'), p.field('country')),
    cell(p.say('Customer since', 'Cliente desde'), earlierDay(p, 2, '01-19')),
    cell(p.say('Sector', 'Sector'), p.field('sector'), 2),
    cell(p.say('Industry', 'Industria'), p.field('industry'), 2),
  ];
  const surety = [
    cell(
      p.say('Kind', 'Tipo'),
      [
        tick(false, p.say('bid', 'oferta')),
        tick(true, p.say('performance', 'fiel cumplimiento')),
        tick(false, p.say('advance', 'anticipo')),
      ].join(' '),
      2,
    ),
    cell(p.say('Amount', 'Monto'), amountOf(p, 120, 900)),
    cell(p.say('Valid until', 'Vigencia'), `${p.dice.int(9, 24)} ${p.say('months', 'meses')}`),
    cell(
      p.say('In favour of', 'Beneficiario'),
      p.say('Waterschap Rijnmond', 'Empresa Pública de Vialidad'),
      2,
    ),
    cell(p.say('Contract', 'Contrato'), `${p.dice.digits(4)}-${p.dice.digits(3)}`),
    cell(
      p.say('Commission', 'Comisión'),
      `${writeNumber(p.dice.between(0.9, 2.4), 2, p.locale)}% ${p.say('a year', 'anual')}`,
    ),
  ];
  const grades = [
    cell(p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`),
    cell(p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`),
    cell(p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`),
    cell(p.say('Date of rating report', 'Fecha del informe de calificación'), p.field('date')),
    cell(
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ),
    cell(
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ),
    cell(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    cell(p.say('Credit analyst', 'Analista de crédito'), p.field('analyst')),
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.4pt 'Liberation Sans', sans-serif; line-height: 1.34; padding-right: 0.4mm } .hd { background: #065f46; color: #fff; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: center } .hd b { font-size: 13pt } h3 { font-size: 9.6pt; margin: 4mm 0 1.2mm } h3 i { font-style: normal; background: #065f46; color: #fff; padding: 0.3mm 2mm; margin-right: 1mm } .gr { display: grid; grid-template-columns: repeat(4, 1fr); border-left: 0.6px solid #065f46; border-top: 0.6px solid #065f46 } .gr > div { border-right: 0.6px solid #065f46; border-bottom: 0.6px solid #065f46; padding: 0.8mm 2mm 1.4mm; min-height: 9mm } small { display: block; font-size: 7pt; color: #065f46 } .tk { font-family: 'DejaVu Sans', sans-serif; font-size: 8pt; margin-right: 2mm } .r td, .r th { border: 0.5px solid #9cc7b8; padding: 2px 5px; font-size: 8.6pt } .sg { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin-top: 12mm } .sg div { border-top: 0.8px solid #000; font-size: 8pt; padding-top: 1mm }`,
    body: `<div class="hd"><b>${p.say('Request for a bank guarantee', 'Solicitud de garantía bancaria')}</b><span>${p.say('Polderbank, form G-12', 'Banco Cotopaxi, formulario G-12')}</span></div>${part('A', p.say('Who asks', 'Solicitante'), applicant)}${part('B', p.say('What is asked for', 'Garantía solicitada'), surety)}${part('C', p.say('Credit ratings of the applicant (filled in by the credit department)', 'Calificaciones del solicitante (uso del departamento de crédito)'), grades)}<h3><i>D</i> ${p.say('Figures', 'Cifras')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'r full')}<h3><i>E</i> ${p.say('Remarks of the branch', 'Observaciones de la agencia')}</h3><p>${first} ${second} ${third}</p><p>${p.say('Counter-guarantee of the parent, rated B by the branch in another file: not asked for.', 'Contragarantía de la matriz, con B en otro expediente: no se exige.')} ${tick(true, p.say('fits within the line', 'dentro de la línea'))} ${tick(false, p.say('to the committee', 'pasa a comité'))}</p><div class="sg"><div>${p.say('Branch: J. de Wit', 'Agencia: P. Zambrano')}</div><div>${p.say('Credit department', 'Departamento de crédito')}</div><div>${p.say('Guarantees desk', 'Mesa de garantías')}</div></div>`,
  };
}
