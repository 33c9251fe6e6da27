import { exampleSignedIn } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '../platform/readable';
import { leaveWithOtherTabs } from './leave-with-other-tabs';

const start = (status: Session) => {
  const session = createReadableValue<Session>(status);
  const done: string[] = [];
  let signOutElsewhere: () => void = () => undefined;
  leaveWithOtherTabs({
    session,
    onSetElsewhere: (run) => (signOutElsewhere = run),
    forget: () => void done.push('forget'),
    reload: () => void done.push('reload'),
  });
  return { session, done, signOutElsewhere: () => signOutElsewhere() };
};

test.each([
  ['signed in', exampleSignedIn()],
  ['still finding out', { status: 'loading' } as const],
])('a tab that is %s forgets, and begins anew', (_what, status) => {
  const { done, signOutElsewhere } = start(status);
  signOutElsewhere();
  expect(done).toEqual(['forget', 'reload']);
});

test('does so also when it learned of the end from Firebase first', () => {
  const { session, done, signOutElsewhere } = start({ status: 'loading' });
  session.set(exampleSignedIn());
  session.set({ status: 'signed-out' });
  signOutElsewhere();
  expect(done).toEqual(['forget', 'reload']);
});

test('a visitor’s page stays as it is', () => {
  const { done, signOutElsewhere } = start({ status: 'signed-out' });
  signOutElsewhere();
  expect(done).toEqual([]);
});
