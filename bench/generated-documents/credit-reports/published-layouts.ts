// Rating reports as agencies and bureaus publish them, third collection: a cover, a ladder of grades, a report somebody ordered, a group of companies, a table of
// instruments, an update with arrows.

import { GRADES } from '@vigilo/domain/companies/company';
import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

const ratioTable = (p: ReportPaper, name: string): string =>
  tableOf(
    { head: [p.say('In %, x', 'En %, x'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] },
    name,
  );

/** A cover with the name alone; what is asked for stands on the second page, each with what it means. */
export function coverSheet(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const scale = p.say('scale A+ to C-', 'escala de A+ a C-');
  const rows = [
    [
      p.name(
        'Credit quality, short term|Short-term issuer grade',
        'Calidad crediticia a corto plazo|Nota emisor corto plazo',
      ),
      p.field('st_rating'),
      scale,
    ],
    [
      p.name(
        'Credit quality, long term|Long-term issuer grade',
        'Calidad crediticia a largo plazo|Nota emisor largo plazo',
      ),
      p.field('lt_rating'),
      scale,
    ],
    [
      p.name('Outlook (12–18 months)|Rating outlook', 'Perspectiva (12–18 meses)|Perspectiva'),
      p.field('outlook'),
      p.say('positive, stable, negative', 'positiva, estable, negativa'),
    ],
  ];
  const facts = [
    [p.name('Primary sector|Sector', 'Sector principal|Sector'), p.field('sector')],
    [p.name('Country of operation|Home country', 'País de actividad|País de operación'), p.field('country')],
    [p.name('Exchange and ticker|Listed as', 'Bolsa y ticker|Cotiza como'), p.field('ticker')],
    [
      p.name('Analytical contact|Contact analyst', 'Analista de contacto|Contacto analítico'),
      p.field('analyst'),
    ],
    [
      p.name(
        'Next publication|Next scheduled update',
        'Siguiente publicación|Próxima actualización programada',
      ),
      p.field('next_review'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } .cover { height: 240mm; display: flex; flex-direction: column; justify-content: space-between } .cover h1 { font-size: 30pt; color: #333f6b } .inner { break-before: page } .grades td { border-bottom: 1px solid #999; padding: 6px 10px } .grades td:nth-child(2) { font-size: 15pt; font-weight: bold; text-align: center } .grades td:nth-child(3) { font-size: 8pt; color: #666 } .facts { margin: 14px 0 } .facts td { padding: 2px 24px 2px 0 }`,
    body: `<div class="cover"><div>${p.agency}</div><div><div style="font-size:13pt">${p.name('Credit risk report|Corporate credit report', 'Informe de riesgo de crédito|Informe crediticio corporativo')}</div><h1>${p.field('company_name')}</h1></div><div>${p.field('date')}</div></div>
      <div class="inner"><h2>${p.say('Summary', 'Resumen')}</h2>${tableOf({ rows }, 'grades full')}${tableOf({ rows: facts }, 'facts')}<p>${first}</p><p>${second}</p>${ratioTable(p, 'full')}</div>`,
  };
}

/** The grades stand in a ladder, and the company's own are marked in it and said beside it. */
export function gradeLadder(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const said = [
    `${p.name('Rated company|Name', 'Empresa evaluada|Nombre')}<br><b>${p.field('company_name')}</b>`,
    `${p.name('Ticker|Stock ticker', 'Ticker|Código')}<br><b>${p.field('ticker')}</b>`,
    `${p.name('Our short-term view|Short-term mark', 'Nuestra nota a corto plazo|Nota a corto plazo')}<br><b>${p.field('st_rating')}</b>`,
    `${p.name('Our long-term view|Long-term mark', 'Nuestra nota a largo plazo|Nota a largo plazo')}<br><b>${p.field('lt_rating')}</b>`,
    `${p.name('Where it is heading|Outlook', 'Hacia dónde va|Perspectiva')}<br><b>${p.field('outlook')}</b>`,
    `${p.name('Line of business|Business', 'Ramo de negocio|Actividad')}<br><b>${p.field('industry')}</b>`,
  ];
  return {
    css: `@page { size: Letter; margin: 18mm } body { font: 10.5pt ${p.font} } h1 { font-size: 16pt } .page { display: grid; grid-template-columns: 40mm 1fr; gap: 12mm } .ladder td { border: 1px solid #777; padding: 3px 10px; width: 26mm; text-align: center } .said div { margin-bottom: 9px; line-height: 1.25 } .foot { border-top: 1px solid #777; margin-top: 24px; padding-top: 6px; font-size: 9pt }`,
    body: `<h1>${p.name('Where the company stands: credit rating report|Credit scorecard and rating', 'Dónde está la empresa: informe de rating|Posición crediticia y calificación')}</h1><div class="page"><div><p>${p.say('The scale', 'La escala')}</p>${tableOf({ rows: GRADES.map((grade) => [grade]) }, 'ladder')}</div><div class="said">${said.map((each) => `<div>${each}</div>`).join('')}<p>${first}</p></div></div>
      <div class="foot">${p.agency}. ${p.name('Written on|As of', 'Escrito el|A fecha de')} ${p.field('date')} ${p.say('by', 'por')} ${p.field('analyst')}${p.say(', analyst', ', analista')}. ${p.name('Good until|To be renewed on', 'Válido hasta el|Se renovará el')} ${p.field('next_review')}.</div>`,
  };
}

/** Ordered by a customer of the bureau, whose name, country and number have the same labels as those of the company asked about. */
export function orderedReport(p: ReportPaper): Sheet {
  const { dice } = p;
  const [first = '', second = ''] = opinions(p);
  const block = (title: string, rows: readonly (readonly string[])[]): string =>
    `<h3>${title}</h3>${tableOf({ rows, classes: ['k', 'v'] }, 'block')}`;
  const [peer = ''] = p.peers.map(([name = '']) => name);
  const name = p.say('Name', 'Nombre');
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } h1 { font-size: 17pt; margin-bottom: 2px } h3 { margin: 14px 0 3px; font-size: 10.5pt; background: #eee; padding: 3px 6px } .block .k { width: 52mm; color: #444 } .block td { padding: 2px 6px }`,
    body: `<h1>${p.name('Business information report|Business credit report', 'Informe mercantil|Informe comercial')}</h1><div>${p.agency} · ${p.say('Order no.', 'Pedido n.º')} ${dice.digits(7)}</div>
      ${block(p.say('Subject of enquiry', 'Empresa consultada'), [
        [p.name('Name|Full legal name', 'Nombre|Denominación completa'), p.field('company_name')],
        [p.say('Country', 'País'), p.field('country')],
        [
          p.name('Principal activity|What it does', 'Actividad principal|A qué se dedica'),
          p.field('industry'),
        ],
        [p.say('Founded', 'Año de fundación'), String(dice.int(1955, 2008))],
      ])}
      ${block(p.say('Our judgement', 'Nuestro juicio'), [
        [
          p.name(
            'Rating for the next 12 months (short term)|Short-term risk class',
            'Calificación a 12 meses (corto plazo)|Clase de riesgo a corto plazo',
          ),
          p.field('st_rating'),
        ],
        [
          p.name(
            'Rating beyond 12 months (long term)|Long-term risk class',
            'Calificación a más de 12 meses (largo plazo)|Clase de riesgo a largo plazo',
          ),
          p.field('lt_rating'),
        ],
        [p.name('Foreseeable development|Outlook', 'Evolución previsible|Perspectiva'), p.field('outlook')],
        [p.say('Credit line up to', 'Crédito hasta'), p.limit],
      ])}<p>${first} ${second}</p>
      ${block(p.say('This report', 'Este informe'), [
        [p.name('Status as of|Researched on', 'Situación a|Investigado el'), p.field('date')],
        [p.name('Researched by|Your analyst', 'Investigado por|Su analista'), p.field('analyst')],
        [p.name('Follow-up|Will be updated on', 'Seguimiento|Se actualizará el'), p.field('next_review')],
      ])}
      ${block(p.say('Ordered by', 'Solicitado por'), [
        [name, peer],
        [p.say('Country', 'País'), p.say('Luxembourg', 'Luxemburgo')],
        [p.say('Contact', 'Contacto'), p.say('Tessa Ainsworth', 'Clara Monreal')],
      ])}`,
  };
}

/** The company in its group: parent and subsidiaries have ratings too. */
export function groupTree(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const related = p.peers.map(([name = '', short = '', long = ''], place) => [
    place === 0 ? p.say('Parent', 'Matriz') : p.say('Subsidiary', 'Filial'),
    name,
    short,
    long,
  ]);
  const head = (label: string, value: string): string => `<td><small>${label}</small><br>${value}</td>`;
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font} } h1 { font-size: 15pt } small { color: #2a6f6f; font-size: 7.5pt } .top { width: 100%; border-collapse: collapse } .top td { border-top: 2px solid #2a6f6f; padding: 4px 8px 10px 0; width: 33% } .tree td, .tree th { padding: 3px 8px; border-bottom: 0.5px solid #bbb }`,
    body: `<div class="cols"><b>${p.agency}</b><span>${p.name('Group credit report|Corporate family rating report', 'Informe de riesgo del grupo|Informe de calificación crediticia del grupo')}</span></div>
      <table class="top"><tr>${head(p.name('Company under review|Company', 'Sociedad analizada|Empresa'), `<b>${p.field('company_name')}</b>`)}${head(p.name('Domiciled in|Country', 'Domiciliada en|País'), p.field('country'))}${head(p.name('Market code|Ticker', 'Clave de mercado|Ticker'), p.field('ticker'))}</tr>
      <tr>${head(p.name('Short-term company rating|ST rating', 'Rating de la sociedad a corto plazo|Rating CP'), `<b>${p.field('st_rating')}</b>`)}${head(p.name('Long-term company rating|LT rating', 'Rating de la sociedad a largo plazo|Rating LP'), `<b>${p.field('lt_rating')}</b>`)}${head(p.name('Rating outlook|Outlook', 'Perspectiva del rating|Perspectiva'), p.field('outlook'))}</tr>
      <tr>${head(p.name('Review date|Dated', 'Fecha del análisis|Fecha'), p.field('date'))}${head(p.name('Next group review|Next review', 'Próximo análisis|Próxima revisión'), p.field('next_review'))}${head(p.name('Analyst|Group analyst', 'Analista|Analista del grupo'), p.field('analyst'))}</tr></table>
      <p>${first}</p><h3>${p.say('The group', 'El grupo')}</h3>${tableOf({ head: ['', p.say('Name', 'Nombre'), p.say('Short-term rating', 'Calificación a corto plazo'), p.say('Long-term rating', 'Calificación a largo plazo')], rows: related, classes: ['', '', 'c', 'c'] }, 'tree full')}${ratioTable(p, 'tree full')}`,
  };
}

/** What is rated stands in rows, of which the first two are the company itself and the others its debts. */
export function instrumentList(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const [, bond = ['', '', '']] = p.peers;
  const day = p.field('date');
  const rows = [
    [
      p.name(
        'Issuer, long-term|Long-term issuer rating',
        'Emisor, largo plazo|Rating de emisor a largo plazo',
      ),
      p.field('lt_rating'),
      p.field('outlook'),
      p.field('previous_lt_rating'),
    ],
    [
      p.name(
        'Issuer, short-term|Short-term issuer rating',
        'Emisor, corto plazo|Rating de emisor a corto plazo',
      ),
      p.field('st_rating'),
      '–',
      p.field('previous_st_rating'),
    ],
    [p.say('Senior unsecured notes 2031', 'Bonos sénior 2031'), bond[2] ?? '', '–', bond[1] ?? ''],
    [p.say('Subordinated loan', 'Préstamo subordinado'), bond[1] ?? '', '–', bond[2] ?? ''],
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } h1 { font-size: 20pt; margin: 0 } .sub { color: #666; margin-bottom: 14px } .list th { text-align: left; border-bottom: 1.5px solid #000; font-size: 8.5pt } .list td { padding: 4px 4px; border-bottom: 0.5px solid #ccc }`,
    body: `<h1>${p.field('company_name')}</h1><div class="sub">${p.field('ticker')} · ${p.field('country')} · ${p.field('sector')}</div><p><b>${p.name('Rating report|Issuer rating report', 'Informe de rating|Informe de rating del emisor')}</b>, ${day}</p>
      ${tableOf({ head: [p.name('Debt class|Rated', 'Clase de deuda|Calificado'), p.name('Rating|Current rating', 'Calificación|Rating actual'), p.name('Outlook|Trend', 'Perspectiva|Tendencia'), p.name('Previous rating|Last rating', 'Calificación anterior|Rating anterior')], rows, classes: ['', 'c', 'c', 'c'] }, 'list full')}
      <h3>${p.say('Rating drivers', 'Factores de la calificación')}</h3><p>${first}</p><p>${second}</p>${ratioTable(p, 'list full')}<p>${p.name('Lead analyst|Analyst', 'Analista principal|Analista')}<br>${p.field('analyst')}</p><p>${p.name('Next review no later than|Next review', 'Próxima revisión a más tardar|Próxima revisión')} ${p.field('next_review')}</p>`,
  };
}

/** What changed, with an arrow from the old to the new. */
export function arrowUpdate(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const arrow = (from: string, to: string): string => `${from} → ${to}`;
  const rows = [
    [
      p.name('Long-term rating|LT rating', 'Calificación a largo plazo|Rating LP'),
      arrow(p.field('previous_lt_rating'), p.field('lt_rating')),
    ],
    [
      p.name('Short-term rating|ST rating', 'Calificación a corto plazo|Rating CP'),
      arrow(p.field('previous_st_rating'), p.field('st_rating')),
    ],
    [p.name('Outlook|Rating outlook', 'Perspectiva|Tendencia'), p.field('outlook')],
  ];
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 11pt ${p.font} } .tag { display: inline-block; border: 1px solid; padding: 2px 8px; font-size: 9pt } h1 { font-size: 18pt; margin: 8px 0 } .change td { padding: 6px 22px 6px 0; font-size: 12pt } .line { font-size: 9pt; color: #444 }`,
    body: `<span class="tag">${p.name('CREDIT UPDATE|RATING CHANGE', 'ACTUALIZACIÓN DE CRÉDITO|CAMBIO DE RATING')}</span><h1>${p.field('company_name')}</h1><div class="line">${p.agency} – ${p.field('date')} – ${p.field('industry')}, ${p.field('country')}</div>${tableOf({ rows, classes: ['', 'b'] }, 'change')}<p>${first}</p><p>${second}</p>
      <p class="line">${p.name('Analyst|Contact', 'Analista|Contacto')}: ${p.field('analyst')} · ${p.name('Next review|Next update', 'Próxima revisión|Próxima actualización')}: ${p.field('next_review')}</p>`,
  };
}
