import { join } from 'node:path';
import { missingOf } from '@posy/backend/releases';
import { asksOf, offersOf } from './lent-names';

const kit = (version: string, names: string[] = []) => ({ '@posy/remote-kit/query': { version, names } });

test('names modules, versions and names that a shell does not lend [14]', () => {
  expect(missingOf(kit('1.2.0', ['useQuery']), kit('1.3.1', ['useQuery', 'queryOptions']))).toEqual([]);
  expect(missingOf(kit('1.2.0', ['useQuery', 'useLater']), kit('1.2.0', ['useQuery']))).toEqual([
    'useLater of @posy/remote-kit/query',
  ]);
  expect(missingOf(kit('1.2.0'), {})).toEqual(['@posy/remote-kit/query']);
});

test.each([
  ['19.2.1', '19.2.1', true],
  ['19.3.0', '19.2.1', true],
  ['19.2.0', '19.2.1', false],
  ['20.0.0', '19.2.1', false],
  ['0.2.0', '0.1.0', false],
  ['0.1.1', '0.1.0', true],
])('%s lent where %s is asked for: %p, as federation has it [14]', (offered, asked, will) => {
  expect(missingOf(kit(asked), kit(offered)).length === 0).toBe(will);
});

test('the shell of this checkout lends all that its remotes ask for [14]', () => {
  const root = join(__dirname, '../../..');
  const offers = offersOf(join(root, 'shell'));
  for (const remote of ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews']) {
    const asks = asksOf(join(root, remote));
    expect([remote, missingOf(asks, offers)]).toEqual([remote, []]);
    expect(asks['@posy/shared-ui']?.names).toContain('Row');
  }
});
