import { loadMessages, type CatalogueLoaders } from './messages';

const loaders: CatalogueLoaders = {
  'en-GB': async () => ({ supplier: 'supplier', colour: 'colour' }),
  'en-US': async () => ({ supplier: 'vendor' }),
  'de-DE': async () => ({ supplier: 'Dienstleister', colour: 'Farbe' }),
  'fr-FR': async () => ({ supplier: 'prestataire', colour: 'couleur' }),
};

it('fills American English up with the source', async () => {
  expect(await loadMessages(loaders, 'en-US')).toEqual({ supplier: 'vendor', colour: 'colour' });
});

it('takes every other catalogue as it is', async () => {
  expect(await loadMessages(loaders, 'de-DE')).toEqual({ supplier: 'Dienstleister', colour: 'Farbe' });
});
