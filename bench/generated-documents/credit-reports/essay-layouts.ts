// Rating reports that are mostly text: minutes, an announcement to the press, a review by a bank, a brief in two columns.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** No table at all: who was there, what was said, what was resolved. */
export function committeeMinutes(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = opinions(p);
  const company = p.field('company_name');
  const [short, long] = [p.field('st_rating'), p.field('lt_rating')];
  const resolution = p.say(
    `RESOLVED: to assign to ${company} a short-term rating of ${short} and a long-term rating of ${long}, with a ${p.field('outlook').toLowerCase()} outlook. The previous long-term rating was ${p.field('previous_lt_rating')}.`,
    `SE ACUERDA: asignar a ${company} una calificación de corto plazo de ${short} y una calificación de largo plazo de ${long}, con perspectiva ${p.field('outlook').toLowerCase()}. La calificación de largo plazo anterior era ${p.field('previous_lt_rating')}.`,
  );
  return {
    css: `@page { size: A4; margin: 26mm 28mm } body { font: 11pt/1.5 ${p.font} } h1 { font-size: 13pt; text-align: center; text-transform: uppercase } p { margin: 0 0 10px; text-align: justify } .sign { margin-top: 46px }`,
    body: `<h1>${p.name('Minutes of the rating committee|Credit rating committee: minutes', 'Acta del comité de calificación|Comité de rating: acta')}</h1><p style="text-align:center">${p.agency} · ${p.say('meeting no.', 'sesión n.º')} ${p.dice.int(11, 48)}/${p.years[0] ?? ''}</p>
      <p>${p.say('Held on', 'Celebrada el')} ${p.field('date')}${p.say(' at 10.30', ' a las 10.30 h')}. ${p.say('Present: the chair, four voting members and, presenting,', 'Presentes: la presidencia, cuatro vocales y, como ponente,')} ${p.field('analyst')} ${p.say('(lead analyst)', '(analista principal)')}.</p>
      <p>1. ${p.say('Subject: credit risk rating of', 'Asunto: calificación de riesgo crediticio de')} ${company}, ${p.say('a company of the sector', 'empresa del sector')} ${p.field('sector')}, ${p.say('domiciled in', 'con domicilio en')} ${p.field('country')}.</p>
      <p>2. ${first} ${second}</p><p>3. ${third}</p><p>4. ${resolution}</p><p>5. ${p.say('The rating shall be reviewed not later than', 'La calificación se revisará a más tardar el')} ${p.field('next_review')}.</p>
      <div class="cols sign"><span>${p.say('The chair', 'La presidencia')}</span><span>${p.say('The secretary', 'La secretaría')}</span></div>`,
  };
}

/** What was done to a rating, with place and day before the first sentence. */
export function pressRelease(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = opinions(p);
  const company = p.field('company_name');
  const [now, before] = [p.field('lt_rating'), p.field('previous_lt_rating')];
  const outlook = p.field('outlook');
  const action =
    now === before
      ? p.say(
          `affirmed the long-term rating of ${company} at ${now}`,
          `confirmado en ${now} la calificación a largo plazo de ${company}`,
        )
      : p.say(
          `revised the long-term rating of ${company} to ${now} from ${before}`,
          `revisado la calificación a largo plazo de ${company} a ${now} desde ${before}`,
        );
  const prior =
    now === before
      ? p.say(
          `The previous long-term rating was also ${before}. `,
          `La calificación anterior a largo plazo también era ${before}. `,
        )
      : '';
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 10.5pt/1.45 ${p.font} } .kicker { color: #8a1538; font-weight: bold; text-transform: uppercase; letter-spacing: 1px } h1 { font-size: 19pt; margin: 6px 0 14px } .key td { padding: 2px 20px 2px 0; font-size: 9.5pt } .fine { font-size: 8pt; color: #555; border-top: 1px solid #999; margin-top: 24px; padding-top: 8px }`,
    body: `<div class="kicker">${p.name('Rating action|Credit rating announcement', 'Acción de calificación|Comunicado de calificación crediticia')}</div><h1>${p.say('Action on', 'Acción sobre')} ${p.company()}</h1>
      <p><b>${p.city} – ${p.field('date')}</b> – ${p.agency} ${p.say('has today', 'ha')} ${action}. ${prior}${p.say(`The short-term rating is ${p.field('st_rating')}. The outlook is ${outlook.toLowerCase()}.`, `La calificación a corto plazo es ${p.field('st_rating')}. La perspectiva es ${outlook.toLowerCase()}.`)}</p>
      <p>${first}</p><p>${second}</p><p><b>${p.say('What could move the rating', 'Factores que podrían mover la calificación')}</b><br>${third}</p>
      <p><b>${p.say('Contacts', 'Contactos')}</b></p>${tableOf(
        {
          rows: [
            [
              p.name('Primary analyst|Lead analyst', 'Analista responsable|Analista principal'),
              p.field('analyst'),
            ],
            [p.say('Committee chair', 'Presidencia del comité'), p.say('Helen Varga', 'Ignacio Sotomayor')],
            [p.say('Media', 'Prensa'), p.say('Rufus Dane', 'Carla Benavente')],
            [p.say('Sector', 'Sector'), `${p.field('sector')} / ${p.field('industry')}`],
          ],
        },
        'key',
      )}
      <p class="fine">${p.say('This credit risk rating report is an opinion and no advice to buy or sell. Ratings of the agency run from C- to A+.', 'Este informe de calificación de riesgo crediticio es una opinión y no constituye recomendación de compra o venta. Las calificaciones van de C- a A+.')}</p>`,
  };
}

/** The bank's form: what is in force beside what is proposed. */
export function annualReview(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const box = (text: string): string => `<h3>${text}</h3>`;
  const customer = [
    [
      p.name('Borrower|Client name|Obligor', 'Acreditado|Nombre del cliente|Deudor'),
      p.field('company_name'),
      p.name('Ticker|Stock code', 'Clave bursátil|Ticker'),
      p.field('ticker'),
    ],
    [
      p.name('Country of risk|Country', 'País de riesgo|País'),
      p.field('country'),
      p.say('Relationship since', 'Cliente desde'),
      String(p.dice.int(1989, 2016)),
    ],
    [
      p.name('Industry|Line of business', 'Actividad|Rama'),
      p.field('industry'),
      p.say('Branch', 'Sucursal'),
      p.dice.digits(4),
    ],
  ];
  const ratings = [
    [
      p.name('Short term (ST)|Short-term rating', 'Corto plazo (CP)|Calificación corto plazo'),
      p.field('previous_st_rating'),
      p.field('st_rating'),
    ],
    [
      p.name('Long term (LT)|Long-term rating', 'Largo plazo (LP)|Calificación largo plazo'),
      p.field('previous_lt_rating'),
      p.field('lt_rating'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font} } h1 { font-size: 14pt; background: #0b3d2e; color: #fff; padding: 6px 10px; margin: 0 } h3 { font-size: 10pt; border-bottom: 1.5px solid #0b3d2e; margin: 14px 0 4px; color: #0b3d2e } .grid td { border: 0.5px solid #888; padding: 4px 6px } .grid th { background: #e3ece8; border: 0.5px solid #888; padding: 4px 6px } .grid td:nth-child(odd) { background: #f4f7f6 }`,
    body: `<h1>${p.name('Annual credit review|Credit risk rating: annual review', 'Revisión anual de crédito|Calificación de riesgo: revisión anual')}</h1><div class="cols" style="margin-top:6px"><span>${p.say('Credit Risk Department – confidential', 'Departamento de Riesgos – confidencial')}</span><span>${p.name('Date of review|Review dated', 'Fecha de la revisión|Fecha del informe')}: ${p.field('date')}</span></div>
      ${box(p.say('1. Customer', '1. Cliente'))}${tableOf({ rows: customer }, 'grid full')}
      ${box(p.say('2. Internal rating', '2. Calificación interna'))}${tableOf({ head: ['', p.name('In force|Previous', 'Vigente|Anterior'), p.name('Proposed|New', 'Propuesta|Nueva')], rows: ratings, classes: ['', 'c', 'c'] }, 'grid full')}<p style="margin-top:6px">${p.name('Outlook|Rating outlook', 'Perspectiva|Tendencia')}: <b>${p.field('outlook')}</b></p>
      ${box(p.say('3. Lines', '3. Líneas'))}${tableOf({ head: [p.say('Facility', 'Producto'), p.say('Limit', 'Límite'), p.say('Drawn', 'Dispuesto')], rows: [[p.say('Overdraft', 'Póliza de crédito'), p.limit, p.exposure]], classes: ['', 'r', 'r'] }, 'grid full')}
      ${box(p.say('4. Ratios', '4. Ratios'))}${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'grid full')}
      ${box(p.say('5. Opinion', '5. Opinión'))}<p>${first} ${second}</p><div class="cols" style="margin-top:24px"><span>${p.name('Prepared by|Credit analyst', 'Preparado por|Analista de crédito')}: ${p.field('analyst')}</span><span>${p.name('Next review due|Next annual review', 'Próxima revisión|Siguiente revisión anual')}: ${p.field('next_review')}</span></div>`,
  };
}

/** Text on the left; on the right facts in small type, each label above what it names. */
export function twoColumnBrief(p: ReportPaper): Sheet {
  const texts = opinions(p);
  const fact = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;
  const facts = [
    fact(p.name('Long-term|LT issuer rating', 'Largo plazo|Rating emisor LP'), p.field('lt_rating')),
    fact(p.name('Short-term|ST issuer rating', 'Corto plazo|Rating emisor CP'), p.field('st_rating')),
    fact(p.name('Outlook|Trend', 'Perspectiva|Tendencia'), p.field('outlook')),
    fact(p.say('Sector', 'Sector'), p.field('sector')),
    fact(p.name('Country|Country of incorporation', 'País|País de constitución'), p.field('country')),
    fact(p.name('Ticker|Exchange code', 'Ticker|Código bursátil'), p.field('ticker')),
    fact(
      p.name('Next scheduled review|Next review', 'Próxima revisión programada|Próxima revisión'),
      p.field('next_review'),
    ),
    fact(p.name('Analyst|Author', 'Analista|Autor'), p.field('analyst')),
  ];
  const peers = p.peers.map(([name = '', , long = '']) => [name, long]);
  return {
    css: `@page { size: A4; margin: 17mm } body { font: 10pt/1.4 ${p.font} } .bar { border-top: 6px solid #c47f17; padding-top: 6px; display: flex; justify-content: space-between } h1 { font-size: 22pt; margin: 12px 0 2px } .page { display: flex; gap: 22px; margin-top: 14px } .text { flex: 1; text-align: justify } aside { width: 165px; background: #f6efe2; padding: 10px 12px; font-size: 9pt } dt { color: #8a5a10; font-size: 7.5pt; margin-top: 7px } dd { margin: 0; font-weight: bold } .peers td { padding: 2px 0; font-size: 8pt }`,
    body: `<div class="bar"><b>${p.agency}</b><span>${p.field('date')}</span></div><h1>${p.field('company_name')}</h1><div>${p.name('Credit risk rating report|Issuer brief', 'Informe de calificación de riesgo crediticio|Informe breve del emisor')}</div>
      <div class="page"><div class="text">${texts.map((text) => `<p>${text}</p>`).join('')}${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'full')}<p style="margin-top:14px">${p.say(`The next figures are expected about ${p.years.length * 15} days after the end of the quarter.`, `Las próximas cifras se esperan unos ${p.years.length * 15} días después del cierre trimestral.`)}</p></div>
      <aside><b>${p.say('At a glance', 'De un vistazo')}</b><dl style="margin:0">${facts.join('')}</dl><p style="margin:14px 0 2px"><b>${p.name('Peers (long-term)|Comparables', 'Comparables (largo plazo)|Pares')}</b></p>${tableOf({ rows: peers, classes: ['', 'r'] }, 'peers full')}</aside></div>`,
  };
}
