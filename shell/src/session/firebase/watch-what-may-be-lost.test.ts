import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { createTestHost } from '@posy/remote-kit/testing';
import { watchWhatMayBeLost } from './watch-what-may-be-lost';

const denied = new FirestoreError('permission-denied', 'no');

const listen = () => {
  const { clock, pass } = createTestHost();
  const told: string[] = [];
  let hear = (): void => undefined;
  let refuse = (_error: FirestoreError): void => undefined;
  const stop = watchWhatMayBeLost({
    watch(heard, refused) {
      told.push('listens');
      [hear, refuse] = [heard, refused];
      return () => told.push('stopped');
    },
    clock,
    failed: () => told.push('failed'),
    lost: () => told.push('lost'),
  });
  return { pass, told, stop, hear: () => hear(), refuse: (error = denied) => refuse(error) };
};

it('counts access as lost when the server keeps refusing, and goes on asking [S6-collab-03]', () => {
  const { pass, told, refuse } = listen();
  for (const pause of [1000, 2000, 4000]) {
    refuse();
    expect(told).not.toContain('lost');
    pass(pause);
  }
  refuse();
  expect(told.filter((step) => step === 'lost')).toHaveLength(1);
  const before = told.length;
  pass(60_000);
  expect(told.slice(before)).toEqual(['listens']);
});

it('forgets earlier refusals as soon as something is heard [S6-collab-03]', () => {
  const { pass, told, refuse, hear } = listen();
  for (const pause of [1000, 2000, 4000]) {
    refuse();
    pass(pause);
  }
  hear();
  refuse();
  expect(told).not.toContain('lost');
});

it('does not take a lost connection for lost access', () => {
  const { pass, told, refuse } = listen();
  for (let times = 0; times < 6; times += 1) {
    refuse(new FirestoreError('unavailable', 'offline'));
    pass(60_000);
  }
  expect(told).not.toContain('lost');
});

it('stops for good, also while it waits to listen again [S4-listener-01]', () => {
  const { pass, told, refuse, stop } = listen();
  refuse();
  stop();
  const before = told.length;
  pass(120_000);
  expect(told).toHaveLength(before);
});
