import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { markets } from '@posy/shared-contracts/markets';
import { setOf } from '#releases/testing/example-builds';
import { type PageVisit, wordsOfMarket } from '../visit';
import { remotePageFacts } from './remote-page-facts';

const title = { 'en-GB': 'Honeymoons', 'de-DE': 'Hochzeitsreisen', 'fr-FR': 'Voyages de noces' };
const description = {
  'en-GB': 'Where others went.',
  'de-DE': 'Wohin andere fuhren.',
  'fr-FR': 'Où d’autres sont allés.',
};
const set = setOf({
  honeymoon: { basePaths: ['honeymoon'], pages: [{ path: 'honeymoon/ideas', title, description }] },
});

const factsAt = (prefix: string, path: string) => {
  const market = markets.find((each) => each.prefix === prefix);
  if (market === undefined) throw new Error(`There is no market ${prefix}.`);
  const visit: PageVisit = {
    origin: 'https://posy.example',
    market,
    words: wordsOfMarket(market),
    segments: path.split('/'),
    query: new URLSearchParams(),
    catalogue: {} as PageVisit['catalogue'],
  };
  return remotePageFacts(visit, set as unknown as ReleaseSet);
};

test('a public page of a remote has the title and the words of its manifest, in the market’s language, and may be listed', () => {
  expect(factsAt('de', 'honeymoon/ideas')).toMatchObject({
    title: 'Hochzeitsreisen · Posy',
    description: 'Wohin andere fuhren.',
    index: true,
    canonical: '/de/honeymoon/ideas',
  });
  expect(factsAt('us', 'honeymoon/ideas')).toMatchObject({ title: 'Honeymoons · Posy' });
  expect(factsAt('uk', 'honeymoon/ideas')?.alternates).toContainEqual({
    language: 'fr-FR',
    path: '/fr/honeymoon/ideas',
  });
});

test.each(['honeymoon', 'honeymoon/ideas/1', 'elsewhere/ideas'])(
  '%s, which no manifest names, says nothing',
  (path) => {
    expect(factsAt('uk', path)).toBeNull();
  },
);
