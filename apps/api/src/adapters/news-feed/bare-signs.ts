// Signs of markup that stand for themselves, or lack their other half: to a reader of XML what follows them would be markup.

/** No name begins after it, no end of one, and nothing that is no element. */
const BARE_LESS = /<(?=[^A-Za-z_:/!?\u0080-\uffff]|\/[^A-Za-z_:\u0080-\uffff]|$)/g;
/** The same, faster, to find out whether there is one. */
const ANY_BARE_LESS = /<(?:[^A-Za-z_:/!?\u0080-\uffff]|\/[^A-Za-z_:\u0080-\uffff]|$)/;
/** An attribute that goes on beyond the end of its element and into another one: no value has a '<' in it. */
const OPEN_QUOTE = /(=\s?)(["'])([^"'<>]{0,2000})>(?=\s{0,20}<)/g;

/** The file with such signs mended. Takes time in proportion to its length. */
export function withoutBareSigns(xml: string): string {
  const escaped = ANY_BARE_LESS.test(xml) ? xml.replace(BARE_LESS, '&lt;') : xml;
  return escaped.replace(OPEN_QUOTE, closeQuote);
}

function closeQuote(_whole: string, equals: string, quote: string, value: string): string {
  const end = /\s*\/?$/.exec(value)?.index ?? value.length;
  return `${equals}${quote}${value.slice(0, end)}${quote}${value.slice(end)}>`;
}
