import { defaultMarket } from '@posy/shared-contracts';
import { newProfile } from './new-profile';

test('gives who registers a wedding that they own [S6-couple-01]', () => {
  const person = {
    uid: 'u1',
    email: 'maya@example.com',
    name: 'Maya',
    provider: 'password',
    market: defaultMarket,
    weddingId: 'w1',
  };
  const [wedding, profile] = newProfile(person);
  expect(wedding).toMatchObject({ kind: 'set', id: 'w1', data: { roles: { u1: 'owner' }, partners: ['Maya'] } });
  expect(profile).toMatchObject({ kind: 'set', id: 'u1', data: { kind: 'couple', weddingId: 'w1' } });
});
