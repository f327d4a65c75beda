// Receipts of tills: narrow paper, most of it in fixed pitch.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, rowsOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

const MONO = `'Liberation Mono', 'DejaVu Sans Mono', monospace`;

interface Till {
  readonly mm: number;
  readonly heightMm: number;
  readonly columns: number;
  readonly points: number;
  readonly font?: string;
}

/** Lines of text on paper so wide. */
function till(
  { mm, heightMm, columns, points, font = MONO }: Till,
  write: (to: TillLines) => readonly string[],
): Sheet {
  const text = write(new TillLines(columns)).join('\n');
  return {
    css: `@page { size: ${mm}mm ${heightMm}mm; margin: 4mm 3mm } body { font: ${points}pt ${font} } pre { font-family: inherit; margin: 0; line-height: 1.25 }`,
    body: `<pre>${text}</pre>`,
  };
}

/** HTML counts as one letter where it stands for one. */
const lengthOf = (text: string): number => text.replaceAll(/&[a-z]+;/gu, '&').length;

class TillLines {
  readonly #columns: number;

  constructor(columns: number) {
    this.#columns = columns;
  }

  middle(text: string): string {
    return ' '.repeat(Math.max(0, Math.floor((this.#columns - lengthOf(text)) / 2))) + text;
  }

  sides(left: string, right: string): string {
    const gap = this.#columns - lengthOf(left) - lengthOf(right);
    return gap >= 1
      ? left + ' '.repeat(gap) + right
      : `${left}\n${' '.repeat(Math.max(0, this.#columns - lengthOf(right)))}${right}`;
  }

  rule(sign: string): string {
    return sign.repeat(this.#columns);
  }
}

/** What was given and given back, or that it was paid by card. */
function tender(p: ReceiptPaper, to: TillLines): string[] {
  if (!p.isCash)
    return [
      to.sides(p.field('payment_method').toUpperCase(), p.bare(p.totalCents)),
      `************${p.dice.digits(4)}`,
    ];
  return [
    to.sides(p.field('payment_method').toUpperCase(), p.bare(p.givenCents)),
    to.sides(p.say('CHANGE', 'CAMBIO'), p.bare(p.givenCents - p.totalCents)),
  ];
}

export function plainTill(p: ReceiptPaper): Sheet {
  return till({ mm: 80, heightMm: 170, columns: 38, points: 9 }, (to) => [
    to.middle(p.field('issuer')),
    to.middle(escapeHtml(p.shop.street)),
    to.middle(escapeHtml(p.shop.city)),
    to.middle(p.taxNumber()),
    '',
    to.sides(p.field('date'), p.time),
    to.sides(`${p.say('Receipt', 'Ticket')}: ${p.field('receipt_number')}`, p.say('Till 3', 'Caja 3')),
    to.rule('-'),
    ...p.purchases.map(({ text, quantity, cents }) =>
      to.sides(`${quantity > 1 ? `${quantity} ` : ''}${escapeHtml(text)}`, p.bare(cents)),
    ),
    to.rule('-'),
    to.sides(p.say('SUBTOTAL', 'BASE'), p.field('amount_untaxed')),
    to.sides(p.taxWord().toUpperCase(), p.field('tax')),
    to.sides('TOTAL', p.field('amount')),
    '',
    ...tender(p, to),
    '',
    to.middle(p.say('THANK YOU - PLEASE COME AGAIN', 'GRACIAS POR SU VISITA')),
  ]);
}

/** A supermarket: quantities in lines of their own, a discount, points, tax by letter. */
export function supermarket(p: ReceiptPaper): Sheet {
  return till(
    { mm: 80, heightMm: 230, columns: 40, points: 8.5, font: `'DejaVu Sans Mono', monospace` },
    (to) => [
      to.middle(`*** ${escapeHtml(p.shop.brand.toUpperCase())} ***`),
      to.middle(p.field('issuer')),
      to.middle(`${escapeHtml(p.shop.street)}`),
      to.middle(`Tel ${p.shop.phone}`),
      to.rule('='),
      ...p.purchases.flatMap(({ text, quantity, unitCents, cents, rateLetter }) => [
        to.sides(escapeHtml(text), quantity === 1 ? `${p.bare(cents)} ${rateLetter}` : ''),
        ...(quantity === 1
          ? []
          : [to.sides(`   ${quantity} x ${p.bare(unitCents)}`, `${p.bare(cents)} ${rateLetter}`)]),
      ]),
      to.rule('='),
      to.sides(p.say('TOTAL TO PAY', 'TOTAL A PAGAR'), p.field('amount')),
      to.sides(p.say('Items', 'Artículos'), String(p.purchases.length)),
      ...tender(p, to),
      to.rule('-'),
      to.sides(`   ${p.say('RATE', 'TIPO')}      ${p.say('NET', 'BASE')}`, p.taxWord().toUpperCase()),
      ...p.taxes.map(({ letter, rate, baseCents, taxCents }) =>
        to.sides(`${letter}  ${p.rate(rate)}     ${p.bare(baseCents)}`, p.bare(taxCents)),
      ),
      to.rule('-'),
      p.say(
        `You earned ${p.dice.int(3, 90)} points. Balance 1,204`,
        `Ha ganado ${p.dice.int(3, 90)} puntos. Saldo 1.204`,
      ),
      `${p.taxNumber(': ')}`,
      `${p.field('date')} ${p.time}  #${p.field('receipt_number')}  OP 07`,
    ],
  );
}

/** A card slip: label and value in a line, what is authorised. */
export function cardSlip(p: ReceiptPaper): Sheet {
  return till({ mm: 58, heightMm: 130, columns: 28, points: 8 }, (to) => [
    to.middle(p.say('CUSTOMER COPY', 'COPIA CLIENTE')),
    p.field('issuer'),
    escapeHtml(p.shop.city),
    `TERMINAL ${p.dice.digits(8)}`,
    `AID A00000000${p.dice.digits(5)}`,
    to.sides(p.say('DATE', 'FECHA'), p.field('date')),
    to.sides(p.say('TIME', 'HORA'), p.time),
    to.sides(p.say('RECEIPT NO', 'RECIBO N.'), p.field('receipt_number')),
    to.sides(p.say('CARD', 'TARJETA'), `**** ${p.dice.digits(4)}`),
    to.sides(p.say('PAYMENT METHOD', 'FORMA DE PAGO'), p.field('payment_method')),
    '',
    to.sides(p.say('AMOUNT', 'IMPORTE'), p.field('amount')),
    '',
    to.sides('AUTH', p.dice.digits(6)),
    to.middle(p.say('APPROVED', 'OPERACION ACEPTADA')),
  ]);
}

/** A petrol station: litres and price a litre. */
export function fuel(p: ReceiptPaper): Sheet {
  const litres = (p.totalCents / 158.9).toFixed(2);
  return till(
    { mm: 72, heightMm: 150, columns: 32, points: 9, font: `'Nimbus Mono PS', monospace` },
    (to) => [
      p.field('issuer'),
      escapeHtml(p.shop.street),
      escapeHtml(p.shop.city),
      p.taxNumber(': '),
      '',
      `${p.say('INVOICE/RECEIPT', 'FACTURA SIMPLIF.')} ${p.field('receipt_number')}`,
      `${p.field('date')}      ${p.time}`,
      p.say('PUMP 4   UNLEADED 95', 'SURT. 4   SIN PLOMO 95'),
      to.sides(
        `${litres.replace('.', p.locale.decimal)} L x ${p.locale.country === 'MX' ? '' : '1,589'.replace(',', p.locale.decimal)}`,
        p.bare(p.totalCents),
      ),
      to.rule('.'),
      to.sides('TOTAL', p.field('amount')),
      to.sides(p.say('NET', 'BASE IMP.'), p.field('amount_untaxed')),
      to.sides(`${p.taxWord().toUpperCase()}`, p.field('tax')),
      to.rule('.'),
      ...tender(p, to),
    ],
  );
}

/** Proportional letters, centred, with the total large. */
export function bigTotal(p: ReceiptPaper): Sheet {
  return {
    css: `@page { size: 76mm 165mm; margin: 4mm } body { font: 8.5pt 'Liberation Sans Narrow', sans-serif; text-align: center } table { width: 100%; margin: 8px 0 } .big { font-size: 18pt; font-weight: bold; border-top: 2px solid; border-bottom: 2px solid; margin: 6px 0; display: flex; justify-content: space-between } .two { display: flex; justify-content: space-between }`,
    body: `<div style="font-size:13pt">${escapeHtml(p.shop.brand)}</div>${lines([p.field('issuer'), escapeHtml(p.shop.street), p.taxNumber(': ')])}<div class="two" style="margin-top:10px"><span>${p.say('No.', 'Nº')} ${p.field('receipt_number')}</span><span>${p.field('date')} ${p.time}</span></div>
      <table>${rowsOf(
        p.purchases.map(({ text, quantity, cents }) => [String(quantity), escapeHtml(text), p.bare(cents)]),
        ['', '', 'r'],
      )}</table>
      <div class="big"><span>TOTAL</span><span>${p.field('amount')}</span></div><div class="two"><span>${p.say('of which', 'incluye')} ${p.taxWord()}</span><span>${p.field('tax')}</span></div>
      <p style="margin-top:10px">${p.say('Paid by', 'Pagado con')}: ${p.field('payment_method')}</p><p>${p.say('Keep this receipt for exchange within 30 days.', 'Conserve este ticket para cambios en 30 días.')}</p>`,
  };
}
