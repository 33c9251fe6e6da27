import { act, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { createTestHost, exampleSignedIn, renderWithHost } from '../testing';
import { ErrorBoundary } from './error-boundary';
import { lazyFeature } from './lazy-feature';
import { forgetFailedMessages, loadedMessages } from './loaded-messages';
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

test('a catalogue is loaded once; a failure is cached until it is cleared', async () => {
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
  await expect(loadedMessages(loaders, 'en-GB')).rejects.toThrow('no connection');
  expect(asked).toBe(1);
  forgetFailedMessages();
  await expect(loadedMessages(loaders, 'en-GB')).resolves.toEqual({ own: 'here' });
  await loadedMessages(loaders, 'en-GB');
  expect(asked).toBe(2);
});

test('a feature whose words do not load throws to the boundary above, instead of waiting without end', async () => {
  let asked = 0;
  const Feature = lazyFeature(async () => Words, {
    ...loadersOf(''),
    'en-GB': async () => {
      asked += 1;
      throw new Error('no connection');
    },
  });
  const caught: unknown[] = [];
  const leave = await renderWithHost(
    <ErrorBoundary onError={(error) => caught.push(error)}>
      <Suspense fallback={null}>
        <Feature ids={['own']} />
      </Suspense>
    </ErrorBoundary>,
    createTestHost({ path: '/uk/home', session: exampleSignedIn() }),
    {},
  );
  await act(async () => undefined);
  expect(caught).toEqual([new Error('no connection')]);
  expect(asked).toBe(1);
  await leave();
});
