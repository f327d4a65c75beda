// Invoices of people and to people: a freelancer, a hotel, a clinic, a garage.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { Country } from '../locales.ts';
import { addDays } from '../dates.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { payTo } from './pay-to.ts';

/** What the tax that is kept back is called. */
const WITHHELD: Partial<Record<Country, string>> = { ES: 'IRPF', MX: 'ISR retenido' };

/** Light and airy; in Spanish income tax is kept back by the client. */
export function freelancer(p: InvoicePaper): Sheet {
  const { facts } = p;
  const kept = facts.withheldCents;
  const keptName = WITHHELD[p.locale.country] ?? 'Retención renta';
  const items = facts.lines.map(
    (line) =>
      `<div class="item"><span>${escapeHtml(line.text)}${line.quantity === 1 ? '' : ` × ${line.quantity}`}</span><span>${p.bare(line.cents)}</span></div>`,
  );
  const sum = (label: string, value: string): string =>
    `<div class="item"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: A4; margin: 30mm 28mm } body { font: 10.5pt/1.5 ${p.font}; color: #333 } .who { font-size: 19pt; letter-spacing: 1px } .item { display: flex; justify-content: space-between; padding: 5px 0; border-bottom: 0.5px solid #ccc } .sums { width: 55%; margin: 18px 0 0 auto } .last { font-weight: bold; border-top: 1.5px solid #333 } .small { font-size: 9pt; color: #555 }`,
    body: `<div class="who">${p.field('issuer')}</div><div class="small">${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)} · ${facts.seller.phone}<br>${p.taxNumber(' ')}</div>
      <div class="cols" style="margin:34px 0 26px"><div><span class="small">${p.name('For|Client|Prepared for', 'Para|Cliente|A la atención de')}</span><br>${p.field('buyer')}<br><span class="small">${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</span></div><div style="text-align:right"><span class="small">${p.name('Invoice no.|No.', 'Factura n.º|Recibo de honorarios n.º')}</span> ${p.field('invoice_number')}<br>${p.field('date')}</div></div>
      ${items.join('')}<div class="sums">${sum(p.name('Fees|Net', 'Base imponible|Honorarios'), p.bareField('amount_untaxed'))}${sum(`${p.taxWord()} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, p.bareField('tax'))}${kept === 0 ? '' : sum(`${keptName} 15 %`, `-${p.bare(kept)}`)}<div class="last">${sum(p.name('Total payable|Total', 'Líquido a percibir|Total a percibir'), p.field('amount'))}</div></div>
      <p style="margin-top:36px">${p.say(`Please pay within the agreed time, that is by ${p.field('date_due')}, to:`, `Agradezco el pago antes del ${p.field('date_due')} en:`)}</p><p class="small">${payTo(
        p,
      )
        .map(([label, value]) => `${label} ${value}`)
        .join('<br>')}</p>`,
  };
}

/** A line a day, with arrival and departure that are not the day of the invoice. */
export function hotelFolio(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const nights = facts.lines.length;
  const rows = facts.lines.map((line, place) => [
    p.day(addDays(facts.date, place - nights)),
    dice.digits(5),
    escapeHtml(line.text),
    p.bare(line.cents),
  ]);
  const meta = [
    [
      p.name('Room|Room no.', 'Habitación|Hab.'),
      dice.digits(3),
      p.name('Invoice|Folio no.', 'Factura|N.º de factura'),
      p.field('invoice_number'),
    ],
    [
      p.name('Arrival|Check-in', 'Llegada|Entrada'),
      p.day(addDays(facts.date, -nights)),
      p.name('Invoice date|Printed', 'Fecha factura|Fecha'),
      p.field('date'),
    ],
    [
      p.name('Departure|Check-out', 'Salida'),
      p.day(facts.date),
      p.name('Guest no.|Guest ID', 'N.º de huésped|Cód. cliente'),
      p.field('client_id'),
    ],
    [
      p.say('Guests', 'Pax'),
      String(dice.int(1, 3)),
      p.say('Cashier', 'Cajero'),
      dice.pick(['MJ', 'RT', 'AL']),
    ],
  ];
  const sums = [
    [p.name('Total excl. tax|Net amount', 'Base imponible|Total neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, p.bareField('tax')],
    [p.name('Balance|Total charges', 'Total|Total estancia'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 9.5pt ${p.font} } .crest { text-align: center; margin-bottom: 20px } .crest b { font-size: 16pt; font-variant: small-caps } .meta td { padding: 2px 12px 2px 0 } .stay { margin-top: 14px } .stay th { border-top: 1px solid; border-bottom: 1px solid; padding: 3px } .stay td { padding: 3px } .sums { margin: 12px 0 0 auto } .sums td { padding: 2px 6px } .sums tr:last-child td { border-top: 1px solid; font-weight: bold }`,
    body: `<div class="crest"><b>${p.field('issuer')}</b><br>${escapeHtml(facts.seller.street)} · ${escapeHtml(facts.seller.city)} · ${facts.seller.phone}<br>${p.taxNumber(' ')}</div>
      <div class="cols"><div>${lines([p.field('buyer'), escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</div>${tableOf({ rows: meta }, 'meta')}</div>
      <h3 style="margin:18px 0 0">${p.name('Guest invoice|INVOICE', 'Factura de alojamiento|FACTURA')}</h3>${tableOf({ head: [p.say('Date', 'Fecha'), p.say('Ref.', 'Ref.'), p.say('Description', 'Descripción'), `${p.say('Charges', 'Cargos')} ${p.locale.currency}`], rows, classes: ['n', '', '', 'r'] }, 'stay full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <p style="margin-top:34px;font-size:8pt">${p.say('I agree that I am personally liable for this account.', 'El firmante responde personalmente del pago de esta cuenta.')} ________________</p>`,
  };
}

/** Exempt of tax; birthdays, days of treatment and numbers of policies all about. */
export function medicalBill(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const born = `${dice.int(1948, 1999)}-0${dice.int(1, 9)}-1${dice.int(0, 9)}`;
  const rows = facts.lines.map((line, place) => [
    p.day(addDays(facts.date, -14 + place)),
    `9${dice.digits(4)}`,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.cents),
  ]);
  const box = (title: string, pairs: readonly (readonly string[])[]): string =>
    `<div class="box"><b>${title}</b>${tableOf({ rows: pairs })}</div>`;
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'}; margin: 16mm } body { font: 9.5pt ${p.font} } .box { border: 1px solid #2a6f85; padding: 6px 9px; width: 49% } .box td { padding: 1px 10px 1px 0 } .care { margin-top: 14px } .care th { background: #2a6f85; color: #fff; padding: 4px } .care td { padding: 4px; border-bottom: 0.5px solid #9bb } .due { margin: 16px 0 0 auto; border: 2px solid #2a6f85; width: 46%; padding: 8px 12px; display: flex; justify-content: space-between; font-size: 12pt }`,
    body: `<div class="cols"><div><b style="font-size:14pt;color:#2a6f85">${p.field('issuer')}</b><br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), facts.seller.phone])}</div><div style="text-align:right">${p.name('Patient invoice|Statement of account', 'Factura de asistencia sanitaria|Factura')}<br>${p.taxNumber(' ')}</div></div>
      <div class="cols" style="gap:8px;margin-top:16px">${box(p.say('Patient', 'Paciente'), [
        [p.name('Bill to|Responsible party', 'Titular|A cargo de'), p.field('buyer')],
        [p.say('Date of birth', 'Fecha de nacimiento'), p.day(born)],
        [p.name('Account no.|Account number', 'N.º de cliente|N.º de cuenta'), p.field('client_id')],
        [p.say('Insurer', 'Aseguradora'), p.say('Mutual Cedar Health', 'Sanitas del Valle')],
        [p.say('Policy', 'Póliza'), dice.digits(9)],
      ])}${box(p.say('Invoice', 'Factura'), [
        [p.name('Number|Invoice no.', 'Número|N.º'), p.field('invoice_number')],
        [p.name('Date|Issued', 'Fecha|Emitida'), p.field('date')],
        [p.name('Payable by|Payment due', 'A pagar antes del|Vencimiento'), p.field('date_due')],
        [p.say('Referred by', 'Médico remitente'), p.say('Dr H. Amari', 'Dra. H. Amari')],
      ])}</div>
      ${tableOf({ head: [p.say('Date of service', 'Fecha del acto'), p.say('Code', 'Código'), p.say('Service', 'Acto médico'), p.say('Qty', 'Ud.'), p.say('Fee', 'Importe')], rows, classes: ['n', '', '', 'r', 'r'] }, 'care full')}
      <div class="due"><span>${p.name('Please pay|Amount due', 'Importe a pagar|Total a pagar')}</span><b>${p.field('amount')}</b></div><p style="margin-top:26px;font-size:8pt">${p.say('Medical care is exempt from tax on sales.', 'Operación exenta de impuesto: asistencia sanitaria.')} ${payTo(
        p,
      )
        .map(([label, value]) => `${label} ${value}`)
        .join(' · ')}</p>`,
  };
}

/** Labour and parts with subtotals of their own, the vehicle on top. */
export function carRepair(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const [labour, parts] = [facts.lines.slice(0, 1), facts.lines.slice(1)];
  const total = (some: typeof labour): string => p.bare(some.reduce((sum, { cents }) => sum + cents, 0));
  const rowsOf = (some: typeof labour): string[][] =>
    some.map((line) => [
      line.code,
      escapeHtml(line.text),
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ]);
  const part = (title: string, some: typeof labour): string =>
    tableOf(
      {
        head: ['', title, '', '', ''],
        rows: rowsOf(some),
        foot: [['', `${p.say('Subtotal', 'Subtotal')} ${title.toLowerCase()}`, '', '', total(some)]],
        classes: ['n', 'wide', 'r', 'r', 'r'],
      },
      'work full',
    );
  const cell = (label: string, value: string): string => `<td><small>${label}</small><br>${value}</td>`;
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9.5pt ${p.font} } h1 { font-size: 15pt; margin: 0 } .grid { width: 100%; margin: 10px 0 } .grid td { border: 1px solid #444; padding: 2px 6px 4px } small { color: #555; font-size: 7.5pt } .work { margin-top: 8px } .work th { border-bottom: 1.5px solid; } .work .wide { width: 55% } .work .foot td { font-style: italic } .total td { border: 1px solid #444; padding: 4px 12px; text-align: center }`,
    body: `<div class="cols"><div><h1>${p.field('issuer')}</h1>${lines([`${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, `${facts.seller.phone} · ${facts.seller.mail}`, p.taxNumber(' ')])}</div><h1>${p.name('Workshop invoice|Repair invoice', 'Factura de taller|Factura de reparación')}</h1></div>
      <table class="grid"><tr>${cell(p.name('Customer|Owner', 'Cliente|Propietario'), p.field('buyer'))}${cell(p.name('Invoice|Invoice no.', 'Factura|Núm. factura'), p.field('invoice_number'))}${cell(p.name('Date|Tax point', 'Fecha|Fecha factura'), p.field('date'))}</tr>
      <tr>${cell(p.say('Vehicle', 'Vehículo'), dice.pick(['Ford Focus 1.5', 'Seat León 1.4', 'Toyota Hilux']))}${cell(p.say('Registration', 'Matrícula'), `${dice.digits(4)} ${dice.pick(['KLM', 'HRT', 'JBD'])}`)}${cell(p.say('Mileage', 'Kilometraje'), `${dice.int(20, 180)},${dice.digits(3)}`)}</tr>
      <tr>${cell(p.say('Job card', 'Orden de reparación'), `OR-${dice.digits(5)}`)}${cell(p.say('Received', 'Recepción'), p.day(addDays(facts.date, -3)))}${cell(p.name('Account|Customer code', 'Cód. cliente|Cuenta'), p.field('client_id'))}</tr></table>
      ${part(p.say('Labour', 'Mano de obra'), labour)}${part(p.say('Parts and materials', 'Recambios y materiales'), parts)}
      <table class="total full" style="margin-top:18px"><tr><td>${p.name('Goods & labour|Net', 'Base imponible|Importe neto')}</td><td>${p.say('Rate', 'Tipo')}</td><td>${p.taxWord()}</td><td><b>${p.name('Total to pay|Invoice total', 'Total factura|Total a abonar')}</b></td></tr><tr><td>${p.bareField('amount_untaxed')}</td><td>${p.rate(facts.taxes[0]?.rate ?? 0)}</td><td>${p.bareField('tax')}</td><td><b>${p.field('amount')}</b></td></tr></table>
      <p style="margin-top:14px">${p.name('Terms|Payment', 'Forma de pago|Condiciones')}: ${p.field('payment_terms')}. ${p.say('Next service due in 12 months.', 'Próxima revisión en 12 meses.')}</p>`,
  };
}
