// The cash flow statement: what it is recognised by and the lines that are looked for (decisions.md section 5).

import type { DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';
import { STATEMENT_KEYS } from './statement-keys.ts';

function line(key: string, field: string, synonyms: string, isRequired = false): SsotKey {
  return ssotKey('Cash Flow', key, field, synonyms, { dataType: 'currency', isRequired });
}

export const CASH_FLOW_STATEMENT: DocumentType = {
  name: 'Cash Flow Statement',
  layout: 'statement',
  cues: [
    { phrase: 'consolidated statements of cash flows', weight: 4, where: 'heading' },
    { phrase: 'statements of cash flows', weight: 4, where: 'heading' },
    { phrase: 'statement of cash flows', weight: 4, where: 'heading' },
    { phrase: 'cash flow statement', weight: 4, where: 'heading' },
    { phrase: 'estado de flujos de efectivo', weight: 4, where: 'heading' },
    { phrase: 'estado de flujo de efectivo', weight: 4, where: 'heading' },
    { phrase: 'net cash', weight: 2, where: 'line' },
    { phrase: 'operating activities', weight: 1, where: 'line' },
    { phrase: 'cash flows from operating activities', weight: 2, where: 'line' },
    { phrase: 'cash flows from investing activities', weight: 2, where: 'line' },
    { phrase: 'investing activities', weight: 1, where: 'line' },
    { phrase: 'financing activities', weight: 1, where: 'line' },
    { phrase: 'depreciation', weight: 1, where: 'line' },
    { phrase: 'net increase', weight: 1, where: 'line' },
    { phrase: 'net decrease', weight: 1, where: 'line' },
    { phrase: 'actividades de explotacion', weight: 2, where: 'anywhere' },
    { phrase: 'actividades de operacion', weight: 2, where: 'anywhere' },
    { phrase: 'actividades de inversion', weight: 2, where: 'anywhere' },
    { phrase: 'actividades de financiacion', weight: 2, where: 'anywhere' },
  ],
  keys: [
    ...STATEMENT_KEYS,
    line(
      'Net Income',
      'net_income',
      'net income,net earnings,net loss,profit for the year,profit for the period,profit after tax,resultado del ejercicio,resultado del periodo,utilidad neta,ganancia del periodo,ganancia del ejercicio,utilidad del ejercicio',
    ),
    line(
      'Depreciation and Amortization',
      'depreciation',
      'depreciation and amortization,depreciation amortization and accretion,depreciation amortization and impairment,depreciation depletion and amortization,depreciation and amortization of,depreciation amortization and,depreciation,amortizacion y depreciacion,depreciacion y amortizacion,amortizacion del inmovilizado,depreciacion',
    ),
    line(
      'Operating Cash Flow',
      'operating_cash_flow',
      'net cash provided by operating activities,cash provided by operating activities,total cash provided by operating activities,cash flows from operations,flujos de efectivo de las actividades de explotacion,flujos de efectivo de actividades de explotacion,flujos de efectivo de actividades de operacion',
      true,
    ),
    line(
      'Capital Expenditures',
      'capital_expenditures',
      'purchase of property and equipment,capital expenditures,purchase of property and equipment and,purchase of fixed assets,capital spending,inversiones en inmovilizado material,adquisicion de propiedades planta y equipo,adquisicion de inmovilizado material,pagos por inversiones en inmovilizado material',
    ),
    line(
      'Investing Cash Flow',
      'investing_cash_flow',
      'net cash used in investing activities,total cash used in investing activities,flujos de efectivo de las actividades de inversion,flujos de efectivo de actividades de inversion',
    ),
    line(
      'Financing Cash Flow',
      'financing_cash_flow',
      'net cash used in financing activities,total cash used in financing activities,flujos de efectivo de las actividades de financiacion,flujos de efectivo de actividades de financiacion,flujos de efectivo de actividades de financiamiento',
    ),
    line(
      'Effect of Exchange Rates',
      'exchange_rate_effect',
      'effect of exchange rate,foreign currency effect on cash,exchange rate effect,exchange rate effects,effect of currency,net foreign exchange difference,efecto de las variaciones de los tipos de cambio,efecto de las variaciones en los tipos de cambio,efecto de la variacion en el tipo de cambio,efecto de la variacion en la tasa de cambio',
    ),
    line(
      'Net Change in Cash',
      'net_change_in_cash',
      'net change in cash,change in cash,variacion neta del efectivo',
    ),
    line(
      'Cash at Beginning of Period',
      'opening_cash',
      'cash and cash equivalents at beginning of,cash at beginning of,balance at beginning of,opening cash,efectivo al inicio del',
    ),
    line(
      'Cash at End of Period',
      'closing_cash',
      'cash and cash equivalents at end of,cash at end of,balance at end of,closing cash,efectivo al final del',
    ),
  ],
  tables: [],
  rules: [
    {
      rule: 'sum',
      total: 'Net Change in Cash',
      parts: [
        'Operating Cash Flow',
        'Investing Cash Flow',
        'Financing Cash Flow',
        'Effect of Exchange Rates',
      ],
    },
    {
      rule: 'sum',
      total: 'Cash at End of Period',
      parts: ['Cash at Beginning of Period', 'Net Change in Cash'],
    },
  ],
  comparedKeys: ['Net Income', 'Operating Cash Flow', 'Cash at End of Period'],
};
