// The elements of a feed that matter, as the tokenizer of htmlparser2 comes by them: the feed's own fields, and items with theirs. Structure below a field
// is read as text. Nothing here grows with the nesting of a file. Of entities the five of XML, numbers, and what a file declares as plain words are known
// (xml-references.ts), so that none can fetch or grow anything.

import { Tokenizer } from 'htmlparser2';
import type { Scope } from './feed-names.ts';
import {
  endsField,
  extendScope,
  isContainer,
  isItem,
  isTextField,
  rootScope,
  toElementKey,
} from './feed-names.ts';
import { isBlock, isUnseen } from './plain-text.ts';
import type { DecodeReferences } from './xml-references.ts';
import { makeReferenceDecoder } from './xml-references.ts';

/** A field: how it is called, its attributes in small letters, and its text with that of everything in it. */
export interface Field {
  readonly key: string;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
  /** Elements stood in it: what is read is text already. */
  hasElements: boolean;
}

export interface Item {
  readonly isEntry: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly fields: Field[];
}

export interface FeedElements {
  /** The names of the first elements outside of items, to tell what kind of file it is. */
  readonly roots: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  readonly fields: readonly Field[];
  readonly items: readonly Item[];
  /** Items beyond the most that are read. */
  readonly itemsLeft: number;
  /** Whether the file stops before the end of its outermost element. */
  readonly isCutOff: boolean;
}

const DEEPEST = 64;
const MOST_FIELDS = 120;
const MOST_ATTRIBUTES = 40;
const LONGEST_FIELD = 200_000;
const LONGEST_ATTRIBUTE = 8000;
const ROOTS_KEPT = 8;
type Kind = 'container' | 'item' | 'field' | 'inner' | 'unseen';

interface Open {
  readonly name: string;
  readonly kind: Kind;
  readonly scope: Scope | null;
}

/** Walks over the text of a feed in XML, however broken, and keeps at most so many items. */
export function walkFeed(xml: string, mostItems: number): FeedElements {
  const decode = makeReferenceDecoder(xml);
  const walk = new Walk(mostItems, decode);
  let name = '';
  let attribute = '';
  let value = '';
  const tokenizer = new Tokenizer(
    // References are left for later: most text is of no use, and without them the tokenizer skips from tag to tag.
    { xmlMode: true, decodeEntities: false },
    {
      ontext: (start, end) => {
        if (walk.isListening()) walk.text(decode(xml.slice(start, Math.min(end, start + LONGEST_FIELD))));
      },
      ontextentity: () => undefined,
      oncdata: (start, end, offset) =>
        walk.text(xml.slice(start, Math.min(end - offset, start + LONGEST_FIELD))),
      onopentagname: (start, end) => {
        name = xml.slice(start, end);
        walk.begin();
      },
      onattribname: (start, end) => {
        attribute = xml.slice(start, end);
        value = '';
      },
      onattribdata: (start, end) => {
        value += xml.slice(start, end);
      },
      onattribentity: () => undefined,
      onattribend: () => walk.attribute(attribute, value),
      onopentagend: () => walk.open(name),
      onselfclosingtag: () => {
        walk.open(name);
        walk.close(name);
      },
      onclosetag: (start, end) => walk.close(xml.slice(start, end)),
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => walk.end(),
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  return walk.result();
}

class Walk {
  private readonly mostItems: number;
  private readonly decode: DecodeReferences;
  /** The name of the outermost container, in small letters; empty before it begins. */
  private outermost = '';
  private isEnded = false;
  private readonly stack: Open[] = [];
  /** Elements that are open beyond the deepest that are told apart. */
  private overflow = 0;
  private attributes = new Map<string, string>();
  private readonly roots: string[] = [];
  private readonly headAttributes = new Map<string, string>();
  private readonly fields: Field[] = [];
  private readonly items: Item[] = [];
  private itemsLeft = 0;
  private item: Item | null = null;
  private field: Field | null = null;

  constructor(mostItems: number, decode: DecodeReferences) {
    this.mostItems = mostItems;
    this.decode = decode;
  }

  begin(): void {
    this.attributes = new Map();
  }

  attribute(name: string, value: string): void {
    if (this.attributes.size < MOST_ATTRIBUTES && !this.attributes.has(name))
      this.attributes.set(name.toLowerCase(), this.decode(value.slice(0, LONGEST_ATTRIBUTE)));
  }

  /** Whether text would be kept. */
  isListening(): boolean {
    return (
      this.field !== null && this.field.text.length < LONGEST_FIELD && this.stack.at(-1)?.kind !== 'unseen'
    );
  }

  text(text: string): void {
    if (this.field !== null && this.isListening()) this.field.text += text;
  }

  open(name: string): void {
    if (this.overflow > 0 || this.stack.length >= DEEPEST) {
      this.overflow += 1;
      return;
    }
    const outer = extendScope(this.stack.at(-1)?.scope ?? null, this.attributes);
    const scope = this.outermost === '' ? rootScope(name, outer) : outer;
    const key = toElementKey(name, scope);
    this.endBefore(key);
    const above = this.stack.at(-1);
    if (isItem(key) && this.beginsItem(above)) this.openItem(name, key, scope);
    else if (this.outermost === '' && this.field !== null && isContainer(key))
      this.openContainer(name, scope);
    else if (this.field !== null) this.openInner(name, scope);
    else this.openOutside(name, key, scope);
  }

  close(name: string): void {
    if (name.toLowerCase() === this.outermost) this.isEnded = true;
    if (this.overflow > 0) {
      this.overflow -= 1;
      return;
    }
    const exact = this.stack.findLastIndex((open) => open.name === name);
    const index = exact === -1 ? this.findOpen(name.toLowerCase()) : exact;
    if (index === -1) return;
    while (this.stack.length > index) this.pop();
  }

  private findOpen(name: string): number {
    return this.stack.findLastIndex((open) => open.name.toLowerCase() === name);
  }

  /** Of a file that stops in an item only half of it is there: it is left to the next time. */
  end(): void {
    if (this.isCutOff()) this.item = null;
    while (this.stack.length > 0) this.pop();
  }

  private isCutOff(): boolean {
    return this.outermost !== '' && !this.isEnded;
  }

  result(): FeedElements {
    return {
      roots: this.roots,
      attributes: this.headAttributes,
      fields: this.fields,
      items: this.items,
      itemsLeft: this.itemsLeft,
      isCutOff: this.isCutOff(),
    };
  }

  /** A field of an item that begins directly in another one says that the end of that is missing. */
  private endBefore(key: string): void {
    const isIn = this.item !== null && this.field !== null && this.stack.at(-1)?.kind === 'field';
    if (isIn && this.field !== null && endsField(this.field.key, key)) this.pop();
  }

  /** An item begins outside of any other; where the end of the last one, or of one of its plain fields, is missing, that ends here. */
  private beginsItem(above: Open | undefined): boolean {
    if (this.item === null) return above?.kind !== 'inner' || this.isOfData();
    return (
      above?.kind === 'item' ||
      (above?.kind === 'field' && this.field !== null && isTextField(this.field.key))
    );
  }

  /** Some services wrap their items in elements of their own; a page of the web is no such thing. */
  private isOfData(): boolean {
    return this.outermost === '' && this.stack[0]?.name.toLowerCase() !== 'html';
  }

  private openItem(name: string, key: string, scope: Scope | null): void {
    while (this.item !== null && this.stack.length > 0) this.pop();
    this.field = null;
    this.item = { isEntry: key.endsWith('entry'), attributes: this.attributes, fields: [] };
    this.stack.push({ name, kind: 'item', scope });
  }

  private openInner(name: string, scope: Scope | null): void {
    const local = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (this.field !== null) {
      this.field.hasElements = true;
      if (isBlock(local)) this.text(' ');
    }
    const isInUnseen = this.stack.at(-1)?.kind === 'unseen';
    this.stack.push({ name, kind: isInUnseen || isUnseen(local) ? 'unseen' : 'inner', scope });
  }

  /** One within another element than a feed has is that of a page, or of a reply: what stood around it is no field. */
  private openContainer(name: string, scope: Scope | null): void {
    this.field = null;
    for (const [attribute, value] of this.attributes) this.headAttributes.set(attribute, value);
    this.outermost ||= name.toLowerCase();
    this.stack.push({ name, kind: 'container', scope });
  }

  private openOutside(name: string, key: string, scope: Scope | null): void {
    if (this.item === null && this.roots.length < ROOTS_KEPT) this.roots.push(key);
    if (this.item === null && isContainer(key)) {
      this.openContainer(name, scope);
      return;
    }
    const field: Field = { key, attributes: this.attributes, text: '', hasElements: false };
    const fields = this.item?.fields ?? this.fields;
    if (fields.length < MOST_FIELDS) fields.push(field);
    this.field = field;
    this.stack.push({ name, kind: 'field', scope });
  }

  private pop(): void {
    const closed = this.stack.pop();
    if (closed === undefined) return;
    if (closed.kind === 'inner' && isBlock(closed.name.toLowerCase())) this.text(' ');
    if (closed.kind === 'field') this.field = null;
    if (closed.kind !== 'item' || this.item === null) return;
    if (this.items.length < this.mostItems) this.items.push(this.item);
    else this.itemsLeft += 1;
    this.item = null;
  }
}
