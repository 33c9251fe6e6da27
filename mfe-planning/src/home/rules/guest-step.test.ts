import { guestStep } from './guest-step';

const stepOf = (count: number, attending: number, declined: number, estimate = 0) =>
  guestStep({ count, attending, declined }, estimate);

test('the next step with the guests follows their answers', () => {
  expect(stepOf(30, 0, 0, 80)).toEqual({ kind: 'list', count: 50 });
  expect(stepOf(80, 0, 0, 80)).toEqual({ kind: 'ask' });
  expect(stepOf(80, 50, 7, 120)).toEqual({ kind: 'wait', count: 23 });
  expect(stepOf(80, 70, 10)).toEqual({ kind: 'seat', count: 70 });
  expect(stepOf(2, 0, 2)).toBeNull();
});
