import { createReadable, exampleSignedIn } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { createSignUpAsks } from './sign-up-asks';

const person = exampleSignedIn();

const setUp = (now: Session = { status: 'signed-out' }) => {
  const session = createReadable<Session>(now);
  const asks = createSignUpAsks(session);
  const answers: boolean[] = [];
  const ask = (): void => asks.ask({ reason: 'shortlist', answered: (isSignedIn) => answers.push(isSignedIn) });
  return { session, asks, answers, ask };
};

test('asks a visitor, and does what they wanted once they are signed in and their wedding is known [S6-visitor-03]', () => {
  const { session, asks, answers, ask } = setUp();
  ask();
  expect(asks.shown.get()?.reason).toBe('shortlist');
  session.set({ ...person, wedding: null, role: null });
  expect({ answers, isOpen: asks.shown.get() !== null }).toEqual({ answers: [], isOpen: true });
  session.set(person);
  expect({ answers, isOpen: asks.shown.get() !== null }).toEqual({ answers: [true], isOpen: false });
  session.set({ ...person });
  expect(answers).toEqual([true]);
});

test('does nothing when they leave, also when they sign in later', () => {
  const { session, asks, answers, ask } = setUp();
  ask();
  asks.leave();
  expect({ answers, shown: asks.shown.get() }).toEqual({ answers: [false], shown: null });
  session.set(person);
  expect(answers).toEqual([false]);
});

test('asks nobody who is signed in', () => {
  const { asks, answers, ask } = setUp(person);
  ask();
  expect({ answers, shown: asks.shown.get() }).toEqual({ answers: [true], shown: null });
});

test('answers an older question with no when a newer one comes', () => {
  const { answers, ask } = setUp();
  ask();
  ask();
  expect(answers).toEqual([false]);
});
