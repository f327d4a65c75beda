import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the plain text of possible markup', () => {
  it.each([
    ['Sales <b>rise</b> 5&nbsp;%', 'Sales rise 5 %'],
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['AT&amp;T and Procter &amp; Gamble', 'AT&T and Procter & Gamble'],
    ['Caf&eacute; &Eacute;tienne &#8217;s &#x2014; &#151; end', 'Café Étienne ’s — — end'],
    ['<![CDATA[Profit <i>up</i>]]>', 'Profit up'],
    ['a<script>alert("x")</script>b<style>p{}</style>c<!-- no -->d', 'a b c d'],
    ['never closed <script>alert(1)', 'never closed'],
    ['Profit < loss, and 3 > 2', 'Profit < loss, and 3 > 2'],
    ['EPS <$1.20> beats', 'EPS <$1.20> beats'],
    ['AT&T; R&D &unknown; &#0; &#xFFFFFF;', 'AT&T; R&D &unknown; &#0; &#xFFFFFF;'],
    ['one\n\ttwo\u0000three ', 'one two three'],
    ['<img src=x onerror=alert(1)>Headline', 'Headline'],
    ['&lt;b&gt; stays text', '<b> stays text'],
    ['', ''],
  ])('of %j is %j', (markup, text) => {
    expect(plainText(markup, 1000)).toBe(text);
  });

  it('is cut off with an ellipsis', () => {
    expect(plainText('abcdefgh', 5)).toBe('abcd…');
  });

  it('never fails or exceeds the length, and has no tags or unstorable characters', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<script>',
        '<!--',
        ']]>',
        '&amp;',
        '&#x26;',
        '\ud800',
        '\0',
        '<',
        '>',
        '&',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 200 }), (pieces, longest) => {
        const text = plainText(pieces.join(''), longest);
        expect(text.length).toBeLessThanOrEqual(longest);
        expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
      }),
    );
  });

  it('is as fast for malicious markup', () => {
    for (const trap of ['<', '<a ', '<!--', '&#', '<script>', '</', '<![CDATA[', '<b x="'])
      expect(plainText(trap.repeat(20_000), 1000).length).toBeLessThanOrEqual(1000);
  });
});
