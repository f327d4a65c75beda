// Sections of characters and comments that are never closed: to a reader of XML all that follows would be in them. Their beginnings are taken out, so that what
// follows is read as it stands.

const SECTION = '<![CDATA[';
const SECTION_END = ']]>';
const COMMENT = '<!--';
const ITEM_END = /<\/(?:\w{1,20}:)?(?:item|entry)\s*>/i;

/** The file without the beginnings of sections and comments that have no end of their own. Takes time in proportion to its length. */
export function withoutUnclosedSections(xml: string): string {
  return withoutUnclosedComment(withoutUnclosedCharacters(xml));
}

/** A section that goes on beyond the end of an item and into another section was never closed. */
function withoutUnclosedCharacters(xml: string): string {
  const parts: string[] = [];
  let kept = 0;
  let end = 0;
  let start = xml.indexOf(SECTION);
  while (start !== -1) {
    const inside = start + SECTION.length;
    if (end < inside) end = findOr(xml, SECTION_END, inside, xml.length);
    const next = findOr(xml, SECTION, inside, xml.length);
    const isUnclosed = end === xml.length || (next < end && ITEM_END.test(xml.slice(inside, next)));
    if (isUnclosed) {
      parts.push(xml.slice(kept, start));
      kept = inside;
    }
    // Within a section that is closed, another beginning is text.
    start = xml.indexOf(SECTION, isUnclosed ? inside : end);
  }
  return kept === 0 ? xml : [...parts, xml.slice(kept)].join('');
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
