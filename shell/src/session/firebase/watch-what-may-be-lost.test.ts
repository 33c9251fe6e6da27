import { createTestHost } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { watchWhatMayBeLost } from './watch-what-may-be-lost';

const denied = new FirestoreError('permission-denied', 'no');

const listen = () => {
  const { clock, pass } = createTestHost();
  const reported: string[] = [];
  let hear = (): void => undefined;
  let refuse = (_error: FirestoreError): void => undefined;
  const stop = watchWhatMayBeLost({
    watch(onAnswer, refused) {
      reported.push('listens');
      [hear, refuse] = [onAnswer, refused];
      return () => reported.push('stopped');
    },
    clock,
    failed: () => reported.push('failed'),
    lost: () => reported.push('lost'),
  });
  return { pass, reported, stop, hear: () => hear(), refuse: (error = denied) => refuse(error) };
};

test('counts access as lost when the server keeps refusing, and goes on asking [S6-collab-03]', () => {
  const { pass, reported, refuse } = listen();
  for (const pause of [1000, 2000, 4000]) {
    refuse();
    expect(reported).not.toContain('lost');
    pass(pause);
  }
  refuse();
  expect(reported.filter((step) => step === 'lost')).toHaveLength(1);
  const before = reported.length;
  pass(60_000);
  expect(reported.slice(before)).toEqual(['listens']);
});

test('forgets earlier refusals as soon as an answer comes [S6-collab-03]', () => {
  const { pass, reported, refuse, hear } = listen();
  for (const pause of [1000, 2000, 4000]) {
    refuse();
    pass(pause);
  }
  hear();
  refuse();
  expect(reported).not.toContain('lost');
});

test('does not take a lost connection for lost access', () => {
  const { pass, reported, refuse } = listen();
  for (let times = 0; times < 6; times += 1) {
    refuse(new FirestoreError('unavailable', 'offline'));
    pass(60_000);
  }
  expect(reported).not.toContain('lost');
});

test('stops for good, also while it waits to listen again [S4-listener-01]', () => {
  const { pass, reported, refuse, stop } = listen();
  refuse();
  stop();
  const before = reported.length;
  pass(120_000);
  expect(reported).toHaveLength(before);
});
