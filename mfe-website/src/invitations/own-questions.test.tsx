import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { householdsFirestore } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { InvitationsScreen } from './invitations-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const bus = { id: 'bus', kind: 'choice', words: 'Bus home?', choices: ['At eleven', 'At one'], event: 'e1' };
const settings = { answersUntil: '2027-05-01', meals: ['Lamb'], updatedAt: '2026-11-01T10:00:00.000Z' };
const open = async (stored: object | null, session = exampleSignedIn()) => {
  const current: Record<string, object> = stored === null ? {} : { current: stored };
  const firestore = householdsFirestore({ 'weddings/w1/invitationSettings': current });
  const host = createTestHost({ session, path: '/uk/website/invitations', firestore });
  leave = await renderWithHost(<InvitationsScreen />, host, { ...householdWords, ...messages });
  return { host, current: () => firestore.documents('weddings/w1/invitationSettings')['current'] };
};
const part = () => within(screen.getByRole('region', { name: 'Your own questions' }));
const press = (name: string) => userEvent.click(part().getByRole('button', { name }));

test('the bus and the hotel are asked in two presses, of who comes to an event or of all, and that can be undone', async () => {
  const { host, current } = await open(null);
  await press('Ask about the bus');
  await userEvent.selectOptions(part().getByRole('combobox', { name: 'You ask' }), 'Dinner');
  await press('Ask about hotel nights');
  await press('Save the questions');
  const id = expect.any(String) as unknown;
  const words = 'Would you like a seat on the bus back?';
  const nights = 'How many nights will you stay at the hotel?';
  expect(current()).toMatchObject({
    answersUntil: null,
    meals: [],
    questions: [
      { id, kind: 'choice', words, choices: ['Yes, please', 'No, thank you'], event: 'e1' },
      { id, kind: 'number', words: nights, choices: [], event: null },
    ],
  });
  expect(host.shown.at(-1)).toMatchObject({ text: 'What you ask is saved.', action: { label: 'Undo' } });
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(current()).toMatchObject({ questions: [] });
});

test('settings that could not be read can be read again, and are not written over meanwhile', async () => {
  const stored = householdsFirestore({
    'weddings/w1/invitationSettings': { current: { ...settings, questions: [bus] } },
  });
  let isDown = true;
  const firestore: typeof stored = {
    ...stored,
    watchDocument: (collection, id, next, failed) => {
      if (!isDown) return stored.watchDocument(collection, id, next, failed);
      failed(new FirestoreError('unavailable', 'Down.'));
      return () => undefined;
    },
  };
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/website/invitations', firestore });
  leave = await renderWithHost(<InvitationsScreen />, host, { ...householdWords, ...messages });
  expect(screen.queryByRole('region', { name: 'Your own questions' })).toBeNull();
  expect(screen.getByText('Your invitations didn’t load')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(part().getByRole('textbox', { name: 'Question' })).toHaveValue('Bus home?');
});

test('a question that nobody could reply to is not saved, and says what it lacks', async () => {
  const { current } = await open(settings);
  await press('Another question');
  await press('Save the questions');
  expect(part().getByText('Please write the question, or remove it.')).toBeVisible();
  await userEvent.type(part().getByRole('textbox', { name: 'Question' }), 'Which way?');
  await userEvent.selectOptions(part().getByRole('combobox', { name: 'They reply with' }), 'One of your choices');
  await userEvent.type(part().getByRole('textbox', { name: /^Choices/ }), 'Left');
  expect(part().getByText('Please give at least two choices, one a line.')).toBeVisible();
  expect(current()).toEqual(settings);
  await userEvent.type(part().getByRole('textbox', { name: /^Choices/ }), '{Enter}Right');
  await press('Save the questions');
  expect(current()).toMatchObject({
    ...{ answersUntil: '2027-05-01', meals: ['Lamb'] },
    questions: [{ words: 'Which way?', choices: ['Left', 'Right'] }],
  });
});

test('a question keeps its replies when its words change, may go, and six are the most', async () => {
  const { current } = await open({ ...settings, questions: [bus] });
  const field = part().getByRole('textbox', { name: 'Question' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Bus back?');
  await press('Save the questions');
  expect(current()).toMatchObject({ meals: ['Lamb'], questions: [{ ...bus, words: 'Bus back?' }] });
  for (let count = 1; count < 6; count += 1) await press('Another question');
  expect(part().getByRole('button', { name: 'Another question' })).toBeDisabled();
  const removes = part().getAllByRole('button', { name: /^Remove the question/ });
  for (const remove of removes) await userEvent.click(remove);
  await press('Save the questions');
  expect(current()).toMatchObject({ questions: [] });
});

test('two members who change questions at once lose none of each other’s', async () => {
  const dinner = { ...bus, id: 'dinner', kind: 'text', words: 'A dish?', choices: [] };
  const { host, current } = await open({ ...settings, questions: [bus, dinner] });
  const [field] = part().getAllByRole('textbox', { name: 'Question' });
  await userEvent.type(field as HTMLElement, ' Really?');
  const added = { ...dinner, id: 'added', words: 'A song?' };
  const changed = { ...dinner, words: 'Which dish?' };
  const data = { questions: [bus, changed, added] };
  const collection = collections.invitationSettings('w1');
  await act(async () => host.firestore.commit([{ kind: 'update', collection, id: 'current', data }]));
  await press('Save the questions');
  expect(current()).toMatchObject({ questions: [{ ...bus, words: 'Bus home? Really?' }, changed, added] });
});

test('a helper who may only look reads the questions and changes none', async () => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), guests: 'view' } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open({ ...settings, questions: [bus] }, exampleSignedIn({ role: 'helper', wedding }));
  expect(part().getByText('Bus home?')).toBeVisible();
  expect(part().getByText('At eleven, At one')).toBeVisible();
  expect(part().queryByRole('button')).toBeNull();
});
