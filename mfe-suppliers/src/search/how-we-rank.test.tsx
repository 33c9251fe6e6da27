import { createIntl, type IntlConfig } from 'react-intl';
import { messages as german } from '#messages/de-DE';
import { messages as english } from '#messages/en-GB';
import { messages as french } from '#messages/fr-FR';
import { rankingText } from './how-we-rank';
import { messages as germanSearch } from './messages/de-DE';
import { messages as englishSearch } from './messages/en-GB';
import { messages as frenchSearch } from './messages/fr-FR';

const weights = { relevance: 0.31, distance: 0.27, rating: 0.19, completeness: 0.14, replies: 0.09 };
const catalogues = [
  ['en-GB', { ...english, ...englishSearch }],
  ['de-DE', { ...german, ...germanSearch }],
  ['fr-FR', { ...french, ...frenchSearch }],
] as const;

test.each(catalogues)(
  '%s: the text says every weight that the server ranks by, and the paid places',
  (locale, messages) => {
    const intl = createIntl({ locale, messages: messages as IntlConfig['messages'] });
    const text = rankingText(intl, { weights, paid: { atTheHead: 3, oneIn: 17 } });
    const said = Object.values(weights).map((weight) => intl.formatNumber(weight, { style: 'percent' }));
    expect([...said, '3', '17'].filter((one) => !text.includes(one))).toEqual([]);
    expect(text).not.toContain('{');
  },
);
