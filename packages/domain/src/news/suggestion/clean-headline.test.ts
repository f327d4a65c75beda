import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHeadline } from './clean-headline.ts';

describe('cleanHeadline', () => {
  it.each([
    ['Firm wins Â£100m deal with Deutsche BÃ¶rse', 'Firm wins £100m deal with Deutsche Börse'],
    ['Shellâ€™s profit â€œsoarsâ€\u009d', 'Shell\'s profit "soars"'],
    ['UPDATE 2-Barclays to cut jobs', 'Barclays to cut jobs'],
    ['MarketsUS industrials lag', 'US industrials lag'],
    ['CompaniesDeutsche hires', 'Deutsche hires'],
    ['M&amp;S sales up &#36;5 &lt;new&gt;', 'M&S sales up $5 <new>'],
    ['Sales up https://t.co/QPN8 today  http://x.y/z', 'Sales up today'],
    ['Companies rally – in   Europe', 'Companies rally - in Europe'],
    ['Hôtel à Paris: château vendu', 'Hôtel à Paris: château vendu'],
  ])('reads %j as %j', (given, wanted) => {
    expect(cleanHeadline(given)).toBe(wanted);
  });

  it('takes any text, of any length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 900 }),
        (text) => cleanHeadline(text).length <= 1300,
      ),
    );
  });
});
