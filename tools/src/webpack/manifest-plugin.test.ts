import type { OpenManifestInput } from '@posy/shared-contracts/manifest';
import { checkedManifest } from './manifest-plugin';

const manifest: OpenManifestInput = {
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
  [{ contract: 0 }, /contract is 0, and >=1 was expected\. Write 1, the contract of this kit/],
  [{ basePaths: ['hats/all'] }, /Write the first part of its addresses alone/],
  [{ title: { 'en-GB': 'Hats' } }, /title\.de-DE is undefined, .*Give its words in en-GB, de-DE and fr-FR/],
  [
    { events: { 'mfe-reviews.sent': { version: 1 } } },
    /events\.mfe-reviews\.sent\.delivery is undefined, .*JSON Schema/,
  ],
  [{ navigation: [{ icon: '<svg viewBox="0 0 1 1"/>' }] }, /navigation\.0\.icon has no path/],
  [{ navigation: [{ icon: 7 }] }, /navigation\.0\.\w+ is /],
])('%j ends the build in one sentence with the field and what it holds', (wrong, sentence) => {
  const check = () => checkedManifest({ ...manifest, ...(wrong as object) });
  expect(check).toThrow(sentence);
  expect(check).toThrow(/^The manifest of mfe-reviews cannot be released: [^\n]+\.$/);
});

test('a name that is none is said with how names are written', () => {
  expect(() => checkedManifest({ ...manifest, name: 'Hats' })).toThrow(/name is "Hats", .* Use small letters, digits/);
});
