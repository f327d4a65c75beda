// Places with which names of companies begin (issue 17, 'Companies in a headline'): a headline that says no more than 'Karnataka' means the state.

import { findCountry } from '../../companies/countries.ts';

/** States, regions and large cities, in lower case. */
const PLACES = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts
  michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  ontario quebec alberta manitoba saskatchewan queensland victoria tasmania bavaria catalonia scotland wales andalusia
  karnataka maharashtra gujarat kerala punjab haryana rajasthan odisha orissa bihar assam goa telangana jharkhand kashmir bengal
  london paris berlin munich frankfurt hamburg madrid barcelona milan rome vienna zurich geneva brussels amsterdam rotterdam stockholm oslo copenhagen helsinki dublin
  edinburgh manchester birmingham lisbon athens warsaw prague budapest moscow istanbul ankara dubai doha riyadh cairo lagos nairobi johannesburg
  mumbai delhi kolkata chennai bangalore bengaluru hyderabad pune ahmedabad surat jaipur lucknow beijing shanghai shenzhen guangzhou taipei tokyo osaka seoul bangkok
  jakarta manila hanoi sydney melbourne brisbane perth auckland toronto montreal vancouver calgary boston chicago houston dallas denver detroit atlanta miami seattle
  philadelphia phoenix baltimore pittsburgh cleveland cincinnati memphis nashville orlando tampa bogota lima santiago caracas havana`
    .split(/\s+/)
    .concat(
      'new york|new jersey|new mexico|new hampshire|new delhi|new south wales|north carolina|south carolina|north dakota|south dakota|rhode island|west virginia|british columbia|nova scotia|tamil nadu|andhra pradesh|uttar pradesh|madhya pradesh|himachal pradesh|west bengal|hong kong|san francisco|san diego|los angeles|las vegas|santa fe|kansas city|mexico city|sao paulo|rio de janeiro|buenos aires|abu dhabi|kuala lumpur|ho chi minh|cape town|northern ireland'.split(
        '|',
      ),
    ),
);

/** Whether words, in lower case, are the name of a place. */
export function isPlace(words: string): boolean {
  return PLACES.has(words) || findCountry(words) !== null;
}
