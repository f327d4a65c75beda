// What invoices and receipts print before their values, in English and Spanish, and in a few words of the other languages of suppliers: the most telling first, as
// `normaliseText` leaves them. Short forms ('Inv. no.', 'F. vto.') need not be here: label-spellings.ts
// (decisions.md section 5).

/** One list of names for a key from several lines. */
function names(...lines: readonly string[]): string {
  return lines.join(',');
}

export const INVOICE_NUMBER = names(
  'invoice number,invoice reference,invoice id,id de factura,id factura,fee note number,fee note,account reference number,numero de minuta,minuta,our invoice,credit note number,credit memo number,credit number,tax invoice number,sales invoice number,document number,bill number,statement number,invoice code,numero de factura,nuestra factura,numero de abono,numero de documento,factura rectificativa numero,nota de credito numero,nota de abono numero,factura serie y numero,serie y numero,serie numero,numero de serie,folio fiscal,folio,numero de comprobante,comprobante numero,factura electronica numero,comprobante',
  'numero de facture,facture numero,facture n,factuurnummer,rechnungsnummer,rechnung nr,numero fattura,fattura n',
  'factura rectificativa,tax invoice,sales invoice,commercial invoice,factura de venta,factura electronica,credit note,credit memo,nota de credito,nota de abono,vat invoice,invoice,factura,facture,abono,reference,referencia',
);

export const INVOICE_DATE = names(
  'invoice date,credit note date,date issued,issued,issue date,date of issue,issued on,date of invoice,credit date,billing date,bill date,statement date,document date,tax point,tax point date,invoiced on,fecha de factura,emitida el,emitido el,emitida,emitido,expedida,fecha de emision,fecha de expedicion,fecha de documento,expedida el,lugar y fecha de expedicion,lugar y fecha,fecha y hora de emision,emision',
  'date de facture,date de facturation,date d emission,factuurdatum,rechnungsdatum,data fattura,date,fecha,datum,dated,data',
);

export const DUE_DATE = names(
  'due date,due by,pay before,payment by,payable without deduction by,payment due,payment due date,payment due by,date due,pay by,please pay by,payable by,payable before,payable until,due on,total amount due on,balance due on,last day of payment,last day to pay,last date to pay,latest payment date,payment date,ultimo dia de pago,ultimo dia para pagar,fecha maxima de pago,final date for payment,maturity,maturity date,expiry date,to be paid by,to be paid before,deadline,payment deadline,settle by,fecha de vencimiento,vencimiento,vencimientos,vence,vence el,fecha limite de pago,fecha limite,pagadero antes del,pagadero hasta el,pagadero sin deduccion hasta el,fecha de pago,pagar antes del,pagar hasta el,pagar hasta,a pagar antes del,abonar antes del,fecha tope de pago,plazo hasta',
  'date limite de paiement,date d echeance,echeance,vervaldatum,uiterste betaaldatum,fallig am,zahlbar bis,scadenza,due',
);

export const ORDER_NUMBER = names(
  'purchase order number,purchase order,customer purchase order,buyers order number,customers order number,contract po number,order confirmation number,customer order number,your order number,your order,your reference,customer reference number,order reference,customer order,sales order number,sales order,order number,order id,your purchase order,contract order,contract po,contract and order,client order number,fee earner order,contrato pedido,orden de trabajo,numero de pedido,su pedido,su referencia,orden de compra,numero de orden de compra,orden de compra numero,pedido de cliente,pedido cliente,numero de orden,ref pedido,referencia de pedido,s ref pedido,su orden,orden del cliente,orden de cliente,orden compra,oc,o c,numero oc,ref o c,ref oc,ref po,po ref',
  'ordernummer,bestellnummer,numero de commande,order,pedido,orden',
);

export const SELLER_LABELS =
  'seller,seller name,sellers name,name of seller,nombre del vendedor,nombre del proveedor,vendor,vendor name,supplier,supplier name,issued by,sold by,invoice from,billed by,bill from,service provider,provider,payee,merchant,merchant name,exporter,contractor,landlord,lessor,exportador,contratista,arrendador,colegiado,profesional,vendedor,proveedor,emisor,datos del emisor,emitido por,expedida por,expedido por,nombre del emisor,razon social emisor,razon social del emisor,datos del proveedor,prestador,comercio,establecimiento,beneficiary,beneficiario,from,remitente,de';

export const BUYER = names(
  'name of client,client name,name of customer,name of buyer,buyers name,nombre del comprador,bill to,billed to,invoice to,invoiced to,sold to,buyer,buyer name,purchaser,billing address,billing details,invoice address,billed customer,account holder,account name,customer name,customer details,charge to,recipient,issued to,prepared for,invoice recipient,debtor,importer,consignee,employer,vendido a,entregado a,cargar a,a cargo de,owner,promoter,payer,promotor,propiedad,comitente,mandante,pagador,guest,guest name,tenant,subscriber,policyholder,member,account of,for the account of,on behalf of,importador,consignatario,huesped,abonado,arrendatario,contratante,socio,asegurado,a nombre de,a favor de,facturar a,facturado a,factura a,datos del cliente,datos de facturacion,direccion de facturacion,nombre del cliente,razon social del cliente,destinatario,comprador,receptor,datos del receptor,nombre del receptor,titular,titular del contrato,adquirente,emitida a,expedida a,cliente,senores,sres,customer,to,a,para',
  'facture a,rechnung an,factuur aan',
);

export const CUSTOMER_NUMBER = names(
  'customer number,customer code,customer reference,customer id,id client,customer account,account number,account id,account reference,your account,numero de cliente,codigo de cliente,codigo cliente,cliente numero,id cliente,id de cliente,referencia de cliente,numero de cuenta de cliente,numero de abonado,numero de contrato,numero de suministro,supply number,numero de poliza,numero de instalacion,meter point number,numero de cuenta,contrato numero,cuenta cliente,cuenta de cliente,cuenta del cliente,numero de socio,member number,membership number,guest number,policy number,buyer identifier,buyer id,customer identifier,client identifier,debtor number,identificador del comprador,identificador del cliente,numero de deudor,account,client,customer,cliente',
  'klantnummer,kundennummer,numero client,n client',
);

export const TAX_NUMBER_LABELS = names(
  'vat registration number,vat number,vat id number,vat id,vat identification number,vat registration,our vat number,company vat number,tax identification number,tax id number,tax id,tax number,taxpayer id,tax registration number,federal tax id,sales tax number,gst number,gst registration number,hst number,numero de identificacion fiscal,codigo de identificacion fiscal,identificacion fiscal,id fiscal,registro federal de contribuyentes,cuit,rut',
  'numero de tva intracommunautaire,tva intra communautaire,tva intracommunautaire,n de tva intra communautaire,numero de tva,n tva,btw nummer,btw nr,partita iva,ust idnr,ust id,nif,cif,nif cif,cif nif,nif iva,rfc,rnc,ruc,nit,ein,gstin,abn,nip,mwst nr,vat,gst,tva,btw',
);

export const REGISTRATION = names(
  'company registration number,company number,registration number,business registration number,registered in england number,registered in england and wales number,registered in england,registered in scotland number,companies house number,crn,incorporation number,chamber of commerce,registro mercantil,numero de registro,inscripcion registro mercantil,matricula mercantil,rsc paris b,rcs paris b,siren,kvk rotterdam,kvk nummer,kvk,handelsregister',
);

export const NET = names(
  'total excluding tax,total before tax,total net of tax,amount before tax,amount excluding tax,net of tax,taxable amount,taxable total,taxable base,tax base,total excluding vat,amount excluding vat,total excluding gst,total excluding sales tax,net total,total net amount,net amount,total net,net value,goods total,net goods value,goods value,total goods,fare before tax,price before tax,charges before tax,total charges before tax,amount of this claim before tax,before tax,excl tax,excluding tax,without tax,total fees,professional fees,total honorarios,sin impuestos,sin iva,importe sin,total sin,total value of goods,net invoice value,subtotal excluding tax,subtotal excluding vat,subtotal before tax,subtotal after discount,total without tax,total neto,importe neto,importe neto total,total sin iva,total sin impuestos,importe sin iva,importe sin impuestos,base imponible,total base imponible,base imponible total,total base,suma neta,valor neto,suma de bases,subtotal sin iva,total antes de impuestos,antes de impuestos,neto a gravar,importe gravado,total gravado,op gravada,operaciones gravadas,total bruto,total importe bruto',
  'total ht,montant ht,total hors taxes,exclusief btw,totaal excl btw,nettobetrag,montant eur ht,subtotal,sub total,subtotaal,zwischensumme,imponibile,goods,net,neto,base',
);

export const TAX = names(
  'total tax,tax amount,vat amount,amount of vat,total vat,vat total,total sales tax,sales tax amount,sales tax total,total gst,gst amount,total taxes,tax total,vat due,tax due,value added tax,value added tax amount,total vat amount,including vat,including tax,vat included,vat charged,tax charged,total includes vat,total includes tax,total includes sales tax,includes sales tax,vat element,tax element,vat content,tax included,of which vat,of which tax,of which sales tax,vat included in total,includes vat of,includes vat,includes tax of,included tax,total iva,cuota iva,importe iva,cuota de iva,importe de iva,importe del iva,iva incluido,incluye iva,del cual iva,de los cuales iva,iva comprendido,total incluye iva,incluye impuestos,impuestos incluidos,total cuota,cuota tributaria,total impuestos,impuestos trasladados,importe impuestos,iva repercutido,cuota repercutida,impuesto sobre el valor anadido,impuesto al valor agregado,total igv,total itbis',
  'sales tax,total tva,montant tva,vat,tax,gst,hst,cuota,iva,impuestos,impuesto,itbis,igv,igic,tva,btw,mwst,ust',
);

export const TOTAL = names(
  'total amount due,total amount payable,total with sales tax,total including sales tax,total including tax,total including vat,total including taxes,total with vat,total with tax,total incl gst,gross total,total gross,net payable,net amount payable,net to pay,liquido a percibir,total a percibir,neto a percibir,total bruto,importe bruto total,gross amount,total due,amount due,amount now due,total to pay,amount to pay,to pay,amount payable,total payable,grand total,invoice total,total invoice,invoice amount,total invoice amount,total amount,total for this invoice,please pay,please pay this amount,pay this amount,balance due,total balance due,total charges,total price,total value,total sales,total sale,sale total,total rounded,order total,total order,bill total,total bill,trip total,booking total,cart total,basket total,check total,ticket total,stay total,account total,total for stay,total this invoice,total of this invoice,total of invoice,total invoice value,total incl,net total payable,total con iva,total con impuestos,total iva incluido,iva incluido total,total impuestos incluidos,importe total,importe total factura,total factura,factura total,total a pagar,a pagar,importe a pagar,total importe,importe factura,importe de la factura,total general,gran total,total documento,total liquido,liquido a pagar,total venta,total de la venta,total compra,total ticket,total a cobrar,total pedido,total del pedido,total de esta factura,total a satisfacer,total reserva,total del viaje,total viaje,total estancia,total servicio,total cuenta,total consumo,total de la cuenta,importe a satisfacer,total recibo,total minuta,total cargos,total euros,total eur,total usd,monto total,total a abonar,importe a abonar,importe liquido,valor total,neto a pagar',
  'total ttc,montant ttc,somme a payer,total a payer,net a payer,total facture,gesamtbetrag,totaal incl btw,totaalbedrag,rechnungsbetrag,totale,totaal,gesamt,total',
);

/** What is also the total, but only of a receipt: it says what was taken. */
export const AMOUNT_PAID =
  'amount paid,total paid,amount charged,amount received,sum received,the sum of,sum of,the amount of,total fare,fare total,sale amount,purchase amount,transaction amount,purchase total,total purchase,total charged,card total,total eftpos,sale,importe pagado,total pagado,importe cobrado,total cobrado,la cantidad de,cantidad de,la suma de,suma de,recibimos la cantidad de,he recibido la cantidad de,importe de la operacion,importe operacion,importe de la compra,importe compra,importe venta,importe,monto,importe recibido,cantidad recibida,paid,pagado,balance,fare,amount';

export const PAYMENT_TERMS =
  'payment terms,terms of payment,payment conditions,settlement terms,credit terms,payment period,terms of settlement,terms,condiciones de pago,condiciones,terminos de pago,terminos,plazo de pago,forma de pago,modo de pago,conditions de paiement,zahlungsbedingungen,payment,pago';

export const PAYMENT_METHOD =
  'payment method,method of payment,payment type,paid by,paid with,paid using,how paid,paid in,paid via,settled by,settled with,settled in,charged to,paid from,means of payment,tender,tender type,card type,payment by,mode of payment,metodo de pago,medio de pago,forma de pago,forma pago,abonado con,abonado en,cobrado con,cargado a,se pago con,modo de pago,pagado con,pagado por,pagado en,pago con,tipo de pago,tipo de tarjeta,payment,pago';

/** Of an invoice: without the words that are its terms. */
export const INVOICE_PAYMENT_METHOD =
  'payment method,method of payment,payment type,paid by,paid with,means of payment,metodo de pago,medio de pago,pagado con,tipo de pago,mode de paiement,betaalwijze';

export const SERVICE_NUMBER =
  'line number,telephone line,phone line,service number,subscriber line,numero de linea,linea numero,numero de ligne';

export const RECEIPT_NUMBER = names(
  'receipt number,receipt id,receipt reference,invoice receipt number,invoice receipt,sales receipt number,sale number,bill number,check number,ticket number,transaction number,transaction id,document number,slip number,order number,docket number,folio number,invoice number,tax invoice number,simplified invoice number,numero de recibo,trip receipt number,session number,session,rental number,journey number,till number,operation number,justificante,justificante numero,recibo numero,numero de ticket,ticket numero,numero de factura simplificada,factura simplificada numero,factura simplificada,fact simplificada,numero de factura,numero de documento,numero de operacion,operacion numero,numero de nota,nota numero,numero de boleta,boleta numero,numero de comprobante,comprobante numero,numero de transaccion,numero de venta,folio,tiquet numero,tique',
  'simplified invoice,sales receipt,receipt,recibo,ticket,tiquet,boleta,check,bill,transaction,operacion,cuenta,nota,invoice,factura',
);

export const RECEIPT_DATE =
  'receipt date,date of receipt,date paid,pagado el,cobrado el,payment date,paid on,transaction date,date of transaction,date of payment,date of sale,sale date,purchase date,travel date,date of travel,visit date,date of visit,dated,printed,printed on,dia,fecha de viaje,fecha del servicio,fecha de la visita,fecha tique,impreso,date of purchase,order date,invoice date,date and time,date time,fecha de pago,fecha de compra,fecha de venta,fecha de operacion,fecha de emision,fecha y hora,fecha hora,fecha de cobro,fecha de recibo,date,fecha,day';

export const CURRENCY =
  'currency,currency code,invoice currency,all amounts in,amounts in,prices in,moneda,divisa,codigo de moneda,importes en,importes expresados en,devise,waehrung';

/** Labels of forms that no key asks for: what stands at them is no value, and they are none. */
export const OTHER_LABELS: readonly string[] = names(
  'pago de,payment of,payment for,pago por,en concepto de,por concepto de,seller address,buyer address,address,direccion del vendedor,direccion del comprador,direccion del cliente,carried forward,brought forward,lugar del servicio,service location,service address,site address,supply address,direccion del suministro,direccion de instalacion,installation address,location,ubicacion,terms of delivery,delivery terms,condiciones de entrega,terminos de entrega,order,pedido,incoterms,base fare,base rate,net weight,gross weight,peso neto,peso bruto,total weight,total savings,total discount,date of supply,club card,loyalty card,opening balance,closing balance,previous balance,balance from previous bill,saldo anterior,retention,less retention,suma y sigue,suma anterior,ship to,deliver to,delivery address,delivery ref,delivery note,delivery note number,delivery date,shipping address,shipping method,ship date,ship via,albaran,albaran numero,numero de albaran,fecha de albaran,remit to,remittance to,description,details,notes,note,remarks,comments,reference,your reference,our reference,original invoice,original invoice number,factura original,rectifica la factura,your tax id,your vat number,customer vat number,client vat number,customer vat,client vat,customer tax id,buyer vat number,buyer tax id,vat number of customer,cif cliente,nif cliente,cif del cliente,nif del cliente,cif de cliente,nif de cliente,rfc cliente,rfc del cliente,rfc receptor,su nif,su cif,su rfc,direccion de entrega,lugar de entrega,enviar a,entregar a,fecha de entrega,referencia,su referencia,nuestra referencia,observaciones,concepto,notas,comentarios,forma de envio,portes',
  'order date,fecha de pedido,fecha de operacion,date of supply,supply date,service date,period,billing period,service period,periodo,periodo de facturacion,telephone,phone,tel,fax,mobile,email,e mail,web,website,telefono,movil,correo,correo electronico,page,pagina,salesperson,sales rep,account manager,contact,contacto,attn,attention,att,a la atencion de,comercial,vendedor,agente,cashier,cajero,cajera,served by,le atendio,atendido por,server,camarero,table,mesa,covers,comensales,guests,terminal,store,tienda,till,caja,quantity,qty,cantidad,cant,unit price,precio,price,rate,discount,total discount,descuento,dto,descuento total,shipping,freight,carriage,delivery,postage,gastos de envio,change,change due,cambio,su cambio,vuelto,cash tendered,amount tendered,tendered,entregado,entrega,recibido,rounding,rounding adjustment,redondeo,tip,gratuity,propina,points,puntos,items,items sold,articulos,approval code,auth code,authorisation,autorizacion,aid,paid to date,already paid,less paid,deposit,deposit paid,payments received,pagado a cuenta,anticipo,entregado a cuenta,bank,bank name,banco,sort code,account holder,titular de la cuenta,swift code,routing number,clabe,total items,total quantity,total qty,total articulos,total unidades,total savings,you saved,usted ahorra,savings,withholding,retencion,irpf,retencion irpf,recargo de equivalencia,recargo,vat rate,tax rate,tipo iva,tipo de iva,tipo impositivo,iva porcentaje',
).split(',');
