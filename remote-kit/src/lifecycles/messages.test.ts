import { type CatalogueLoaders, joinCatalogues, loadMessages } from './messages';

const loaders: CatalogueLoaders = {
  'en-GB': async () => ({ supplier: 'supplier', colour: 'colour' }),
  'en-US': async () => ({ supplier: 'vendor' }),
  'de-DE': async () => ({ supplier: 'Dienstleister', colour: 'Farbe' }),
  'fr-FR': async () => ({ supplier: 'prestataire', colour: 'couleur' }),
};

test('fills American English up with the source', async () => {
  expect(await loadMessages(loaders, 'en-US')).toEqual({ supplier: 'vendor', colour: 'colour' });
});

test('takes every other catalogue as it is', async () => {
  expect(await loadMessages(loaders, 'de-DE')).toEqual({ supplier: 'Dienstleister', colour: 'Farbe' });
});

test('joins features language by language; American English still fills up', async () => {
  const other: CatalogueLoaders = {
    'en-GB': async () => ({ cosy: 'cosy' }),
    'en-US': async () => ({ cosy: 'cozy' }),
    'de-DE': async () => ({ cosy: 'gemütlich' }),
    'fr-FR': async () => ({ cosy: 'douillet' }),
  };
  const joined = joinCatalogues(loaders, other);
  expect(await loadMessages(joined, 'en-US')).toEqual({ supplier: 'vendor', colour: 'colour', cosy: 'cozy' });
  expect(await loadMessages(joined, 'fr-FR')).toEqual({ supplier: 'prestataire', colour: 'couleur', cosy: 'douillet' });
});
