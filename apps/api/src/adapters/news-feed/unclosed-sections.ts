// Sections of characters and comments that are never closed: to a reader of XML all that follows would be in them. Their beginnings are taken out, so that what
// follows is read as it stands.

const SECTION = '<![CDATA[';
const SECTION_END = ']]>';
const COMMENT = '<!--';
const ITEM_END = /<\/(?:\w{1,20}:)?(?:item|entry)\s*>/i;
const ODD_SECTION = /<!(?:\[(?!CDATA\[)\s?|(?=[Cc]))[Cc][Dd][Aa][Tt][Aa]\s?\[/g;
/** What should have been the end of a section, at the end of an element. */
const WRONG_END = /\](?:\s?\]\s?>?|\s?>)\s{0,20}$/;
const LONGEST_TAG = 200;

/** The file without the beginnings of sections and comments that have no end of their own. Takes time in proportion to its length. */
export function withoutUnclosedSections(xml: string): string {
  return withoutUnclosedComment(withoutUnclosedCharacters(xml.replace(ODD_SECTION, SECTION)));
}

/** A section that goes on beyond the end of its element, or of an item, and into another section was never closed. */
function withoutUnclosedCharacters(xml: string): string {
  const parts: string[] = [];
  let [kept, end, elementEnd] = [0, 0, 0];
  const leaveOut = (from: number, to: number) => {
    parts.push(xml.slice(kept, from));
    kept = to;
  };
  let start = xml.indexOf(SECTION);
  while (start !== -1) {
    const inside = start + SECTION.length;
    if (end < inside) end = findOr(xml, SECTION_END, inside, xml.length);
    if (elementEnd < inside) elementEnd = findOr(xml, '</', inside, xml.length);
    const next = findOr(xml, SECTION, inside, xml.length);
    const isUnclosed = end === xml.length || (next < end && endsElement(xml, start, xml.slice(inside, next)));
    if (isUnclosed) leaveOut(start, inside);
    if (isUnclosed && next > elementEnd)
      leaveOut(elementEnd - wrongEndBefore(xml, inside, elementEnd), elementEnd);
    // Within a section that is closed, another beginning is text.
    start = xml.indexOf(SECTION, isUnclosed ? inside : end);
  }
  return kept === 0 ? xml : [...parts, xml.slice(kept)].join('');
}

/** How many characters before the end of an element were meant to end its section. */
function wrongEndBefore(xml: string, inside: number, elementEnd: number): number {
  const near = xml.slice(Math.max(inside, elementEnd - LONGEST_TAG), elementEnd);
  return WRONG_END.exec(near)?.[0].length ?? 0;
}

/** Whether the text of a section has the end of the element in it that the section begins, or of an item. */
function endsElement(xml: string, start: number, text: string): boolean {
  const [, name] =
    /<([\w:.-]{1,40})(?:\s[^<>]*)?>\s*$/.exec(xml.slice(Math.max(0, start - LONGEST_TAG), start)) ?? [];
  return ITEM_END.test(text) || (name !== undefined && text.includes(`</${name}>`));
}

/** Only the last comment can lack an end; a beginning within a section of characters is text. */
function withoutUnclosedComment(xml: string): string {
  const last = xml.lastIndexOf(COMMENT);
  const isText = last === -1 || xml.includes('-->', last) || xml.includes(SECTION_END, last);
  return isText ? xml : xml.slice(0, last) + xml.slice(last + COMMENT.length);
}

function findOr(text: string, part: string, from: number, otherwise: number): number {
  const at = text.indexOf(part, from);
  return at === -1 ? otherwise : at;
}
