import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';
import { checkedManifest } from './manifest-plugin';

const manifest: RemoteManifestInput = {
  name: 'mfe-reviews',
  contract: 1,
  owner: 'tests',
  title: { 'en-GB': 'Hats', 'de-DE': 'Hüte', 'fr-FR': 'Chapeaux' },
  basePaths: ['hats'],
  navigation: [],
  slots: [],
  publishes: [],
  handles: [],
  exposes: ['./app'],
  budgetKb: 20,
};

test('a manifest is released with all that has a default, and says that its words are parsed', () => {
  expect(checkedManifest(manifest)).toMatchObject({ ...manifest, bareBasePaths: [], parsedMessages: true });
});

test.each([
  [
    { slots: [{ slot: 'Home Card', module: './slots/card', order: 1 }] },
    /slots\.0\.slot is "Home Card", and .* expected/,
  ],
  [{ basePaths: ['/hats'] }, /basePaths\.0 is "\/hats"/],
  [{ contract: 0 }, /contract is 0, and >=1 was expected/],
])('%j ends the build in one sentence with the field and what it holds', (wrong, sentence) => {
  const check = () => checkedManifest({ ...manifest, ...(wrong as object) });
  expect(check).toThrow(sentence);
  expect(check).toThrow(/^The manifest of mfe-reviews cannot be released: [^\n]+\.$/);
});
