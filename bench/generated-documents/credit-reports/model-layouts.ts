// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// What models print: steps from a company by itself to its rating, tests with their thresholds, a sheet of a spreading program.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportField, ReportPaper } from './report-paper.ts';
import { sentences } from './report-prose.ts';

/** From the profile by itself up or down by notches; only the last two lines are the ratings. */
export function notchSteps(p: ReportPaper): Sheet {
  const [first = '', second = ''] = sentences(p);
  const step = (label: string, value: string, name = ''): string =>
    `<div class="s ${name}"><span>${label}</span><b>${value}</b></div>`;
  const final = p.field('lt_rating');
  const alone = stepsFrom(final, -1);
  const steps = [
    step(
      p.say('Anchor (business and financial risk)', 'Ancla (riesgo de negocio y financiero)'),
      stepsFrom(alone, -1),
    ),
    step(p.say('Diversification', 'Diversificación'), p.say('neutral', 'neutral')),
    step(p.say('Liquidity', 'Liquidez'), p.say('adequate', 'adecuada')),
    step(p.say('Management', 'Administración'), '+1'),
    step(p.say('Stand-alone profile', 'Perfil individual'), alone, 'mid'),
    step(p.say('Support of the group', 'Apoyo del grupo'), p.say('one step', 'un escalón')),
    step(
      p.name(
        'Final long-term rating|Long-term rating',
        'Calificación final de largo plazo|Calificación de largo plazo',
      ),
      final,
      'end',
    ),
    step(
      p.name(
        'Final short-term rating|Short-term rating',
        'Calificación final de corto plazo|Calificación de corto plazo',
      ),
      p.field('st_rating'),
      'end',
    ),
  ];
  const item = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;
  return {
    css: `@page { size: A4; margin: 17mm 18mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } h1 { font-size: 15pt; margin: 0 0 4mm } .kv td { padding: 1.5px 8mm 1.5px 0 } .kv td:first-child { color: #666 } .steps { margin: 8mm 0 6mm; width: 128mm } .s { display: flex; justify-content: space-between; padding: 2mm 4mm; border: 0.6px solid #98a; border-bottom: none } .s:last-child { border-bottom: 0.6px solid #98a } .mid { background: #f0eaf4 } .end { background: #56306e; color: #fff } .low { font-size: 8pt; color: #666; margin-top: 12mm }`,
    body: `<div class="cols"><h1>${p.name('Rating derivation|Derivation of the rating', 'Derivación de la calificación|Determinación de la calificación')}</h1><span style="text-align:right;font-size:8.5pt">${p.agency}<br>${p.say('Corporate model', 'Modelo corporativo')} v3.${p.dice.int(0, 9)}</span></div><table class="kv">${item(p.name('Rated entity|Entity', 'Entidad calificada|Entidad'), p.field('company_name'))}${item(p.name('Sector|Model sector', 'Sector|Sector del modelo'), p.field('sector'))}${item(p.name('Country of risk|Risk country', 'País de riesgo|País'), p.field('country'))}${item(p.name('Run date|Date of run', 'Fecha de corrida|Fecha de ejecución'), p.field('date'))}${item(p.name('Responsible analyst|Analyst', 'Analista responsable|Analista'), p.field('analyst'))}</table><div class="steps">${steps.join('')}</div><p>${p.say('Rating outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b>. ${first}</p><p>${second}</p><p>${p.name('To be rerun on|Next review', 'Volver a correr el|Próxima revisión')}: ${p.field('next_review')}</p><div class="low">${p.say('A notch is one step of the scale from A+ to C-.', 'Un escalón es un paso de la escala de A+ a C-.')}</div>`,
  };
}

/** What is asked, what is allowed, what it is and whether it passes; the decision in a frame with the ratings side by side. */
export function thresholdTests(p: ReportPaper): Sheet {
  const [first = ''] = sentences(p);
  const tests = p.ratios.map(([name = '', value = '']) => {
    const least = value.endsWith('%') ? 10 : 1.5;
    const isMet = Number(value.replace(/[x%]/u, '').replace(p.locale.decimal, '.')) >= least;
    return [
      name,
      `≥ ${writeNumber(least, 1, p.locale)}`,
      value,
      isMet ? `✓ ${p.say('pass', 'cumple')}` : `✗ ${p.say('refer', 'derivar')}`,
    ];
  });
  const grade = (label: string, value: string): string =>
    `<td><small>${label}</small><div>${value}</div></td>`;
  const line = (label: string, value: string): string => `<p><span class="k">${label}</span>${value}</p>`;
  return {
    css: `@page { size: A4; margin: 18mm 20mm } body { font: 10pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } h1 { background: #1f6f54; color: #fff; font-size: 13pt; padding: 3mm 4mm; margin: 0 0 5mm } p { margin: 0 0 1.5mm } .k { display: inline-block; width: 52mm; color: #1f6f54 } .tests { margin: 6mm 0 } .tests th { border-bottom: 1.2px solid #1f6f54 } .tests td { padding: 3px; border-bottom: 0.4px solid #bbb } .tests td:last-child, .tests th:last-child { padding-left: 8mm } .frame { border: 2px solid #1f6f54; border-collapse: separate; border-spacing: 0; margin: 6mm 0 } .frame td { padding: 3mm 5mm; border-right: 0.6px solid #1f6f54 } .frame td:last-child { border-right: none } .frame div { font-size: 15pt; font-weight: bold; white-space: nowrap } small { font-size: 8pt }`,
    body: `<h1>${p.name('Lessee screening|Credit screening of a lessee', 'Evaluación del arrendatario|Filtro crediticio del arrendatario')} – ${p.agency}</h1>${line(p.name('Lessee|Legal name of lessee', 'Arrendatario|Razón social del arrendatario'), `<b>${p.field('company_name')}</b>`)}${line(p.name('Line of business|Industry', 'Giro|Industria'), p.field('industry'))}${line(p.name('Country of registration|Country', 'País de constitución|País'), p.field('country'))}${line(p.name('Screened on|Screening date', 'Evaluado el|Fecha de evaluación'), p.field('date'))}${line(p.name('Screened by|Credit analyst', 'Evaluado por|Analista de crédito'), p.field('analyst'))}${tableOf({ head: [p.say('Test', 'Prueba'), p.say('Threshold', 'Umbral'), p.say('Actual', 'Valor'), p.say('Result', 'Resultado')], rows: tests, classes: ['', 'r', 'r', ''] }, 'tests full')}
      <table class="frame full"><tr>${grade(p.name('Short-term rating|ST rating', 'Calificación corto plazo|Rating CP'), p.field('st_rating'))}${grade(p.name('Long-term rating|LT rating', 'Calificación largo plazo|Rating LP'), p.field('lt_rating'))}${grade(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${grade(p.say('Lease limit', 'Límite de arriendo'), `<span style="font-size:10pt">${p.limit}</span>`)}</tr></table><p>${first}</p>${line(p.name('Valid until next review on|Next review', 'Válido hasta la próxima revisión|Próxima revisión'), p.field('next_review'))}`,
  };
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
const EMPTY_ROW = LETTERS.map(() => '');

function sheetRows(p: ReportPaper): string[][] {
  const both = (one: string, first: ReportField, other: string, second: ReportField): string[] => [
    one,
    p.field(first),
    '',
    other,
    p.field(second),
    '',
  ];
  const heading = `<b>${p.name('Obligor rating sheet|Rating sheet', 'Hoja de calificación|Hoja de rating del deudor')}</b>`;
  return [
    [heading, '', '', p.agency, '', ''],
    EMPTY_ROW,
    both(
      p.name('Obligor|Name', 'Deudor|Nombre'),
      'company_name',
      p.name('Ticker|Symbol', 'Ticker|Símbolo'),
      'ticker',
    ),
    both(
      p.name('Industry|Industry (GICS)', 'Industria|Industria (GICS)'),
      'industry',
      p.say('Country', 'País'),
      'country',
    ),
    both(
      p.name('Spread date|Date', 'Fecha de carga|Fecha'),
      'date',
      p.name('Spread by|Analyst', 'Cargado por|Analista'),
      'analyst',
    ),
    EMPTY_ROW,
    both(
      p.name('ST rating|Rating ST', 'Rating CP|Calificación CP'),
      'st_rating',
      p.name('Prior ST rating|Previous ST', 'Rating CP anterior|Calificación CP previa'),
      'previous_st_rating',
    ),
    both(
      p.name('LT rating|Rating LT', 'Rating LP|Calificación LP'),
      'lt_rating',
      p.name('Prior LT rating|Previous LT', 'Rating LP anterior|Calificación LP previa'),
      'previous_lt_rating',
    ),
    both(
      p.say('Outlook', 'Perspectiva'),
      'outlook',
      p.name('Next review|Review due', 'Próxima revisión|Revisión prevista'),
      'next_review',
    ),
    EMPTY_ROW,
    [p.say('Ratio', 'Ratio'), ...p.years.map((year) => `FY${year}`), '', ''],
    ...p.ratios.map((cells) => [...cells, '', '']),
  ];
}

/** All gridlines, numbers of rows and letters of columns; facts two by two, periods in columns beneath. */
export function spreadSheet(p: ReportPaper): Sheet {
  const numbered = sheetRows(p).map((cells, at) => [String(at + 1), ...cells]);
  return {
    css: `@page { size: A4 landscape; margin: 14mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .g th { background: #e6e6e6; font-weight: normal; text-align: center } .g th, .g td { border: 0.5px solid #b5b5b5; padding: 2px 5px; height: 5.6mm } .g td:first-child { background: #e6e6e6; text-align: center; width: 8mm; font-size: 8pt } .low { text-align: center; font-size: 8pt; margin-top: 5mm }`,
    body: `${tableOf({ head: ['', ...LETTERS], rows: numbered }, 'g full')}<div class="low">${p.say('Sheet: Rating · Page 1', 'Hoja: Rating · Página 1')}</div>`,
  };
}
