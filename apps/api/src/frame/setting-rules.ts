// What the values of settings look like. Each rule says so in words, with an example or a range, for whoever gave another value; the value itself is never
// repeated, since it may be a secret.

import { z } from 'zod';

/** Addresses of this machine alone. */
export const LOOPBACK = /^(?:127\.[\d.]+|::1|localhost)$/;

export function wholeNumber(least: number, most: number) {
  return numberWhere(
    `must be a whole number from ${least} to ${most}`,
    (number) => number >= least && number <= most,
  );
}

const MOST_DAYS = 36_500;

/** Days, at least so many; 0 for ever. */
export function daysOrForever(least: number) {
  return numberWhere(
    `must be a whole number from ${least} to ${MOST_DAYS}, or 0 for ever`,
    (number) => number === 0 || (number >= least && number <= MOST_DAYS),
  );
}

/** In decimal digits: what else JavaScript takes for a number (blanks, 0x10, 1e3) is a slip. */
function numberWhere(rule: string, isRight: (number: number) => boolean) {
  return z.string().trim().regex(/^\d+$/, rule).transform(Number).refine(isRight, rule);
}

export const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((text) => text === 'true' || text === '1');

export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, `must be one of ${words.join(', ')}`);
}

export const text = z.string().min(1);

export function secret(least: number) {
  return z.string().min(least, `must have at least ${least} characters`);
}

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be an address such as postgres://role:password@db.example:5432/vigilo; in a password @ is written %40, : %3A, / %2F, # %23 and % %25',
});

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://vigilo.example',
});

export const mailAddress = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address such as smtps://user:password@mail.example:465',
});

/** With a name before the address, or without. */
export const mailSender = z
  .string()
  .max(254, 'must have at most 254 characters')
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be a mail address such as vigilo@company.example or Vigilo <vigilo@company.example>',
  );

const HOSTS = 'must be host:port, separated by commas';

export const hostList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .pipe(z.array(z.string().regex(/^[a-z\d.:[\]-]+:\d{1,5}$/, HOSTS)));

/** An address of the web with a placeholder behind its host. */
export function addressWith(placeholder: string) {
  return z.string().refine((address) => {
    const url = URL.parse(address);
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      !/[{}%]/.test(url.host) &&
      address.includes(placeholder)
    );
  }, `must be an address of http or https with ${placeholder} behind the host`);
}
