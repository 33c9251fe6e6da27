import { exampleSignedIn } from '@posy/remote-kit/testing';
import { sessionKinds } from '@posy/shared-contracts/entities';
import { isOwnHome } from './own-home';

const couple = exampleSignedIn();
const as = (kind: (typeof sessionKinds)[number]) => ({ ...couple, user: { ...couple.user, kind } });

test.each(sessionKinds)('home of a %s is the shell’s own unless they plan a wedding', (kind) => {
  expect(isOwnHome(as(kind), '/uk/home')).toBe(kind !== 'couple');
});

test.each(['/uk/home/more', '/uk/checklist', '/uk', '/home'])('%s is not home', (pathname) => {
  expect(isOwnHome(as('supplier'), pathname)).toBe(false);
});

test.each([{ status: 'loading' } as const, { status: 'signed-out' } as const])('is planning’s for %o', (session) => {
  expect(isOwnHome(session, '/uk/home')).toBe(false);
});
