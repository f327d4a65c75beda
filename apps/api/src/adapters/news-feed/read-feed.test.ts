import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ITEMS } from './feed-reading.ts';
import { MOST_FEED_BYTES, readFeed } from './read-feed.ts';
import { usableItems } from './usable-items.ts';

const bytes = (text: string) => Buffer.from(text);
const rss = (items: string, head = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${head}${items}</channel></rss>`;
const read = (text: string, url = 'https://feeds.example/a/rss.xml') => readFeed(bytes(text), { url });
const one = (text: string) => read(text).items[0];

describe('An item', () => {
  it('has its title, link, id, date and summary as text', () => {
    const item =
      '<item><title>Profit &amp;amp; loss: &lt;b&gt;up&lt;/b&gt; 5 &lt; 6</title><link>https://news.example/1?a=1&amp;b=2</link><guid isPermaLink="false">n1</guid><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>One<br>two</p><script>alert("x")</script><style>p{}</style> three&nbsp;&hellip;]]></description></item>';
    expect(read(rss(item))).toEqual({
      title: 'News',
      items: [
        {
          title: 'Profit & loss: up 5 < 6',
          link: 'https://news.example/1?a=1&b=2',
          id: 'n1',
          date: Date.UTC(2026, 10, 21, 10),
          writtenDate: 'Sat, 21 Nov 2026 10:00:00 GMT',
          summary: 'One two three …',
          source: '',
        },
      ],
      itemsLeft: 0,
      minutes: null,
      problem: null,
      feedLink: null,
    });
  });

  it('takes a missing link from the guid unless the guid is not a permalink', () => {
    expect(one(rss('<item><title>a</title><guid>https://news.example/1</guid></item>'))).toMatchObject({
      link: 'https://news.example/1',
      id: 'https://news.example/1',
    });
    expect(
      one(rss('<item><title>a</title><guid isPermaLink="false">https://news.example/1</guid></item>')),
    ).toMatchObject({ link: null, id: 'https://news.example/1' });
  });

  it('has relative links resolved by xml:base, the feed or its address, and no link that leads elsewhere than to the web', () => {
    const readLink = (link: string, head = '') =>
      one(rss(`<item><title>a</title><link>${link}</link></item>`, head))?.link;
    expect(readLink('b/1')).toBe('https://feeds.example/a/b/1');
    expect(readLink('/1', '<link>https://news.example/x</link>')).toBe('https://news.example/1');
    expect(readLink('//cdn.example/1')).toBe('https://cdn.example/1');
    expect(
      one(
        '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://base.example/x/"><entry xml:base="y/"><title>a</title><link href="1"/></entry></feed>',
      )?.link,
    ).toBe('https://base.example/x/y/1');
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'mailto:a@b.example',
      'ftp://a.example/1',
    ])
      expect(readLink(link), link).toBe(null);
  });

  it('has correctly decoded ampersands in its link and texts', () => {
    const item =
      '<item><title>AT&amp;times &amp;copy=2 &amp;amp;copy; &amp;eacute; &amp;#146;s R&amp;D</title><link>https://n.example/?a=1&amp;copy=2&amp;amp;reg=3</link></item>';
    expect(one(rss(item))).toMatchObject({
      title: 'AT&times &copy=2 &copy; é ’s R&D',
      link: 'https://n.example/?a=1&copy=2&reg=3',
    });
  });

  it('is not confused with elements of other namespaces, and is found in equivalent ones', () => {
    const media = rss(
      '<item><media:title xmlns:media="http://search.yahoo.com/mrss/">Picture</media:title><itunes:title>Sound</itunes:title><image><title>Logo</title></image><title>Story</title><source url="x"><title>Elsewhere</title></source></item>',
    );
    expect(one(media)?.title).toBe('Story');
    const prefixed =
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>F</a:title><a:entry><a:id>1</a:id><a:title type="xhtml"><d:div xmlns:d="http://www.w3.org/1999/xhtml">All <d:b>well</d:b></d:div></a:title><a:link href="https://n.example/self" rel="self"/><a:link href="https://n.example/1"/><a:published>2026-11-20T10:00:00Z</a:published><a:updated>2026-11-21T10:00:00Z</a:updated></a:entry></a:feed>';
    expect(read(prefixed)).toMatchObject({
      title: 'F',
      items: [{ title: 'All well', link: 'https://n.example/1', id: '1', date: Date.UTC(2026, 10, 20, 10) }],
    });
  });

  it('keeps a date that cannot be read as it is written', () => {
    const dated = (dates: string) => one(rss(`<item><title>a</title>${dates}</item>`));
    expect(dated('<pubDate> next \n week </pubDate>')).toMatchObject({
      date: null,
      writtenDate: 'next week',
    });
    expect(dated('<pubDate>soon</pubDate><dc:date>2026-11-20</dc:date>')).toMatchObject({
      date: Date.UTC(2026, 10, 20),
      writtenDate: '2026-11-20',
    });
    expect(dated('')).toMatchObject({ date: null, writtenDate: '' });
    const json = {
      items: [
        { title: 'a', date_published: 'soon' },
        { title: 'b', date_modified: '2026-11-20' },
      ],
    };
    expect(read(JSON.stringify(json)).items).toMatchObject([
      { date: null, writtenDate: 'soon' },
      { date: Date.UTC(2026, 10, 20), writtenDate: '2026-11-20' },
    ]);
  });

  it('is read from JSON Feed', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      home_page_url: 'https://j.example/',
      items: [
        {
          id: 7,
          url: '/7',
          title: 'A &amp; B',
          content_html: '<p>x</p>',
          date_published: '2026-11-20T10:00:00+01:00',
        },
        null,
        5,
      ],
    };
    expect(read(JSON.stringify(feed)).items).toEqual([
      {
        title: 'A & B',
        link: 'https://j.example/7',
        id: '7',
        date: Date.UTC(2026, 10, 20, 9),
        writtenDate: '2026-11-20T10:00:00+01:00',
        summary: 'x',
        source: '',
      },
      { title: '', link: null, id: null, date: null, writtenDate: '', summary: '', source: '' },
      { title: '', link: null, id: null, date: null, writtenDate: '', summary: '', source: '' },
    ]);
  });
});

describe('Encodings', () => {
  const title = 'Größe „Señal“ – ação';
  const xml = (declared: string) =>
    `<?xml version="1.0" encoding="${declared}"?><rss><channel><item><title>${title}</title></item></channel></rss>`;
  const latin = (declared: string) =>
    Buffer.from(xml(declared).replaceAll('„', '"').replaceAll('“', '"').replaceAll('–', '-'), 'latin1');
  const plainTitle = 'Größe "Señal" - ação';

  it.each([
    ['UTF-8 that says so', Buffer.from(xml('utf-8')), '', title],
    ['UTF-8 that says ISO-8859-1', Buffer.from(xml('iso-8859-1')), '', title],
    [
      'UTF-8 with a mark, and another declared',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(xml('windows-1251'))]),
      '',
      title,
    ],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${xml('utf-16')}`, 'utf16le'), '', title],
    ['UTF-16 without one, big end first', Buffer.from(xml('utf-8'), 'utf16le').swap16(), '', title],
    ['Latin-1 that says so', latin('ISO-8859-1'), '', plainTitle],
    ['Latin-1 that says UTF-8', latin('utf-8'), '', plainTitle],
    ['Latin-1 with an encoding that nobody knows', latin('x-none'), 'text/xml; charset=nonsense', plainTitle],
  ])('%s', (_what, content, contentType, expected) => {
    expect(readFeed(content, { contentType }).items[0]?.title).toBe(expected);
  });

  it('of East Asia and Russia are read as the file or its sender says', () => {
    const feed = (inner: Buffer, declared: string) =>
      Buffer.concat([
        bytes(`<?xml version="1.0"${declared}?><rss><channel><item><title>`),
        inner,
        bytes('</title></item></channel></rss>'),
      ]);
    expect(
      readFeed(feed(Buffer.from([0x93, 0xfa, 0x96, 0x7b]), ' encoding="Shift_JIS"')).items[0]?.title,
    ).toBe('日本');
    expect(readFeed(feed(Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]), ' encoding="GB2312"')).items[0]?.title).toBe(
      '中国',
    );
    expect(
      readFeed(feed(Buffer.from([0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]), ''), {
        contentType: 'text/xml;charset=windows-1251',
      }).items[0]?.title,
    ).toBe('Москва');
  });

  it('truncated within a character lose nothing else', () => {
    const content = Buffer.from(`<rss><channel><item><title>${'é'.repeat(20)}</title></item><item><title>é`);
    expect(readFeed(content.subarray(0, -1)).items[0]?.title).toBe('é'.repeat(20));
  });
});

describe('Broken files', () => {
  it.each([
    [
      'cut off',
      '<rss><channel><title>T</title><item><title>One</title><link>https://n.example/1</link></item><item><title>Tw',
      ['One'],
    ],
    [
      'with ends of items missing',
      '<rss><channel><item><title>One</title><item><title>Two</title></channel></rss>',
      ['One', 'Two'],
    ],
    [
      'with ends of fields missing',
      '<rss><channel><item><title>One<item><title>Two</title></item></channel></rss>',
      ['One', 'Two'],
    ],
    [
      'with bare ampersands and unknown entities',
      '<rss><channel><item><title>R&D at AT&T &nbsp; &unknown; up</title></item></channel></rss>',
      ['R&D at AT&T &unknown; up'],
    ],
    [
      'with control characters',
      '<rss><channel><item><title>O\u0000n\u0008e</title></item></channel></rss>',
      ['One'],
    ],
    [
      'with words before it',
      'Warning: something\n<?xml version="1.0"?><rss><channel><item><title>One</title></item></channel></rss>',
      ['One'],
    ],
    ['without a channel', '<rss><item><title>One</title></item></rss>', ['One']],
    [
      'with names in capitals and no quotes',
      '<RSS VERSION=2.0><CHANNEL><ITEM><TITLE>One</TITLE></ITEM></CHANNEL></RSS>',
      ['One'],
    ],
    [
      'with an undeclared prefix',
      '<rss><channel><item><atom:title>One</atom:title></item></channel></rss>',
      ['One'],
    ],
  ])('%s are read as far as they go', (_what, text, titles) => {
    expect(read(text).items.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['within an item', '<rss><channel><item><title>One</title></item><item><title>Tw', ['One']],
    ['between items', '<rss><channel><item><title>One</title></item>', ['One']],
    ['before the first', '<rss><channel><title>T</title>', []],
    ['within a comment', '<rss><channel><item><title>One</title></item><!-- more', ['One']],
    [
      'within an address',
      '<rss><channel><item><title>One</title></item><item><link href="https://n',
      ['One'],
    ],
    [
      'of Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>One</title></entry><entry>',
      ['One'],
    ],
    ['of RDF', '<rdf:RDF><channel><title>T</title></channel><item><title>One</title></item><item', ['One']],
    [
      'of JSON',
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","title":"One"},{"id":',
      ['One'],
    ],
  ])('that are cut off %s say so', (_what, text, titles) => {
    const { items, problem } = read(text);
    expect([problem, items.map(({ title }) => title)]).toEqual(['cut-off', titles]);
  });

  it('of any feed cut off anywhere say so, with whole items only', () => {
    const names = Array.from({ length: 5 }, (_, at) => `Item number ${at}`);
    const whole = rss(names.map((name) => `<item><title>${name}</title></item>`).join(''));
    expect(read(whole).problem).toBe(null);
    fc.assert(
      fc.property(fc.integer({ min: whole.indexOf('<channel>') + 9, max: whole.length - 1 }), (length) => {
        const { items, problem } = read(whole.slice(0, length));
        expect(problem).toBe('cut-off');
        expect(items.map(({ title }) => title)).toEqual(names.slice(0, items.length));
      }),
    );
  });

  it('end whole in whatever letters their ends are, with whatever comes after', () => {
    for (const end of ['</channel></RSS>', '</channel></rss><!-- 3 ms -->', '</rss> Warning: x'])
      expect(read(`<rss><channel><item><title>One</title></item>${end}`).problem, end).toBe(null);
  });

  it.each([
    ['a section of characters', '<item><title><![CDATA[One</title></item><item><title>Two</title></item>'],
    [
      'one of several sections',
      '<item><title><![CDATA[One</title></item><item><title><![CDATA[Two]]></title></item>',
    ],
    ['a comment', '<!-- <item><title>One</title></item><item><title>Two</title></item>'],
    [
      'markup in a title',
      '<item><title>One &lt;i&gt;&lt;a href="x</title></item><item><title>Two</title></item>',
    ],
    ['elements in a title', '<item><title>One<b></title></item><item><title>Two<i></title></item>'],
  ])('whose %s is never closed are read on', (_what, items) => {
    const { items: found, problem } = read(rss(items));
    expect([problem, found.map(({ title }) => title)]).toEqual([null, ['One', 'Two']]);
  });

  it('keep sections and comments that are closed as they are', () => {
    const items =
      '<!-- <![CDATA[ --><item><title><![CDATA[One & <![CDATA[ two]]></title></item><item><title><![CDATA[<!-- x]]></title><description>Three</description></item>';
    expect(read(rss(items)).items.map(({ title }) => title)).toEqual(['One &', '']);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t ', 'empty'],
    [
      'a web page',
      '<!DOCTYPE html><html><head><title>Feed</title></head><body><p>x</body></html>',
      'not-a-feed',
    ],
    ['plain text', 'Feed moved.', 'not-a-feed'],
    ['JSON of another kind', '{"items": 5}', 'not-a-feed'],
    ['broken JSON', '{"items": [', 'not-a-feed'],
    ['XML of another kind', '<svg><title>x</title></svg>', 'not-a-feed'],
  ])('%s is no feed', (_what, text, problem) => {
    expect(read(text)).toMatchObject({ items: [], problem });
  });

  it('larger than the bound is not read', () => {
    expect(readFeed(Buffer.alloc(MOST_FEED_BYTES + 1, 'x')).problem).toBe('too-large');
  });
});

describe('Text', () => {
  const atom = (title: string) =>
    one(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${title}<summary>S</summary></entry></feed>`)
      ?.title;
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  it('of Atom in base64 is decoded, as markup or as it stands', () => {
    expect(
      atom(`<title mode="base64" type="text/html">${base64('Up <b>5</b> &amp; more – é')}</title>`),
    ).toBe('Up 5 & more – é');
    expect(atom(`<title mode="base64" type="text/plain">${base64('5 <b> 6')}</title>`)).toBe('5 <b> 6');
    expect(atom(`<title type="application/octet-stream">${base64('Up & away')}</title>`)).toBe('Up & away');
    const long = base64('A headline that takes more than one line of base64').replace(/(.{20})/g, '$1\n ');
    expect(atom(`<title mode="base64">${long}</title>`)).toBe(
      'A headline that takes more than one line of base64',
    );
  });

  it('that only says that it is in base64 stays, and what decodes to no text is none', () => {
    expect(atom('<title mode="base64">Plain words</title>')).toBe('Plain words');
    expect(atom(`<title mode="base64">${Buffer.from([0xff, 0xfe, 0xc0]).toString('base64')}</title>`)).toBe(
      '',
    );
    expect(atom(`<title type="text/html">${base64('Up')}</title>`)).toBe(base64('Up'));
  });

  it('has the entities that its file declares as words, in links too', () => {
    const declared =
      '<!DOCTYPE rss [<!ENTITY co "Zephyr &amp; Co"><!ENTITY up \'rises\'><!ENTITY eacute "&#233;"><!ENTITY site "https://n.example">]>';
    const item = '<item><title>&co; &up; caf&eacute;</title><link>&site;/1</link></item>';
    expect(read(`<?xml version="1.0"?>${declared}${rss(item).replace(/^.*?\?>/, '')}`).items).toMatchObject([
      { title: 'Zephyr & Co rises café', link: 'https://n.example/1' },
    ]);
  });

  it('has no characters that turn its direction around or are not seen; marks and joiners of scripts stay', () => {
    const hidden = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\u00ad\ufeff';
    for (const each of [...hidden, ...[...hidden].map((sign) => `&#x${sign.charCodeAt(0).toString(16)};`)])
      expect(one(rss(`<item><title>Pro${each}fit</title></item>`))?.title, escape(each)).toBe('Profit');
    expect(one(rss('<item><title>\u200fمی\u200cخواهم\u200e</title></item>'))?.title).toBe(
      '\u200fمی\u200cخواهم\u200e',
    );
  });

  it('has no script in it, however it is escaped once, and what shows markup shows it as text', () => {
    const titles = [
      '&lt;script&gt;alert(1)&lt;/script&gt; Up',
      '<![CDATA[<script>alert(1)</script> Up]]>',
      '<script>alert(1)</script> Up',
      '&lt;SCRIPT src=x&gt;alert(1)&lt;/SCRIPT &gt; Up',
    ];
    for (const title of titles)
      expect(one(rss(`<item><title>${title}</title></item>`))?.title, title).toBe('Up');
    expect(one(rss('<item><title>&amp;lt;script&amp;gt; Up</title></item>'))?.title).toBe('<script> Up');
  });
});

describe('Hostile files', () => {
  it('have no entities expanded, fetched or looked up', () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`).join('')}<!ENTITY xxe SYSTEM "file:///etc/passwd"><!ENTITY % remote SYSTEM "http://127.0.0.1:1/x.dtd"> %remote;]>`;
    const { items } = read(
      `<?xml version="1.0"?>${laughs}<rss><channel><item><title>&lol9;&xxe;</title></item></channel></rss>`,
    );
    expect(items).toMatchObject([{ title: '&lol9;&xxe;' }]);
  });

  it.each([
    [
      'a million elements in each other',
      `<rss><channel><item><title>a</title><description>${'<a>'.repeat(1_000_000)}`,
    ],
    ['a million channels in each other', '<channel>'.repeat(500_000)],
    ['a hundred thousand items', rss('<item><title>a</title></item>'.repeat(100_000))],
    [
      'attributes without end',
      `<rss ${Array.from({ length: 300_000 }, (_, at) => `a${at}="b"`).join(' ')}><channel>`,
    ],
    [
      'namespaces without end',
      rss(Array.from({ length: 100_000 }, (_, at) => `<a xmlns:n${at}="x"/>`).join('')),
    ],
    ['one attribute without end', `<rss a="${'x'.repeat(4_000_000)}`],
    ['a comment without end', `<rss><!--${'-'.repeat(4_000_000)}`],
    ['text that could be tags', rss(`<item><title>${'&lt;'.repeat(1_000_000)}</title></item>`)],
    ['white space', rss(`<item><title>${' \n'.repeat(2_000_000)}</title></item>`)],
    ['JSON nested deeply', `{"items":${'['.repeat(2_000_000)}`],
    [
      'entities that add up',
      `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(100)}">]>${rss(`<item><title>b</title><description>${'&a;'.repeat(1_200_000)}</description></item>`)}`,
    ],
    ['declarations without end', `<!DOCTYPE rss [${'<!ENTITY a "b"'.repeat(300_000)}`],
    ['sections without end', `<rss><channel>${'<![CDATA['.repeat(500_000)}`],
    ['sections in each other', `<rss><channel>${'<![CDATA[</item>'.repeat(300_000)}]]>`],
    [
      'base64 without end',
      rss(`<item><atom:title mode="base64">${'QUFB'.repeat(1_000_000)}</atom:title></item>`),
    ],
    ['a date without end', rss(`<item><title>a</title><pubDate>${'9'.repeat(4_000_000)}</pubDate></item>`)],
  ])('with %s are read within bounds', (_what, text) => {
    const { items } = read(text);
    expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
  });

  it('tell of items beyond the most that are read', () => {
    expect(read(rss('<item><title>a</title></item>'.repeat(MOST_ITEMS + 3)))).toMatchObject({ itemsLeft: 3 });
  });

  it('never make the reader fail, whatever their bytes', () => {
    const piece = fc.constantFrom(
      '<rss>',
      '<channel>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&#x',
      ';',
      '<entry xmlns="http://www.w3.org/2005/Atom">',
      '<link href="',
      '">',
      '<?xml encoding="utf-16"?>',
      '\u0000',
      '{"items":[',
      '<',
      '>',
      '&',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 60 }),
        (pieces) => {
          for (const { title, link } of read(pieces.join('')).items) {
            expect(title.isWellFormed()).toBe(true);
            expect(link === null || /^https?:/i.test(link)).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('A usable item', () => {
  const item = { title: 'a', link: null, id: null, date: null, writtenDate: '', summary: '', source: '' };

  it('has a title, if need be from its summary, and comes once', () => {
    const usable = usableItems([
      { ...item, id: '1' },
      { ...item, id: '1' },
      { ...item, id: '1', title: 'b' },
      { ...item, id: '2', title: '', summary: `${'word '.repeat(60)}` },
      { ...item, id: '3', title: '' },
    ]);
    expect(usable).toMatchObject({ untitled: 1, repeated: 1 });
    expect(usable.items.map(({ id, title }) => [id, title.length <= 120])).toEqual([
      ['1', true],
      ['1', true],
      ['2', true],
    ]);
  });
});
