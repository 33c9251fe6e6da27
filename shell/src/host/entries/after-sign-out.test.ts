import { paths } from '@posy/shared-contracts';
import { afterSignOut } from './after-sign-out';

test('leads to sign-up in log-in mode, in the market of the page [S2-nav-01]', () => {
  expect(afterSignOut({ pathname: '/de/checklist/t1', search: '?page=2' })).toBe('/de/signup?mode=login');
});

test('keeps the query of an invitation [S2-nav-02] [S2-query-09] [S2-query-10]', () => {
  const { pathname, search } = new URL(
    paths.acceptInvitation('fr', { id: 'i1', nonce: 'n1' }),
    'https://origin.invalid',
  );
  expect(afterSignOut({ pathname, search })).toBe('/fr/signup?id=i1&nonce=n1');
});
