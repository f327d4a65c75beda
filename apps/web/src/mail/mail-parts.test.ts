import { expect, it } from 'vitest';
import { splitMail } from './mail-parts.ts';

function partsIn(text: string, kind: 'link' | 'code'): string[] {
  return splitMail(text).flatMap((part) => (part.kind === kind ? [part.text] : []));
}

it('finds addresses, without the stop or bracket after them', () => {
  expect(
    partsIn(
      'Open http://localhost:8080/password_reset/scry/aB-_9. Or (https://vigilo.test/x?y=1&z=2)',
      'link',
    ),
  ).toEqual(['http://localhost:8080/password_reset/scry/aB-_9', 'https://vigilo.test/x?y=1&z=2']);
});

it('makes no link of anything but web addresses', () => {
  expect(partsIn('javascript:alert(1) data:text/html,x file:///etc/passwd', 'link')).toEqual([]);
});

it('finds codes that stand alone', () => {
  expect(partsIn('Your verification code is 01234567\nIt works once.', 'code')).toEqual(['01234567']);
  expect(partsIn('Code: 123456.', 'code')).toEqual(['123456']);
  expect(partsIn('In 2026, call 12345 or 123456789 or http://x.test/123456 or A-123456', 'code')).toEqual([]);
});

it('loses nothing', () => {
  const text = 'Hello,\n\n12345678 and http://a.test/b.\n';
  expect(
    splitMail(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
