import { type LeftDocuments, removeStoredDocuments } from './stored-documents';

const setUp = (remove: () => Promise<void>) => {
  let isLeft = false;
  let giveUp: () => void = () => undefined;
  const left: LeftDocuments = { isSet: () => isLeft, set: () => (isLeft = true), clear: () => (isLeft = false) };
  const report = jest.fn<void, [string, unknown]>();
  const after = (_milliseconds: number, run: () => void): (() => void) => {
    giveUp = run;
    return () => (giveUp = () => undefined);
  };
  const areGone = removeStoredDocuments({ remove, left, clock: { after }, report });
  return { areGone, left, report, runOutOfTime: () => giveUp() };
};

test('remembers what is left until it is gone', async () => {
  let finish: () => void = () => undefined;
  const { areGone, left } = setUp(() => new Promise((resolve) => (finish = resolve)));
  expect(left.isSet()).toBe(true);
  finish();
  await expect(areGone).resolves.toBe(true);
  expect(left.isSet()).toBe(false);
});

test('waits no longer than its time limit for a tab that holds the documents, and leaves them to the next start', async () => {
  let finish: () => void = () => undefined;
  const { areGone, left, runOutOfTime } = setUp(() => new Promise((resolve) => (finish = resolve)));
  runOutOfTime();
  await expect(areGone).resolves.toBe(false);
  expect(left.isSet()).toBe(true);
  finish();
  await Promise.resolve();
  expect(left.isSet()).toBe(false);
});

test('reports a removal that the browser refuses, and leaves it to the next start', async () => {
  const refusal = new Error('failed-precondition');
  const { areGone, left, report } = setUp(() => Promise.reject(refusal));
  await expect(areGone).resolves.toBe(false);
  expect(left.isSet()).toBe(true);
  expect(report).toHaveBeenCalledWith('stored documents', refusal);
});
