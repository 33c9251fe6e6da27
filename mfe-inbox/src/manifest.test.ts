import { manifest } from './manifest';

test('the inbox is the couple’s; a supplier finds the same place as their enquiries, and nobody else is led there', () => {
  const entries = manifest.navigation?.map(({ id, path, audience, label }) => [id, path, audience, label['en-GB']]);
  expect(entries).toEqual([
    ['inbox', 'inbox', 'couple', 'Inbox'],
    ['desk', 'inbox/desk', 'supplier', 'Desk'],
    ['enquiries', 'inbox', 'supplier', 'Enquiries'],
    ['calendar', 'inbox/calendar', 'supplier', 'Calendar'],
  ]);
});

test('a supplier’s tabs on a phone leave room for its profile: home, enquiries, calendar [32]', () => {
  const tabs = (manifest.navigation ?? []).filter(({ audience, tab }) => audience === 'supplier' && tab);
  expect(tabs.map(({ id }) => id)).toEqual(['enquiries', 'calendar']);
});
