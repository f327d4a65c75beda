// Invoices for work at one place or on one thing or person: a tradesman's visit, a car in a workshop, a patient at a dentist's.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { inWords } from '../number-words.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitTo } from './remit-to.ts';

/** From the telephone of a tradesman: job, site and what was done in words, then what it cost, and a box with how to pay. */
export function siteVisitBill(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const done = dice.pick(
    p
      .say(
        'Attended site, located leak behind ensuite wall, replaced copper section and tested under pressure.|Replaced faulty isolating valve and flushed the line. Left area clean and tidy.',
        'Se localiza la fuga tras la pared del baño, se sustituye el tramo de cobre y se prueba a presión.|Se sustituye la llave de corte defectuosa y se purga la instalación. Zona limpia.',
      )
      .split('|'),
  );
  const sums = [
    [p.say('Total ex GST', 'Base imponible'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${p.say('', rateOf(p))}`, p.field('tax')],
    [`<b>${p.say('Total inc GST', 'Total IVA incluido')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('Invoice', 'Factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Issued', 'Emitida'), p.field('date')],
    [p.say('Due', 'Vence'), p.field('date_due')],
    [p.say('Job', 'Parte de trabajo'), dice.digits(4)],
    [p.say('Work order', 'Su n.º de pedido'), p.field('order_number')],
  ];
  const pay = remitTo(p).map(([label, value]) => `<b>${label}</b> ${value}`);
  return {
    css: `@page { size: A4; margin: 0 } body { font: 10pt 'URW Gothic', sans-serif; color: #222 } .strip { height: 6mm; background: #e4572e } .in { padding: 9mm 16mm } .logo { font-size: 20pt; font-weight: bold; color: #e4572e; line-height: 1.1 } .two { display: grid; grid-template-columns: 1fr 74mm; gap: 8mm; margin: 8mm 0 } .about td { padding: 2px 3px; border-bottom: 0.5px solid #ddd } .about td:first-child { color: #777 } .job { background: #f4f4f4; border-left: 1.6mm solid #e4572e; padding: 3mm 4mm; margin-bottom: 6mm } .items th { font-size: 9pt; border-bottom: 1.6px solid #222; padding: 4px 2px } .items td { padding: 5px 2px; border-bottom: 0.5px solid #ddd } .end { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 6mm } .sums td { padding: 4px 2px } .sums tr:last-child td { font-size: 12.5pt; border-top: 1.6px solid #222 } .pay { border: 0.8px solid #e4572e; border-radius: 2mm; padding: 3mm 4mm; font-size: 9pt } .low { font-size: 8pt; color: #777; margin-top: 10mm }`,
    body: `<div class="strip"></div><div class="in"><div class="cols"><div class="logo">${escapeHtml(seller.brand)}</div><div style="text-align:right;font-size:9pt">${p.field('issuer')}<br>${p.taxNumber(' ')}<br>${p.say('Lic.', 'Inst. autorizado n.º')} ${dice.digits(6)}${p.say('C', '')}<br>${seller.phone}</div></div><div class="two"><div><span style="color:#777">${p.say('To', 'Para')}</span><br><b>${p.field('buyer')}</b><br>${address(buyer)}</div>${tableOf({ rows: about }, 'about full')}</div><div class="job"><b>${p.say('Site', 'Lugar')}:</b> ${escapeHtml(buyer.street)}<br><b>${p.say('Completed', 'Terminado')}:</b> ${p.day(facts.delivered)}<br>${done}</div>
      ${tableOf({ head: [p.say('Item', 'Concepto'), p.say('Qty', 'Cant.'), p.say('Rate', 'Precio'), p.say('Amount', 'Importe')], rows: pricedRows(p), classes: ['', 'r', 'r', 'r'] }, 'items full')}<div class="end"><div class="pay"><b>${p.say('How to pay', 'Forma de pago')}</b><br>${lines(pay)}<br>${p.say('Terms', 'Condiciones')}: ${p.field('payment_terms')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><p class="low">${p.say('All work carries a 12 month workmanship warranty. Card payments attract a 1.4% surcharge.', 'Todos los trabajos tienen garantía de doce meses. IVA conforme a la Ley 37/1992.')}<br>${addressLine(seller)} · ${seller.site}</p></div>`,
  };
}

/** A dealer's workshop: grids of what the car is and who it belongs to, operations with codes, a strip of sums along the foot. */
export function workshopOrder(p: InvoicePaper): Sheet {
  const { facts, dice, locale } = p;
  const { seller, buyer } = facts;
  const isEnglish = locale.language === 'en';
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const car = [
    [
      dice.pick(p.say('KV19 HTD|LM68 XWP', 'BKT-417|F4R-220').split('|')),
      dice.pick(['VOLKSWAGEN GOLF 1.5 TSI', 'FORD TRANSIT CUSTOM 2.0', 'TOYOTA HILUX 2.4']),
      `WV${dice.digits(2)}ZZAU${dice.digits(7)}`,
      `${dice.int(18, 96)},${dice.digits(3)} ${p.say('mi', 'km')}`,
      p.day(addDays(facts.date, -dice.int(900, 2200))),
    ],
  ];
  const about = [
    [
      p.field('client_id'),
      p.field('date'),
      p.field('date_due'),
      `${dice.digits(5)}`,
      dice.pick(p.say('Callum Reid|Tracey Booth', 'Jhon Ccori|Milagros Rojas').split('|')),
    ],
  ];
  const strip = [
    [p.bareField('amount_untaxed'), p.bare(0), rateOf(p), p.bareField('tax'), `<b>${p.field('amount')}</b>`],
  ];
  const title = isEnglish
    ? `<div class="box"><span>INVOICE</span><br>No. ${p.field('invoice_number')}<br><small>${p.taxNumber(' ')}</small></div>`
    : `<div class="box">${p.taxNumber(' ')}<br><span>FACTURA ELECTRÓNICA</span><br>N° ${p.field('invoice_number')}</div>`;
  const hundred = 100;
  const words = isEnglish
    ? ''
    : `<p>SON: ${inWords(Math.floor(facts.totalCents / hundred), 'es').toUpperCase()} CON ${String(facts.totalCents % hundred).padStart(2, '0')}/100 SOLES</p>`;
  const register = p.register(' ');
  return {
    css: `@page { size: A4; margin: 12mm 13mm } body { font: 8.5pt 'Liberation Sans Narrow', sans-serif; font-size: 9.5pt; padding-right: 0.4mm; height: 272mm; position: relative } .box { border: 1.4px solid #000; border-radius: 2mm; text-align: center; padding: 3mm 6mm; font-weight: bold; line-height: 1.6 } .box span { font-size: 14pt } .to { margin: 7mm 0 5mm; border: 0.8px solid #000; padding: 2mm 3mm; border-radius: 2mm; width: 104mm } .g th { background: #222; color: #fff; font-size: 8pt; padding: 2px 5px; border: 0.8px solid #222 } .g td { border: 0.8px solid #222; padding: 3px 5px } .g { margin-bottom: 3mm } .items th { border-bottom: 1px solid #222; padding: 3px 5px } .items td { padding: 2.5px 5px } .end { position: absolute; left: 0; right: 0; bottom: 0 } .end td { font-size: 11pt } .low { font-size: 8pt; margin: 0 0 2mm }`,
    body: `<div class="cols"><div><b style="font-size:18pt">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.say('Service', 'Taller')}: ${seller.phone} &nbsp; ${seller.mail}</div>${title}</div><div class="to"><small>${p.say('Invoice to', 'Señor(es)')}</small><br><b>${p.field('buyer')}</b>${p.say('', `<br>RUC ${buyer.tax.number}`)}<br>${address(buyer)}</div>${tableOf({ head: [p.say('Account', 'Cód. cliente'), p.say('Date / Tax point', 'Fecha de emisión'), p.say('Payment due', 'Fecha de vencimiento'), p.say('WIP No.', 'N° OT'), p.say('Advisor', 'Asesor')], rows: about }, 'g full')}${tableOf({ head: [p.say('Registration', 'Placa'), p.say('Model', 'Marca / modelo'), p.say('Chassis No.', 'VIN'), p.say('Mileage', 'Kilometraje'), p.say('First reg.', 'Fecha de venta')], rows: car }, 'g full')}
      ${tableOf({ head: [p.say('Op / Part No.', 'Código'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Price', 'V. unitario'), p.say('Net', 'Valor venta')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}<div class="end">${words}<p class="low">${p.say('Terms', 'Condición de pago')}: ${p.field('payment_terms')}. ${p.say('Parts remain our property until paid for. Worn parts are kept for seven days.', 'Repuestos usados se guardan siete días. Representación impresa de la factura electrónica.')} ${register}<br>${remitTo(
        p,
      )
        .map(([label, value]) => `${label} ${value}`)
        .join(
          ' · ',
        )}</p>${tableOf({ head: [p.say('Goods &amp; labour', 'Op. gravada'), p.say('Discount', 'Descuentos'), p.say('VAT rate', 'Tasa IGV'), p.say('VAT', 'IGV'), p.say('INVOICE TOTAL', 'IMPORTE TOTAL')], rows: strip, classes: ['r', 'r', 'r', 'r', 'r'] }, 'g full')}</div>`,
  };
}

/** A dentist's, free of tax: patient and who treated, each treatment with its day, code and tooth, what the patient has to pay. */
export function procedureCodes(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const doctor = dice.pick(
    p.say('Karen L. Osgood, DDS|Samir Haddad, DMD', 'Dra. Nuria Ferrándiz|Dr. Óscar Belmonte').split('|'),
  );
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    `D${dice.pick(['0120', '0274', '1110', '2392', '2740', '4341'])}`,
    dice.pick(['', '3', '14', '19', '30']),
    escapeHtml(line.text),
    p.bare(line.cents),
  ]);
  const total = p.field('amount');
  const sums = [
    [p.say('Total charges', 'Total tratamientos'), p.bare(facts.totalCents)],
    [p.say('Insurance payments', 'Pagado por la aseguradora'), p.bare(0)],
    [p.say('Adjustments', 'Ajustes'), p.bare(0)],
    [`<b>${p.say('Patient balance due', 'Total a pagar por el paciente')}</b>`, `<b>${total}</b>`],
  ];
  const about = [
    [p.say('Invoice #', 'Factura n.º'), p.field('invoice_number')],
    [p.say('Invoice date', 'Fecha de la factura'), p.field('date')],
    [p.say('Account #', 'N.º de historia'), p.field('client_id')],
    [p.say('Date of birth', 'Fecha de nacimiento'), p.day(addDays(facts.date, -dice.int(9000, 22_000)))],
    [p.say('Provider', 'Odontólogo'), doctor],
    [p.say('Please pay by', 'Pagar antes del'), p.field('date_due')],
  ];
  const exempt = p.say(
    'Fees are due at the time of treatment unless other arrangements were made. We file with your carrier as a courtesy.',
    'Operación exenta de IVA según el artículo 20.Uno.5.º de la Ley 37/1992.',
  );
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'}; margin: 15mm 17mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } .top { text-align: center; margin-bottom: 6mm } .top b { font-size: 17pt; color: #2a7ea1 } .line { height: 1mm; background: linear-gradient(90deg, #2a7ea1, #bfe3ef) } .two { display: grid; grid-template-columns: 1fr 86mm; gap: 8mm; margin: 7mm 0 } .about td { padding: 2px 3px } .about td:first-child { font-weight: bold; white-space: nowrap } .items th { border-top: 1px solid #2a7ea1; border-bottom: 1px solid #2a7ea1; padding: 4px 3px; color: #2a7ea1 } .items td { padding: 4px 3px; border-bottom: 0.4px dotted #999 } .sums { width: 88mm; margin: 5mm 0 8mm auto } .sums td { padding: 3px } .sums tr:last-child td { background: #e6f4f9; font-size: 11pt; padding: 5px 3px } .low { font-size: 8.5pt }`,
    body: `<div class="top"><b>${escapeHtml(seller.brand)}</b><br>${addressLine(seller)} · ${seller.phone}</div><div class="line"></div><div class="two"><div><small>${p.say('Responsible party', 'Paciente')}</small><br><b>${p.field('buyer')}</b><br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div>${tableOf({ rows: about }, 'about full')}</div>
      ${tableOf({ head: [p.say('Date', 'Fecha'), p.say('Code', 'Código'), p.say('Tooth', 'Pieza'), p.say('Description of service', 'Tratamiento'), p.say('Fee', 'Importe')], rows, classes: ['n', 'n', 'c', '', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p class="low">${exempt}</p><p class="low">${p.say('Make checks payable to', 'Emitida por')} ${p.field('issuer')} · ${p.taxNumber(': ')}. ${p.say('Returned checks are charged 35.00.', '')}</p><p class="low">${remitTo(
        p,
      )
        .map(([label, value]) => `${label}: ${value}`)
        .join(' · ')}</p>`,
  };
}
