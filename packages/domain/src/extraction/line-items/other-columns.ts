// What tables of line items have beside what a line costs: codes, dates, places, numbers of lots (decisions.md section 5: tables expected, synonyms).

import { normaliseText } from '../text-lines.ts';

/** What tables of line items have beside them. */
const OTHER_COLUMNS = new Set(
  'code,item code,product code,item no,no,n,part no,part number,sku,ref,reference,date,date of service,service date,lot,batch,hs code,pos,line,ln,section,uom,um,period,serial no,codigo,cod,referencia,linea,lote,fecha,periodo,unidad,unidad de medida,partida,clave,clave sat,day,section no,seccion no,dia,material,cost centre,cost center,key,basis,run date,rental period,service period,with,by,order,order no,po,gl,gl code,warehouse,hsn,hsn code,hsn sac,hs,sac,sac code,ean,barcode,upc,isbn,unit of measure,colour,size,from,to,start,end,art,art no,article no,item number,product no,catalog no,catalogue no,delivery note,voucher,currency,employee,who,codigo de barras,cuenta,centro de costo,centro de coste,clave de reparto,base de calculo,medida,u m,presentacion,marca,talla,color,desde,hasta,inicio,fin,con,orden,almacen,cabys,clave prod serv,unspsc,n art,numero de articulo,numero articulo,art n,codigo de producto,codigo de articulo,codigo producto,cod producto,cod articulo,albaran,moneda,sku code,item code no,posicion,renglon,fecha de servicio,aparicion,reason,motivo,animal,pet,mascota,patient,paciente,location,lugar,sitio,site,vehicle reg,registration,placa,matricula,reason for return,motivo de devolucion,unit code,codigo de unidad,item id,line id,id,article id,id articulo,producto id,product id,batch no,batch number,lot no,numero de lote,expiry,expiry date,exp date,best before,caducidad,fecha de caducidad,vintage,anada,cosecha,origin,origen,country of origin,pais de origen,customs code,tariff code,commodity code,codigo arancelario,partida arancelaria,serial number,numero de serie,drawing,plano,meter,contador,medidor,reading,lectura,previous reading,current reading,lectura anterior,lectura actual,week,semana,month,mes,shift,turno,driver,conductor,route no,docket,docket no,ticket no,your ref,our ref,grade,calidad,length,width,thickness,longitud,ancho,espesor,temp,temperature,area,zone,zona,status,estado,remarks,observaciones,notes,consignment,tracking,tracking no,seguimiento,guia,numero de guia,destination,destino,weight class'.split(
    ',',
  ),
);

/** What tells one product, order or delivery from another: 'Product number', 'Docket no', 'N.º de serie'. */
const NUMBERS =
  /^(?:(?:product|item|article|part|material|stock|service|model|serial|contract|docket|delivery|order|job|ticket|catalog(?:ue)?|licen[cs]e|batch|reference) (?:number|no|nr|num|code|id|ref)|(?:n|no|num|numero|codigo|cod|ref|referencia)(?: del?)? (?:producto|articulo|servicio|serie|contrato|albaran|pedido|orden|material|modelo|lote|parte))$/u;

/** Whether the heading is that of a column that says nothing of what a line costs. */
export function isOtherColumn(heading: string): boolean {
  const plain = normaliseText(heading);
  return heading.trim() === '#' || OTHER_COLUMNS.has(plain) || NUMBERS.test(plain);
}
