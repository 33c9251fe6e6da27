import { priceBases } from '@posy/shared-contracts/entities';
import { createIntl, type IntlConfig } from 'react-intl';
import { messages as german } from '#messages/de-DE';
import { messages as english } from '#messages/en-GB';
import { messages as french } from '#messages/fr-FR';
import { statedPrice } from './stated-price';

const wordsIn = (locale: string, messages: object): string[] => {
  const intl = createIntl({ locale, messages: messages as IntlConfig['messages'] });
  return priceBases.map((basis) =>
    statedPrice(intl, locale, { amount: 4400, currency: 'GBP', basis, condition: '' }).replaceAll(/\s/g, ' '),
  );
};

test('a stated price says what it is for, in every language [18]', () => {
  expect(wordsIn('en-GB', english)).toEqual([
    ...['£44', '£44 a guest', '£44 a day', '£44 an hour', '£44 each', 'from £44'],
  ]);
  expect(wordsIn('de-DE', german)).toEqual([
    ...['44 £', '44 £ pro Gast', '44 £ pro Tag', '44 £ pro Stunde', '44 £ pro Stück', 'ab 44 £'],
  ]);
  expect(wordsIn('fr-FR', french)).toEqual([
    ...['44 £', '44 £ par personne', '44 £ par jour', '44 £ de l’heure', '44 £ pièce', 'à partir de 44 £'],
  ]);
});
