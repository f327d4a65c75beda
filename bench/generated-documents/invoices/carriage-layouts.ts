// Invoices for what is carried: gas through a pipe, pallets on a lorry.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const QUARTER = 61;
const HUNDREDWEIGHT = 100;
const BESIDE_FREIGHT = /surcharge|Liftgate|access|^Recargo|^Entrega/u;

/** A supplier of gas: what is to be paid in a coloured box beside the facts, bars of what was used, on the second sheet readings and how the sum came about. */
export function pipedGas(p: InvoicePaper): Sheet {
  const { facts, dice, locale } = p;
  const { seller, buyer } = facts;
  const start = addDays(facts.date, -QUARTER - 4);
  const end = addDays(facts.date, -4);
  const before = dice.int(4100, 9800);
  const used = dice.int(90, 480);
  const factor = 11.7 * used;
  const number = (value: number): string => writeNumber(value, 0, locale);
  const [total, due] = [p.field('amount'), p.field('date_due')];
  const about = [
    [p.say('Account number', 'N.º de contrato'), p.field('client_id')],
    [p.say('Bill number', 'N.º de factura'), p.field('invoice_number')],
    [p.say('Bill date', 'Fecha de emisión'), p.field('date')],
    [p.say('Billing period', 'Período de facturación'), `${p.day(start)} ${p.say('to', 'a')} ${p.day(end)}`],
    [p.say('Meter point (MPRN)', 'CUPS'), p.say(dice.digits(10), `ES02${dice.digits(16)}AB`)],
    [p.say('Tariff', 'Tarifa'), p.say('Business Fixed 24', 'RL.2 Negocios')],
  ];
  const charges = facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]);
  const foot = [
    [p.say('Total before VAT', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.say('VAT at', 'IVA')} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Total for this period', 'Total importe factura')}</b>`, `<b>${total}</b>`],
  ];
  const months = p.say('Sep Nov Jan Mar May Jul', 'sep nov ene mar may jul').split(' ');
  const bars = months
    .map((month) => `<div><i style="height:${dice.int(6, 26)}mm"></i>${month}</div>`)
    .join('');
  const meter = [
    [
      `G4${dice.digits(8)}`,
      `${number(before)} (${p.say('Actual', 'Real')})`,
      `${number(before + used)} (${p.say('Actual', 'Real')})`,
      number(used),
      number(factor),
    ],
  ];
  const register = p.register(' ');
  return {
    css: `@page { size: A4; margin: 13mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; color: #222; padding-right: 0.4mm } .brand { font-size: 19pt; font-weight: bold; color: #00658a } .two { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm; margin-top: 7mm } .due { background: #00658a; color: #fff; border-radius: 3mm; padding: 5mm; } .due b { display: block; font-size: 22pt; white-space: nowrap; margin: 1mm 0 2mm } .about { margin-top: 7mm } .about td { padding: 3px 2px; border-bottom: 0.5px solid #ccc } h2 { font-size: 13pt; color: #00658a; margin: 8mm 0 3mm } .bars { display: flex; gap: 5mm; align-items: flex-end; height: 34mm; border-bottom: 0.6px solid #999 } .bars div { text-align: center; font-size: 7.5pt } .bars i { display: block; width: 9mm; background: #7cc4dc } .second { break-before: page } .items th { border-bottom: 1px solid #00658a; padding: 4px 3px } .items td { padding: 4px 3px; border-bottom: 0.4px solid #ddd } .foot tr:first-child td { border-top: 1px solid #00658a } .low { font-size: 8pt; margin-top: 8mm; color: #444 }`,
    body: `<div class="cols"><div class="brand">${escapeHtml(seller.brand)}</div><div style="text-align:right;font-size:8.5pt">${p.say('Business customer service', 'Atención a empresas')}<br>${seller.phone}<br>${p.say('Gas emergencies', 'Urgencias de gas')} ${p.say('0800 555 111', '900 555 111')}</div></div><div class="two"><div style="padding-top:8mm">${p.field('buyer')}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div><div class="due">${p.say('Your gas bill', 'Su factura de gas')}<b>${total}</b>${p.say('Payment due by', 'Fecha límite de pago')}: ${due}</div></div>${tableOf({ rows: about }, 'about full')}<h2>${p.say('How your use compares', 'Historial de consumo')} (kWh)</h2><div class="bars">${bars}</div>
      <h2>${p.say('How to pay', 'Forma de pago')}</h2><p>${p.say('By bank transfer quoting your account number', 'Por transferencia, indicando el número de contrato')}. ${remitLine(p)}</p><p class="low">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')} ${register}</p><div class="second"><div class="cols"><div class="brand" style="font-size:13pt">${escapeHtml(seller.brand)}</div><span>${p.say('Page 2 of 2', 'Página 2 de 2')}</span></div><h2>${p.say('Meter readings', 'Lecturas')}</h2>${tableOf({ head: [p.say('Meter', 'Contador'), p.say('Previous', 'Anterior'), p.say('Latest', 'Actual'), 'm³', 'kWh'], rows: meter, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}<h2>${p.say('Your charges in detail', 'Detalle de la factura')}</h2>${tableOf({ head: [p.say('Charge', 'Concepto'), p.say('Amount', 'Importe')], rows: charges, foot, classes: ['', 'r'] }, 'items full')}<p class="low">${p.say('Units of gas are converted into kWh with a calorific value of 39.4 and a correction factor of 1.02264.', 'El consumo en kWh se obtiene al multiplicar los metros cúbicos por el factor de conversión medio del período. El impuesto especial se liquida según la Ley 38/1992.')}</p></div>`,
  };
}

/** A haulier's, free of tax: the number that is also the load's in large type, shipper, consignee and who pays in three boxes, freight by weight and class. */
export function palletFreight(p: InvoicePaper): Sheet {
  const { facts, dice, locale } = p;
  const { seller, buyer } = facts;
  let weightSum = 0;
  const rows = facts.lines.map((line) => {
    // What is charged beside the freight has neither weight nor class.
    const isFreight = !BESIDE_FREIGHT.test(line.text);
    const weight = isFreight ? dice.int(2, 18) * HUNDREDWEIGHT : 0;
    weightSum += weight;
    return [
      String(line.quantity),
      isFreight ? p.say('PLT', 'EST') : '',
      escapeHtml(line.text),
      isFreight ? dice.pick(['50', '70', '85', '125']) : '',
      isFreight ? writeNumber(weight, 0, locale) : '',
      p.bare(line.unitCents),
      p.bare(line.cents),
    ];
  });
  const foot = [
    ['', '', p.say('TOTALS', 'TOTALES'), '', writeNumber(weightSum, 0, locale), '', p.bare(facts.totalCents)],
  ];
  const box = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;
  const places = p
    .say(
      'Great Basin Plastics|4410 Industrial Loop|Reno, NV 89506',
      'Plásticos del Cauca|Parque Industrial, bodega 14|Yumbo, Valle',
    )
    .split('|');
  const consignment = [
    [
      p.field('date'),
      p.field('order_number'),
      `BL${dice.digits(7)}`,
      p.say('THIRD PARTY', 'CRÉDITO'),
      p.day(facts.delivered),
      `${dice.digits(3)}-${dice.digits(4)}`,
    ],
  ];
  const number = p.field('invoice_number');
  return {
    css: `@page { size: Letter; margin: 12mm 13mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-start; border-bottom: 3px solid #b00; padding-bottom: 3mm } .top b { font-size: 19pt; font-style: italic; color: #b00 } .pro { text-align: right } .pro span { font: bold 17pt 'DejaVu Sans Mono', monospace } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; border: 0.8px solid #000; margin: 4mm 0 } .three div { padding: 1.5mm 2mm 3mm } .three div + div { border-left: 0.8px solid #000 } .three i { display: block; font-style: normal; font-size: 7pt; font-weight: bold; color: #b00 } .g th { border: 0.8px solid #000; background: #eee; font-size: 7.5pt; padding: 2px 4px } .g td { border: 0.8px solid #000; padding: 3px 4px } .g { margin-bottom: 4mm } .items td { border-top: none; border-bottom: none } .items { border-bottom: 0.8px solid #000 } .foot td { border-top: 0.8px solid #000; font-weight: bold } .pay { display: flex; justify-content: space-between; font-size: 14pt; font-weight: bold; border: 2px solid #b00; padding: 2mm 4mm; margin: 5mm 0 } .low { font-size: 7.5pt }`,
    body: `<div class="top"><div><b>${escapeHtml(seller.brand)}</b><br>${p.field('issuer')} · SCAC ${p.say('RKYF', 'TRCO')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')} · ${seller.phone}</div><div class="pro">${p.say('FREIGHT BILL / INVOICE', 'FACTURA DE TRANSPORTE')}<br>${p.say('PRO NUMBER', 'REMESA / FACTURA N.º')}<br><span>${number}</span></div></div><div class="three">${box(p.say('SHIPPER', 'REMITENTE'), lines(places))}${box(p.say('CONSIGNEE', 'DESTINATARIO'), `${escapeHtml(buyer.brand)}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}`)}${box(p.say('BILL TO', 'FACTURAR A'), `${p.field('buyer')}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}<br>${p.say('Acct', 'Cód.')} ${p.field('client_id')}`)}</div>${tableOf({ head: [p.say('BILL DATE', 'FECHA FACTURA'), p.say('P.O. NUMBER', 'ORDEN DE COMPRA'), p.say('B/L NUMBER', 'GUÍA DE CARGA'), p.say('TERMS', 'MODALIDAD'), p.say('DELIVERED', 'ENTREGADO'), p.say('TRAILER', 'PLACA')], rows: consignment }, 'g full')}
      ${tableOf({ head: [p.say('PCS', 'CANT.'), p.say('TYPE', 'EMB.'), p.say('DESCRIPTION OF ARTICLES', 'DESCRIPCIÓN'), p.say('CLASS', 'CLASE'), p.say('WEIGHT (LBS)', 'PESO (KG)'), p.say('RATE', 'TARIFA'), p.say('CHARGES', 'FLETE')], rows, foot, classes: ['r', '', '', 'c', 'r', 'r', 'r'] }, 'g items full')}<div class="pay"><span>${p.say('PAY THIS AMOUNT', 'TOTAL A PAGAR')} (${p.field('currency')})</span><span>${p.field('amount')}</span></div><div class="cols"><div><b>${p.say('REMIT TO', 'PAGAR A')}</b><br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div style="text-align:right">${p.say('Payment due', 'Vencimiento')}: <b>${p.field('date_due')}</b><br>${p.say('Terms', 'Forma de pago')}: ${p.field('payment_terms')}<br>${p.say('Reference PRO', 'Referencia')} ${number}</div></div><p class="low" style="margin-top:8mm">${p.say('Received subject to the classifications and tariffs in effect on the date of issue of the bill of lading. Discount forfeited if not paid within terms. Claims for loss or damage must be filed within nine months of delivery.', 'Servicio de transporte de carga excluido de IVA, artículo 476 del Estatuto Tributario. Las reclamaciones por pérdida o avería se presentan dentro de los tres días siguientes a la entrega.')}</p><p class="low">${p.say('Proof of delivery available online with the PRO number.', 'Prueba de entrega disponible en línea con el número de remesa.')}</p>`,
  };
}
