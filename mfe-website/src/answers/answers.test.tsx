import { createTestHost, exampleSignedIn, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestDocuments, householdsFirestore, storedAnswer } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { AnswersScreen } from './answers-screen';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const calls: unknown[] = [];
const open = async (options: TestHostOptions = {}) => {
  calls.length = 0;
  const record = (input: unknown) => {
    calls.push(input);
    return { answeredAt: '2026-11-20T12:00:00.000Z', attending: 1, declined: 0 };
  };
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website/answers',
    firestore: householdsFirestore(),
    api: { answerForHousehold: record, settleAnswer: record } as NonNullable<TestHostOptions['api']>,
    ...options,
  });
  leave = await renderWithHost(<AnswersScreen />, host, { ...householdWords, ...messages });
  return host;
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('shows who comes, to what, what they eat and do not, their songs and notes', async () => {
  await open();
  expect(screen.getByText('1 of 3 households have replied.')).toBeVisible();
  expect(part('Just in').getByText('Ravi and Anita Kapoor: replied')).toBeVisible();
  expect(part('Just in').getByText(/One is coming, one can’t\./)).toBeVisible();
  expect(part('By event').getAllByText('5 invited')).toHaveLength(2);
  expect(part('Meals').getByText('Lamb')).toBeVisible();
  expect(part('Allergens').getByText('Nuts')).toBeVisible();
  expect(part('Allergens').getByText('Ravi Kapoor')).toBeVisible();
  expect(part('Songs').getByText('September')).toBeVisible();
  expect(part('Notes to you').getByText('We look forward to it')).toBeVisible();
  expect(part('Still missing').getAllByRole('listitem')).toHaveLength(2);
});

test('whom the couple noted on the guest list has replied, too: the head says the same as the list of who is missing', async () => {
  const guests = {
    ...guestDocuments['weddings/w1/guests'],
    gran: { ...guestDocuments['weddings/w1/guests'].gran, rsvp: { e1: 'attending', main: 'attending' } },
  };
  await open({ firestore: householdsFirestore({ 'weddings/w1/guests': guests }) });
  expect(part('Still missing').getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('2 of 3 households have replied.')).toBeVisible();
});

test('leads to a reminder for those who can be written to, and to none when nobody can', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Remind 1 household' })).toHaveAttribute(
    'href',
    '/uk/website/invitations?letter=reminder',
  );
  expect(part('Still missing').getByText('Link made on 10 November')).toBeVisible();
  await leave();
  await open({ firestore: householdsFirestore({ 'weddings/w1/households': {} }) });
  expect(screen.queryByRole('link', { name: /^Remind/ })).not.toBeInTheDocument();
});

test('no figure is shown before the events that it is made of', async () => {
  const firestore = householdsFirestore();
  let areHeld = true;
  const held: (() => void)[] = [];
  await open({
    firestore: {
      ...firestore,
      watch(query, next, failed) {
        let stop = () => undefined as void;
        const start = () => {
          stop = firestore.watch(query, next, failed);
        };
        if (areHeld && query.collection.path.endsWith('/events')) held.push(start);
        else start();
        return () => stop();
      },
    },
  });
  expect(screen.queryByRole('link', { name: /^Remind/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/households have replied/)).not.toBeInTheDocument();
  areHeld = false;
  await act(async () => held.splice(0).forEach((start) => start()));
  expect(screen.getByRole('link', { name: 'Remind 1 household' })).toBeVisible();
});

test('an answer that comes in while the screen is open is there without a reload', async () => {
  const host = await open();
  await act(async () => {
    await host.firestore.commit([
      {
        kind: 'set',
        collection: collections.answers('w1'),
        id: 'gran',
        data: storedAnswer({ gran: { events: { e1: 'attending' } } }, { answeredAt: '2026-11-20T11:00:00.000Z' }),
      },
    ] as Parameters<typeof host.firestore.commit>[0]);
  });
  expect(part('Just in').getByText('Gran: replied')).toBeVisible();
  expect(screen.getByText('2 of 3 households have replied.')).toBeVisible();
});

test('what both changed is asked, and the couple’s choice goes to the server', async () => {
  const answers = {
    ravi: storedAnswer(
      {
        ravi: { events: { e1: 'attending' }, meal: 'Trout', allergens: ['nuts'] },
        anita: { events: { e1: 'attending' } },
      },
      { open: { ravi: ['meal'], anita: ['events'] }, times: 2 },
    ),
  };
  await open({ firestore: householdsFirestore({ 'weddings/w1/answers': answers }) });
  const latest = part('Just in');
  expect(latest.getByText('Ravi and Anita Kapoor: changed the answer')).toBeVisible();
  expect(latest.getByText(/Main course: they say Trout, you have Lamb\./)).toBeVisible();
  expect(latest.getByText(/Dinner: they say coming, you have can’t\./)).toBeVisible();
  const [takeTheirs] = latest.getAllByRole('button', { name: 'Take theirs' });
  if (takeTheirs === undefined) throw new Error('Nothing is asked.');
  await userEvent.click(takeTheirs);
  expect(calls).toEqual([
    { params: { householdId: 'ravi' }, body: { weddingId: 'w1', guestId: 'ravi', take: 'theirs' } },
  ]);
});

test('an answer by phone is written down for the household, and leaves what was not asked as it is', async () => {
  const host = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Answer for Gran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Gran told you' }));
  await userEvent.click(
    within(dialog.getByRole('radiogroup', { name: 'Dinner' })).getByRole('radio', { name: 'Coming' }),
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'What Gran can’t eat' }), 'No fish');
  await userEvent.type(dialog.getByRole('textbox', { name: 'A note' }), 'Rang on Sunday');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the answer' }));
  expect(calls).toEqual([
    {
      params: { householdId: 'gran' },
      body: {
        weddingId: 'w1',
        people: { gran: { events: { e1: 'attending' }, meal: '', dietNotes: 'No fish', diets: [], allergens: [] } },
        message: 'Rang on Sunday',
      },
    },
  ]);
  expect(host.shown.map(({ text }) => text)).toEqual(['The answer of Gran is saved.']);
});

test('the couple’s own questions are counted, and asked of who comes when an answer is written down', async () => {
  const bus = { id: 'bus', kind: 'choice', words: 'Bus home?', choices: ['At eleven', 'At one'], event: 'e1' };
  const nights = { id: 'nights', kind: 'number', words: 'Nights?', choices: [], event: null };
  const settings = { answersUntil: null, meals: [], questions: [bus, nights], updatedAt: '2026-11-01T10:00:00.000Z' };
  const said = { events: { e1: 'attending' }, replies: { bus: 'At one', nights: '2' } };
  await open({
    firestore: householdsFirestore({
      'weddings/w1/invitationSettings': { current: settings },
      'weddings/w1/answers': { ravi: storedAnswer({ ravi: said, anita: { events: { e1: 'declined' } } }) },
    }),
  });
  expect(part('Bus home?').getByText('1 of 1 replied')).toBeVisible();
  expect(part('Bus home?').getByText('Ravi Kapoor')).toBeVisible();
  expect(part('Nights?').getByText('2 altogether')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answer for Gran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Gran told you' }));
  expect(dialog.queryByRole('combobox', { name: 'Gran: Bus home?' })).toBeNull();
  await userEvent.click(
    within(dialog.getByRole('radiogroup', { name: 'Dinner' })).getByRole('radio', { name: 'Coming' }),
  );
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Gran: Bus home?' }), 'At eleven');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Gran: Nights?' }), 'x1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the answer' }));
  expect(calls).toMatchObject([{ body: { people: { gran: { replies: { bus: 'At eleven', nights: '1' } } } } }]);
});

test('an answer that could not be saved leaves the form as it is', async () => {
  const host = await open({ api: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Answer for Gran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Gran told you' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'A note' }), 'Rang on Sunday');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the answer' }));
  expect(host.shown).toMatchObject([{ tone: 'error', text: messages['answers.failed'] }]);
  expect(dialog.getByRole('textbox', { name: 'A note' })).toHaveValue('Rang on Sunday');
});

test('when nobody has answered it says where answers will stand', async () => {
  await open({ firestore: householdsFirestore({ ...guestDocuments, 'weddings/w1/answers': {} }) });
  expect(part('Just in').getByText(messages['answers.latest.none'])).toBeVisible();
  expect(part('Songs').getByText('No wishes yet.')).toBeVisible();
});
