import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleCard } from '#testing/examples';
import { savedHearts } from '../adapters/saved-hearts';
import { foundOf } from '../rules/entry';
import { Heart } from './heart';

const lark = exampleCard();
let leave: () => Promise<void> = async () => undefined;
beforeEach(() => savedHearts.save([]));
afterEach(() => leave());

/** Delays the list's first answer until the test releases it. */
const slowList = (host: ReturnType<typeof createTestHost>): { arrive: () => void } => {
  const late: (() => void)[] = [];
  const watch = host.firestore.watch.bind(host.firestore);
  jest.spyOn(host.firestore, 'watch').mockImplementation((query, next, failed) => {
    let stop = (): void => undefined;
    if (query.collection.path !== collections.shortlist('w1').path) return watch(query, next, failed);
    late.push(() => (stop = watch(query, next, failed)));
    return () => stop();
  });
  return { arrive: () => late.forEach((begin) => begin()) };
};

const show = async (session: Session, before: (host: ReturnType<typeof createTestHost>) => void = () => undefined) => {
  const host = createTestHost({ session });
  before(host);
  if (session.status === 'signed-in' && session.wedding !== null) {
    const { id, ...data } = session.wedding;
    await host.firestore.commit([{ kind: 'set', collection: collections.weddings(), id, data }]);
  }
  const published: { name: string; payload: unknown }[] = [];
  const publish = host.bus.publish.bind(host.bus);
  jest.spyOn(host.bus, 'publish').mockImplementation((name, payload) => {
    published.push({ name, payload });
    return publish(name, payload);
  });
  leave = await renderWithHost(<Heart supplier={lark} />, host, messages);
  return { host, published, entry: () => host.firestore.documents(collections.shortlist('w1').path)[lark.id] };
};

const heart = (isOn: boolean) =>
  screen.findByRole('button', {
    name: isOn ? 'Take Larkfield Orangery off the shortlist' : 'Put Larkfield Orangery on the shortlist',
  });

describe('a couple’s heart', () => {
  test('puts a supplier on the shortlist, and tells of it with price and day [S1-keeps-05] [S4-shortlist-01]', async () => {
    const wedding = exampleWedding({ date: '2027-09-11' });
    const { host, published, entry } = await show(exampleSignedIn({ wedding }));
    await userEvent.click(await heart(false));
    expect(await heart(true)).toHaveAttribute('aria-pressed', 'true');
    expect(entry()).toMatchObject({
      name: 'Larkfield Orangery',
      type: 'venues',
      state: 'shortlisted',
      shortlisted: true,
    });
    expect(host.shown.at(-1)?.text).toBe('Larkfield Orangery is on your shortlist');
    expect(published).toEqual([
      {
        name: 'supplier.shortlisted',
        payload: expect.objectContaining({ supplierId: lark.id, category: 'venues', date: '2027-09-11', price: null }),
      },
    ]);
    act(() => host.pass(2000));
    await waitFor(() => expect(host.firestore.documents('weddings').w1).toMatchObject({ suppliers: { count: 1 } }));
  });

  test('that is pressed before the list is known is done once it is', async () => {
    let list = { arrive: (): void => undefined };
    const { entry } = await show(exampleSignedIn({ wedding: exampleWedding() }), (host) => {
      list = slowList(host);
    });
    await userEvent.click(await heart(false));
    expect(entry()).toBeUndefined();
    act(() => list.arrive());
    expect(await heart(true)).toHaveAttribute('aria-pressed', 'true');
    expect(entry()).toMatchObject({ state: 'shortlisted' });
  });

  test('takes it off again, keeps what was noted, and both can be taken back', async () => {
    const { host, published, entry } = await show(exampleSignedIn());
    await userEvent.click(await heart(false));
    await heart(true);
    await userEvent.click(await heart(true));
    await heart(false);
    expect(entry()).toMatchObject({ state: 'removed', shortlisted: false });
    await act(async () => host.shown.at(-1)?.action?.run());
    await heart(true);
    expect(published.map(({ name }) => name)).toEqual([
      'supplier.shortlisted',
      'supplier.removed',
      'supplier.shortlisted',
    ]);
  });

  test('is not there for a helper who may only look', async () => {
    const wedding = exampleWedding({ roles: { u1: 'helper' }, access: { u1: { suppliers: 'view' } as never } });
    await show(exampleSignedIn({ wedding, role: 'helper' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a visitor’s heart', () => {
  test('is stored on the device with undo, nobody is asked yet, and it joins the shortlist of whom they sign up as [P-m15]', async () => {
    const { host, entry } = await show({ status: 'signed-out' });
    await userEvent.click(await heart(false));
    await heart(true);
    expect(host.askedToSignUp).toEqual([]);
    const [notice] = host.shown;
    expect(notice?.text).toBe('Larkfield Orangery is on your list, on this device');
    act(() => notice?.open?.run());
    expect(host.askedToSignUp.map(({ reason }) => reason)).toEqual(['shortlist']);
    await act(async () => {
      host.session.set(exampleSignedIn());
      host.askedToSignUp[0]?.answered(true);
    });
    await waitFor(() => expect(entry()).toMatchObject({ state: 'shortlisted' }));
    expect(host.shown.at(-1)?.text).toBe('One supplier you liked is on your shortlist now');
    expect(savedHearts.get()).toEqual([]);
  });

  test('is let go by another press, and by the way back [P-m15]', async () => {
    const { host } = await show({ status: 'signed-out' });
    await userEvent.click(await heart(false));
    act(() => host.shown[0]?.action?.run());
    expect(savedHearts.get()).toEqual([]);
    await userEvent.click(await heart(false));
    expect(savedHearts.get().map(({ id }) => id)).toEqual([lark.id]);
    await userEvent.click(await heart(true));
    expect(savedHearts.get()).toEqual([]);
  });

  test('asks to sign up with the third, and keeps it whatever they say [P-m15]', async () => {
    const { id: _id, ...found } = foundOf(lark);
    savedHearts.save(['one', 'two'].map((id) => ({ id, ...found })));
    const { host } = await show({ status: 'signed-out' });
    await userEvent.click(await heart(false));
    await act(async () => host.askedToSignUp[0]?.answered(false));
    expect(savedHearts.get().map(({ id }) => id)).toEqual(['one', 'two', lark.id]);
  });
});
