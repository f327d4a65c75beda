// Pieces of which the tables of the third collection are made, beyond those of the second.

import { escapeHtml } from '../../html.ts';
import type { Cell } from '../table-model.ts';

/** An amount at the right of its cell and its sign at the left. */
export function apart(sign: string, amount: string): Cell {
  return {
    text: `${sign} ${amount}`,
    html: `<div style="display:flex;justify-content:space-between;white-space:nowrap"><span>${escapeHtml(sign)}&nbsp;</span><span>${escapeHtml(amount)}</span></div>`,
  };
}

/** So many empty places. */
export function blanks(count: number): string[] {
  return Array.from({ length: count }, () => '');
}

/** A whole number with a mark between thousands. */
export function grouped(value: number, mark = ','): string {
  return String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/gu, mark);
}

/** With two decimals and a mark between thousands. */
export function cents(value: number): string {
  const [whole = '', part = ''] = value.toFixed(2).split('.');
  return `${grouped(Number(whole))}.${part}`;
}
