import type { Session } from '@posy/shared-contracts/mount-props';
import { act, useState } from 'react';
import { createQueryClient } from '../query/query-client';
import { createTestHost, exampleSignedIn, renderWithHost } from '../testing';
import { forgettingCache, PersonScope } from './person-scope';

const Draft = () => {
  const [text, setText] = useState('');
  return <button onClick={() => setText('ours alone')}>{text}</button>;
};

const typeSomething = async (session: Session) => {
  const host = createTestHost({ session });
  const takeAway = await renderWithHost(
    <PersonScope>
      <Draft />
    </PersonScope>,
    host,
    {},
  );
  await act(async () => document.querySelector('button')?.click());
  return { host, takeAway, text: () => document.querySelector('button')?.textContent };
};

test('begins anew when somebody leaves, so that nothing typed stays in memory', async () => {
  const { host, takeAway, text } = await typeSomething(exampleSignedIn());
  expect(text()).toBe('ours alone');
  await act(async () => host.session.set({ status: 'signed-out' }));
  expect(text()).toBe('');
  await takeAway();
});

test('stays while the same person does, and when somebody arrives', async () => {
  const { host, takeAway, text } = await typeSomething({ status: 'loading' });
  await act(async () => host.session.set(exampleSignedIn()));
  await act(async () => host.session.set(exampleSignedIn({ email: 'maya@example.org' })));
  expect(text()).toBe('ours alone');
  await takeAway();
});

test('empties a cache whenever somebody leaves, also when another person takes their place', () => {
  const { session } = createTestHost({ session: exampleSignedIn() });
  const queryClient = createQueryClient();
  const forget = forgettingCache(queryClient);
  forget(session);
  forget(session);
  queryClient.setQueryData(['guests'], ['Anita']);
  session.set(exampleSignedIn({ email: 'maya@example.org' }));
  expect(queryClient.getQueryData(['guests'])).toEqual(['Anita']);
  session.set(exampleSignedIn({ uid: 'u2' }));
  expect(queryClient.getQueryData(['guests'])).toBeUndefined();
});
