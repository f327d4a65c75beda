// What the columns of a table of line items hold, by their headings in English and Spanish and a few words of other languages of suppliers, and where headings leave
// it open by what stands in them (decisions.md section 5: tables expected, synonyms).

import type { DecimalMark } from '../read-number.ts';
import { normaliseText } from '../text-lines.ts';
import type { ColumnTexts, FilledCells } from './line-figures.ts';
import { countFigures, findProduct, isFigures, isPercents, isUnit } from './line-figures.ts';
import { isOtherColumn } from './other-columns.ts';
import { findPrice } from './price-column.ts';
import { findNetColumn, isHeadedRate, partTaxColumns } from './tax-columns.ts';

/** The child table of the lines that an invoice or a receipt charges; types that expect a table of this name have its lines read. */
export const LINE_ITEMS = 'Line Items';

/** The names of its columns, whatever they are called on paper. */
export const LINE_COLUMNS = {
  description: 'Description',
  quantity: 'Quantity',
  price: 'Unit Price',
  discount: 'Discount',
  taxRate: 'Tax Rate',
  taxAmount: 'Tax Amount',
  amount: 'Amount',
} as const;

/** What a column holds. */
export type LineRole = keyof typeof LINE_COLUMNS;

/** As `normaliseText` leaves them. */
const HEADINGS: Readonly<Record<LineRole, string>> = {
  description:
    'description,item description,description of goods,description of services,description of work,details,detail,particulars,item,items,product,products,service,services,goods,work done,activity,task,article,work,what,section,sent,material,denominacion,que,seccion,capitulo,position,descripcion,concepto,conceptos,detalle,producto,productos,articulo,articulos,servicio,servicios,trabajo,trabajos,designation,libelle,artikel,omschrijving,bezeichnung,descrizione,equipment,advertisement,insertion,treatment,port charges,programme,program,course,trip,route,journey,dish,subject,matter,narration,narrative,text,specification,title,name,item name,product name,name of goods,commodity,type of service,charge description,description of charges,fee description,service description,product description,goods supplied,goods and services,services rendered,expense,expenses,cost item,cost type,job,phase,milestone,deliverable,resource,role,package,plan,subscription,item description and code,article description,details of charge,details of charges,bienes,bien,bienes suministrados,mercancia,mercaderia,glosa,equipo,partida,anuncio,insercion,tratamiento,plato,curso,trayecto,gasto,gastos,gastos de puerto,rubro,especificacion,titulo,nombre del producto,descripcion del producto,descripcion del servicio,descripcion de los bienes,prestacion,tarea,hito,fase,actividad,detalle de cargos,suministro,obra,descripcion del articulo,producto servicio,producto o servicio,bien o servicio,vara,beskrivning,benamning,descricao,opis,goods returned,returned goods,items returned,item returned,service rendered,service provided,services provided,work carried out,carried out,fitted,treatment or medicine,medicine,procedure,test,tests,analysis,examination,charge type,garment,piece,prenda,prendas,articulo devuelto,articulos devueltos,mercancia devuelta,servicio prestado,servicios prestados,trabajo realizado,trabajos realizados,detalle del servicio,tratamiento o medicamento,medicamento,procedimiento,prueba,analisis,ensayo,habitacion,consumo descripcion,post,funcion,perfil,profile,position held,job title,ticket type,tarifa aplicada,menu item,dishes,platos,publication,publicacion,seminar,session title,species,especie,variety,variedad,wine,vino,vinos,wines,book,libro,libros,lot description,type of work,type of charge,type of cost,nature of charge,what for,for what,por que concepto,por concepto de,item details,product details,product or service,goods or services,goods services,bienes o servicios,bienes y servicios,productos y servicios,producto y servicio,descripcion y codigo,descripcion producto,descripcion articulo,descripcion servicio,descripcion de servicios,descripcion de productos,descripcion de la mercancia,descripcion de mercancias,descripcion del bien,descripcion del concepto,conceptos facturados,concepto facturado,servicio contratado,servicios contratados,labour,labor,parts,part description,recambio,recambios,repuesto,repuestos,pieza,tarea realizada,varied charges,charge or credit,allowance or charge,hire item,rental item,item hired,vehicle,vehiculo,premium,cobertura,poliza,riesgo cubierto,insured item,lesson,clase impartida,asignatura',
  quantity:
    'quantity,qty,quantity um,quantity uom,qty um,cantidad um,passengers,travellers,travelers,passenger,viajeros,pasajeros,adults,adultos,quant,qnty,no of units,units,hours,hrs,days,nights,pieces,pcs,number,qty shipped,quantity shipped,usage,consumption,time,how many,cantidad,ctd,cuantos,numero,tiempo,cant,uds,ud,unidades,unid,horas,dias,noches,piezas,pzas,consumo,nombre,quantite,qte,aantal,menge,anzahl,quantita,times,periods,ct,packs,boxes,cases,sheets,copies,litres,liters,kilos,kg,km,miles,kwh,seats,persons,people,pax,visits,sessions,weeks,months,minutes,volume,billed qty,invoiced qty,qty invoiced,qty ordered,qty delivered,shipped,delivered,duration,no of,no of items,count,qty units,order qty,veces,periodos,cantidad facturada,cantidad entregada,bultos,cajas,paquetes,litros,personas,pasajeros,semanas,meses,minutos,sesiones,visitas,volumen,duracion,unds,und,pz,pza,cdad,cantid,ctdad,cantidades,quantidade,qtd,antal,stk,ilosc,maara,no of nights,no of days,no of hours,no of persons,number of units,number of nights,number of days,number of hours,total hours,hours worked,days worked,hrs worked,qty returned,quantity returned,returned qty,units returned,qty supplied,quantity supplied,qty sold,nos,no off,pkgs,pkts,pallets,bottles,bottle,tonnes,tons,sqm,m2,m3,metres,meters,gallons,gal,lbs,lb,hectares,words,pages,copies sold,readings,samples,lessons,tests done,units sold,units used,kwh used,used units,m3 used,cantidad devuelta,cant devuelta,unidades devueltas,numero de unidades,numero de noches,numero de dias,numero de horas,horas trabajadas,dias trabajados,total horas,botellas,toneladas,metros,galones,libras,palabras,paginas,muestras,clases,ejemplares,lecturas,personas dia,estancias,pares,pairs,docenas,dozen,dozens,cajas botellas,uds devueltas,cant uds,cantidad uds,cant unid,unidades vendidas,unidades consumidas,consumo kwh,consumo m3',
  price:
    'unit price,price,precio por,price per,price each,each,unit cost,unit rate,rate,price per unit,unit,cost,hourly rate,rate per hour,day rate,list price,net price,price unit,price ea,precio,precio unitario,precio unit,precio unidad,precio ud,precio u,p unitario,p unit,p u,pvp,tarifa,valor unitario,vr unitario,importe unitario,pu,p u ht,prix unitaire,prijs,prijs per stuk,stuksprijs,einzelpreis,prezzo,tariff,cost each,price per item,charge each,unit value,unit amount,unit fee,fare,unit price net,net unit price,unit charge,per unit,per period,per item,price net,price item,unitary price,cost per unit,rate per unit,hourly fee,fee rate,arancel,valor unidad,valor u,costo unitario,coste unitario,cuota unitaria,precio por unidad,unitario,precio lista,precio neto,tarifa hora,tarifa unitaria,por periodo,por unidad,vlr unitario,v unitario,v unit,precio venta,precio de venta,precio base,monto unitario,p venta,preco,preco unitario,a pris,styckpris,cena,per hour,per day,per night,per week,per month,per piece,per head,per person,per kg,per kilo,per litre,per liter,per metre,per meter,per tonne,per ton,per m,per m2,per m3,per kwh,per mile,per km,per word,per page,per sample,per pair,per bottle,per case,per box,per pack,per pc,hourly,daily,daily rate,nightly rate,weekly rate,monthly rate,unit rate net,rate net,gross price,price excl vat,price ex vat,price excl tax,price before tax,price excluding vat,price excluding tax,unit price excl vat,unit price ex vat,unit price excl tax,unit price before tax,item cost,each price,single,single price,ea,a piece,apiece,unit net,rate per day,rate per unit net,price per hour,price per day,price per night,price per piece,price per kg,price per litre,price per m3,price per kwh,rate hr,rate hour,rate day,price pc,price pcs,price kg,item rate,c u,cada uno,cada una,la unidad,por hora,por dia,por noche,por semana,por mes,por pieza,por persona,por kg,por kilo,por litro,por metro,por tonelada,por m,por m2,por m3,por kwh,por palabra,por pagina,por muestra,por par,por botella,por caja,precio hora,precio dia,precio noche,precio kg,precio kilo,precio litro,precio m3,precio kwh,precio por hora,precio por dia,precio por noche,precio pieza,precio por pieza,precio sin iva,precio sin impuestos,precio unitario sin iva,precio unitario sin impuesto,precio unitario neto,precio neto unitario,precio unitario sin impuestos,p u sin iva,p unit sin iva,precio c u,precio c,valor hora,valor por hora,valor dia,valor unit,vlr unit,costo hora,costo por hora,coste hora,costo u,coste u,tarifa dia,tarifa diaria,tarifa por hora,tarifa por dia,tarifa noche,tarifa neta,precio bruto,precio unidad sin iva,p v p,pvp unitario,monto u,mto unitario',
  discount:
    'discount,disc,less,descuento,dto,desc,dcto,bonif,remise,korting,rabatt,sconto,rebate,reduction,allowance,discount amount,disc pct,dsct,dscto,descto,rebaja,bonificacion,desct,desconto,rabat,remise pct,reb,disc amount,disc amt,discount rate,trade discount,line discount,less discount,deduction,pct off,desc linea,dto pct,pct dto,pct desc,pct descuento,descuento linea,importe descuento,descuento pct,rebaja pct,deduccion,dctos,dscto pct',
  taxRate:
    'vat rate,tax rate,rate of vat,rate of tax,vat,tax,gst,hst,vat code,tax code,iva,impuesto,tipo,tipo iva,tipo de iva,tipo impositivo,igic,igv,itbis,tva,taux tva,btw,mwst,ust,moms,isv,vat pct,tax pct,pct iva,imp,impto,impuestos,taxes,vat category,vat category rate,vat class,tax class,tax category,tax pct rate,gst rate,gst pct,hst rate,sales tax rate,iva pct,tasa,tasa iva,tasa de iva,tasa impuesto,alicuota,alicuota iva,alic iva,categoria iva,clase iva,tipo igic,tipo de impuesto,itbms,tasa itbis,rate of gst,cgst,sgst,igst,utgst,cess,cgst rate,sgst rate,igst rate,utgst rate,pst,qst,pst rate,qst rate,tax percent,vat percent,gst percent,tax pct,porcentaje iva,tipo impuesto,tasa impuestos',
  taxAmount:
    'vat amount,tax amount,amount of vat,gst amount,cuota,cuota iva,importe iva,iva importe,montant tva,tax value,value of vat,monto iva,valor iva,importe impuesto,monto impuesto,tax total,vat total,vat value,value vat,gst value,iva cuota,cuota de iva,impuesto importe,total iva,importe del iva,itbis valor,monto impuesto linea,tax amt,vat amt,gst amt,cgst amount,sgst amount,igst amount,utgst amount,cgst amt,sgst amt,igst amt,utgst amt,cess amount,cess amt,cgst value,sgst value,igst value,sales tax amount,taxes amount,igv monto,importe impuestos,total impuestos',
  amount:
    'amount,taxable value,taxable amount,taxable amt,net amt,line total,line amount,total,total amount,total price,value,net,net amount,net value,subtotal,sub total,extended price,extension,extended,this claim,charge,charge amount,charges,fee,fees,price total,sum,line value,cost total,importe,suma,importe neto,importe total,importe linea,total linea,total neto,precio total,neto,monto,valor,valor total,vr total,cargos,cargo,honorarios,montant,montant ht,total ht,bedrag,totaal,betrag,gesamt,importo,rental,instalment,installment,gross,line net,item total,item subtotal,net total,total value,extended amount,total charge,total cost,line price,total net,ext,ext price,ext amount,amount charged,charged,recharge,amount due,total excl,total excl vat,amount excl,amount excl vat,amount excl tax,net line amount,net line value,price incl,value of goods,cost,line sum,line cost,net price total,renta,cuota,bruto,repercutido,valor linea,valor de linea,valor item,importe bruto,importe de linea,subtotal linea,subtotal de linea,total de linea,total sin iva,venta total,valor de venta,valor venta,total renglon,total partida,total item,total articulo,parcial,ventas gravadas,ventas,monto total,monto neto,total bruto,total general,valor neto,belopp,summa,kwota,wartosc,credit,credit amount,credited,amount credited,refund,refund amount,credit value,amount returned,to credit,to refund,costs,total value net,value total,value net,net total value,total net value,net sum,net charge,net cost,net fee,total excl tax,total ex vat,total ex tax,total before tax,amount before tax,amount ex vat,amount ex tax,amount net,net amount excl vat,value excl vat,value ex vat,value before tax,line total excl vat,line total net,line total incl vat,amount incl vat,amount including vat,amount including tax,amount incl tax,total incl vat,total incl tax,total including vat,total with tax,gross amount,gross value,gross total,total gross,amount invoiced,amount billed,amt,ext amt,line amt,net amt,share amount,premium amount,tuition,credito,importe credito,importe abonado,importe a abonar,reembolso,devolucion,importe devuelto,valor devuelto,valor neto total,total valor,valor sin iva,valor sin impuestos,importe sin iva,importe sin impuestos,total antes de impuestos,total sin impuestos,subtotal sin iva,subtotal sin impuestos,importe con iva,total con iva,importe iva incluido,total iva incluido,precio final,importe facturado,valor facturado,monto facturado,monto sin iva,monto sin impuestos,total bs,total linea sin iva,total neto linea,total s iva,importe s iva,vlr total,v total,valor tot,total us,total usd,total eur,importe eur,importe usd,amount eur,amount usd,amount gbp,total gbp,costo,coste,costo total,coste total,costos,ventas no sujetas,cuota mensual,tarifa total,tarifas,prima,derechos,base imponible,base,recargo importe',
};

const ROLES: readonly LineRole[] = [
  'description',
  'quantity',
  'price',
  'discount',
  'taxRate',
  'taxAmount',
  'amount',
];
/** The roles of whole headings; the first role that names one keeps it. */
const BY_HEADING = new Map(
  ROLES.toReversed().flatMap((role) => HEADINGS[role].split(',').map((name) => [name, role] as const)),
);
/** The longest first: 'Unit price (EUR)' is a price, before 'unit' is looked for. */
const BY_LENGTH = [...BY_HEADING].toSorted(([one], [other]) => other.length - one.length);

/** A heading that names so many different columns is of none. */
const MOST_NAMED = 4;
/** Whether a text is the whole name of a column of lines, and of nobody. */
export function isLineHeading(text: string): boolean {
  return BY_HEADING.has(plainHeading(text));
}

/** Whether a heading is the whole name of a column, with or without its number. */
export function isWholeHeading(heading: string): boolean {
  return heading.trim() === '@' || isLineHeading(withoutNumber(heading));
}

/** How surely a heading says what its column holds. */
interface NamedRole {
  readonly role: LineRole;
  readonly isWhole: boolean;
}

/** What a price is said to be with or without: 'Line amount excl. VAT', 'P. unitario (sin IVA)'. */
const TAXED =
  / (?:(?:excl|excluding|exclusive|ex|exc|incl|including|inclusive|inc|before|after|without|with|net)(?: of)?|sin|con|antes de|mas) (?:vat|tax|taxes|gst|hst|sales tax|iva|impuestos?|igv|itbis|itbms|igic|ivu|btw|mwst|tva)$/u;

/** A heading as names are compared, without its number and without what is said of taxes. */
function plainHeading(heading: string): string {
  return normaliseText(withoutNumber(heading)).replace(TAXED, '');
}

/** '7. Quantity': the boxes of some forms are numbered. */
export function withoutNumber(heading: string): string {
  return heading.trim().replace(/^\(?\d{1,2}[.)]\s*(?=\p{L})/u, '');
}

/** What a heading says that its column holds; null where it says nothing. */
export function nameLineRole(heading: string): NamedRole | null {
  if (heading.trim() === '@') return { role: 'price', isWhole: true };
  const plain = plainHeading(heading);
  if (plain === '' || isOtherColumn(heading)) return null;
  const whole = BY_HEADING.get(plain);
  if (whole !== undefined) return { role: whole, isWhole: true };
  const within = BY_LENGTH.filter(([name]) => ` ${plain} `.includes(` ${name} `));
  // One cell over all columns names none of them.
  const [best] = new Set(within.map(([, role]) => role)).size >= MOST_NAMED ? [] : within;
  return best === undefined ? null : { role: best[1], isWhole: false };
}

interface ColumnKind extends FilledCells {
  readonly named: NamedRole | null;
  readonly letters: number;
  /** So many cells begin with a number and go on in words. */
  readonly counted: number;
  /** Several cells, all with the same text. */
  readonly isSame: boolean;
  /** Every cell has cents or a currency. */
  readonly isMoney: boolean;
  /** Nearly every cell is a whole number without more. */
  readonly isCount: boolean;
  /** Its heading says that it is a part of something, and no rate of a tax. */
  readonly isShare: boolean;
  /** Under the heading of a tax: what stands there is money, and its heading does not say that it is a rate. */
  readonly isTaxed: boolean;
}

const NEARLY_ALL = 0.8;
const SHARES =
  /\b(?:share|part|portion|progress|complete|completed|margin|weight|commission|cuota|parte|avance|ejecutado|participacion|comision|peso)\b/;

const BEGINS_COUNTED = /^\d+(?:[.,]\d+)?\s+\p{L}/u;

const countLetters = (text: string): number => (isUnit(text) ? 0 : text.replaceAll(/\P{L}/gu, '').length);

function describeColumn(column: ColumnTexts, mark: DecimalMark | null): ColumnKind {
  const filled = column.texts.filter((text) => text.trim() !== '');
  const isMoney = filled.every((text) => /[.,]\d{2}(?!\d)|[$€£¥]/u.test(text));
  return {
    isMoney,
    isTaxed: isMoney && filled.length > 0 && !isHeadedRate(column.heading),
    isCount: filled.filter((text) => /^\d{1,4}$/u.test(text.trim())).length >= NEARLY_ALL * filled.length,
    ...countFigures(column, mark),
    isShare:
      SHARES.test(normaliseText(column.heading)) &&
      !/\b(?:tax|vat|iva)\b/.test(normaliseText(column.heading)),
    named: nameLineRole(column.heading),
    isSame: filled.length > 1 && new Set(filled).size === 1,
    counted: filled.filter((text) => BEGINS_COUNTED.test(text.trim())).length,
    letters: column.texts.reduce((sum, text) => sum + countLetters(text), 0),
  };
}

/** Of the cells under a heading of counts at least this share are counts. */
const SOME = 1 / 3;

/** Of a scan, half of the counts under their heading may be unreadable. */
function isUnclearCount({ named, figures, filled }: ColumnKind): boolean {
  return named?.role === 'quantity' && named.isWhole && figures > 0 && figures >= SOME * filled;
}

/** Letters of the code of a tax, such as 'Exonerado'. */
const LONGEST_CODE = 14;

/** What its heading says, unless what stands in the column cannot be that. */
function roleOf(kind: ColumnKind): LineRole | null {
  const role = kind.named?.role ?? null;
  if (isPercents(kind)) return role === 'discount' ? role : kind.isShare ? null : 'taxRate';
  if (role === null) return null;
  // Under 'VAT' may stand what the tax of a line is, and under 'Tipo de vuelo' what was flown.
  if (role === 'taxRate')
    return kind.isTaxed ? 'taxAmount' : kind.letters > LONGEST_CODE * kind.filled ? 'description' : role;
  return (role === 'description') === isFigures(kind) && !isUnclearCount(kind) ? null : role;
}

/** The column of each role. */
export type LineColumns = ReadonlyMap<LineRole, number>;

/** The columns of a table by what they hold; null where they are not those of line items: something described, and what it costs. */
export function findLineColumns(
  columns: readonly ColumnTexts[],
  mark: DecimalMark | null,
): LineColumns | null {
  const kinds = columns.map((column) => describeColumn(column, mark));
  const proven: LineColumns = orderFactors(new Map(findProduct(columns, mark) ?? []), kinds);
  const found = new Map(proven);
  for (const isWhole of [true, false]) addNamed(kinds, isWhole, proven, found);
  fillAmount(kinds, found);
  if (!proven.has('amount')) takeNet(columns, kinds, found, mark);
  const price = findPrice(columns, kinds, found, mark);
  if (price !== null) found.set('price', price);
  fillDescription(kinds, found);
  const named = [...found.values()].filter((at) => kinds[at]?.named !== null).length;
  const isKnown = named >= (proven.size > 0 ? 1 : LEAST_NAMED);
  return found.has('description') && found.has('amount') && isKnown ? found : null;
}

/** A product does not say which factor is the price, where it stands before the quantity: their headings do, or that one is all cents or has its currency and the other is all whole. */
function orderFactors(product: LineColumns, kinds: readonly ColumnKind[]): LineColumns {
  const [quantity, price] = [product.get('quantity'), product.get('price')];
  if (quantity === undefined || price === undefined) return product;
  const [first, second] = [kinds[quantity], kinds[price]];
  if (first === undefined || second === undefined || !isTurned(first, second)) return product;
  return new Map([...product, ['quantity', price], ['price', quantity]]);
}

/** Whether the first of two factors is the price and the second the quantity. */
function isTurned(first: ColumnKind, second: ColumnKind): boolean {
  const [one, other] = [first.named?.role, second.named?.role];
  if (one === 'price' && other === 'quantity') return true;
  // What has no heading of its own is what the other leaves, unless the heading stands askew.
  const isAskew = first.isCount && second.isMoney;
  if (one === 'price' && (other === undefined || other === 'amount')) return !isAskew;
  return first.isMoney && second.isCount && one !== 'quantity' && other !== 'price';
}

/** So many columns have to be named, unless their figures prove what they are. */
const LEAST_NAMED = 2;

/** Adds what headings say that are the name of a column, or that only hold one; what is proven by its product stays. */
function addNamed(
  kinds: readonly ColumnKind[],
  isWhole: boolean,
  proven: LineColumns,
  found: Map<LineRole, number>,
): void {
  for (const [at, kind] of kinds.entries()) {
    const role = (kind.named?.isWhole ?? isWhole) === isWhole ? roleOf(kind) : null;
    if (role === null || proven.has(role) || [...found.values()].includes(at)) continue;
    const other = found.get(role);
    if (other === undefined || isBetter(role, kind, kinds[other])) found.set(role, at);
  }
}

/** Of several amounts the last one of a line is what it costs, of several descriptions the longest one describes; of other columns the first is meant. */
function isBetter(role: LineRole, kind: ColumnKind, before: ColumnKind | undefined): boolean {
  if (before === undefined) return true;
  // What every line says tells none from the others: 'Commitment' beside the names of plans.
  if (role === 'description' && kind.isSame !== before.isSame) return before.isSame;
  if (role === 'description') return kind.letters > before.letters;
  return role === 'amount' && kind.named?.isWhole === true && before.named?.isWhole === true;
}

/** Beside a quantity or a price the last column of figures without a role is the amount; where there is none, the price of one. */
function fillAmount(kinds: readonly ColumnKind[], found: Map<LineRole, number>): void {
  if (found.has('amount')) return;
  const taken = new Set(found.values());
  const last = kinds.findLastIndex((kind, at) => !taken.has(at) && isFigures(kind) && !isPercents(kind));
  const price = found.get('price');
  // 'Qty', 'Item', 'Price' on a till: the only money, at the end of a line, is what it costs.
  const isOnlyMoney = kinds.every((kind, at) => at === price || !kind.isMoney || kind.filled === 0);
  if (price !== undefined && isOnlyMoney && price === kinds.findLastIndex(({ filled }) => filled > 0)) {
    found.delete('price');
    found.set('amount', price);
  } else if (last !== -1 && (price !== undefined || found.has('quantity') || found.has('description')))
    found.set('amount', last);
  else if (price !== undefined && !found.has('quantity')) {
    found.delete('price');
    found.set('amount', price);
  }
}

/** Of two amounts of a line, one with its tax and one without, it costs the one without. */
function takeNet(
  columns: readonly ColumnTexts[],
  kinds: readonly ColumnKind[],
  found: Map<LineRole, number>,
  mark: DecimalMark | null,
): void {
  const amount = found.get('amount');
  if (amount === undefined) return;
  const roles = kinds.map(({ named }) => named?.role ?? null);
  const taxed = [...kinds.keys()].filter((at) => roles[at] === 'taxRate' || roles[at] === 'taxAmount');
  const taken = new Set([...found.values(), ...taxed]);
  const isFree = (at: number): boolean => !taken.has(at) && (roles[at] === null || roles[at] === 'amount');
  const net = findNetColumn(columns, amount, partTaxColumns(columns, taxed, mark), { mark, isFree });
  if (net !== null) found.set('amount', net);
}

/** The column with most letters of those before the amount: behind it something else begins. */
function fillDescription(kinds: readonly ColumnKind[], found: Map<LineRole, number>): void {
  if (found.has('description') || !found.has('amount')) return;
  const taken = new Set(found.values());
  const amount = found.get('amount') ?? kinds.length;
  const isFree = (at: number, kind: ColumnKind): boolean =>
    at < amount && !taken.has(at) && !isFigures(kind) && kind.letters > 0;
  const [widest] = [...kinds.entries()]
    .filter(([at, kind]) => isFree(at, kind))
    // '12,50 m³', '46,80 m³' say how much there was of what other words describe.
    .toSorted(([, one], [, other]) => one.counted - other.counted || other.letters - one.letters);
  if (widest !== undefined) found.set('description', widest[0]);
}
