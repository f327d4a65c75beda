// Invoices for work of people: hands that are let by the week, works that are certified by the month, staff who are examined.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoiceLine } from './invoice-facts.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const WEEK = 7;
const MONTH = 30;
const HALF_YEAR = 182;

/** Of a lender of hands: worker by worker with the week and the hours; a stub at the foot that goes back with the money to an address of its own. */
export function weekEnding(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const people = dice.some(
    p
      .say(
        'Okoro, C.|Tremblay, M.|Singh, H.|Kowalchuk, D.|Nguyen, T.|Beaulieu, R.',
        'Acosta, N.|Benítez, J.|Ferreyra, L.|Gauna, M.|Ledesma, P.|Sosa, R.',
      )
      .split('|'),
    facts.lines.length,
  );
  const until = addDays(facts.date, -3);
  const rows = facts.lines.map((line, at) => [
    people[at] ?? '',
    escapeHtml(line.text),
    p.day(at % 2 === 0 ? until : addDays(until, -WEEK)),
    `TS${dice.digits(6)}`,
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const hours = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const foot = [
    [
      '',
      '',
      '',
      p.say('Hours', 'Horas'),
      writeNumber(hours, 2, p.locale),
      p.say('Labour', 'Mano de obra'),
      p.bareField('amount_untaxed'),
    ],
    ['', '', '', '', '', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    ['', '', '', '', '', `<b>${p.say('Invoice total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const head = p
    .say(
      'Worker|Assignment|Week ending|Timesheet|Hours|Bill rate|Amount',
      'Trabajador|Puesto|Semana al|Parte n.º|Horas|Tarifa|Importe',
    )
    .split('|');
  const stub = [
    [p.say('Customer', 'Cliente'), escapeHtml(buyer.brand)],
    [p.say('Customer no.', 'N.º de cliente'), p.field('client_id')],
    [p.say('Invoice', 'Factura'), escapeHtml(facts.number)],
    [p.say('Enclosed', 'Importe que se abona'), '_______________'],
  ];
  const cae = p.say('', `CAE N.º 7${dice.digits(13)}, vto. de CAE ${p.day(addDays(facts.date, 10))}`);
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans Narrow', sans-serif; font-size: 10pt; padding-right: 0.4mm; height: 250mm; position: relative } .top { display: flex; justify-content: space-between } .lg { font: bold 19pt 'URW Gothic', sans-serif; color: #b5541c } .lg i { display: inline-block; width: 3mm; height: 7mm; background: #b5541c; margin-right: 1mm } .kk { display: grid; grid-template-columns: repeat(4, 1fr); background: #f6ece4; margin: 5mm 0; padding: 3mm 4mm; gap: 4mm } small { display: block; color: #7a5b47; font-size: 8.5pt } .who { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .t { margin-top: 5mm } .t th { border-top: 1.4px solid #b5541c; border-bottom: 0.6px solid #b5541c; padding: 3px } .t td { padding: 3px } .foot td { border-top: 0.4px solid #d8c3b4; padding: 4px 3px } .nt { font-size: 8.5pt; margin-top: 4mm } .cut { position: absolute; bottom: 0; left: 0; right: 0; border-top: 1px dashed #000; padding-top: 3mm; display: grid; grid-template-columns: 1fr 1fr; gap: 12mm } .cut td { padding: 2px 8px 2px 0 }`,
    body: `<div class="top"><div class="lg"><i></i><i></i>${escapeHtml(seller.brand)}</div><div style="text-align:right">${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div></div><div class="kk"><div><small>${p.say('Invoice #', 'Factura N.º')}</small><b>${p.field('invoice_number')}</b></div><div><small>${p.say('Invoice date', 'Fecha')}</small>${p.field('date')}</div><div><small>${p.say('Terms', 'Condición')}</small>${p.field('payment_terms')}</div><div><small>${p.say('Pay by', 'Pagar hasta')}</small><b>${p.field('date_due')}</b></div></div><div class="who"><div><small>${p.say('Bill to', 'Facturar a')}</small>${p.field('buyer')}<br>${address(buyer)}</div><div><small>${p.say('Work site', 'Lugar de trabajo')}</small>${p.say('Distribution centre, dock', 'Centro de distribución, dársena')} ${dice.int(3, 40)}<br>${p.say('Supervisor', 'Supervisor')}: ${p.say('Denise Laframboise', 'Graciela Domínguez')}<br>${p.say('PO', 'OC')} ${p.field('order_number')}</div></div>${tableOf({ head, rows, foot, classes: ['n', '', 'n', 'n', 'r', 'r', 'r'] }, 't full')}<p class="nt">${p.say('Timesheets were approved by your supervisor. Hours above 44 in a week are billed at one and a half times the rate. A placement fee applies where a worker is hired within 520 hours.', 'Los partes fueron aprobados por su supervisor. Las horas sobre 48 semanales se facturan con recargo del 50 %. La contratación directa antes de 520 horas devenga un honorario.')}</p><p class="nt">${cae}</p><div class="cut"><div><b>${p.say('Remit to', 'Remitir a')}</b><br>${escapeHtml(seller.brand)}<br>${p.say('PO Box 4417, Station A', 'Casilla de correo 417, sucursal 2')}<br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div><b>${p.say('Return with payment', 'Acompañar al pago')}</b>${tableOf({ rows: stub })}</div></div>`,
  };
}

/** A hundredth of what was contracted, so often as the works have gone that far. */
function chapterRow(p: InvoicePaper, line: InvoiceLine, place: number): { cells: string[]; cents: number[] } {
  const before = p.dice.int(10, 55);
  const now = p.dice.int(12, 40);
  const contract = Math.round(((line.cents / now) * 100) / 10_000) * 10_000;
  const previous = Math.round((contract * before) / 10_000) * 100;
  const cents = [contract, previous + line.cents, previous, line.cents];
  const [sum = 0, until = 0] = cents;
  const share = `${writeNumber((until / sum) * 100, 1, p.locale)}%`;
  return {
    cells: [
      `${String(place + 1).padStart(2, '0')}.00`,
      escapeHtml(line.text),
      p.bare(sum),
      share,
      p.bare(until),
      p.bare(previous),
      p.bare(line.cents),
    ],
    cents,
  };
}

/** Of a builder: chapter by chapter what was contracted, done to date, certified before and now; what is kept back is covered by a bond, so nothing is. */
export function chaptersToDate(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const chapters = facts.lines.map((line, at) => chapterRow(p, line, at));
  const [contract = 0, until = 0, previous = 0] = [0, 1, 2].map((at) =>
    chapters.reduce((sum, { cents }) => sum + (cents[at] ?? 0), 0),
  );
  const foot = [
    [
      '',
      p.say('All chapters', 'Total capítulos'),
      p.bare(contract),
      `${writeNumber((until / contract) * 100, 1, p.locale)}%`,
      p.bare(until),
      p.bare(previous),
      p.bare(facts.netCents),
    ],
  ];
  const head = p
    .say(
      'Item|Chapter|Contract sum|%|To date|Previous|This claim',
      'Ítem|Capítulo|Contratado|%|Acumulado|Anterior|Actual',
    )
    .split('|');
  const stage = dice.int(3, 9);
  const about = [
    [p.say('Project', 'Obra'), p.say('Riverside warehouse, phase 2', 'Almacén Ribera, etapa 2')],
    [
      p.say('Contract', 'Contrato'),
      `${p.say('CCDC 2', 'N.º')} ${dice.digits(3)}-${Number(facts.date.slice(0, 4)) - 1}`,
    ],
    [p.say('Work done until', 'Avance hasta el'), p.day(addDays(facts.date, -4))],
    [p.say('Certified by the architect on', 'Conformidad de la supervisión'), p.day(addDays(facts.date, -1))],
    [p.say('Substantial completion planned', 'Término previsto'), p.day(addDays(facts.date, MONTH * WEEK))],
  ];
  const sums = [
    [p.say('Work of this period', 'Valorización del período'), p.field('amount_untaxed')],
    [p.say('Holdback (bonded)', 'Fondo de garantía (carta fianza)'), p.bare(0)],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Now due', 'Neto a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')} landscape; margin: 12mm 14mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 1fr 70mm; gap: 8mm } .bx { border: 1.2px solid #000; text-align: center; padding: 3mm } .bx b { font-size: 12pt } .nm { font-weight: bold; font-size: 12pt } .g { margin: 4mm 0; columns: 2 } .mid { display: grid; grid-template-columns: 1fr 108mm; gap: 10mm; margin: 4mm 0; border-top: 0.6px solid #000; border-bottom: 0.6px solid #000; padding: 3mm 0 } .a td { padding: 1.5px 8px 1.5px 0 } .t th, .t td { border: 0.5px solid #777; padding: 2.5px 4px } .t th { background: #dfe4ea; text-align: center } .foot td { font-weight: bold; background: #f3f5f7 } .end { display: grid; grid-template-columns: 1fr 92mm; gap: 10mm; margin-top: 5mm } .s td { border: 0.5px solid #777; padding: 3.5px 5px } .s tr:last-child td { background: #dfe4ea; font-size: 10.5pt } .sg { display: flex; gap: 14mm; margin-top: 12mm } .sg span { border-top: 0.6px solid #000; width: 48mm; text-align: center; font-size: 8pt }`,
    body: `<div class="top"><div><div class="nm">${p.field('issuer')}</div>${address(seller)}<br>${seller.phone} · ${seller.mail}</div><div>${p.say('Owner', 'Propietario')}<br><b>${p.field('buyer')}</b><br>${addressLine(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div><div class="bx">${p.taxNumber(' ')}<br><b>${p.say('INVOICE', 'FACTURA ELECTRÓNICA')}</b><br><b>${p.field('invoice_number')}</b></div></div><div class="mid"><div>${tableOf({ rows: about }, 'a')}</div><div>${tableOf(
      {
        rows: [
          [p.say('Progress claim', 'Valorización'), `${p.say('No.', 'N.º')} ${stage}`],
          [p.say('Invoice date', 'Fecha de emisión'), p.field('date')],
          [p.say('Payment falls due', 'Fecha de vencimiento'), p.field('date_due')],
          [p.say('Owner’s order', 'Orden de servicio'), p.field('order_number')],
        ],
      },
      'a',
    )}</div></div>${tableOf({ head, rows: chapters.map(({ cells }) => cells), foot, classes: ['', '', 'r', 'r', 'r', 'r', 'r'] }, 't full')}<div class="end"><div>${p.say(`Claim ${stage - 1} was paid on ${p.day(addDays(facts.date, -21))}. A statutory declaration is enclosed. Holdback is released 60 days after completion.`, `La valorización N.º ${stage - 1} se pagó el ${p.day(addDays(facts.date, -21))}. Operación sujeta al sistema de detracciones, que el propietario deposita por separado.`)}<br>${remitLine(p)}<div class="sg"><span>${p.say('Contractor', 'Residente de obra')}</span><span>${p.say('Architect', 'Supervisor')}</span></div></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div>`,
  };
}

/** Of a clinic for staff: who was seen and what was done, initials for names; the number of the doctor's licence beside that of the practice. */
export function occupationalHealth(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p).map(([text = '', quantity = '', price = '', total = ''], at) => [
    p.day(addDays(facts.delivered, -at)),
    text,
    quantity,
    price,
    total,
  ]);
  const sums = [
    [p.say('Examinations', 'Exámenes'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Please pay', 'Por favor pague')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const initials = dice
    .some('A.M.|B.K.|C.T.|D.R.|E.W.|F.L.|G.H.|J.S.|K.P.|L.N.|M.O.|R.V.'.split('|'), 8)
    .join(', ');
  const head = p
    .say('Seen|Examination|Employees|Fee|Amount', 'Atención|Examen|Colaboradores|Tarifa|Monto')
    .split('|');
  const doctor = p.say('Dr Mere Parata, MCNZ', 'Dra. Silvia Umaña, Cód. med.');
  return {
    css: `@page { size: A4; margin: 16mm 20mm } body { font: 10pt 'C059', serif; font-size: 9.5pt; padding-right: 0.4mm } .cross { display: flex; align-items: center; gap: 4mm } .cross i { width: 11mm; height: 11mm; border-radius: 50%; border: 1.4mm solid #3c7d6b } .cross b { font-size: 15pt; color: #3c7d6b } .nm { margin: 1mm 0 8mm; font-size: 9pt } .row { display: grid; grid-template-columns: 1fr 64mm; gap: 8mm } h1 { font-size: 12.5pt; margin: 8mm 0 2mm } .t th { border-bottom: 1px solid #3c7d6b; padding: 3px } .t td { padding: 5px 3px; border-bottom: 0.4px dotted #888 } .s { margin: 4mm 0 6mm auto; width: 78mm } .s td { padding: 3px } .s tr:last-child td { font-size: 12pt; border-top: 1px solid #3c7d6b } .cf { background: #eef5f2; padding: 3mm 4mm; font-size: 8.5pt } .ft { margin-top: 6mm; font-size: 8.5pt; display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }`,
    body: `<div class="cross"><i></i><b>${escapeHtml(seller.brand)}</b></div><div class="nm">${p.field('issuer')} · ${addressLine(seller)} · ${seller.phone}</div><div class="row"><div>${p.say('Attention: health and safety', 'Atención: salud y seguridad')}<br>${p.field('buyer')}<br>${address(buyer)}</div><div>${p.say('Tax invoice', 'Factura')} <b>${p.field('invoice_number')}</b><br>${p.say('Date', 'Fecha')} ${p.field('date')}<br>${p.say('Our code for you', 'Su código con nosotros')} ${p.field('client_id')}<br>${p.say('Your purchase order', 'Su orden de compra')} ${p.field('order_number')}<br>${p.taxNumber(' ')}</div></div><h1>${p.say('Examinations at your site', 'Exámenes en su planta')}</h1>${tableOf({ head, rows, classes: ['n', '', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="cf"><b>${p.say('In confidence.', 'Confidencial.')}</b> ${p.say('Employees seen', 'Colaboradores atendidos')}: ${initials}. ${p.say('Results go to each employee; you receive fitness only. Next visit planned for', 'Los resultados se entregan a cada persona; usted recibe solo la aptitud. Próxima visita prevista para el')} ${p.day(addDays(facts.date, HALF_YEAR))}.</div><div class="ft"><div>${p.say('Payment no later than', 'Pago a más tardar el')} ${p.field('date_due')}<br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div>${doctor} ${dice.digits(5)}<br>${p.say('Site nurse', 'Enfermería')}: ${p.say('Hana Tuilagi, RN', 'Lic. Óscar Alfaro')}<br>${p.say('Liability policy', 'Póliza de responsabilidad')} MPS-${dice.digits(6)}</div></div>`,
  };
}
