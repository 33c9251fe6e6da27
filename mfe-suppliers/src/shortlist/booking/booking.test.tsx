// The page loads it on demand, the test at once.
import './booking-dialog';
import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as first } from '#messages/en-GB';
import { messages as shortlist } from '#shortlist/messages/en-GB';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { pressMenu, showShortlist } from '#testing/show-shortlist';
import { useBooking } from './use-booking';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const fern = exampleEntry();
const wedding = exampleWedding({ roles: { u1: 'helper' }, access: {} });

const Attempt = () => {
  const { begin, isAsking } = useBooking(wedding, fern);
  return (
    <button type="button" onClick={begin}>
      {isAsking ? 'asking' : 'book'}
    </button>
  );
};

const attempt = async (session: Session) => {
  const host = createTestHost({ session });
  leave = await renderWithHost(<Attempt />, host, { ...first, ...shortlist });
  await userEvent.click(screen.getByRole('button', { name: 'book' }));
  await act(async () => host.pass(500));
  return host;
};

const pressTakeBack = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Undo booking' }));

test('a visitor who books is asked to sign up instead [S4-shortlist-03]', async () => {
  const host = await attempt({ status: 'signed-out' });
  expect(host.askedToSignUp).toMatchObject([{ reason: 'save' }]);
  expect(screen.queryByRole('button', { name: 'asking' })).toBeNull();
});

test('a helper who may not save reads so, and books nobody [S4-shortlist-02]', async () => {
  const host = await attempt(exampleSignedIn({ wedding, role: 'helper' }));
  expect(host.shown).toMatchObject([{ tone: 'info', text: first['shortlist.forbidden'] }]);
  expect(screen.queryByRole('button', { name: 'asking' })).toBeNull();
});

test.each([
  ['books no venue of the couple’s own', { booked: false }, () => pressMenu('Our garden', 'Mark as booked')],
  ['takes no such booking back', { booked: true }, pressTakeBack],
  ['changes nothing that guests may read of it', { booked: true }, () => pressMenu('Our garden', 'Change details')],
])('a helper who may not edit the website %s, and reads why [18]', async (_what, state, press) => {
  const garden = exampleEntry({ id: 'own', name: 'Our garden', type: 'venues', customSupplier: true, ...state });
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'view'])), suppliers: 'edit' } as Access;
  const helped = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  const { host, entry, ...shown } = await showShortlist([garden], {
    session: exampleSignedIn({ wedding: helped, role: 'helper' }),
  });
  leave = shown.leave;
  await press();
  await act(async () => host.pass(500));
  expect(host.shown.map(({ text }) => text)).toEqual([first['shortlist.forbiddenWebsite']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(entry('own')).toMatchObject(state);
});

test('the booked-supplier popup comes after half a second, and asks what was agreed [S2-popup-04] [S9-delay-07]', async () => {
  const { host, leave: away } = await showShortlist([fern]);
  leave = away;
  await pressMenu(fern.name, 'Mark as booked');
  await act(async () => host.pass(499));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => host.pass(1));
  expect(await screen.findByRole('dialog', { name: `You’ve booked ${fern.name}` })).toBeInTheDocument();
  expect(screen.getByLabelText('What you agreed')).toBeInTheDocument();
});

test.each([
  ['is taken', {}, ['2027-09-11'], true],
  ['is free', {}, [], false],
  ['is held for them', { holdUntil: '2026-12-01' }, ['2027-09-11'], false],
])(
  'a booking says kindly, and does not forbid, when the day %s in their calendar [18]',
  async (_is, changes, busyDays, says) => {
    const { host, entry, ...shown } = await showShortlist([exampleEntry(changes)], {
      api: { supplier: () => exampleProfile({ busyDays }) },
    });
    leave = shown.leave;
    await screen.findByText('4.9');
    await pressMenu(fern.name, 'Mark as booked');
    await act(async () => host.pass(500));
    const dialog = within(await screen.findByRole('dialog'));
    const words =
      'Fern & Fable’s calendar says Saturday 11 September is taken. If they’ve told you it’s yours, go ahead; if not, ask them first.';
    expect(dialog.queryAllByRole('note').map(({ textContent }) => textContent)).toEqual(says ? [words] : []);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(entry(fern.id)).toMatchObject({ state: 'booked' }));
  },
);

test('a link from a conversation begins the booking of whom it names, once [19]', async () => {
  const other = exampleEntry({ id: 'GB000009', publicId: 'GB000009', name: 'Moss & Oak' });
  const { host, leave: away } = await showShortlist([fern, other], { path: `/uk/shortlist?sort=name&book=${fern.id}` });
  leave = away;
  await screen.findByRole('article', { name: fern.name });
  expect(host.location.get()).toMatchObject({ pathname: '/uk/shortlist', search: '?sort=name' });
  await act(async () => host.pass(500));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName(expect.stringContaining(fern.name));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

const beginBooking = async (host: Awaited<ReturnType<typeof showShortlist>>['host']) => {
  await pressMenu(fern.name, 'Mark as booked');
  await act(async () => host.pass(500));
  return within(await screen.findByRole('dialog', { name: `You’ve booked ${fern.name}` }));
};
const reviewAgreement = async () => {
  await pressMenu(fern.name, 'Price, payments and contract');
  return within(await screen.findByRole('dialog', { name: `What you agreed with ${fern.name}` }));
};

test.each(['Later', 'Close'])(
  '“%s” books, and the typed price waits for the agreement’s next look [18]',
  async (way) => {
    const { host, entry, published, ...shown } = await showShortlist([fern]);
    leave = shown.leave;
    const dialog = await beginBooking(host);
    await userEvent.type(dialog.getByLabelText('What you agreed'), '1850');
    await userEvent.click(dialog.getByRole('button', { name: way }));
    await waitFor(() => expect(entry(fern.id)).toMatchObject({ state: 'booked', booked: true }));
    expect(entry(fern.id)?.agreedPrice).toBeUndefined();
    expect(published.filter((name) => name === 'supplier.booked')).toHaveLength(1);
    expect((await reviewAgreement()).getByLabelText('What you agreed')).toHaveValue('1,850');
  },
);

test('an agreement that is looked at offers, too, that it is not booked after all [18]', async () => {
  const { entry, ...shown } = await showShortlist([exampleEntry({ booked: true, state: 'booked' })]);
  leave = shown.leave;
  await userEvent.click((await reviewAgreement()).getByRole('button', { name: 'Not booked after all' }));
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ state: 'unbooked' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
