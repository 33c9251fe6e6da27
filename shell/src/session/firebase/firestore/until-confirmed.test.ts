import { createTestHost } from '@posy/remote-kit/testing';
import { untilConfirmed } from './until-confirmed';

const setUp = () => {
  const host = createTestHost();
  let onWaiting: (waits: boolean) => void = () => undefined;
  let [open, begun, isOnline] = [0, 0, true];
  const end = untilConfirmed(
    (next) => {
      onWaiting = next;
      open += 1;
      begun += 1;
      return () => void (open -= 1);
    },
    { clock: host.clock, isOnline: () => isOnline },
  );
  return {
    pass: host.pass,
    end,
    hear: (waits: boolean) => onWaiting(waits),
    setOnline: (next: boolean) => (isOnline = next),
    open: () => open,
    begun: () => begun,
  };
};

test('asks anew for a list that the server does not confirm, one listener at a time [R1-17]', () => {
  const read = setUp();
  read.hear(true);
  read.pass(9999);
  read.hear(true);
  expect(read.begun()).toBe(1);
  read.pass(1);
  expect([read.begun(), read.open()]).toEqual([2, 1]);
  read.hear(true);
  read.pass(20_000);
  expect(read.begun()).toBe(3);
  read.hear(false);
  read.pass(600_000);
  expect([read.begun(), read.open()]).toEqual([3, 1]);
});

test('leaves a list alone that is confirmed, or that nothing is known of [R1-17]', () => {
  const read = setUp();
  read.pass(600_000);
  read.hear(true);
  read.pass(5000);
  read.hear(false);
  read.pass(600_000);
  expect(read.begun()).toBe(1);
});

test('waits for the connection, and for nothing once it is over [R1-17]', () => {
  const read = setUp();
  read.setOnline(false);
  read.hear(true);
  read.pass(30_000);
  expect(read.begun()).toBe(1);
  read.setOnline(true);
  read.pass(10_000);
  expect(read.begun()).toBe(2);
  read.hear(true);
  read.end();
  read.pass(600_000);
  expect([read.begun(), read.open()]).toEqual([2, 0]);
});
