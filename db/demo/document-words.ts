/** The words of the demo's documents in both languages, and how each writes its numbers and days. */
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import type { DemoLanguage } from './document-types.ts';

/** Stands on every page. */
export const INVENTED: Readonly<Record<DemoLanguage, string>> = {
  en: 'Invented for demonstration',
  es: 'Inventado para la demostración · Invented for demonstration',
};

/** A whole number with the signs of the language; negative in brackets, as accounts write it. */
export function formatNumber(value: number, language: DemoLanguage): string {
  const digits = Math.abs(value)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.');
  return value < 0 ? `(${digits})` : digits;
}

/** With two decimals, from hundredths. */
export function formatHundredths(hundredths: number, language: DemoLanguage): string {
  const whole = formatNumber(Math.floor(hundredths / 100), language);
  return `${whole}${language === 'en' ? '.' : ','}${String(hundredths % 100).padStart(2, '0')}`;
}

const MONTHS: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
  es: 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(','),
};

/** A day in words, as it stands over statements. */
export function formatDay(day: Day, language: DemoLanguage): string {
  const [year = '', month = '', date = ''] = isoFromDay(day).split('-');
  const name = MONTHS[language][Number(month) - 1] ?? '';
  return language === 'en' ? `${name} ${Number(date)}, ${year}` : `${Number(date)} de ${name} de ${year}`;
}

const ENGLISH = {
  rating: 'Credit Risk Rating Report',
  company: 'Company Name',
  ticker: 'Ticker',
  sector: 'Sector',
  industry: 'Industry',
  country: 'Country',
  shortTerm: 'Short-Term Rating',
  longTerm: 'Long-Term Rating',
  previousShortTerm: 'Previous ST Rating',
  previousLongTerm: 'Previous LT Rating',
  outlook: 'Outlook',
  reportDate: 'Report Date',
  nextReview: 'Next Review Date',
  analyst: 'Analyst',
  outlooks: ['Positive', 'Stable', 'Negative'],
  rationale:
    'Rating rationale: the grades weigh the invented accounts, the demand and how soon the debt falls due.',
  balance: 'Consolidated Balance Sheets',
  income: 'Consolidated Statements of Income',
  cashFlow: 'Consolidated Statements of Cash Flows',
  ratios: 'Financial Ratios',
  millions: (currency: string) => `(in millions of ${currency})`,
  cash: 'Cash and cash equivalents',
  receivables: 'Accounts receivable, net',
  inventories: 'Inventories',
  currentAssets: 'Total current assets',
  plant: 'Property, plant and equipment, net',
  goodwill: 'Goodwill',
  nonCurrentAssets: 'Total non-current assets',
  assets: 'Total assets',
  payables: 'Accounts payable',
  otherLiabilities: 'Other accruals',
  currentLiabilities: 'Total current liabilities',
  longTermDebt: 'Long-term debt',
  nonCurrentLiabilities: 'Total non-current liabilities',
  liabilities: 'Total liabilities',
  capital: 'Share capital',
  retained: 'Retained earnings',
  equity: 'Total equity',
  liabilitiesAndEquity: 'Total liabilities and equity',
  revenue: 'Revenue',
  costOfSales: 'Cost of sales',
  grossProfit: 'Gross profit',
  operatingExpenses: 'Operating expenses',
  operatingIncome: 'Operating income',
  interest: 'Interest expense',
  beforeTaxes: 'Income before income taxes',
  taxes: 'Income taxes',
  netIncome: 'Net income',
  depreciation: 'Depreciation and amortization',
  operatingCash: 'Net cash provided by operating activities',
  investments: 'Capital expenditures',
  investingCash: 'Net cash used in investing activities',
  financingCash: 'Net cash used in financing activities',
  netCash: 'Net increase in cash',
  currentRatio: 'Current ratio',
  debtToEquity: 'Debt to equity',
  coverage: 'Interest coverage',
  grossMargin: 'Gross margin',
  operatingMargin: 'Operating margin',
  netMargin: 'Net margin',
  returnOnEquity: 'Return on equity',
  invoice: 'Invoice',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  dueDate: 'Due date',
  orderNumber: 'Order number',
  seller: 'Seller',
  buyer: 'Bill to',
  lineHeads: ['Description', 'Quantity', 'Unit price', 'Amount'],
  goods: ['Credit research, licence', 'Data feed, one quarter', 'Workshop, one day'],
  subtotal: 'Subtotal',
  tax: 'VAT 20%',
  total: 'Total amount due',
  receipt: 'Receipt',
  receiptNumber: 'Receipt number',
  receiptDate: 'Receipt date',
  paidBy: 'Payment method',
  card: 'Card',
  receiptTotal: 'Total',
};

type Words = typeof ENGLISH;

const SPANISH: Words = {
  rating: 'Informe de calificación de riesgo crediticio',
  company: 'Nombre de la empresa',
  ticker: 'Símbolo bursátil',
  sector: 'Sector',
  industry: 'Industria',
  country: 'País',
  shortTerm: 'Calificación a corto plazo',
  longTerm: 'Calificación a largo plazo',
  previousShortTerm: 'Calificación anterior a corto plazo',
  previousLongTerm: 'Calificación anterior a largo plazo',
  outlook: 'Perspectiva',
  reportDate: 'Fecha del informe',
  nextReview: 'Próxima revisión',
  analyst: 'Analista',
  outlooks: ['Positiva', 'Estable', 'Negativa'],
  rationale:
    'Fundamento: las calificaciones ponderan las cuentas inventadas, la demanda y el plazo en que vence la deuda.',
  balance: 'Estado de situación financiera',
  income: 'Estado de resultados',
  cashFlow: 'Estado de flujos de efectivo',
  ratios: 'Ratios financieros',
  millions: (currency) => `(en millones de ${currency})`,
  cash: 'Efectivo y equivalentes de efectivo',
  receivables: 'Cuentas por cobrar',
  inventories: 'Existencias',
  currentAssets: 'Total activo corriente',
  plant: 'Inmovilizado material',
  goodwill: 'Fondo de comercio',
  nonCurrentAssets: 'Total activo no corriente',
  assets: 'Total activo',
  payables: 'Cuentas por pagar',
  otherLiabilities: 'Otras deudas a corto plazo',
  currentLiabilities: 'Total pasivo corriente',
  longTermDebt: 'Deuda a largo plazo',
  nonCurrentLiabilities: 'Total pasivo no corriente',
  liabilities: 'Total pasivo',
  capital: 'Capital social',
  retained: 'Resultados acumulados',
  equity: 'Total patrimonio neto',
  liabilitiesAndEquity: 'Total pasivo y patrimonio neto',
  revenue: 'Ventas netas',
  costOfSales: 'Costo de ventas',
  grossProfit: 'Utilidad bruta',
  operatingExpenses: 'Gastos operativos',
  operatingIncome: 'Resultado de explotación',
  interest: 'Gastos financieros',
  beforeTaxes: 'Resultado antes de impuestos',
  taxes: 'Impuesto sobre beneficios',
  netIncome: 'Resultado del ejercicio',
  depreciation: 'Depreciación y amortización',
  operatingCash: 'Flujo neto de efectivo de actividades de operación',
  investments: 'Inversiones en inmovilizado material',
  investingCash: 'Flujo neto de efectivo de actividades de inversión',
  financingCash: 'Flujo neto de efectivo de actividades de financiación',
  netCash: 'Aumento neto de efectivo',
  currentRatio: 'Ratio de liquidez',
  debtToEquity: 'Deuda sobre patrimonio',
  coverage: 'Cobertura de intereses',
  grossMargin: 'Margen bruto',
  operatingMargin: 'Margen operativo',
  netMargin: 'Margen neto',
  returnOnEquity: 'Rentabilidad sobre patrimonio',
  invoice: 'Factura',
  invoiceNumber: 'Número de factura',
  invoiceDate: 'Fecha de factura',
  dueDate: 'Fecha de vencimiento',
  orderNumber: 'Número de pedido',
  seller: 'Proveedor',
  buyer: 'Facturar a',
  lineHeads: ['Descripción', 'Cantidad', 'Precio', 'Importe'],
  goods: ['Análisis de crédito, licencia', 'Datos, un trimestre', 'Taller, un día'],
  subtotal: 'Base imponible',
  tax: 'IVA 20%',
  total: 'Total factura',
  receipt: 'Recibo',
  receiptNumber: 'Número de recibo',
  receiptDate: 'Fecha de pago',
  paidBy: 'Forma de pago',
  card: 'Tarjeta',
  receiptTotal: 'Total',
};

export const DOCUMENT_WORDS: Readonly<Record<DemoLanguage, Words>> = { en: ENGLISH, es: SPANISH };
