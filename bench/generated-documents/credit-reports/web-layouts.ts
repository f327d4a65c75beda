// What comes out of a computer or from a chamber: a chain of mails, a page of a portal as a browser prints it, a sheet of a chamber of commerce.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { accountRows } from './eleventh-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay, observations } from './thirteenth-stock.ts';

/** A chain of mails: what holds now in the newest one at the top, beneath it older ones that are quoted, with days and grades of their own that came to nothing. */
export function mailThread(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const long = p.field('lt_rating');
  const name = p.company();
  const list = [
    `${p.say('Long-term rating', 'Calificación a largo plazo')}: <b>${long}</b> (${p.say('previous long-term rating', 'calificación anterior a largo plazo')}: ${p.field('previous_lt_rating')})`,
    `${p.say('Short-term rating', 'Calificación a corto plazo')}: <b>${p.field('st_rating')}</b> (${p.say('previous short-term rating', 'calificación anterior a corto plazo')}: ${p.field('previous_st_rating')})`,
    `${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b>`,
    `${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}`,
  ];
  const row = (label: string, value: string): string => `<div><span>${label}:</span> ${value}</div>`;
  const head = (from: string, to: string, sent: string, subject: string): string =>
    `<div class="h">${row(p.say('From', 'De'), from)}${row(p.say('Sent', 'Enviado'), sent)}${row(p.say('To', 'Para'), to)}${row(p.say('Subject', 'Asunto'), subject)}</div>`;
  const analyst = p.field('analyst');
  const sales = p.say('Orlando Fisk (Sales)', 'Norma Cadena (Ventas)');
  const desk = p.say('Credit Desk', 'Mesa de Crédito');
  const older = stepsFrom(long, -2);
  return {
    css: `@page { size: ${p.say('Letter', 'Letter')}; margin: 16mm 19mm } body { font: 10pt 'Liberation Sans', sans-serif; line-height: 1.4; padding-right: 0.4mm } .me { font-weight: bold; border-bottom: 2px solid #000; padding-bottom: 1mm; margin-bottom: 2mm } .h { margin-bottom: 4mm } .h span { font-weight: bold; display: inline-block; min-width: 18mm } ul { margin: 1mm 0 3mm 5mm; padding-left: 4mm } li { margin-bottom: 0.6mm } .q { border-top: 0.6px solid #aaa; padding-top: 3mm; margin-top: 5mm } .q .h { color: #333 } .q2 { margin-left: 6mm; border-left: 0.6mm solid #aaa; padding-left: 4mm } .sg { color: #555; font-size: 9pt }`,
    body: `<div class="me">${desk}</div>${head(analyst, `${sales}; ${desk}`, `${p.field('date')} 09:${p.dice.int(10, 58)}`, `RE: RE: ${name}`)}<p>${p.say('Orlando, as promised, where we have come out on', 'Norma, como quedamos, el resultado de')} <b>${p.field('company_name')}</b> (${p.field('country')}; ${p.say('sector', 'sector')}: ${p.field('sector')}; ${p.say('industry', 'industria')}: ${p.field('industry')}). ${p.say('This replaces everything further down in this chain.', 'Esto sustituye todo lo que aparece más abajo en esta cadena.')}</p><ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul><p>${first} ${second}</p><p>${p.say('Limit', 'Límite')}: ${p.limit}. ${p.say('Please do not ship beyond it, whatever they say about the paper in the post.', 'Favor de no embarcar por encima, digan lo que digan del pagaré en camino.')}</p><p class="sg">${analyst}<br>${p.say('Senior credit analyst', 'Analista sénior de crédito')}<br>${p.say('Tel. ext.', 'Ext.')} ${p.dice.digits(4)}</p><div class="q">${head(sales, desk, `${earlierDay(p, 0, '10-21')} 17:42`, `RE: ${name}`)}<p>${p.say(`Any news? Their chairman told me that a bank in town has them at ${stepsFrom(long, 3)}, and they want 90 days.`, `¿Hay novedades? Su presidente me dijo que un banco de la plaza los tiene en ${stepsFrom(long, 3)}, y piden 90 días.`)}</p></div><div class="q q2">${head(p.say('Ida Pruett (Credit)', 'Saúl Cantú (Crédito)'), sales, `${earlierDay(p, 1, '04-12')} 11:05`, name)}<p>${p.say(`Draft for the board, which did not meet: ${older} both ways, outlook to follow, review on ${earlierDay(p, 0, '04-12')}.`, `Borrador para el comité, que no sesionó: ${older} en ambos plazos, perspectiva por definir, revisión el ${earlierDay(p, 0, '04-12')}.`)} ${third}</p></div>`,
  };
}

/** A page of a portal as a browser prints it: address and time in the margins, tabs in a row, cards, what other customers looked at in the last lines. */
export function portalRecord(p: ReportPaper): Sheet {
  const [first = '', second = ''] = observations(p);
  const long = p.field('lt_rating');
  const card = (title: string, body: string): string => `<div class="cd"><h4>${title}</h4>${body}</div>`;
  const facts = tableOf(
    {
      rows: [
        [p.say('Company', 'Empresa'), `<b>${p.field('company_name')}</b>`],
        [p.say('Country', 'País'), p.field('country')],
        [p.say('Sector', 'Sector'), p.field('sector')],
        [p.say('Industry', 'Industria'), p.field('industry')],
        [p.say('Supplier ID', 'ID de proveedor'), `SP-${p.dice.digits(6)}`],
        [p.say('Onboarded', 'Alta'), earlierDay(p, 2, '02-20')],
      ],
    },
    'kv full',
  );
  const rating = `<div class="rt"><div><b>${long}</b><span>${p.say('Long-term rating', 'Calificación a largo plazo')}</span></div><div><b>${p.field('st_rating')}</b><span>${p.say('Short-term rating', 'Calificación a corto plazo')}</span></div><div><b>${p.field('outlook')}</b><span>${p.say('Outlook', 'Perspectiva')}</span></div></div><div class="pv">${p.say('Previous long-term rating', 'Calificación anterior a largo plazo')}: ${p.field('previous_lt_rating')} · ${p.say('Previous short-term rating', 'Calificación anterior a corto plazo')}: ${p.field('previous_st_rating')}</div>`;
  const risks = p
    .say(
      'Financial|Delivery|Cyber|Sanctions|Location',
      'Financiero|Entrega|Ciberseguridad|Sanciones|Ubicación',
    )
    .split('|')
    .map((name) => {
      const score = p.dice.int(12, 88);
      return `<div class="bar"><span>${name}</span><i><u style="width:${score}%"></u></i><em>${score}</em></div>`;
    });
  const seen = p.peers.map(([name = '', grade = '']) => `<span>${name} <b>${grade}</b></span>`).join('');
  const address = `https://portal.${p.say('sourcewatch.example/suppliers', 'vigiaproveedores.example/proveedores')}/${p.dice.digits(6)}`;
  return {
    css: `@page { size: A4; margin: 8mm 10mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.3pt; line-height: 1.36; padding-right: 0.4mm; height: 278mm; position: relative } .m { display: flex; justify-content: space-between; font: 7.5pt 'Liberation Serif', serif } .nav { margin: 4mm 0 0; background: #0b3b5a; color: #fff; padding: 2.5mm 4mm; display: flex; justify-content: space-between } .bc { font-size: 7.5pt; color: #667; padding: 2mm 0 } h1 { font-size: 14pt; margin: 0 } .tabs { display: flex; gap: 6mm; border-bottom: 1px solid #bcd; margin: 3mm 0 4mm } .tabs span { padding-bottom: 1.5mm; color: #567 } .tabs .on { color: #0b3b5a; border-bottom: 2px solid #e08e0b; font-weight: bold } .gr { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .cd { border: 1px solid #cfdbe4; border-radius: 2mm; padding: 3mm } h4 { margin: 0 0 2mm; font-size: 8.6pt; color: #0b3b5a } .kv td { padding: 1.8px 2px } .kv td:first-child { color: #667 } .rt { display: grid; grid-template-columns: 1fr 1fr 1.2fr; gap: 2mm; text-align: center } .rt b { font-size: 13pt; display: block } .rt span { font-size: 6.8pt; color: #667 } .pv { font-size: 7.4pt; color: #445; margin-top: 3mm; border-top: 1px solid #e3eaef; padding-top: 2mm } .bar { display: grid; grid-template-columns: 27mm 1fr 8mm; align-items: center; gap: 2mm; padding: 0.6mm 0 } .bar i { background: #e8eef2; height: 2.6mm } .bar u { display: block; height: 2.6mm; background: #5b9bbf } .bar em { font-style: normal; text-align: right } .f td, .f th { padding: 2px 4px; border-bottom: 0.5px solid #e3eaef } .alsob span { display: inline-block; background: #eef3f6; border-radius: 3mm; padding: 0.6mm 3mm; margin-right: 3mm } .ft { position: absolute; bottom: 0; left: 0; right: 0 } .w { grid-column: 1 / -1 }`,
    body: `<div class="m"><span>${p.say('Supplier profile', 'Perfil de proveedor')}</span><span>${p.agency} ${p.say('Portal', 'Portal')}</span></div><div class="nav"><b>${p.agency}</b><span>${p.say('Search  ·  Lists  ·  Alerts (3)  ·  purchasing@wendtland.example', 'Buscar  ·  Listas  ·  Alertas (3)  ·  compras@ferrecaribe.example')}</span></div><div class="bc">${p.say('Home › Suppliers › Profile', 'Inicio › Proveedores › Perfil')}</div><h1>${p.company()}</h1><div class="tabs"><span class="on">${p.say('Overview', 'Resumen')}</span><span>${p.say('Financials', 'Finanzas')}</span><span>${p.say('Ownership', 'Propietarios')}</span><span>${p.say('News', 'Noticias')}</span><span>${p.say('Documents', 'Documentos')}</span></div><div class="gr">${card(p.say('About', 'Datos'), facts)}${card(p.say('Credit standing', 'Situación crediticia'), rating)}${card(p.say('Risk scores, 0 good to 100 bad', 'Índices de riesgo, 0 bueno a 100 malo'), risks.join(''))}${card(
      p.say('Monitoring', 'Seguimiento'),
      tableOf(
        {
          rows: [
            [p.say('Last assessed', 'Última evaluación'), p.field('date')],
            [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
            [p.say('Analyst', 'Analista'), p.field('analyst')],
            [p.say('Your buyer in charge', 'Comprador a cargo'), p.say('J. Hollenbeck', 'W. Polanco')],
            [p.say('Spend, last 12 months', 'Compras, 12 meses'), amountOf(p, 120, 990)],
          ],
        },
        'kv full',
      ),
    )}<div class="cd w"><h4>${p.say('Financial indicators', 'Indicadores financieros')}</h4>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'f full')}</div><div class="cd w"><h4>${p.say('Analyst note', 'Nota del analista')}</h4>${first} ${second}</div><div class="cd w alsob"><h4>${p.say('Others also viewed', 'Otros también vieron')}</h4>${seen}</div></div><div class="m ft"><span>${address}</span><span>1/1</span></div>`,
  };
}

/** A chamber's: the member with numbers and officers, accounts as they were deposited, credit standing as a part among others, a stamp and what the sheet cost. */
export function chamberProfile(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const member = [
    [p.say('Name', 'Razón social'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Member since', 'Socio desde'), p.day('1998-03-05')],
    [p.say('Member no.', 'N° de socio'), p.dice.digits(5)],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Capital paid in', 'Capital pagado'), amountOf(p, 200, 4000)],
  ];
  const officers = p
    .say(
      'Corazon Villafuerte|President|Ramon Tuazon|Treasurer|Liza Abueva|Corporate secretary',
      'Eduardo Larraguibel|Presidente|Paulina Godoy|Gerenta general|Cristián Mardones|Apoderado',
    )
    .split('|');
  const people = [0, 2, 4].map((at) => [officers[at] ?? '', officers[at + 1] ?? '']);
  const accounts = accountRows(
    p,
    [
      [p.say('Sales', 'Ventas'), 1000],
      [p.say('Profit', 'Utilidad'), 48],
      [p.say('Total assets', 'Activos totales'), 820],
      [p.say('Net worth', 'Patrimonio'), 370],
    ],
    p.years.length,
  );
  const grades = [
    [p.say('Long-term', 'Largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating')],
    [p.say('Short-term', 'Corto plazo'), p.field('st_rating'), p.field('previous_st_rating')],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 14mm 17mm } body { font: 10pt 'URW Bookman', serif; font-size: 9pt; line-height: 1.36; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 20mm 1fr auto; gap: 4mm; align-items: center; border-bottom: 1.6px solid #1e3a5f; padding-bottom: 3mm } .arms { width: 17mm; height: 20mm; background: conic-gradient(#1e3a5f 25%, #c9a227 25% 50%, #1e3a5f 50% 75%, #c9a227 75%); border-radius: 0 0 9mm 9mm } .top b { font-size: 12.5pt; color: #1e3a5f } h3 { background: #1e3a5f; color: #fff; font-size: 9pt; padding: 1mm 3mm; margin: 4mm 0 1.5mm } .k td { padding: 1.8px 10px 1.8px 0 } .k td:first-child { font-style: italic } .two { display: grid; grid-template-columns: 1.15fr 1fr; gap: 8mm } .a th, .a td { padding: 2px 5px; border-bottom: 0.4px solid #b8c4d2 } .st { float: right; border: 1.2px solid #a11; color: #a11; border-radius: 50%; width: 27mm; height: 27mm; text-align: center; padding-top: 8mm; font-size: 7.5pt; transform: rotate(-12deg); margin: 0 4mm } .low { clear: both; font-size: 8pt; margin-top: 3mm }`,
    body: `<div class="top"><div class="arms"></div><div><b>${p.say('Chamber of Commerce of the Southern Islands', 'Cámara de Comercio de la Región Central')}</b><br>${p.say('Business information service', 'Servicio de información comercial')}</div><div style="text-align:right">${p.say('Sheet', 'Ficha')} ${p.dice.digits(4)}/${p.dice.int(10, 99)}<br>${p.say('Issued', 'Emitida')}: ${p.field('date')}</div></div><div class="two"><div><h3>${p.say('Member', 'Socio')}</h3>${tableOf({ rows: member }, 'k full')}</div><div><h3>${p.say('Officers', 'Administración')}</h3>${tableOf({ rows: people }, 'k full')}<h3>${p.say('Staff', 'Dotación')}</h3>${p.dice.int(24, 610)} ${p.say('persons, of whom', 'personas, de ellas')} ${p.dice.int(3, 18)} ${p.say('seasonal', 'de temporada')}</div></div><h3>${p.say('Credit standing', 'Calificación crediticia')}</h3>${tableOf({ head: ['', p.say('Current rating', 'Calificación vigente'), p.say('Previous rating', 'Calificación anterior')], rows: grades, classes: ['', 'c', 'c'] }, 'a full')}<p style="margin:1.5mm 0 0">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b>. ${p.say('Credit analyst', 'Analista de crédito')}: ${p.field('analyst')}. ${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}.</p><h3>${p.say('Accounts deposited, thousands', 'Balances presentados, en miles')} ${p.locale.currency}</h3>${tableOf({ head: ['', ...p.years], rows: accounts, classes: ['', 'r', 'r', 'r'] }, 'a full')}<h3>${p.say('Observations', 'Observaciones')}</h3><div class="st">${p.say('CHAMBER<br>SEEN', 'CÁMARA<br>VISADO')}</div><p>${first} ${second}</p><p>${third} ${p.say(`Protests on the list of ${earlierDay(p, 0, '06-30')}: none. Sponsor in the chamber graded A+ for conduct of members, which is no rating of credit.`, `Protestos en el boletín del ${earlierDay(p, 0, '06-30')}: ninguno. La distinción A+ al buen socio no es una calificación de crédito.`)}</p><div class="low">${p.say(`Fee ${writeNumber(850, 2, p.locale)}. Given without liability on the part of the chamber.`, `Arancel ${writeNumber(12_500, 0, p.locale)}. Se entrega sin responsabilidad de la Cámara.`)}</div>`,
  };
}
