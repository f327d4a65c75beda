// Invoices and receipts: what they are recognised by and the fields that are looked for, in the languages that suppliers write
// (decisions.md section 5).

import type { Cue, DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';

const DOCUMENT = 'Document';
const PARTIES = 'Parties';
const AMOUNTS = 'Amounts';
const PAYMENT = 'Payment';
const IDENTIFIER = String.raw`^(?=.*\d)[\p{L}\d][\p{L}\d\-_/.]*$`;

const SELLER = ssotKey(
  PARTIES,
  'Seller',
  'issuer',
  'seller,vendor,supplier,from,issued by,sold by,vendedor,proveedor,emisor,remitente',
  { isRequired: true },
);

const TOTALS: readonly SsotKey[] = [
  ssotKey(
    AMOUNTS,
    'Net Amount',
    'amount_untaxed',
    'total excluding tax,total before tax,total net of tax,amount before tax,taxable amount,total neto,total sin iva,total sin impuestos,total excl tax,total ht,montant ht,total net,net amount,net total,subtotal excl,total without tax,exclusief btw,totaal excl btw,nettobetrag,subtotal,sub total,total excluding vat,total excl vat,total ex vat,net value,importe sin iva,net,base imponible,importe neto,suma neta,subtotaal,zwischensumme,montant eur ht,neto,base',
    { dataType: 'currency' },
  ),
  ssotKey(
    AMOUNTS,
    'Tax Amount',
    'tax',
    'total tax,total impuestos,sales tax amount,tax amount,vat amount,total vat,total sales tax,total iva,cuota,sales tax,vat,tax,tva,total tva,montant tva,btw,mwst,ust,gst,cuota iva,importe iva,iva,impuestos,impuesto,itbis,igv',
    { dataType: 'currency' },
  ),
  ssotKey(
    AMOUNTS,
    'Total Amount',
    'amount',
    'total amount due,total with sales tax,total incl sales tax,total con iva,total con impuestos,total with vat,total with tax,total due,amount due,total ttc,montant ttc,total to pay,amount payable,grand total,invoice total,total invoice,total amount,total for this invoice,somme a payer,total a payer,net a payer,importe total,total a pagar,total factura,total facture,total incl tax,total including tax,total incl vat,gesamtbetrag,totaal incl btw,totaalbedrag,totaal,balance due,total general,amount paid,total paid,amount charged,total charges,total fare,fare,importe pagado,total pagado,importe factura,total importe,total,gesamt',
    { dataType: 'currency', isRequired: true },
  ),
  ssotKey(AMOUNTS, 'Currency', 'currency', '', { pattern: '^[A-Z]{3}$' }),
];

const TAX_NUMBER = ssotKey(
  PARTIES,
  'Seller Tax Number',
  'vat',
  'vat registration number,vat number,vat no,vat id,vat id no,vat registration no,vat reg,vat reg no,tax id,tax number,n de tva intra communautaire,n de tva intracommunautaire,tva intracommunautaire,numero de tva,n tva,tva,btw nummer,btw nr,btw,ust idnr,ust id,nif,cif,rfc,rnc,ruc,nit,numero de identificacion fiscal,ein,gstin,abn',
  { pattern: String.raw`^(?=(?:\D*\d){7})[A-Z]{0,3}[A-Z\d\- .]{7,20}$` },
);

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
      'credit note,credit memo,nota de credito,nota de abono,abono,factura rectificativa,invoice,tax invoice,factura,facture,factuur,rechnung,fattura,fatura',
    ),
    ...cues(
      3,
      'anywhere',
      'invoice number,invoice no,our invoice,inv no,invoice date,factura no,factura n,numero de factura,facture n,factuurnummer,rechnungsnummer,numero de facture,n de factura,no de factura,fecha de factura,inv no',
    ),
    ...cues(
      1,
      'anywhere',
      'bill to,due date,amount due,subtotal,unit price,iban,payment terms,total ttc,total ht,vat number,base imponible,vencimiento,balance due,facturar a,customer no,customer id,datos del cliente,condiciones de pago,original invoice,factura original,total factura,invoice total,this invoice,la presente factura,les facturamos,we charge you,please pay,rogamos abonen,grand total,net total,net amount,total neto,total sin iva,total con iva',
    ),
    ...CURRENCY_CUES,
  ],
  keys: [
    ssotKey(
      DOCUMENT,
      'Invoice Number',
      'invoice_number',
      'invoice number,invoice no,inv no,inv number,invoice ref,invoice reference,our invoice,credit note number,credit note no,credit memo number,credit memo no,document number,document no,bill no,invoice nr,invoice id,tax invoice no,bill number,numero de factura,no de factura,n de factura,factura numero,factura no,factura n,num factura,factura num,nuestra factura,n factura,n abono,n de abono,factura rectificativa n,factura rectificativa no,factura rectificativa,nota de credito n,nota de abono n,facture n,numero de facture,facture no,n facture,factuurnummer,rechnungsnummer,rechnung nr,numero fattura,tax invoice,sales invoice,commercial invoice,factura de venta,credit note,credit memo,nota de credito,nota de abono,invoice,factura,facture',
      { pattern: IDENTIFIER, isRequired: true },
    ),
    ssotKey(
      DOCUMENT,
      'Invoice Date',
      'date',
      'invoice date,inv date,date of invoice,credit note date,date issued,issued,issue date,date of issue,issued on,billing date,bill date,statement date,tax point,fecha de factura,fecha de la factura,emitida el,fecha factura,fecha de emision,fecha de expedicion,date de facture,date de facturation,factuurdatum,rechnungsdatum,date,fecha,datum',
      { dataType: 'date', isRequired: true },
    ),
    ssotKey(
      DOCUMENT,
      'Due Date',
      'date_due',
      'due date,due by,due,pay before,payment by,payable without deduction by,payment due,payment due date,date due,pay by,payable by,due on,total amount due on,fecha de vencimiento,fecha vencimiento,vencimiento,vence,vence el,fecha vto,vto,fecha limite de pago,fecha limite,pagadero antes del,pagadero hasta el,pagadero sin deduccion hasta el,fecha de pago,pagar antes del,date limite de paiement,date d echeance,echeance,vervaldatum,uiterste betaaldatum,fallig am,zahlbar bis',
      { dataType: 'date' },
    ),
    ssotKey(
      DOCUMENT,
      'Order Number',
      'order_number',
      'purchase order,customer po,client po,p o no,p o number,customer order no,purchase order number,purchase order no,your order,your order no,your order number,customer order,po number,po no,po ref,po,order number,order no,order ref,order,numero de pedido,n de pedido,no de pedido,pedido no,pedido n,su pedido,orden de compra,pedido cliente,pedido de cliente,pedido,ordernummer,bestellnummer,numero de commande',
      { pattern: IDENTIFIER },
    ),
    SELLER,
    ssotKey(
      PARTIES,
      'Buyer',
      'buyer',
      'bill to,billed to,invoice to,invoiced to,sold to,buyer,purchaser,billing address,invoice address,account holder,titular,direccion de facturacion,customer name,customer,client,facturar a,facturado a,datos del cliente,destinatario,comprador,cliente,senores,facture a,rechnung an',
    ),
    ssotKey(
      PARTIES,
      'Customer Number',
      'client_id',
      'customer number,customer no,customer code,customer ref,customer id,customer account,cust no,client number,client no,client code,client id,id client,account number,account no,account,numero de cliente,num cliente,n de cliente,no de cliente,codigo de cliente,codigo cliente,cod cliente,cliente no,cliente n,n cliente,id cliente,klantnummer,kundennummer,numero client,n client',
      { pattern: IDENTIFIER },
    ),
    TAX_NUMBER,
    ssotKey(
      PARTIES,
      'Seller Registration Number',
      'siren',
      'company registration number,company reg no,registration number,registration no,registered no,registered in england no,company number,company no,registro mercantil,rsc paris b,rcs paris b,siren,kvk rotterdam,kvk nummer,kvk,handelsregister',
      { pattern: String.raw`^\d[\d ]{5,13}\d$` },
    ),
    ...TOTALS,
    ssotKey(PAYMENT, 'IBAN', 'iban', 'iban', {
      pattern: String.raw`^[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8}$`,
    }),
    ssotKey(PAYMENT, 'BIC', 'bic', 'bic,swift,bic swift,swift bic,codigo swift', {
      pattern: String.raw`^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$`,
    }),
    ssotKey(
      PAYMENT,
      'Payment Terms',
      'payment_terms',
      'payment terms,terms of payment,terms,condiciones de pago,condiciones,terminos de pago,plazo de pago,forma de pago,conditions de paiement',
    ),
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
    ...cues(3, 'heading', 'receipt,payment receipt,sales receipt,recibo,ticket,boleta,factura simplificada'),
    ...cues(
      2,
      'anywhere',
      'receipt number,receipt no,recibo no,cash tendered,change due,cashier,thank you for your purchase,thank you for shopping,gracias por su compra,cajero,su cambio,approval code,auth code',
    ),
    ...cues(
      2,
      'anywhere',
      'amount paid,date paid,payment method,amount tendered,total paid,total to pay,total a pagar,items sold,service not included,gratuity,covers,table no,points balance,gracias por su visita,servicio no incluido,importe pagado,total pagado,comensales,camarero,le atendio',
    ),
    ...cues(
      1,
      'anywhere',
      'items,articulos,puntos,points,iva,vat,receipt,change,cash,visa,mastercard,amex,subtotal,tip,server,check,guest,tarjeta,efectivo,propina,cambio,mesa,received from',
    ),
    { phrase: 'invoice number', weight: -2, where: 'anywhere' },
    ...CURRENCY_CUES,
  ],
  keys: [
    ssotKey(
      DOCUMENT,
      'Receipt Number',
      'receipt_number',
      'receipt number,receipt nr,receipt no,receipt id,receipt ref,check no,check,bill no,folio,folio no,transaction number,transaction no,transaction id,transaction,ticket no,ticket number,numero de recibo,cuenta,nota,recibo no,recibo n,n de recibo,n ticket,no de ticket,receipt,recibo,ticket',
      { pattern: IDENTIFIER },
    ),
    ssotKey(
      DOCUMENT,
      'Receipt Date',
      'date',
      'receipt date,date of receipt,date paid,payment date,transaction date,date,fecha de pago,fecha',
      { dataType: 'date', isRequired: true },
    ),
    SELLER,
    TAX_NUMBER,
    ...TOTALS,
    ssotKey(
      PAYMENT,
      'Payment Method',
      'payment_method',
      'payment method,payment type,paid by,paid with,method of payment,tender,metodo de pago,medio de pago,forma de pago,pagado con',
    ),
  ],
  tables: INVOICE.tables,
  rules: [{ rule: 'sum', total: 'Total Amount', parts: ['Net Amount', 'Tax Amount'] }],
  comparedKeys: ['Receipt Number', 'Seller', 'Receipt Date', 'Total Amount', 'Currency'],
};
