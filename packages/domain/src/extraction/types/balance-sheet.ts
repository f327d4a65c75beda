// The balance sheet: what it is recognised by and the lines that are looked for (decisions.md section 5).

import type { DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';
import { STATEMENT_KEYS } from './statement-keys.ts';

function line(category: string, key: string, field: string, synonyms: string, isRequired = false): SsotKey {
  return ssotKey(category, key, field, synonyms, { dataType: 'currency', isRequired });
}

export const BALANCE_SHEET: DocumentType = {
  name: 'Balance Sheet',
  layout: 'statement',
  cues: [
    { phrase: 'consolidated balance sheets', weight: 4, where: 'heading' },
    { phrase: 'consolidated balance sheet', weight: 4, where: 'heading' },
    { phrase: 'balance sheets', weight: 3, where: 'heading' },
    { phrase: 'balance sheet', weight: 3, where: 'heading' },
    { phrase: 'statements of financial position', weight: 4, where: 'heading' },
    { phrase: 'statement of financial position', weight: 4, where: 'heading' },
    { phrase: 'statement of financial condition', weight: 4, where: 'heading' },
    { phrase: 'balance general', weight: 4, where: 'heading' },
    { phrase: 'balance de situacion', weight: 4, where: 'heading' },
    { phrase: 'estado de situacion financiera', weight: 4, where: 'heading' },
    { phrase: 'total assets', weight: 3, where: 'line' },
    { phrase: 'total current assets', weight: 1, where: 'line' },
    { phrase: 'total current liabilities', weight: 1, where: 'line' },
    { phrase: 'total liabilities', weight: 2, where: 'line' },
    { phrase: 'total stockholders equity', weight: 2, where: 'line' },
    { phrase: 'total shareholders equity', weight: 2, where: 'line' },
    { phrase: 'total equity', weight: 2, where: 'line' },
    { phrase: 'total activo', weight: 3, where: 'line' },
    { phrase: 'total pasivo', weight: 2, where: 'line' },
    { phrase: 'patrimonio neto', weight: 2, where: 'line' },
    { phrase: 'total activos', weight: 3, where: 'line' },
    { phrase: 'total pasivos', weight: 2, where: 'line' },
    { phrase: 'total patrimonio', weight: 2, where: 'line' },
    { phrase: 'activo no corriente', weight: 1, where: 'line' },
    { phrase: 'pasivo no corriente', weight: 1, where: 'line' },
  ],
  keys: [
    ...STATEMENT_KEYS,
    line(
      'Assets',
      'Cash and Cash Equivalents',
      'cash',
      'cash and cash equivalents,cash and equivalents,cash cash equivalents and restricted cash,cash,efectivo y equivalentes de efectivo,efectivo y equivalentes al efectivo,efectivo y otros activos liquidos equivalentes,efectivo y equivalentes,caja y bancos,tesoreria,efectivo',
    ),
    line(
      'Assets',
      'Short-Term Investments',
      'short_term_investments',
      'short term investments,marketable securities,short term marketable securities,current investments,inversiones a corto plazo,inversiones financieras a corto plazo,inversiones temporales',
    ),
    line(
      'Assets',
      'Accounts Receivable',
      'receivables',
      'accounts receivable net,accounts and notes receivable net,trade receivables net,accounts receivable,trade receivables,receivables net,receivables,accounts receivable trade,trade and other receivables,trade accounts receivable,cuentas por cobrar,deudores comerciales y otras cuentas a cobrar,deudores comerciales y otras cuentas por cobrar,cuentas comerciales por cobrar,cuentas comerciales por cobrar y otras cuentas por cobrar,cuentas por cobrar comerciales,cuentas por cobrar a clientes,deudores comerciales,clientes',
    ),
    line(
      'Assets',
      'Inventories',
      'inventories',
      'inventories net,total inventories,inventories,inventory,merchandise inventories,existencias,inventarios',
    ),
    line(
      'Assets',
      'Total Current Assets',
      'current_assets',
      'total current assets,total activo corriente,total activos corrientes,total de activos corrientes,activos corrientes totales,total activo circulante,activo corriente,activos corrientes,activo circulante',
    ),
    line(
      'Assets',
      'Property, Plant and Equipment',
      'ppe',
      'property plant and equipment net,property and equipment net,net property and equipment,net property plant and equipment,total property and equipment net,total property plant and equipment net,property plant and equipment,property and equipment,inmovilizado material,propiedad planta y equipo,propiedades planta y equipo,propiedades plantas y equipos,inmuebles maquinaria y equipo,activo fijo',
    ),
    line('Assets', 'Goodwill', 'goodwill', 'goodwill,fondo de comercio,plusvalia,credito mercantil'),
    line(
      'Assets',
      'Total Non-Current Assets',
      'non_current_assets',
      'total non current assets,total noncurrent assets,total activo no corriente,total activos no corrientes,total de activos no corrientes,activos no corrientes totales,activo no corriente,activos no corrientes',
    ),
    line(
      'Assets',
      'Total Assets',
      'total_assets',
      'total assets,total activo,total activos,activo total,total del activo,total de activos,assets total',
      true,
    ),
    line(
      'Liabilities',
      'Accounts Payable',
      'payables',
      'accounts payable,trade payables,trade and other payables,cuentas por pagar,acreedores comerciales y otras cuentas a pagar,acreedores comerciales y otras cuentas por pagar,cuentas comerciales por pagar,cuentas comerciales por pagar y otras cuentas por pagar,cuentas por pagar comerciales,cuentas por pagar a proveedores,acreedores comerciales,proveedores',
    ),
    line(
      'Liabilities',
      'Total Current Liabilities',
      'current_liabilities',
      'total current liabilities,total pasivo corriente,total pasivos corrientes,total de pasivos corrientes,pasivos corrientes totales,total pasivo circulante,pasivo corriente,pasivos corrientes,pasivo circulante',
    ),
    line(
      'Liabilities',
      'Long-Term Debt',
      'long_term_debt',
      'long term debt,long term debt less current portion,long term debt net of current portion,long term debt less current maturities,non current portion of long term debt,long term debt excluding current portion,long term debt excluding current maturities,long term debt net,long term borrowings,non current borrowings,deuda a largo plazo,deudas a largo plazo,prestamos a largo plazo,obligaciones financieras a largo plazo',
    ),
    line(
      'Liabilities',
      'Total Non-Current Liabilities',
      'non_current_liabilities',
      'total non current liabilities,total noncurrent liabilities,total long term liabilities,total pasivo no corriente,total pasivos no corrientes,total de pasivos no corrientes,pasivos no corrientes totales,total pasivo a largo plazo,pasivo no corriente,pasivos no corrientes,pasivo a largo plazo',
    ),
    line(
      'Liabilities',
      'Total Liabilities',
      'total_liabilities',
      'total liabilities,total pasivo,total pasivos,pasivo total,total del pasivo,total de pasivos',
      true,
    ),
    line(
      'Equity',
      'Retained Earnings',
      'retained_earnings',
      'retained earnings,accumulated deficit,retained deficit,resultados acumulados,ganancias acumuladas,utilidades acumuladas,utilidades retenidas,resultados de ejercicios anteriores',
    ),
    line(
      'Equity',
      'Shareholders\u2019 Equity of the Parent',
      'parent_equity',
      'equity attributable to owners of,equity attributable to shareholders of,equity attributable to equity holders of,equity attributable to the parent,patrimonio atribuible a,patrimonio neto atribuible a,patrimonio neto atribuido a,patrimonio atribuible a los propietarios de la controladora',
    ),
    line(
      'Equity',
      'Non-Controlling Interests',
      'non_controlling_interests',
      'non controlling interests,noncontrolling interests,non controlling interest,noncontrolling interest,participaciones no controladoras,participacion no controladora,participaciones no dominantes,socios externos,intereses minoritarios',
    ),
    line(
      'Equity',
      'Total Equity',
      'total_equity',
      'total equity,total shareholders equity,total stockholders equity,total shareowners equity,total shareholders investment,total stockholders deficit,total shareholders deficit,shareholders equity,stockholders equity,total patrimonio neto,patrimonio neto,total patrimonio,total capital contable,patrimonio total,total del patrimonio,capital contable,fondos propios',
      true,
    ),
    line(
      'Equity',
      'Total Liabilities and Equity',
      'total_liabilities_and_equity',
      'total liabilities and equity,total equity and liabilities,total shareholders equity and liabilities,total liabilities and shareholders equity,total liabilities and stockholders equity,total liabilities shareholders equity,total liabilities mezzanine equity and stockholders equity,total liabilities and shareowners equity,total pasivo y patrimonio neto,total patrimonio neto y pasivo,total pasivo y patrimonio,total de pasivo y patrimonio,total pasivos y patrimonio,total de pasivos y patrimonio,total patrimonio y pasivo,total pasivo y capital contable,total de pasivo y capital contable',
    ),
  ],
  tables: [],
  rules: [
    { rule: 'balance', left: 'Total Assets', right: ['Total Liabilities', 'Total Equity'] },
    { rule: 'balance', left: 'Total Assets', right: ['Total Liabilities and Equity'] },
    { rule: 'sum', total: 'Total Assets', parts: ['Total Current Assets', 'Total Non-Current Assets'] },
    {
      rule: 'sum',
      total: 'Total Liabilities',
      parts: ['Total Current Liabilities', 'Total Non-Current Liabilities'],
    },
  ],
  comparedKeys: ['Cash and Cash Equivalents', 'Total Assets', 'Total Liabilities', 'Total Equity'],
};
