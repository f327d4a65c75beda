// Invoices of crafts: a press with its job ticket, a mill that sends bales by lorry, a laboratory that calibrates instruments.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const YEAR = 365;

/** The job ticket with what was printed on what at the left; under each good its run in small type; the total in a dark block at the left of the foot. */
export function printJob(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const stock = p
    .say(
      '100# gloss text|80# uncoated cover|14 pt C1S',
      'estucado brillo 135 g|offset 250 g|cartulina gráfica 300 g',
    )
    .split('|');
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)} <small>${p.say('Stock', 'Papel')}: ${dice.pick(stock)}; ${p.say('inks', 'tintas')} ${dice.pick(['4/4', '4/1', '1/0'])}; ${p.say('file', 'archivo')} ${dice.digits(4)}_v${dice.int(2, 6)}.pdf</small>`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const ticket = [
    [p.say('Job', 'Trabajo'), String(dice.int(18_200, 19_800))],
    [p.say('Proof approved', 'Prueba aprobada'), p.day(addDays(facts.delivered, -8))],
    [p.say('Off press', 'Impreso'), p.day(addDays(facts.delivered, -2))],
    [p.say('Delivered', 'Entregado'), p.day(facts.delivered)],
    [
      p.say('Estimator', 'Presupuesto de'),
      dice.pick(p.say('Dale H.|Renee K.', 'Maite O.|Jorge S.').split('|')),
    ],
    [p.say('Quote', 'Presupuesto'), `Q-${dice.digits(4)}`],
  ];
  const fact = (label: string, value: string): string => `<p><small>${label}</small>${value}</p>`;
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 14mm 15mm } body { font: 9.5pt 'URW Gothic', sans-serif; font-size: 9pt; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-end } .top b { font-size: 18pt } .cmyk { display: flex; margin: 2mm 0 6mm } .cmyk i { height: 2.5mm; flex: 1 } .grid { display: grid; grid-template-columns: 56mm 1fr; gap: 8mm } .ticket { border: 1px dashed #555; padding: 3mm; align-self: start } .ticket h4 { margin: 0 0 2mm } .ticket td { padding: 2px 8px 2px 0; font-size: 8.5pt } small { display: block; font-size: 7.5pt; color: #666 } .facts { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm } .facts p { margin: 0 0 2mm } .t { margin-top: 7mm } .t th { background: #222; color: #fff; padding: 4px } .t td { padding: 4px; border-bottom: 0.5px solid #999 } .end { display: grid; grid-template-columns: 66mm 1fr; gap: 10mm; margin-top: 6mm } .total { background: #222; color: #fff; padding: 4mm 5mm } .total b { font-size: 17pt; display: block } .total small { color: #ddd } .parts { align-self: center } .parts td { padding: 3px 12mm 3px 0 } .low { margin-top: 12mm; font-size: 8pt }`,
    body: `<div class="top"><b>${escapeHtml(seller.brand)}</b><span>${p.say('INVOICE', 'FACTURA')} &nbsp; <b style="font-size:13pt">${p.field('invoice_number')}</b></span></div><div class="cmyk"><i style="background:#00a5d9"></i><i style="background:#d6007e"></i><i style="background:#f6e000"></i><i style="background:#111"></i></div><div class="grid"><div class="ticket"><h4>${p.say('JOB TICKET', 'ORDEN DE TRABAJO')}</h4>${tableOf({ rows: ticket })}</div><div><div class="facts">${fact(p.say('Sold to', 'Cliente'), `<b>${p.field('buyer')}</b><br>${address(buyer)}`)}${fact(p.say('Invoiced by', 'Emite'), `${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}`)}${fact(p.say('Invoiced', 'Fecha de factura'), p.field('date'))}${fact(p.say('Your PO', 'Su pedido'), p.field('order_number'))}${fact(p.say('Terms', 'Condiciones'), p.field('payment_terms'))}${fact(p.say('Due', 'Vencimiento'), p.field('date_due'))}</div></div></div>${tableOf({ head: [p.say('Printed piece', 'Impreso'), p.say('Run', 'Tirada'), p.say('Each', 'Unidad'), p.say('Extension', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="end"><div class="total"><small>${p.say('Please pay', 'Total factura')}</small><b>${p.field('amount')}</b></div><div class="parts">${tableOf(
      {
        rows: [
          [p.say('Printing', 'Base imponible'), p.field('amount_untaxed')],
          [p.say('Shipping', 'Portes'), p.bare(0)],
          [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
        ],
        classes: ['', 'r'],
      },
    )}</div></div><p class="low">${p.say('Overs and unders of up to 10% are customary in the trade. Artwork is kept for 24 months.', 'Se admite una variación de tirada de ±10 %. Los archivos se guardan 24 meses.')}<br>${remitLine(p)}</p>`,
  };
}

/** Ruled boxes all over: who pays and who receives, lorry and bill of way, lots with bales and kilograms, a discount of the trade before the tax. */
export function millConsignment(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  let bale = dice.int(1200, 7800);
  const rows = facts.lines.map((line) => {
    const first = bale;
    bale += dice.int(4, 12);
    return [
      `L${dice.digits(4)}`,
      escapeHtml(line.text),
      `${first}–${bale - 1}`,
      writeNumber(line.quantity, 2, p.locale),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ];
  });
  const sums = [
    [p.say('Value of goods', 'Valor bruto'), p.bare(facts.netCents - facts.discountCents)],
    [p.say('Less trade discount 5%', 'Menos descuento comercial 5%'), p.bare(facts.discountCents)],
    [p.say('Taxable value', 'Valor neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Net payable', 'Importe total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const box = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const lorry = dice.pick(p.say('TN 33 BC 4178|MH 12 QT 9064', '2914-KDP|4407-RTX').split('|'));
  const carriage = [
    box(p.say('Transporter', 'Transportista'), p.say('Sri Balaji Roadlines', 'Transportes Yungas')),
    box(p.say('L.R. no. and date', 'Guía y fecha'), `${dice.digits(5)} / ${p.day(facts.delivered)}`),
    box(p.say('Lorry', 'Camión'), lorry),
    box(
      p.say('E-way bill', 'Autorización'),
      `${dice.int(2, 8)}${dice.digits(3)} ${dice.digits(4)} ${dice.digits(4)}`,
    ),
  ];
  const about = [
    box(p.say('Invoice no.', 'Factura N°'), `<b>${p.field('invoice_number')}</b>`),
    box(p.say('Dated', 'Fecha'), `<b>${p.field('date')}</b>`),
    box(p.say('Contract', 'Orden del comprador'), p.field('order_number')),
    box(
      p.say('Payment', 'Pago'),
      `${p.field('payment_terms')}, ${p.say('by', 'hasta el')} ${p.field('date_due')}`,
    ),
  ];
  return {
    css: `@page { size: A4; margin: 11mm 12mm } body { font: 9.5pt 'Nimbus Roman', serif; font-size: 10pt; padding-right: 0.4mm } .f { border: 1px solid #000 } .head { display: grid; grid-template-columns: 24mm 1fr; align-items: center } .head > div { padding: 3mm } .cone { border-left: 6mm solid transparent; border-right: 6mm solid transparent; border-bottom: 14mm solid #8a6d3b; width: 0; margin-left: 3mm } .head b { font-size: 15pt } .ttl { text-align: center; font-weight: bold; border-top: 1px solid #000; padding: 1mm; letter-spacing: 2px } .row4 { display: grid; grid-template-columns: 1fr 1fr 1fr 1.35fr; border-top: 1px solid #000 } .row2 { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid #000 } .row4 > div, .row2 > div { padding: 1.5mm 2.5mm; border-right: 1px solid #000 } .row4 > div:last-child, .row2 > div:last-child { border-right: none } small { display: block; font-size: 8pt; font-style: italic } .t { border-top: 1px solid #000 } .t th, .t td { border-right: 1px solid #000; padding: 3px 5px } .t th { border-bottom: 1px solid #000; font-size: 8.5pt } .t th:last-child, .t td:last-child { border-right: none } .t tr:last-child td { height: 26mm } .end { display: grid; grid-template-columns: 1fr 82mm; border-top: 1px solid #000 } .end > div { padding: 2.5mm } .end > div:first-child { border-right: 1px solid #000 } .s td { padding: 2.5px 3px } .s tr:last-child td { border-top: 1px solid #000 } .sign { text-align: right; padding: 14mm 4mm 2mm; border-top: 1px solid #000 }`,
    body: `<div class="f"><div class="head"><div><div class="cone"></div></div><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div></div><div class="ttl">${p.say('TAX INVOICE CUM CHALLAN', 'FACTURA CON NOTA DE REMISIÓN')}</div><div class="row4">${about.join('')}</div><div class="row2">${box(p.say('Buyer (billed to)', 'Comprador'), `<b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}`)}${box(p.say('Consignee (shipped to)', 'Lugar de entrega'), p.say('Sai Weaving Shed, Unit 2<br>SIPCOT Estate, Perundurai 638052<br>GSTIN 33AAKFS7714B1ZQ', 'Tejeduría Central, almacén 2<br>Av. Panamericana km 7, El Alto'))}</div><div class="row4">${carriage.join('')}</div>${tableOf({ head: [p.say('Lot', 'Lote'), p.say('Quality', 'Calidad'), p.say('Bales', 'Fardos'), p.say('Net kg', 'Kg netos'), p.say('Rate/kg', 'Precio/kg'), p.say('Amount', 'Importe')], rows, classes: ['n', '', 'n', 'r', 'r', 'r'] }, 't full')}<div class="end"><div>${p.say('Our bankers', 'Nuestro banco')}:<br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}<br><br>${p.say('Interest at 18% p.a. after the due date. Moisture regain as per BIS 171.', 'Pasado el vencimiento corre interés del 1,5% mensual.')}</div><div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div></div><div class="sign">${p.say('For', 'Por')} ${escapeHtml(seller.name)}</div></div>`,
  };
}

/** Each instrument with its certificate, serial number and when it is due again; facts in a square of nine; the coupon to pay with repeats the sum. */
export function calibrationBench(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `K${facts.date.slice(2, 4)}-${dice.digits(4)}`,
    escapeHtml(line.text),
    `SN ${dice.digits(6)}`,
    p.day(addDays(facts.delivered, -at)),
    p.day(addDays(facts.delivered, YEAR - at)),
    String(line.quantity),
    p.bare(line.cents),
  ]);
  const number = p.field('invoice_number');
  const due = p.field('date_due');
  const square = [
    [p.say('Invoice number', 'Folio factura'), `<b>${number}</b>`],
    [p.say('Invoice date', 'Fecha de emisión'), p.field('date')],
    [p.say('Due date', 'Fecha de vencimiento'), due],
    [p.say('Customer number', 'Código cliente'), p.field('client_id')],
    [p.say('Your order', 'Su orden de compra'), p.field('order_number')],
    [p.say('Our order', 'Nuestra orden'), `S-${dice.digits(5)}`],
    [
      p.say('Received in laboratory', 'Recibido en laboratorio'),
      p.day(addDays(facts.delivered, -dice.int(5, 9))),
    ],
    [p.say('Your contact', 'Su contacto'), p.say('Kari Moen', 'Rodrigo Vera')],
    [p.say('Accreditation', 'Acreditación'), p.say('CAL 027', 'LC 044')],
  ].map(([label = '', value = '']) => `<div><small>${label}</small>${value}</div>`);
  const strip = [
    [
      p.say('Net', 'Neto'),
      p.taxWord() + p.say(' base', ' base'),
      `${p.taxWord()} ${rateOf(p)}`,
      p.say('To pay', 'Total'),
    ],
    [p.field('amount_untaxed'), p.bare(facts.netCents), p.field('tax'), `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 268mm; position: relative } .top { display: flex; justify-content: space-between; align-items: flex-start; margin-bottom: 8mm } .top b { font-size: 14pt; color: #355e3b } .scale { width: 44mm; height: 9mm; background: repeating-linear-gradient(90deg, #355e3b 0 0.4mm, transparent 0.4mm 2mm); border-bottom: 0.6mm solid #355e3b } .two { display: grid; grid-template-columns: 66mm 1fr; gap: 8mm } .sq { display: grid; grid-template-columns: repeat(3, 1fr); border-top: 0.6px solid #355e3b; border-left: 0.6px solid #355e3b } .sq > div { border-right: 0.6px solid #355e3b; border-bottom: 0.6px solid #355e3b; padding: 1.2mm 2mm; font-size: 8.5pt } small { display: block; font-size: 7pt; color: #355e3b } .t { margin: 7mm 0 5mm } .t th { border-bottom: 1.2px solid #355e3b; font-size: 8pt; padding: 3px; vertical-align: bottom } .t td { padding: 3.5px 3px; border-bottom: 0.4px solid #c7d3c9; font-size: 8.5pt } .strip td { border: 0.8px solid #355e3b; padding: 3px 6px; text-align: right } .strip tr:first-child td { background: #e5ede6; font-size: 8pt } .slip { position: absolute; bottom: 0; left: 0; right: 0; border: 1.2px solid #355e3b; padding: 3mm 4mm } .slip h4 { margin: 0 0 2mm; font-size: 9pt; color: #355e3b } .slip .g { display: grid; grid-template-columns: 1.4fr 1fr 1fr 1fr; gap: 4mm }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div><div class="scale"></div></div><div class="two"><div>${p.field('buyer')}<br>${p.say('Attn. metrology', 'Atención: metrología')}<br>${address(buyer)}</div><div class="sq">${square.join('')}</div></div>${tableOf({ head: [p.say('Certificate', 'Certificado'), p.say('Instrument', 'Instrumento'), p.say('Serial', 'Serie'), p.say('Calibrated', 'Calibrado'), p.say('Due again', 'Próxima calibración'), p.say('No.', 'N.º'), p.say('Price', 'Valor')], rows, classes: ['n', '', 'n', 'n', 'n', 'r', 'r'] }, 't full')}${tableOf({ rows: strip }, 'strip full')}<p style="margin-top:5mm;font-size:8.5pt">${p.say('Certificates are sent as sealed PDF. Interest on overdue payment follows the act of 17 December 1976 no. 100.', 'Los certificados se envían en PDF firmado. El pago fuera de plazo devenga el interés máximo convencional.')}</p><div class="slip"><h4>${p.say('To pay', 'Cupón de pago')}</h4><div class="g"><div><small>${p.say('Account', 'Cuenta')}</small>${remitTo(
      p,
    )
      .map(([, value]) => value)
      .join(
        '<br>',
      )}</div><div><small>${p.say('KID', 'Referencia')}</small>00${dice.digits(9)}</div><div><small>${p.say('At the latest', 'Hasta el')}</small>${due}</div><div><small>${p.say('Amount', 'Monto')}</small><b>${p.money(facts.totalCents)}</b></div></div></div>`,
  };
}
