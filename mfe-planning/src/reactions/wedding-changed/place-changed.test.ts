import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  settle,
} from '@posy/remote-kit/testing';
import { makeChecklist } from '#checklist/queries/making-queries';
import { createReactions } from '#reactions';
import { exampleTemplate } from '#testing/example-tasks';

const { id: weddingId, ...wedding } = exampleWedding();
const delivery = { id: 'e1', producer: 'shell', publishedAt: Date.parse('2026-11-20T11:59:00.000Z') };
const keys = [
  'book-the-venue',
  'give-notice-england-wales',
  'send-m10-forms-scotland',
  'send-marriage-notice-northern-ireland',
];
const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const oban = { name: 'Oban', adminArea: ['Argyll and Bute'], country: 'GB' };

const setUp = async (location: typeof bath | null) => {
  const taskTemplates = Object.fromEntries(keys.map((key, order) => [key, exampleTemplate({ key, order })]));
  const weddings = { [weddingId]: { ...wedding, location } };
  const firestore = createMemoryFirestore({ weddings, taskTemplates });
  const host = createTestHost({ firestore, session: exampleSignedIn() });
  await makeChecklist(host, weddingId);
  const react = createReactions(host)['wedding.location-changed'];
  const listed = () =>
    Object.entries(firestore.documents(`weddings/${weddingId}/tasks`)).flatMap(([id, { active }]) =>
      active === true ? [id] : [],
    );
  const moveTo = async (place: { name: string; adminArea: string[]; country: string }) =>
    react?.({ weddingId, ...place }, delivery);
  return { host, firestore, listed: () => listed().sort(), moveTo };
};

test('a list is made with the legal steps of its place only, and with all while the place is not known [R1-08]', async () => {
  expect((await setUp(bath)).listed()).toEqual(['book-the-venue', 'give-notice-england-wales']);
  expect((await setUp(null)).listed()).toEqual([...keys].sort());
});

test('a place that is said later leaves its own legal steps, and says what it did [R1-08]', async () => {
  const { listed, moveTo, host } = await setUp(null);
  await moveTo(bath);
  expect(listed()).toEqual(['book-the-venue', 'give-notice-england-wales']);
  expect(host.shown.map(({ text }) => text)).toContain('2 legal steps that Bath doesn’t ask for left your checklist.');
});

test('another place swaps them, once, and undo swaps them back [R1-08]', async () => {
  const { listed, moveTo, host, firestore } = await setUp(bath);
  await moveTo(oban);
  expect(listed()).toEqual(['book-the-venue', 'send-m10-forms-scotland']);
  const { length } = firestore.commits;
  await moveTo(oban);
  expect(firestore.commits).toHaveLength(length);
  host.shown.find(({ text }) => text.includes('those for Oban'))?.action?.run();
  await settle();
  expect(listed()).toEqual(['book-the-venue', 'give-notice-england-wales']);
});

test('a place whose law nobody knows leaves the list as it is [R1-08]', async () => {
  const { listed, moveTo } = await setUp(bath);
  await moveTo({ name: 'Aunt Joan’s garden', adminArea: [], country: 'GB' });
  expect(listed()).toEqual(['book-the-venue', 'give-notice-england-wales']);
});
