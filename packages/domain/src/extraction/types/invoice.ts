// Invoices and receipts: what they are recognised by and the fields that are looked for, in the languages that suppliers write
// (decisions.md section 5).

import type { Cue, DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';
import * as labels from './invoice-labels.ts';

const DOCUMENT = 'Document';
const PARTIES = 'Parties';
const AMOUNTS = 'Amounts';
const PAYMENT = 'Payment';
/** A word with a figure, or figures in groups: '7781 2290 04'. */
const IDENTIFIER = String.raw`^(?:(?=.*\d)[\p{L}\d][\p{L}\d\-_/.]*|\d{3,5}(?: \d{3,5}){1,3} \d{2,5})$`;

const SELLER = ssotKey(PARTIES, 'Seller', 'issuer', labels.SELLER_LABELS, { isRequired: true });

/** Net, tax, total and their currency; the total by these names. */
function totals(total: string): readonly SsotKey[] {
  return [
    ssotKey(AMOUNTS, 'Net Amount', 'amount_untaxed', labels.NET, { dataType: 'currency' }),
    ssotKey(AMOUNTS, 'Tax Amount', 'tax', labels.TAX, { dataType: 'currency' }),
    ssotKey(AMOUNTS, 'Total Amount', 'amount', total, { dataType: 'currency', isRequired: true }),
    ssotKey(AMOUNTS, 'Currency', 'currency', labels.CURRENCY, { pattern: '^[A-Z]{3}$' }),
  ];
}

const TAX_NUMBER = ssotKey(PARTIES, 'Seller Tax Number', 'vat', labels.TAX_NUMBER_LABELS, {
  pattern: String.raw`^(?=(?:\D*\d){7})[A-Z]{0,3}[A-Z\d\- ./]{7,20}$`,
});

const CURRENCY_CUES: readonly Cue[] = [
  { phrase: 'total assets', weight: -4, where: 'line' },
  { phrase: 'net cash', weight: -4, where: 'line' },
  { phrase: 'table of contents', weight: -4, where: 'anywhere' },
];

function cues(weight: number, where: Cue['where'], phrases: string): Cue[] {
  return phrases.split(',').map((phrase) => ({ phrase, weight, where }));
}

export const INVOICE: DocumentType = {
  name: 'Invoice',
  layout: 'form',
  cues: [
    ...cues(
      3,
      'heading',
      'credit note,credit memo,nota de credito,nota de abono,abono,factura rectificativa,invoice,tax invoice,sales invoice,commercial invoice,vat invoice,statement of account,your bill,su factura,fee note,note of fees,minuta de honorarios,bill,tax bill,proforma,recibo de luz,factura,facture,factuur,rechnung,fattura,fatura,demand for rent,rent demand,notice of charges,charges notice,notice of charge,statement of charges,account rendered,request for payment,payment request,application for payment,progress claim,payment claim,debit note,debit memo,premium notice,nota de debito,nota de cargo,cuenta de cobro,cuenta de gastos,liquidacion de tasas,requerimiento de renta,requerimiento de pago,aviso de cobro,carta de cobro,solicitud de pago,recibo de agua,recibo de gas,recibo por honorarios,estado de cuenta',
    ),
    ...cues(
      3,
      'anywhere',
      'invoice number,invoice no,our invoice,inv no,invoice date,date of invoice,invoice ref,bill number,factura no,factura n,numero de factura,facture n,factuurnummer,rechnungsnummer,numero de facture,n de factura,no de factura,fecha de factura,fecha factura,notice number,demand number,document number,bill reference,invoice nr,factura nro,ref factura,numero de liquidacion,numero de requerimiento,numero de documento,comprobante fiscal,bill no,bill date,folio no,account note,credit date,credit note no,nota de honorarios,note of fees',
    ),
    ...cues(
      1,
      'anywhere',
      'bill to,invoice to,due date,amount due,subtotal,unit price,iban,payment terms,total ttc,total ht,vat number,base imponible,vencimiento,balance due,facturar a,customer no,customer id,datos del cliente,condiciones de pago,forma de pago,original invoice,factura original,total factura,invoice total,this invoice,la presente factura,les facturamos,we charge you,please pay,rogamos abonen,grand total,net total,net amount,total neto,total sin iva,total con iva,purchase order,po number,your order,su pedido,orden de compra,remit to,sort code,precio unitario,cantidad,total amount due,payable to,sold to,ship to,our ref,your ref',
    ),
    ...cues(
      1,
      'anywhere',
      'facturado a,billed to,invoice address,albaran,delivery note,numero de cliente,codigo de cliente,cod cliente,customer number,customer code,order ref,ref pedido,destinatario,due by,vence el,pagar antes,pay by,last day for payment,settle by,remit by,ultimo dia de pago,plazo de pago,total now due,balance in our favour,amount demanded,lessee,lessor,tenant,landlord,inquilino,arrendatario,billing date,fecha de facturacion',
    ),
    ...CURRENCY_CUES,
  ],
  keys: [
    ssotKey(DOCUMENT, 'Invoice Number', 'invoice_number', labels.INVOICE_NUMBER, {
      pattern: IDENTIFIER,
      isRequired: true,
    }),
    ssotKey(DOCUMENT, 'Invoice Date', 'date', labels.INVOICE_DATE, { dataType: 'date', isRequired: true }),
    ssotKey(DOCUMENT, 'Due Date', 'date_due', labels.DUE_DATE, { dataType: 'date' }),
    ssotKey(DOCUMENT, 'Order Number', 'order_number', labels.ORDER_NUMBER, { pattern: IDENTIFIER }),
    SELLER,
    ssotKey(PARTIES, 'Buyer', 'buyer', labels.BUYER),
    ssotKey(PARTIES, 'Customer Number', 'client_id', labels.CUSTOMER_NUMBER, { pattern: IDENTIFIER }),
    TAX_NUMBER,
    ssotKey(PARTIES, 'Seller Registration Number', 'siren', labels.REGISTRATION, {
      pattern: String.raw`^\d[\d ]{4,13}\d$`,
    }),
    ssotKey(PARTIES, 'Seller Legal Name', 'partner_name', ''),
    ssotKey(PARTIES, 'Seller Street', 'partner_street', ''),
    ssotKey(PARTIES, 'Seller Postal Code', 'partner_zip', ''),
    ssotKey(PARTIES, 'Seller Town', 'partner_city', ''),
    ssotKey(PARTIES, 'Seller Country', 'country_code', '', { pattern: '^[A-Z]{2}$' }),
    ssotKey(PARTIES, 'Seller Website', 'partner_website', ''),
    ssotKey(PARTIES, 'Service Number', 'line_number', labels.SERVICE_NUMBER, { pattern: IDENTIFIER }),
    ssotKey(DOCUMENT, 'Period Start', 'date_start', '', { dataType: 'date' }),
    ssotKey(DOCUMENT, 'Period End', 'date_end', '', { dataType: 'date' }),
    ...totals(`${labels.TOTAL},${labels.AMOUNT_OWED}`),
    ssotKey(
      PAYMENT,
      'IBAN',
      'iban',
      'iban,iban number,iban code,cuenta iban,codigo iban,numero de cuenta iban,bank account,numero de cuenta',
      {
        pattern: String.raw`^[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8}$`,
      },
    ),
    ssotKey(
      PAYMENT,
      'BIC',
      'bic',
      'bic,swift,payment service provider,service provider identifier,bank identifier,bank identifier code,identificador del banco,codigo del banco,codigo de banco,bic swift,swift bic,swift code,bic code,codigo swift,codigo bic',
      {
        pattern: String.raw`^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$`,
      },
    ),
    ssotKey(PAYMENT, 'Payment Method', 'payment_method', labels.INVOICE_PAYMENT_METHOD),
    ssotKey(PAYMENT, 'Payment Terms', 'payment_terms', labels.PAYMENT_TERMS),
  ],
  tables: [
    {
      key: 'Line Items',
      category: AMOUNTS,
      headings: [
        'description',
        'item',
        'product',
        'service',
        'quantity',
        'qty',
        'unit price',
        'rate',
        'price',
        'amount',
        'total',
        'descripcion',
        'concepto',
        'cantidad',
        'precio',
        'importe',
        'designation',
        'nombre',
        'montant',
        'artikel',
        'aantal',
        'prijs',
      ],
    },
  ],
  rules: [
    { rule: 'sum', total: 'Total Amount', parts: ['Net Amount', 'Tax Amount'] },
    { rule: 'dates-in-order', earlier: 'Invoice Date', later: 'Due Date' },
  ],
  comparedKeys: ['Invoice Number', 'Seller', 'Buyer', 'Order Number', 'Total Amount', 'Currency'],
};

export const RECEIPT: DocumentType = {
  name: 'Receipt',
  layout: 'form',
  cues: [
    ...cues(
      3,
      'heading',
      'receipt,payment receipt,sales receipt,cash receipt,official receipt,rent receipt,taxi receipt,recibo,recibo de pago,ticket,tiquet,boleta,factura de contado,factura contado,factura simplificada,factura simplif,simplified invoice,invoice receipt,comprobante de pago,justificante de pago,nota de venta,tiquete,recibo de caja,recibo oficial,recibo de compra,comprobante de venta,comprobante de caja,comprobante de recarga,boleta de venta,ticket de venta,tiquete de venta,payment confirmation,confirmacion de pago',
    ),
    ...cues(
      2,
      'anywhere',
      'receipt number,receipt no,recibo no,recibo n,cash tendered,change due,cashier,thank you for your purchase,thank you for shopping,thank you for your visit,thank you for dining,please come again,gracias por su compra,gracias por su visita,cajero,cajera,su cambio,approval code,auth code,this receipt,este ticket,este recibo,este tiquet',
    ),
    ...cues(
      2,
      'anywhere',
      'dine in,take away,visit again,paid via,eftpos,gst included,gst incl,vat included,card sale,purchase approved,compra aprobada,amount paid,date paid,payment method,amount tendered,total paid,total to pay,total a pagar,items sold,service not included,gratuity,covers,table no,points balance,servicio no incluido,importe pagado,total pagado,total charged,amount collected,total received,collected on,charged to,funding source,payment successful,payment was successful,pago se ha realizado,cobrado a,total cobrado,total recaudado,comensales,camarero,le atendio,served by,customer copy,merchant copy,cardholder copy,copia cliente,copia para el cliente,operacion aceptada,transaction approved,factura simplif,fact simplif,recibi de,recibimos de,la cantidad de,the sum of,incluye iva,iva incluido,includes vat,paid by,paid with,pagado con,pago con',
    ),
    ...cues(
      1,
      'anywhere',
      'items,articulos,puntos,points,iva,vat,receipt,change,cash,visa,mastercard,amex,subtotal,tip,server,check,guest,tarjeta,efectivo,propina,cambio,mesa,received from,total,till,caja,terminal,contactless,auth,fare,pump,surtidor,litros,ticket,thank you,gracias,tendered,entregado,salesperson,store,tienda',
    ),
    { phrase: 'invoice number', weight: -2, where: 'anywhere' },
    ...cues(
      -2,
      'anywhere',
      'albaran,delivery note,facturado a,bill to,billed to,iban,due date,fecha de vencimiento',
    ),
    ...CURRENCY_CUES,
  ],
  keys: [
    ssotKey(DOCUMENT, 'Receipt Number', 'receipt_number', labels.RECEIPT_NUMBER, { pattern: IDENTIFIER }),
    ssotKey(DOCUMENT, 'Receipt Date', 'date', labels.RECEIPT_DATE, { dataType: 'date', isRequired: true }),
    SELLER,
    TAX_NUMBER,
    ...totals(`${labels.TOTAL},${labels.AMOUNT_PAID}`),
    ssotKey(PAYMENT, 'Payment Method', 'payment_method', labels.PAYMENT_METHOD),
  ],
  tables: INVOICE.tables,
  rules: [{ rule: 'sum', total: 'Total Amount', parts: ['Net Amount', 'Tax Amount'] }],
  comparedKeys: ['Receipt Number', 'Seller', 'Receipt Date', 'Total Amount', 'Currency'],
};
