import { waitFor } from '@testing-library/react';
import { createTestHost } from '../testing/test-host';
import { formTimeoutMs as timeoutMs, settle } from './settle';

/** An edit under way, and what becomes of it. */
const begin = (isOnline = true) => {
  const host = createTestHost();
  host.online.set(isOnline);
  let accept: () => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const saving = new Promise<void>((resolve, reject) => {
    accept = resolve;
    refuse = reject;
  });
  const late: unknown[] = [];
  const outcome = settle(saving, { ...host, timeoutMs, refusedLater: (error) => void late.push(error) });
  return { host, outcome, late, accept, refuse };
};
const no = new Error('no');

test('is sent once the server accepts it, and refused when the server refuses it', async () => {
  const accepted = begin();
  accepted.accept();
  expect(await accepted.outcome).toBe('sent');
  const refused = begin();
  refused.refuse(no);
  await expect(refused.outcome).rejects.toBe(no);
  expect(refused.late).toEqual([]);
});

test.each([
  ['there is no connection to begin with', false, () => undefined],
  ['the connection is lost in the middle', true, ({ host }: ReturnType<typeof begin>) => host.online.set(false)],
  ['no answer comes', true, ({ host }: ReturnType<typeof begin>) => host.pass(timeoutMs)],
])('is stored when %s; a later refusal is reported, too', async (_when, isOnline, happen) => {
  const edit = begin(isOnline);
  happen(edit);
  expect(await edit.outcome).toBe('stored');
  edit.refuse(no);
  await waitFor(() => expect(edit.late).toEqual([no]));
});
