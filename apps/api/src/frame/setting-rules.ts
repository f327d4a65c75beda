// What the values of settings look like.

import { z } from 'zod';

/** Addresses of this machine alone. */
export const LOOPBACK = /^(?:127\.[\d.]+|::1|localhost)$/;

export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
export const hostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .pipe(z.array(z.string().regex(/^[a-z\d.:[\]-]+:\d{1,5}$/, 'host:port, separated by commas')));

export const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

export function isPriceAddress(text: string): boolean {
  return isAddressWith(text, '{ticker}');
}

export function isProjectAddress(text: string): boolean {
  return isAddressWith(text, '{name}');
}

/** Whether a text is an address of the web with a placeholder behind its host. */
function isAddressWith(text: string, placeholder: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && !/[{}%]/.test(url.host) && text.includes(placeholder)
  );
}

const MOST_DAYS = 36_500;

/** Days, at least so many; 0 for ever. */
export function daysOrForever(least: number) {
  return z.union([z.literal('0').transform(() => 0), wholeNumber(least, MOST_DAYS)]);
}
