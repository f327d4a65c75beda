import { describe, expect, it } from 'vitest';
import { NEW_COMPANY, changedFields, listCompanyFaults, toNewCompany } from './company-fields.ts';

const FULL = {
  ...NEW_COMPANY,
  companyName: 'Acme',
  ticker: 'ACM',
  businessDescription: 'Makes things',
  sector: 'Energy',
  industry: 'Oil',
  country: 'France',
  region: 'EMEA',
  entityType: 'Public',
} as const;

describe('what is wrong with a company', () => {
  it('is nothing where the mandatory fields are filled', () => {
    expect(listCompanyFaults(FULL)).toEqual({});
  });

  it('is every mandatory field that is empty', () => {
    expect(Object.keys(listCompanyFaults({ ...NEW_COMPANY, companyName: '  ' })).toSorted()).toEqual([
      'businessDescription',
      'companyName',
      'country',
      'entityType',
      'industry',
      'region',
      'sector',
      'ticker',
    ]);
  });

  it.each([
    [{ ticker: 'A B' }, { ticker: 'tickerSpaces' }],
    [{ rssFeedUrl: 'javascript:alert(1)' }, { rssFeedUrl: 'wrongFeedAddress' }],
    [{ pressReleaseUrl: 'example.com' }, { pressReleaseUrl: 'wrongFeedAddress' }],
    [{ website: 'example.com' }, { website: 'wrongAddress' }],
    [{ pressReleaseUrl: ' https://example.com/news ' }, {}],
    [{ aliases: 'Acme, A' }, { aliases: 'wrongNames' }],
    [{ aliases: 'Acme Rockets, Big A,' }, {}],
  ])('of %j is %j', (part, faults) => {
    expect(listCompanyFaults({ ...FULL, ...part })).toEqual(faults);
  });
});

describe('what is sent', () => {
  it('of a change is what differs, trimmed', () => {
    expect(
      changedFields(
        { ...FULL, companyName: ' Acme ', country: 'Spain', creditRiskRatingST: 'A' },
        { ...FULL, creditRiskRatingLT: 'B' },
      ),
    ).toEqual({
      country: 'Spain',
      creditRiskRatingST: 'A',
      creditRiskRatingLT: '',
    });
  });

  it('of a new company is what is given', () => {
    const {
      version: _,
      creditRiskRatingST: _st,
      creditRiskRatingLT: _lt,
      pressReleaseUrl: _press,
      rssFeedUrl: _rss,
      aliases: _aliases,
      website: _website,
      marketCap: _marketCap,
      ...given
    } = FULL;
    expect(toNewCompany(FULL)).toEqual(given);
    expect(toNewCompany({ ...FULL, creditRiskRatingLT: 'C' })).toEqual({ ...given, creditRiskRatingLT: 'C' });
  });
});
