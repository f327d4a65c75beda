// Receipts of the road and of terminals: fuel, tolls, slips of card machines, and a letter of thanks for a gift.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

const pair = (label: string, value: string): string =>
  `<div class="pair"><span>${label}</span><span>${value}</span></div>`;
const PAIR = '.pair { display: flex; justify-content: space-between; gap: 8px } .c { text-align: center }';

/** Pump, product, volume and price of the litre before what it came to. */
export function pumpDocket(p: ReceiptPaper): Sheet {
  const { dice, locale } = p;
  const litre = (dice.int(1350, 1990) / 1000) * locale.priceLevel;
  const volume = p.totalCents / 100 / litre;
  const [product] = p.purchases;
  return {
    css: `@page { size: 74mm 150mm; margin: 5mm } body { font: 9pt 'DejaVu Sans Mono', monospace } ${PAIR} .big { font-size: 13pt; font-weight: bold; margin: 5px 0 }`,
    body: `<div class="c">${lines([`<b>${p.field('issuer')}</b>`, escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div><p></p>
      ${pair(`${p.say('PUMP', 'SURTIDOR')} ${dice.int(1, 12)}`, escapeHtml(product?.text ?? ''))}${pair(p.say('VOLUME', 'LITROS'), `${writeNumber(volume, 2, locale)} L`)}${pair(p.say('PRICE/L', 'PRECIO/L'), writeNumber(litre, 3, locale))}
      <div class="big">${pair(p.name('TOTAL|FUEL SALE', 'TOTAL|IMPORTE'), p.field('amount'))}</div>${pair(p.field('payment_method'), p.bare(p.givenCents))}${p.isCash ? pair(p.say('CHANGE', 'CAMBIO'), p.bare(p.givenCents - p.totalCents)) : ''}<p></p>
      ${pair(`${p.taxWord()} ${p.rate(p.taxes[0]?.rate ?? 0)}`, p.bareField('tax'))}${pair(p.name('NET|EX TAX', 'BASE|NETO'), p.bareField('amount_untaxed'))}<p></p>
      ${pair(p.name('Docket|Receipt', 'Comprobante|Ticket'), p.field('receipt_number'))}${pair(p.field('date'), p.time)}<p class="c">${p.say('Odometer', 'Kilómetros')}: __________<br>${p.say('Drive safely', 'Buen viaje')}</p>`,
  };
}

/** Numbers of terminals, merchants and authorisations around few facts. */
export function terminalSlip(p: ReceiptPaper): Sheet {
  const { dice } = p;
  return {
    css: `@page { size: 58mm 138mm; margin: 4mm } body { font: 8.5pt 'Liberation Mono', monospace } ${PAIR} .sum { font-size: 14pt; font-weight: bold; margin: 7px 0 }`,
    body: `<div class="c">${lines([`<b>${p.field('issuer')}</b>`, escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<p style="margin-top:8px">${p.name('*** CUSTOMER COPY ***|CARDHOLDER COPY', 'COPIA CLIENTE|*** COPIA PARA EL CLIENTE ***')}</p></div>
      ${pair('TID:', dice.digits(8))}${pair(p.say('MERCHANT:', 'COMERCIO:'), dice.digits(9))}${pair(p.name('RECEIPT NO:|TICKET:', 'RECIBO N.º:|TICKET:'), p.field('receipt_number'))}${pair(p.field('date'), p.time)}<p></p>
      ${p.say('SALE', 'VENTA')}<br><b>${p.field('payment_method')}</b><br>************${dice.digits(4)}<br>${p.say('CONTACTLESS', 'SIN CONTACTO')} &nbsp; AID A00000000${dice.digits(5)}
      <div class="sum">${pair(p.name('AMOUNT|TOTAL', 'IMPORTE|TOTAL'), p.field('amount'))}</div>${pair(p.say('AUTH CODE:', 'AUTORIZACIÓN:'), dice.digits(6))}${pair('RRN:', dice.digits(12))}${pair('ARC:', '00')}
      <p class="c" style="margin-top:8px">${p.say('APPROVED – NO SIGNATURE REQUIRED', 'OPERACIÓN ACEPTADA – SIN FIRMA')}</p>`,
  };
}

/** Lane, plaza, class of vehicle and what is left on the account. */
export function toll(p: ReceiptPaper): Sheet {
  const { dice } = p;
  return {
    css: `@page { size: 70mm 105mm; margin: 5mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif } ${PAIR} .band { background: #222; color: #fff; padding: 3px 6px; margin: 6px 0 }`,
    body: `<div class="c"><b>${p.field('issuer')}</b><br>${p.taxNumber(' ')}</div><div class="band">${p.name('TOLL RECEIPT|Proof of passage', 'RECIBO DE PEAJE|Comprobante de peaje')}</div>
      ${pair(p.say('Plaza', 'Plaza de cobro'), `${p.say('East', 'Este')} km ${dice.int(12, 214)}`)}${pair(p.say('Lane / class', 'Vía / categoría'), `0${dice.int(1, 9)} / 1`)}${pair(p.name('Date|Passed', 'Fecha|Tránsito'), `${p.field('date')} ${p.time}`)}${pair(p.name('No.|Receipt', 'N.º|Folio'), p.field('receipt_number'))}
      <p></p>${pair(p.name('Toll excl. tax|Net toll', 'Peaje sin IVA|Tarifa neta'), p.bareField('amount_untaxed'))}${pair(`${p.taxWord()} ${p.rate(p.taxes[0]?.rate ?? 0)}`, p.bareField('tax'))}${pair(`<b>${p.name('Toll paid|Total', 'Peaje pagado|Total')}</b>`, `<b>${p.field('amount')}</b>`)}${pair(p.name('Paid in|Means', 'Medio de pago|Pago'), p.field('payment_method'))}
      <p class="c" style="font-size:7.5pt">${p.say('Breakdown service', 'Auxilio en ruta')}: ${p.shop.phone}</p>`,
  };
}

/** A letter: the sum in a sentence, the rest below the signature. */
export function donation(p: ReceiptPaper): Sheet {
  const donor = p.say('Mrs C. Adeyemi', 'D.ª Carmen Oyarzún');
  const amount = p.field('amount');
  return {
    css: `@page { size: A5; margin: 16mm } body { font: 10.5pt/1.5 'URW Bookman', serif } .seal { text-align: center; color: #3d6b35; font-size: 14pt } .foot { border-top: 1px solid #3d6b35; margin-top: 26px; padding-top: 6px; font-size: 8.5pt } h1 { font-size: 13pt; text-align: center }`,
    body: `<div class="seal">${p.field('issuer')}</div><h1>${p.name('Donation receipt|Receipt for your gift', 'Recibo de donativo|Certificado de donación')}</h1><p style="text-align:right">${p.field('date')}</p><p>${p.say(`Dear ${donor},`, `Estimada ${donor}:`)}</p>
      <p>${p.say(`thank you for your donation of ${amount}, received by ${p.field('payment_method')}. No goods or services were given in exchange. Last year gifts like yours came to more than 410,000.`, `gracias por su donativo de ${amount}, recibido mediante ${p.field('payment_method')}. No se entregó a cambio bien ni servicio alguno. El año pasado los donativos superaron los 410.000.`)}</p>
      <p style="margin-top:22px">${p.say('Warmly', 'Con gratitud')}<br>${p.say('Ellen Marsh, treasurer', 'Elena Marín, tesorera')}</p><div class="foot">${p.name('Receipt no.|Receipt number', 'Recibo n.º|Número de certificado')}: ${p.field('receipt_number')} · ${p.taxNumber(' ')}<br>${lines([`${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}`, `${p.shop.phone} · ${p.shop.site}`])}</div>`,
  };
}
