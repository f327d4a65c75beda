// Receipts of offices: parcels that go by coach, a lock-up that is let by the month, a goldsmith's, a laboratory's for tests.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** Of a gram, in cents where prices are as elsewhere. */
const GOLD = 6420;
const SILVER = 84;
/** What of the price is the metal's, the rest being work. */
const OF_METAL = 0.82;

/** A6 on its side: sender and receiver side by side, what it weighs, the charges; number and day in the corner of a heavy frame. */
export function coachParcel(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    escapeHtml(text),
    String(quantity),
    p.bare(cents),
  ]);
  const people = p
    .say('Mercy Atieno|James Kiprop|Halima Noor', 'Byron Tzul|Irma Choc|Edgar Pineda')
    .split('|');
  const [sender = '', receiver = ''] = dice.some(people, 2);
  const [from = '', to = ''] = dice.some(
    p.say('Kisumu|Nakuru|Eldoret|Thika', 'Cobán|Flores|Quetzaltenango|Escuintla').split('|'),
    2,
  );
  const sums = [
    [p.say('Charges', 'Valor sin IVA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Paid', 'Pagado')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const person = (title: string, name: string, town: string): string =>
    `<div><small>${title}</small><b>${name}</b><br>${town}<br>${p.say('07', '5')}${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}</div>`;
  return {
    css: `@page { size: 165mm 118mm; margin: 6mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .fr { border: 1mm solid #1e4d2b; padding: 3mm 4mm; height: 104mm } .top { display: grid; grid-template-columns: 1fr 52mm; gap: 4mm } .top b { font-size: 14pt; color: #1e4d2b } .no { border: 0.6px solid #1e4d2b; padding: 1.5mm 2.5mm } .no b { color: #b3261e } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 3mm 0; background: #eef4ef; padding: 2mm } small { display: block; font-size: 7pt; color: #1e4d2b } .three { display: grid; grid-template-columns: 1fr 56mm; gap: 6mm } td, th { padding: 2px 3px } .t th { border-bottom: 0.8px solid #1e4d2b; font-size: 7.5pt } .s tr:last-child td { border-top: 0.8px solid #1e4d2b; font-size: 11.5pt } .low { font-size: 7.5pt; margin-top: 2mm; color: #333 }`,
    body: `<div class="fr"><div class="top"><div><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div class="no"><small>${p.say('Waybill and receipt', 'Guía y recibo')}</small><b>${p.field('receipt_number')}</b><br><small>${p.say('Booked', 'Recibido')}</small>${p.field('date')} ${p.time}</div></div><div class="two">${person(p.say('Sender', 'Remitente'), sender, from)}${person(p.say('Receiver', 'Destinatario'), receiver, to)}</div><div class="three"><div>${tableOf({ head: [p.say('Carriage', 'Servicio'), p.say('No.', 'Cant.'), p.say('Charge', 'Valor')], rows, classes: ['', 'r', 'r'] }, 't full')}<div class="low">${p.say('Weight', 'Peso')} ${writeNumber(dice.between(2, 18), 1, p.locale)} kg · ${p.say('Declared value', 'Valor declarado')} ${p.bare(dice.int(20, 90) * 1000 * p.locale.priceLevel)} · ${p.say('Coach', 'Bus')} ${dice.int(100, 480)}</div></div><div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div style="margin-top:2mm">${p.say('Mode of payment', 'Forma de pago')}: ${p.field('payment_method')}</div></div></div><div class="low">${p.say('Collect within 7 days with this receipt and an identity card. Storage is charged from the eighth day.', 'Retire dentro de 7 días con esta guía y su DPI. Desde el octavo día se cobra bodegaje.')}</div></div>`,
  };
}

/** A lock-up's: tenant and unit, paid until when and due again when, the month's charges, payment as the last line with what is left. */
export function lockUpRent(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const unit = `${dice.pick(['B', 'D', 'F'])}${dice.int(104, 389)}`;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    unit,
    escapeHtml(text),
    String(quantity),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Charges before tax', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Payment received', 'Pago recibido')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('Balance after payment', 'Saldo tras el pago'), p.bare(0)],
  ];
  const tenant = dice.pick(
    p.say('Dwayne Pruitt|Alicia Fontenot', 'Noelia Barragán|Sergio Palencia').split('|'),
  );
  const line = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;
  return {
    css: `@page { size: A5; margin: 12mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .door { background: repeating-linear-gradient(0deg, #e67e22 0 2mm, #d35400 2mm 2.4mm); color: #fff; font-size: 15pt; font-weight: bold; padding: 4mm } .adr { font-size: 8.5pt; margin: 2mm 0 5mm } h1 { font-size: 14pt; margin: 0 0 3mm } .l div { display: flex; justify-content: space-between; border-bottom: 0.5px solid #ccc; padding: 1.3mm 0 } .t { margin-top: 6mm } .t th { background: #fbe9dc; padding: 3px } .t td { padding: 4px 3px } .s { width: 74mm; margin: 3mm 0 6mm auto; border-top: 1px solid #d35400 } .s td { padding: 3px } small { font-size: 8pt; color: #444 }`,
    body: `<div class="door">${escapeHtml(p.shop.brand)}</div><div class="adr">${p.field('issuer')} · ${shopLine(p)} · ${p.shop.phone}<br>${p.taxNumber(' ')}</div><h1>${p.say('Payment receipt', 'Justificante de pago')}</h1><div class="l">${line(p.say('Receipt #', 'Justificante n.º'), p.field('receipt_number'))}${line(p.say('Payment date', 'Fecha de pago'), p.field('date'))}${line(p.say('Tenant', 'Arrendatario'), tenant)}${line(p.say('Unit', 'Trastero'), unit)}${line(p.say('Gate code', 'Código de acceso'), `*${dice.digits(2)}••#`)}${line(p.say('Paid by', 'Medio de pago'), `${p.field('payment_method')} ${cardEnd(p)}`)}</div>${tableOf({ head: [p.say('Unit', 'N.º'), p.say('Charge', 'Concepto'), p.say('Qty', 'Uds.'), p.say('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<small>${p.say('Rent is due on the first of each month. A late fee of $20.00 applies after the fifth, a lien notice fee of $45.00 after the thirtieth day.', 'La renta vence el día primero de cada mes. A partir del día cinco se aplica un recargo de 20,00 €.')}</small>`,
  };
}

/** A goldsmith's: half a sheet with a border, the rate of the day for gold and silver, weights with three decimals, old gold taken at nothing. */
export function goldsmithBill(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }, at) => [
    String(at + 1),
    escapeHtml(text),
    `7113`,
    String(quantity),
    writeNumber(
      (cents * OF_METAL) / p.locale.priceLevel / (/silver|plata/iu.test(text) ? SILVER : GOLD),
      3,
      p.locale,
    ),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Value without tax', 'Valor sin impuesto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.say('Old gold exchanged', 'Oro usado a cuenta'), p.bare(0)],
    [`<b>${p.say('Bill amount', 'Total de la venta')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const rate = (cents: number): string => p.bare(Math.round(cents * p.locale.priceLevel));
  const buyer = dice.pick(
    p.say('Mrs. Lakshmi Narayanan|Mr. Imran Shaikh', 'Sra. Aura Marina Lemus|Sr. Julio Cumes').split('|'),
  );
  return {
    css: `@page { size: A5 landscape; margin: 8mm } body { font: 9.5pt 'P052', serif; font-size: 9.5pt; padding-right: 0.4mm } .bd { border: 0.5mm solid #9a7514; outline: 0.3mm solid #9a7514; outline-offset: -1.6mm; padding: 5mm 6mm; height: 131mm } .top { text-align: center } .top b { font-size: 16pt; color: #9a7514; letter-spacing: 1px } .row { display: grid; grid-template-columns: 1.3fr 1fr 1fr; gap: 4mm; margin: 3mm 0 } .rates { font-size: 8pt; border-top: 0.5px solid #9a7514; border-bottom: 0.5px solid #9a7514; padding: 1mm 0; display: flex; justify-content: space-between } .t { margin-top: 2.5mm } .t th { font-size: 8pt; border-bottom: 0.8px solid #9a7514; padding: 2px 4px } .t td { padding: 2.5px 4px } .end { display: grid; grid-template-columns: 1fr 82mm; gap: 6mm; margin-top: 3mm; border-top: 0.8px solid #9a7514; padding-top: 2mm } .s td { padding: 1.8px 3px } .s tr:last-child td { font-size: 11.5pt } .sm { font-size: 8pt }`,
    body: `<div class="bd"><div class="top"><b>${escapeHtml(p.shop.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}</b><br>${p.field('issuer')} · ${shopLine(p)}<br>${p.taxNumber(': ')}</div><div class="row"><span>${p.say('Sold to', 'Vendido a')}: ${buyer}</span><span>${p.say('Cash memo', 'Recibo')}: <b>${p.field('receipt_number')}</b></span><span style="text-align:right">${p.say('Date', 'Fecha')}: ${p.field('date')}</span></div><div class="rates"><span>${p.say('Gold 22 ct, per gram', 'Oro 18 k, por gramo')} ${rate(GOLD)}</span><span>${p.say('Gold 18 ct, per gram', 'Oro 14 k, por gramo')} ${rate(5255)}</span><span>${p.say('Silver, per gram', 'Plata, por gramo')} ${rate(SILVER)}</span></div>${tableOf({ head: [p.say('S.', 'N.º'), p.say('Ornament', 'Pieza'), p.say('HSN', 'Partida'), p.say('Pcs', 'Cant.'), p.say('Gross g', 'Peso g'), p.say('Value', 'Valor')], rows, classes: ['', '', '', 'r', 'r', 'r'] }, 't full')}<div class="end"><div class="sm">${p.say('Settled by', 'Cancelado con')} ${p.field('payment_method')}${p.isCash ? '' : ` ${cardEnd(p)}`}<br><br>${p.say('Hallmarked ornaments are bought back at the rate of the day. Keep this memo in safety.', 'Las piezas con contraste se recompran al precio del día. Conserve este recibo.')}<br><br>${p.say('Salesman', 'Vendedor')} ${dice.int(3, 19)} &nbsp; HUID ${dice.pick(['AZ4516', 'K9R2TM'])}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div></div>`,
  };
}

/** A laboratory's: the patient with age and doctor in a strip, tests with codes and when results are ready, paid in full under the tests. */
export function laboratoryDesk(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }, at) => [
    `T${dice.digits(3)}`,
    escapeHtml(text),
    at % 2 === 0 ? p.say('same day', 'mismo día') : p.say('48 hours', '48 horas'),
    p.bare(cents),
  ]);
  const foot = [
    ['', '', p.say('Tests, net', 'Subtotal'), p.bareField('amount_untaxed')],
    ['', '', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      '',
      '',
      `<b>${p.say('Received', 'Total cobrado')} (${p.field('currency')})</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
    ['', '', p.say('Due', 'Saldo'), p.bare(0)],
  ];
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const patient = dice.pick(
    p.say('Ms. Revathi Pillai|Mr. Arjun Sethi', 'Sra. Elsa Mamani|Sr. Freddy Rocha').split('|'),
  );
  const doctor = dice.pick(
    p.say('Dr. V. Subramaniam|Dr. Neeta Kapoor', 'Dra. Roxana Arce|Dr. Óscar Quiroga').split('|'),
  );
  return {
    css: `@page { size: A5; margin: 10mm 11mm } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8pt; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; border-bottom: 1.2mm solid #0b7285; padding-bottom: 2mm; gap: 5mm } .top b { font-size: 12.5pt; color: #0b7285 } .strip { display: grid; grid-template-columns: 1.3fr 0.7fr 1.2fr; gap: 2mm 4mm; background: #e6f3f5; padding: 2.5mm 3mm; margin: 4mm 0 } small { display: block; font-size: 6.8pt; color: #0b7285 } .t th { border-bottom: 0.8px solid #0b7285; padding: 3px } .t td { padding: 3.5px 3px } .foot td { border-top: 0.4px solid #a9cdd3 } .low { margin-top: 7mm; display: flex; justify-content: space-between; align-items: flex-end } .sm { font-size: 7.2pt; color: #333; width: 70mm }`,
    body: `<div class="top"><div><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div style="text-align:right;white-space:nowrap">${p.say('BILL CUM RECEIPT', 'RECIBO DE CAJA')}<br><b>${p.field('receipt_number')}</b><br>${p.field('date')} ${p.time}</div></div><div class="strip">${cell(p.say('Patient', 'Paciente'), patient)}${cell(p.say('Age / sex', 'Edad / sexo'), `${dice.int(24, 78)} / ${dice.pick(['F', 'M'])}`)}${cell(p.say('Referred by', 'Médico'), doctor)}${cell(p.say('Patient ID', 'Historia'), `P${dice.digits(7)}`)}${cell(p.say('Fasting', 'Ayunas'), p.say('yes', 'sí'))}${cell(p.say('Sample taken', 'Toma de muestra'), `0${dice.int(7, 9)}:${dice.int(10, 55)}`)}</div>${tableOf({ head: [p.say('Code', 'Código'), p.say('Investigation', 'Examen'), p.say('Ready', 'Entrega'), p.say('Charge', 'Precio')], rows, foot, classes: ['n', '', '', 'r'] }, 't full')}<div class="low"><div class="sm">${lines([p.say('Collect reports between 5 and 8 pm with this receipt or download them with the patient ID.', 'Retire sus resultados de 17 a 20 h con este recibo o descárguelos con su número de historia.'), `${p.say('Payment mode', 'Forma de pago')}: ${p.field('payment_method')}`])}</div><div>${p.say('Cashier', 'Caja')} ${dice.int(1, 6)}</div></div>`,
  };
}
