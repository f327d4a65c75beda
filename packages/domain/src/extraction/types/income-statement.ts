// The income statement: what it is recognised by and the lines that are looked for (decisions.md section 5).

import type { DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';
import { STATEMENT_KEYS } from './statement-keys.ts';

function line(category: string, key: string, field: string, synonyms: string, isRequired = false): SsotKey {
  return ssotKey(category, key, field, synonyms, { dataType: 'currency', isRequired });
}

function perShare(key: string, field: string, synonyms: string): SsotKey {
  return ssotKey('Per Share', key, field, synonyms, { dataType: 'currency', isPerShare: true });
}

export const INCOME_STATEMENT: DocumentType = {
  name: 'Income Statement',
  layout: 'statement',
  cues: [
    { phrase: 'consolidated statements of income', weight: 4, where: 'heading' },
    { phrase: 'consolidated statements of operations', weight: 4, where: 'heading' },
    { phrase: 'consolidated statements of earnings', weight: 4, where: 'heading' },
    { phrase: 'statements of income', weight: 3, where: 'heading' },
    { phrase: 'statement of income', weight: 3, where: 'heading' },
    { phrase: 'statements of operations', weight: 3, where: 'heading' },
    { phrase: 'statement of operations', weight: 3, where: 'heading' },
    { phrase: 'statements of earnings', weight: 3, where: 'heading' },
    { phrase: 'statement of earnings', weight: 3, where: 'heading' },
    { phrase: 'income statement', weight: 3, where: 'heading' },
    { phrase: 'statement of profit or loss', weight: 4, where: 'heading' },
    { phrase: 'profit and loss account', weight: 4, where: 'heading' },
    { phrase: 'estado de resultados', weight: 4, where: 'heading' },
    { phrase: 'cuenta de resultados', weight: 4, where: 'heading' },
    { phrase: 'perdidas y ganancias', weight: 4, where: 'heading' },
    { phrase: 'operating income', weight: 1, where: 'line' },
    { phrase: 'gross profit', weight: 1, where: 'line' },
    { phrase: 'cost of sales', weight: 1, where: 'line' },
    { phrase: 'cost of revenue', weight: 1, where: 'line' },
    { phrase: 'income before income taxes', weight: 1, where: 'line' },
    { phrase: 'earnings before', weight: 1, where: 'line' },
    { phrase: 'provision for income taxes', weight: 1, where: 'line' },
    { phrase: 'net income', weight: 1, where: 'line' },
    { phrase: 'net earnings', weight: 1, where: 'line' },
    { phrase: 'basic', weight: 1, where: 'line' },
    { phrase: 'diluted', weight: 1, where: 'line' },
    { phrase: 'per share', weight: 1, where: 'anywhere' },
    { phrase: 'resultado de explotacion', weight: 2, where: 'line' },
    { phrase: 'importe neto de la cifra de negocios', weight: 2, where: 'line' },
    { phrase: 'resultado antes de impuestos', weight: 1, where: 'line' },
    { phrase: 'gastos de personal', weight: 1, where: 'line' },
    { phrase: 'ingresos de actividades ordinarias', weight: 1, where: 'line' },
    { phrase: 'costo de ventas', weight: 1, where: 'line' },
    { phrase: 'ganancia bruta', weight: 1, where: 'line' },
    { phrase: 'utilidad bruta', weight: 1, where: 'line' },
    { phrase: 'gastos de administracion', weight: 1, where: 'line' },
    { phrase: 'ganancia antes de impuestos', weight: 1, where: 'line' },
    { phrase: 'utilidad antes de impuestos', weight: 1, where: 'line' },
    { phrase: 'ganancia del periodo', weight: 1, where: 'line' },
    { phrase: 'utilidad neta', weight: 2, where: 'line' },
    { phrase: 'resultado del ejercicio', weight: 2, where: 'line' },
    { phrase: 'net cash', weight: -3, where: 'line' },
  ],
  keys: [
    ...STATEMENT_KEYS,
    line(
      'Income',
      'Revenue',
      'revenue',
      'total net sales,total revenues,total revenue,total net revenue,total net revenues,net sales,net revenue,net revenues,revenues,revenue,sales to customers,sales,turnover,importe neto de la cifra de negocios,importe neto de la cifra de negocio,ingresos operacionales,ingresos netos,total de ingresos,ingresos totales,total ingresos,ventas netas,ingresos por ventas,ingresos de actividades ordinarias,ingresos,ventas',
      true,
    ),
    line(
      'Income',
      'Cost of Sales',
      'cost_of_sales',
      'total cost of revenue,total cost of revenues,total cost of sales,cost of sales,cost of revenue,cost of revenues,cost of goods sold,cost of products sold,costo de ventas,costo de las ventas,coste de ventas,aprovisionamientos',
    ),
    line(
      'Income',
      'Gross Profit',
      'gross_profit',
      'gross profit,gross margin,gross income,ganancia bruta,utilidad bruta,margen bruto,beneficio bruto,resultado bruto',
    ),
    line(
      'Income',
      'Operating Expenses',
      'operating_expenses',
      'total operating expenses,total costs and expenses,operating expenses,gastos de explotacion,total gastos operativos,total gastos de operacion,gastos de operacion,gastos operativos',
    ),
    line(
      'Income',
      'Operating Income',
      'operating_income',
      'operating income,operating profit,income from operations,operating loss,earnings from operations,profit from operations,loss from operations,profit from operating activities,operating earnings,resultado de explotacion,resultado operativo,utilidad de la operacion,utilidad operacional,resultado de actividades de la operacion,resultado de actividades de operacion,ganancia operativa,utilidad de operacion,utilidad operativa,beneficio de explotacion',
    ),
    line(
      'Income',
      'Interest Expense',
      'interest_expense',
      'interest expense,interest expense net,finance costs,finance expense,gastos financieros,costos financieros,costo financiero,gastos por intereses',
    ),
    line(
      'Income',
      'Income before Taxes',
      'income_before_taxes',
      'income before income taxes,income before provision for income taxes,earnings before income taxes,earnings before provision for taxes on income,income before taxes,earnings before taxes,profit before tax,profit before taxes,earnings before income tax expense,income before income tax expense,earnings before income tax,profit before taxation,profit before income tax,loss before income taxes,loss before taxes,pretax income,pre tax income,income from continuing operations before income taxes,earnings from continuing operations before income taxes,income before income taxes and,earnings before income taxes and,income before income tax expense and,earnings before income tax expense and,income before provision for income taxes and,beneficio antes de impuestos,ganancia antes de impuestos,resultado antes de impuestos,utilidad antes de impuestos,utilidad antes de impuesto a la renta,utilidad antes de impuestos a la utilidad',
    ),
    line(
      'Income',
      'Income Taxes',
      'income_taxes',
      'provision for income taxes,income tax expense,provision for taxes on income,income taxes,taxes on income,income tax provision,benefit from income taxes,income tax benefit,provision for taxes,impuesto sobre sociedades,impuesto sobre las ganancias,impuesto sobre beneficios,impuestos sobre beneficios,impuesto sobre la renta,impuesto a las ganancias,gasto por impuesto,impuesto a la renta,impuestos a la utilidad',
    ),
    line(
      'Income',
      'Net Income',
      'net_income',
      'net income,net earnings,net loss,consolidated net income,net income including noncontrolling interests,net income attributable to,profit for the period,profit for the year,loss for the year,net profit,utilidad neta,resultado del ejercicio,resultado consolidado del ejercicio,resultado del periodo,utilidad del ejercicio,beneficio del ejercicio,ganancia del ejercicio,ganancia del periodo,resultado neto del ejercicio,perdida del ejercicio,beneficio neto,resultado neto,ganancia neta',
      true,
    ),
    perShare(
      'Basic Earnings per Share',
      'basic_eps',
      'basic earnings per share,basic,beneficio basico por accion,ganancia basica por accion,utilidad basica por accion',
    ),
    perShare(
      'Diluted Earnings per Share',
      'diluted_eps',
      'diluted earnings per share,diluted,beneficio diluido por accion,ganancia diluida por accion,utilidad diluida por accion',
    ),
  ],
  tables: [],
  rules: [{ rule: 'sum', total: 'Revenue', parts: ['Cost of Sales', 'Gross Profit'] }],
  comparedKeys: ['Revenue', 'Operating Income', 'Net Income'],
};
