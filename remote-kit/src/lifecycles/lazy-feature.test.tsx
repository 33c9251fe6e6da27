import { act, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { createTestHost, exampleSignedIn, renderWithHost } from '../testing';
import { lazyFeature } from './lazy-feature';
import { loadedMessages } from './loaded-messages';
import type { CatalogueLoaders } from './messages';

const Words = ({ ids }: { ids: string[] }) => {
  const { messages } = useIntl();
  return <p>{ids.map((id) => String((messages as Record<string, unknown>)[id])).join(' ')}</p>;
};

const loadersOf = (text: string): CatalogueLoaders => ({
  'en-GB': async () => ({ own: text }),
  'en-US': async () => ({}),
  'de-DE': async () => ({ own: 'eigenes' }),
  'fr-FR': async () => ({ own: 'propre' }),
});

test('a feature reads its own messages beside those around it', async () => {
  const Feature = lazyFeature(async () => Words, loadersOf('own words'));
  const leave = await renderWithHost(
    <Suspense fallback={null}>
      <Feature ids={['around', 'own']} />
    </Suspense>,
    createTestHost({ path: '/uk/home', session: exampleSignedIn() }),
    { around: 'words around' },
  );
  await act(async () => undefined);
  expect(document.body.textContent).toBe('words around own words');
  await leave();
});

test('a catalogue is loaded once, and asked for again when it failed', async () => {
  let asked = 0;
  const loaders: CatalogueLoaders = {
    ...loadersOf(''),
    'en-GB': async () => {
      asked += 1;
      if (asked === 1) throw new Error('no connection');
      return { own: 'here' };
    },
  };
  await expect(loadedMessages(loaders, 'en-GB')).rejects.toThrow('no connection');
  await expect(loadedMessages(loaders, 'en-GB')).resolves.toEqual({ own: 'here' });
  await loadedMessages(loaders, 'en-GB');
  expect(asked).toBe(2);
});
