// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// What agencies publish: the commentary on an action, the opinion with a panel at its left, the rationale of the ratings of bank loans.

import type { Sheet } from '../html.ts';
import { lines, tableOf } from '../html.ts';
import type { ReportPaper } from './report-paper.ts';
import { sentences } from './report-prose.ts';

/** A headline and text; entity, rating and prior rating in a table at the end, the outlook under the grade, contacts after it. */
export function actionCommentary(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = sentences(p);
  const outlook = `${p.name('Rating Outlook|Outlook', 'Perspectiva|Perspectiva de la calificación')} ${p.field('outlook')}`;
  const table = [
    [
      p.name(
        'LT Issuer Rating|Long-Term Issuer Rating',
        'Calif. de largo plazo del emisor|Calificación de emisor de largo plazo',
      ),
      `<b>${p.field('lt_rating')}</b><br><small>${outlook}</small>`,
      p.field('previous_lt_rating'),
    ],
    [
      p.name(
        'ST Issuer Rating|Short-Term Issuer Rating',
        'Calif. de corto plazo del emisor|Calificación de emisor de corto plazo',
      ),
      `<b>${p.field('st_rating')}</b>`,
      p.field('previous_st_rating'),
    ],
  ];
  const company = p.field('company_name');
  return {
    css: `@page { size: Letter; margin: 18mm 20mm } body { font: 10pt ${p.font}; line-height: 1.42; padding-right: 0.4mm } .tag { color: #b0003a; font-weight: bold; letter-spacing: 1px; font-size: 8.5pt } h1 { font-size: 18pt; margin: 2mm 0 1mm; line-height: 1.15 } .when { color: #555; font-size: 9pt; margin-bottom: 6mm } h3 { font-size: 10pt; text-transform: uppercase; margin: 6mm 0 1.5mm } .ra th { background: #f0f0f2; font-size: 8pt; padding: 4px 6px } .ra td { border-bottom: 0.6px solid #ccc; padding: 5px 6px } .ent { font-weight: bold; padding: 2mm; border-bottom: 0.6px solid #ccc } small { font-size: 8pt } .who { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; font-size: 8.5pt; margin-top: 7mm }`,
    body: `<div class="cols"><span class="tag">${p.say('RATING ACTION COMMENTARY', 'COMENTARIO DE ACCIÓN DE CALIFICACIÓN')}</span><b>${p.agency}</b></div><h1>${p.agency} ${p.say('Reviews Ratings of', 'Revisa las Calificaciones de')} ${p.company()}</h1><div class="when">${p.city}, ${p.field('date')}</div><p>${first} ${second}</p><h3>${p.say('Key rating drivers', 'Factores clave de calificación')}</h3><p>${third}</p><p>${fourth}</p><h3>${p.say('Rating actions', 'Acciones de calificación')}</h3>${tableOf({ head: [p.say('ENTITY / DEBT', 'ENTIDAD / DEUDA'), p.say('RATING', 'CALIFICACIÓN'), p.say('PRIOR', 'ANTERIOR')], rows: [[`<b>${company}</b>`, '', ''], ...table] }, 'ra full')}
      <div class="who"><div><b>${p.name('Primary Analyst|Primary Rating Analyst', 'Analista Líder|Analista Principal')}</b><br>${p.field('analyst')}<br>${p.say('Director', 'Director')}</div><div><b>${p.say('Media Relations', 'Relación con medios')}</b><br>media@${p.agency
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z]/gu, '')}.com</div></div>`,
  };
}

/** The panel says where it is seated, what it is rated and who is to be asked; the last page has the table of ratings once more with the former ones. */
export function leftPanel(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = sentences(p);
  const ratings = [
    [p.name('Domicile|Country', 'Domicilio|País'), p.field('country')],
    [
      p.name('Long-term rating|LT rating', 'Calificación largo plazo|Rating largo plazo'),
      p.field('lt_rating'),
    ],
    [
      p.name('Short-term rating|ST rating', 'Calificación corto plazo|Rating corto plazo'),
      p.field('st_rating'),
    ],
    [p.say('Type', 'Tipo'), p.say('Corporate', 'Corporativa')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  const exhibit = [
    [p.say('Long-term', 'Largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating')],
    [p.say('Short-term', 'Corto plazo'), p.field('st_rating'), p.field('previous_st_rating')],
  ];
  const ratios = tableOf(
    { head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] },
    'ex full',
  );
  return {
    css: `@page { size: A4; margin: 15mm 16mm } body { font: 9.5pt ${p.font}; line-height: 1.42; padding-right: 0.4mm } .top { border-top: 4px solid #0b2a63; padding-top: 2mm; margin-bottom: 7mm } .grid { display: grid; grid-template-columns: 56mm 1fr; gap: 8mm } .panel { font-size: 8pt; border-right: 0.6px solid #aaa; padding-right: 3mm } .panel h4 { color: #0b2a63; margin: 0 0 1mm; font-size: 8.5pt; border-bottom: 0.6px solid #0b2a63 } .panel td { padding: 1px 2px } .panel td:last-child { text-align: right; font-weight: bold } h1 { font-size: 19pt; font-weight: normal; color: #0b2a63; margin: 0 0 1mm; line-height: 1.15 } h3 { font-size: 10.5pt; color: #0b2a63; margin: 4mm 0 1mm } .second { break-before: page } .ex th { border-bottom: 1px solid #0b2a63 } .ex td { border-bottom: 0.4px solid #ccc; padding: 3px }`,
    body: `<div class="top cols"><b>${p.agency.toUpperCase()}</b><span>${p.name('CREDIT OPINION|ISSUER OPINION', 'OPINIÓN CREDITICIA|OPINIÓN SOBRE EL EMISOR')}<br>${p.field('date')}</span></div><div class="grid"><div class="panel"><h4>${p.say('RATINGS', 'CALIFICACIONES')}</h4><b>${p.company()}</b>${tableOf({ rows: ratings }, 'full')}<p style="margin-top:2mm">${p.say('The outlook reflects information as of the publication date. See the exhibit at the end of this report.', 'La perspectiva refleja la información a la fecha de publicación. Véase el cuadro al final.')}</p><h4 style="margin-top:6mm">${p.say('Analyst Contacts', 'Contactos analíticos')}</h4>${lines([`<b>${p.field('analyst')}</b>`, p.name('Lead Analyst|Senior Analyst', 'Analista responsable|Analista sénior'), `+00 ${p.dice.digits(3)} ${p.dice.digits(4)}`])}</div><div><h1>${p.field('company_name')}</h1><p style="color:#555">${p.say('Update to credit analysis', 'Actualización del análisis crediticio')}</p><h3>${p.say('Summary', 'Resumen')}</h3><p>${first} ${second}</p><h3>${p.say('Credit strengths', 'Fortalezas')}</h3><p>${third}</p><h3>${p.say('Credit challenges', 'Desafíos')}</h3><p>${fourth}</p><h3>${p.say('Exhibit 1: key indicators', 'Cuadro 1: indicadores')}</h3>${ratios}</div></div>
      <div class="second"><h3>${p.say('Outlook and liquidity', 'Perspectiva y liquidez')}</h3><p>${fifth}</p><p>${sixth}</p><h3>${p.say('Exhibit 2', 'Cuadro 2')} – ${p.company()}</h3>${tableOf({ head: [p.say('Category', 'Categoría'), p.say('Rating', 'Calificación'), p.name('Previous rating|Former rating', 'Calificación anterior|Rating anterior')], rows: exhibit }, 'ex full')}<p style="font-size:8pt;margin-top:3mm">${p.say('Source', 'Fuente')}: ${p.agency}. ${p.say('Next scheduled review', 'Próxima revisión programada')}: ${p.field('next_review')}.</p></div>`,
  };
}

/** The loans that are rated and their sum first; grade, outlook and what was done in one cell, the former grade in brackets. */
export function loanRationale(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = sentences(p);
  const rows = [
    [
      p.name(
        'Total bank loan facilities rated|Bank facilities rated',
        'Total de líneas bancarias calificadas|Facilidades bancarias calificadas',
      ),
      p.limit,
    ],
    [
      p.name('Long-term rating|Long term rating', 'Calificación de largo plazo|Rating de largo plazo'),
      `<b>${p.field('lt_rating')}</b> (${p.name('previously|earlier', 'anteriormente|antes')} ${p.field('previous_lt_rating')})`,
    ],
    [
      p.name('Short-term rating|Short term rating', 'Calificación de corto plazo|Rating de corto plazo'),
      `<b>${p.field('st_rating')}</b> (${p.name('previously|earlier', 'anteriormente|antes')} ${p.field('previous_st_rating')})`,
    ],
    [p.name('Outlook|Outlook assigned', 'Perspectiva|Perspectiva asignada'), p.field('outlook')],
  ];
  const annex = [
    [p.say('Term loan', 'Préstamo a plazo'), p.exposure, p.say('Secured', 'Con garantía')],
    [p.say('Cash credit', 'Línea de caja'), '–', p.say('Unsecured', 'Sin garantía')],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 20mm } body { font: 10.5pt ${p.font}; line-height: 1.4; padding-right: 0.4mm } .right { text-align: right } h1 { font-size: 15pt; text-align: center; text-decoration: underline; margin: 5mm 0 } h2 { font-size: 12.5pt; margin: 0 0 1mm } .t td, .t th { border: 0.8px solid #000; padding: 4px 7px } .t th { background: #dfe6ee } .t td:first-child { width: 78mm } h3 { font-size: 11pt; margin: 6mm 0 1.5mm; color: #7b1c1c }`,
    body: `<div class="right"><b>${p.agency}</b></div><h1>${p.say('Rating Rationale', 'Fundamento de la Calificación')}</h1><div class="right">${p.field('date')} | ${p.city}</div><h2>${p.field('company_name')}</h2><p><i>${p.say('Ratings on bank facilities', 'Calificaciones de facilidades bancarias')}</i></p><b>${p.say('Rating Action', 'Acción de calificación')}</b>${tableOf({ rows }, 't full')}<h3>${p.say('Detailed Rationale', 'Fundamento detallado')}</h3><p>${first} ${second}</p><h3>${p.say('About the Company', 'Sobre la empresa')}</h3><p>${p.name('Industry|Basic industry', 'Industria|Industria básica')}: ${p.field('industry')} &nbsp;|&nbsp; ${p.name('Symbol|Exchange symbol', 'Símbolo|Símbolo bursátil')}: ${p.field('ticker')}</p><p>${third} ${fourth}</p><h3>${p.say('Annexure – details of facilities', 'Anexo – detalle de facilidades')}</h3>${tableOf({ head: [p.say('Facility', 'Facilidad'), p.say('Drawn', 'Dispuesto'), p.say('Security', 'Garantía')], rows: annex }, 't full')}<p style="margin-top:6mm"><b>${p.say('Analytical contact', 'Contacto analítico')}</b>: ${p.field('analyst')}, ${p.agency}</p>`,
  };
}
