import { sessionKinds } from '@posy/shared-contracts/entities';
import { exampleSignedIn } from '@posy/remote-kit/testing';
import { isOwnHome } from './own-home';

const couple = exampleSignedIn();
const as = (kind: (typeof sessionKinds)[number]) => ({ ...couple, user: { ...couple.user, kind } });

it.each(sessionKinds)('home of a %s is the shell’s own unless they plan a wedding', (kind) => {
  expect(isOwnHome(as(kind), '/uk/home')).toBe(kind !== 'couple');
});

it.each(['/uk/home/more', '/uk/checklist', '/uk', '/home'])('%s is not home', (pathname) => {
  expect(isOwnHome(as('supplier'), pathname)).toBe(false);
});

it.each([{ status: 'loading' } as const, { status: 'signed-out' } as const])('is planning’s for %o', (session) => {
  expect(isOwnHome(session, '/uk/home')).toBe(false);
});
