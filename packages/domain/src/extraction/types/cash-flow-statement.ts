// The cash flow statement: what it is recognised by and the lines that are looked for (decisions.md section 5).

import type { DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';
import { STATEMENT_KEYS } from './statement-keys.ts';

function line(key: string, field: string, synonyms: string, isRequired = false): SsotKey {
  return ssotKey('Cash Flow', key, field, synonyms, { dataType: 'currency', isRequired });
}

/** 'net cash provided by operating activities' in the wordings that are in use. */
function netCash(activity: string): string {
  const verbs = [
    'provided by',
    'used in',
    'provided by used in',
    'used in provided by',
    'used for',
    'from',
    'used for provided by',
    'provided by used for',
    'used by',
    'flows from',
    'flow from',
    'flows from used by',
    'flows provided by',
    'generated from',
    'flows used by',
    'flows used for',
    'provided from',
  ];
  return verbs.map((verb) => `net cash ${verb} ${activity} activities`).join(',');
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
      'net income,net earnings,net loss,resultado del ejercicio,utilidad neta',
    ),
    line(
      'Depreciation and Amortization',
      'depreciation',
      'depreciation and amortization,depreciation amortization and accretion,depreciation and amortization of property and equipment,depreciation,amortizacion y depreciacion,depreciacion y amortizacion',
    ),
    line(
      'Operating Cash Flow',
      'operating_cash_flow',
      `${netCash('operating')},cash provided by operating activities,total cash provided by operating activities,cash flows from operations,flujos de efectivo de las actividades de explotacion,flujo neto de efectivo de actividades de operacion,efectivo neto generado por actividades de operacion`,
      true,
    ),
    line(
      'Capital Expenditures',
      'capital_expenditures',
      'capital expenditures,purchases of property and equipment,additions to property and equipment,additions to property plant and equipment,purchase of property plant and equipment,capital spending,inversiones en inmovilizado material,adquisicion de propiedades planta y equipo',
    ),
    line(
      'Investing Cash Flow',
      'investing_cash_flow',
      `${netCash('investing')},total cash used in investing activities,flujos de efectivo de las actividades de inversion,flujo neto de efectivo de actividades de inversion`,
    ),
    line(
      'Financing Cash Flow',
      'financing_cash_flow',
      `${netCash('financing')},total cash used in financing activities,flujos de efectivo de las actividades de financiacion,flujo neto de efectivo de actividades de financiacion`,
    ),
    line(
      'Effect of Exchange Rates',
      'exchange_rate_effect',
      'effect of exchange rate,effect of foreign currency exchange rates,foreign currency effect on cash,effect of foreign exchange,efecto de las variaciones de los tipos de cambio',
    ),
    line(
      'Net Change in Cash',
      'net_change_in_cash',
      'net change in cash,net increase in cash,net decrease in cash,net increase decrease in cash,net decrease increase in cash,increase decrease in cash,increase in cash,decrease in cash,aumento neto del efectivo,variacion neta del efectivo',
    ),
    line(
      'Cash at Beginning of Period',
      'opening_cash',
      'cash and cash equivalents beginning of,cash and cash equivalents at beginning of,cash cash equivalents and restricted cash beginning of,cash cash equivalents and restricted cash at beginning of,balance beginning of,efectivo al inicio del,efectivo y equivalentes al comienzo del',
    ),
    line(
      'Cash at End of Period',
      'closing_cash',
      'cash and cash equivalents end of,cash and cash equivalents at end of,cash cash equivalents and restricted cash end of,cash cash equivalents and restricted cash at end of,balance end of,efectivo al final del,efectivo y equivalentes al final del',
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
