// Invoices of practices, schools and societies: of a vet, of a translator, of a school for the term, of an association to its members.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';

/** The days of treatment and the animal beside each line; what is to be paid in a frame. */
export function petClinic(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const animal = dice.pick(['Bruno', 'Kiwi', 'Luna', 'Simba']);
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    animal,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Net fees|Fees before tax', 'Honorarios netos|Suma sin impuesto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.name('Please pay|To pay', 'Por pagar|Monto a cancelar'), p.field('amount')],
  ];
  const refs = lines([
    `${p.name('Account note no.|Fee note', 'Cuenta n.º|Nota de honorarios')} ${p.field('invoice_number')}`,
    `${p.name('Raised|Written on', 'Emitida|Elaborada el')} ${p.field('date')}`,
    `${p.name('Owner ID|File no.', 'Expediente|Ficha n.º')} ${p.field('client_id')}`,
  ]);
  return {
    css: `@page { size: A5; margin: 11mm } body { font: 8pt ${p.font}; padding-right: 0.4mm } .head { display: flex; gap: 4mm; align-items: center; color: #1d5c4d; margin-bottom: 5mm } .paw { width: 13mm; height: 13mm; border-radius: 50%; background: #1d5c4d; flex: none } .head b { font-size: 12pt } .items { margin: 5mm 0 3mm } .items th { color: #1d5c4d; border-bottom: 1px solid #1d5c4d; font-size: 7pt } .items td { padding: 2.5px 3px } .pay { border: 1.2px solid #1d5c4d; border-radius: 2mm; width: 66mm; margin-left: auto; padding: 2mm 3mm } .pay tr:last-child { font-weight: bold; font-size: 9.5pt } .small { font-size: 7pt; margin-top: 5mm }`,
    body: `<div class="head"><div class="paw"></div><div><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone}</div></div><div class="cols"><div>${p.field('buyer')}<br>${address(buyer)}</div><div>${refs}</div></div>
      ${tableOf({ head: [p.say('Day', 'Día'), p.say('Animal', 'Mascota'), p.name('Treatment or medicine|Service', 'Tratamiento o medicina|Servicio'), p.say('No.', 'N.º'), p.say('Fee', 'Tarifa'), p.say('Charge', 'Cargo')], rows, classes: ['n', '', '', 'r', 'r', 'r'] }, 'items full')}<div class="pay">${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}</div>
      <div class="small">${p.taxNumber(' ')}. ${p.say(`Fees fall due on ${p.field('date_due')}.`, `Los honorarios vencen el ${p.field('date_due')}.`)} ${p.say('Repeat prescriptions need two days of notice.', 'Las recetas repetidas se piden con dos días de antelación.')}</div>`,
  };
}

const KEPT = 'Retención 15 %';

/** One person's paper: a narrow column of facts at the left, their names over them, the fee in large type. */
export function wordCount(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const fact = (label: string, value: string): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.money(line.unitCents),
    p.money(line.cents),
  ]);
  const kept = facts.withheldCents === 0 ? [] : [['', '', KEPT, p.money(-facts.withheldCents)]];
  const foot = [
    ['', '', p.name('Fee|Fees', 'Honorarios|Base'), p.field('amount_untaxed')],
    ['', '', `${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    ...kept,
    [
      '',
      '',
      `<b>${p.name('To transfer|Total fee', 'Líquido a percibir|Total a abonar')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 24mm 20mm 18mm } body { font: 10pt ${p.font}; line-height: 1.4 } .grid { display: grid; grid-template-columns: 42mm 1fr; gap: 12mm } .me { font-size: 20pt; letter-spacing: 0.5px; margin-bottom: 14mm } .k { font-size: 7.5pt; text-transform: lowercase; color: #8a5a2b } .v { margin-bottom: 4mm; font-size: 9pt } .items { margin-top: 12mm } .items th { font-weight: normal; color: #8a5a2b; font-size: 8.5pt; border-bottom: 0.6px solid #8a5a2b } .items td { padding: 4px 3px } .foot tr:first-child td { border-top: 0.6px solid #8a5a2b }`,
    body: `<div class="me">${p.field('issuer')}</div><div class="grid"><div>${fact(p.name('Fee invoice|Note of fees', 'Minuta|Factura de honorarios'), p.field('invoice_number'))}${fact(p.name('Written|Place and date', 'Fecha|Día de emisión'), p.field('date'))}${fact(p.name('Commission|Job', 'Encargo|Orden de trabajo'), p.field('order_number'))}${fact(seller.tax.label, p.field('vat'))}${fact(p.say('Post', 'Correo postal'), address(seller))}${fact(p.say('Telephone', 'Teléfono'), seller.phone)}</div>
      <div>${p.say('For', 'Para')}<br>${p.field('buyer')}<br>${address(buyer)}${tableOf({ head: [p.name('Work done|Work', 'Trabajo realizado|Trabajo'), p.say('Times', 'Veces'), p.say('Each', 'Precio'), p.say('Sum', 'Suma')], rows, foot, classes: ['', 'r', 'r n', 'r'] }, 'items full')}<p style="margin-top:10mm">${p.say(`Kindly transfer the fee by ${p.field('date_due')}. It has been a pleasure to work with you.`, `Le ruego abone los honorarios antes del ${p.field('date_due')}. Ha sido un placer trabajar con ustedes.`)}</p><p>${p.bank(' ')}</p></div></div>`,
  };
}

/** A grid of boxes with the pupil and the term; no quantities, and a slip to cut off with the same facts again. */
export function termBill(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller } = facts;
  const box = (label: string, value: string): string => `<div class="x"><i>${label}</i>${value}</div>`;
  const rows = facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]);
  const foot = [
    [p.name('Fees in total|Sum of fees', 'Suma de cuotas|Total de conceptos'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
    [
      `<b>${p.name('Payable for the term|Bill total', 'A pagar por el periodo|Total del recibo')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const pupil = dice.pick(['Clara', 'Julian', 'Mateo', 'Nora']);
  const number = p.field('invoice_number');
  const due = p.field('date_due');
  return {
    css: `@page { size: A4; margin: 15mm 22mm } body { font: 10pt ${p.font}; padding-right: 0.4mm } .crest { text-align: center; border-bottom: 0.8px solid #5b1f2e; padding-bottom: 3mm; color: #5b1f2e } .crest b { font-size: 17pt; font-variant: small-caps } .grid { display: grid; grid-template-columns: repeat(3, 1fr); margin: 6mm 0; border-left: 0.6px solid #5b1f2e; border-top: 0.6px solid #5b1f2e } .x { border-right: 0.6px solid #5b1f2e; border-bottom: 0.6px solid #5b1f2e; padding: 1mm 2mm 1.5mm; min-height: 12mm } .x i { display: block; font-size: 7.5pt; color: #5b1f2e } .items td, .items th { padding: 3px 4px; border-bottom: 0.5px dotted #999 } .foot td { border-bottom: none } .slip { margin-top: 16mm; border-top: 1px dashed #000; padding-top: 3mm; font-size: 9pt }`,
    body: `<div class="crest"><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone} · ${p.taxNumber(' ')}</div><div class="grid">${box(p.name('Parent or guardian|Account of', 'Padre, madre o tutor|A cargo de'), p.field('buyer'))}${box(p.say('Pupil and form', 'Alumno y grado'), `${pupil}, ${dice.int(1, 6)}B`)}${box(p.name('Family no.|Family code', 'Código de familia|N.º de familia'), p.field('client_id'))}${box(p.name('Bill no.|Fee bill', 'Recibo n.º|Factura de cuotas'), number)}${box(p.name('Bill date|Billed', 'Fecha del recibo|Girado el'), p.field('date'))}${box(p.name('Fees payable by|Last day for payment', 'Último día de pago|Pagar a más tardar'), due)}</div>
      ${tableOf({ head: [p.say('Particulars', 'Concepto'), p.say('Amount', 'Importe')], rows, foot, classes: ['', 'r'] }, 'items full')}<p style="margin-top:6mm;font-size:9pt">${p.say('Fees paid late carry a charge of two per cent a month.', 'Las cuotas atrasadas tienen un recargo del dos por ciento mensual.')}</p><div class="slip cols"><span>✂ ${pupil} · ${number}</span><span>${p.say('due', 'vence')} ${due}</span><span>${p.money(facts.totalCents)}</span></div>`,
  };
}

/** A letter: net, tax, total and the last day stand in its sentences; number and day in the line of references. */
export function membershipRenewal(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [escapeHtml(line.text), String(line.quantity), p.money(line.cents)]);
  const year = Number(facts.date.slice(0, 4)) + 1;
  const sentence = p.say(
    `The subscription for ${year} and the services you have ordered come to ${p.field('amount_untaxed')} plus ${p.taxWord()} at ${rateOf(p)} of ${p.field('tax')}, in all <b>${p.field('amount')}</b>. We should be grateful for your payment by <b>${p.field('date_due')}</b>.`,
    `La cuota de ${year} y los servicios contratados suman ${p.field('amount_untaxed')}, más ${p.taxWord()} del ${rateOf(p)} por ${p.field('tax')}, en total <b>${p.field('amount')}</b>. Agradeceremos su pago antes del <b>${p.field('date_due')}</b>.`,
  );
  const refs = [
    [p.name('Invoice|Our invoice no.', 'Factura|Nuestra factura'), p.field('invoice_number')],
    [p.name('Member no.|Membership number', 'Socio n.º|Número de socio'), p.field('client_id')],
    [p.say('Date', 'Fecha'), p.field('date')],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 26mm } body { font: 10.5pt ${p.font}; line-height: 1.45 } .seal { text-align: right; margin-bottom: 10mm } .seal b { font-size: 13pt; letter-spacing: 1px } .refs { margin: 10mm 0 6mm } .refs td { padding: 0 12mm 0 0 } .refs tr:first-child td { font-size: 8pt; color: #444 } .items { margin: 4mm 0 6mm; width: 132mm } .items td { border-bottom: 0.5px solid #888; padding: 3px 2px } .low { font-size: 8pt; border-top: 0.5px solid #888; padding-top: 2mm; margin-top: 14mm }`,
    body: `<div class="seal"><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.mail}</div><div>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: [refs.map(([label = '']) => label), refs.map(([, value = '']) => value)] }, 'refs')}
      <p><b>${p.say('Renewal of your membership', 'Renovación de su membresía')}</b></p><p>${p.say('Dear member,', 'Estimado socio:')}</p><p>${p.say('Thank you for another year with us.', 'Gracias por acompañarnos un año más.')} ${sentence}</p>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'items')}<p>${p.say('Yours sincerely,', 'Atentamente,')}<br><br>${p.say('The Treasurer', 'La Tesorería')}</p><div class="low">${lines([`${escapeHtml(seller.name)}, ${p.taxNumber(' ')}`, p.bank(' ', ' · '), p.register(' ')])}</div>`,
  };
}
