// A mail's text cut where something can be done with it: addresses are followed, codes copied.

export interface MailPart {
  readonly kind: 'text' | 'link' | 'code';
  readonly text: string;
}

/** A web address without the stop or bracket that ends its sentence, or six to eight digits that stand alone. */
const SIGN = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]|(?<![\w./:+-])\d{6,8}(?![\w/-])/g;

export function splitMail(text: string): readonly MailPart[] {
  const parts: MailPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(SIGN)) {
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) });
    parts.push({ kind: found.startsWith('http') ? 'link' : 'code', text: found });
    done = index + found.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
