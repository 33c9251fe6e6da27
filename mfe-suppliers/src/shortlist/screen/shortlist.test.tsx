import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Access, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified, Session } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { pressMenu, shortlistRow, showShortlist } from '#testing/show-shortlist';

const fern = exampleEntry();
const lark = exampleEntry({
  ...{ id: 'GB000001', type: 'venues', name: 'Larkfield Orangery', town: 'Bath', publicId: 'lark001' },
  quotedPrice: { amount: 630000, currency: 'GBP', basis: 'total', condition: '' },
});
const wedding = exampleWedding({ date: '2027-09-11', bookings: { venue: false }, location: null });

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const show = async (entries: Identified<ShortlistedSupplier>[], options: Parameters<typeof showShortlist>[1] = {}) => {
  const shown = await showShortlist(entries, options);
  leave = shown.leave;
  return shown;
};
const row = shortlistRow;
const menu = pressMenu;

describe('the shortlist', () => {
  it('shows everybody by category, and marks that it was seen [S2-route-09] [S2-nav-05] [S1-keeps-05]', async () => {
    const { host } = await show([fern, lark]);
    expect(await screen.findByText('2 suppliers you like')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Venues',
      'Photographers',
    ]);
    expect((await row('Larkfield Orangery')).getByText('Bath, £6,300 quoted')).toBeInTheDocument();
    expect((await row('Fern & Fable')).getByRole('link', { name: 'Fern & Fable' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/photographers/fern001',
    );
    expect(host.marked).toEqual(['hasViewedShortlist']);
  });

  it('is narrowed by its address [S2-param-01]', async () => {
    await show([fern, lark], { path: '/uk/shortlist?category=venues' });
    await row('Larkfield Orangery');
    expect(screen.queryByRole('article', { name: 'Fern & Fable' })).toBeNull();
  });

  it('sets somebody aside and brings them back, and removes with a way back [S4-shortlist-01]', async () => {
    const { host, entry, published } = await show([fern]);
    await menu('Fern & Fable', 'Set aside');
    expect(await (await row('Fern & Fable')).findByText('Set aside')).toBeInTheDocument();
    expect(entry(fern.id)).toMatchObject({ state: 'ignored', ignored: true });
    await userEvent.click((await row('Fern & Fable')).getByRole('button', { name: 'Bring back' }));
    await menu('Fern & Fable', 'Take off the list');
    await waitFor(() => expect(entry(fern.id)).toMatchObject({ state: 'removed' }));
    expect(await screen.findByText('Nobody on it yet')).toBeInTheDocument();
    await act(async () => host.shown.at(-1)?.action?.run());
    await row('Fern & Fable');
    expect(published).toEqual(['supplier.ignored', 'supplier.shortlisted', 'supplier.removed', 'supplier.shortlisted']);
  });

  it('keeps notes, a visit and a hold', async () => {
    const { entry } = await show([fern]);
    await menu('Fern & Fable', 'Notes and visit');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('What you think'), 'The woodland set!');
    await userEvent.type(dialog.getByLabelText('They keep your day free until'), '2026-11-30');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(entry(fern.id)).toMatchObject({ notes: 'The woodland set!', holdUntil: '2026-11-30' }));
    expect(await (await row('Fern & Fable')).findByText('Held to 30 Nov')).toBeInTheDocument();
  });
});

describe('booking', () => {
  it('asks what was agreed, moves the wedding, and is told; taking it back too [S2-popup-04] [S9-delay-07] [S4-shortlist-02] [S4-shortlist-04] [S4-shortlist-05]', async () => {
    const { host, entry, published } = await show([lark]);
    await userEvent.click((await row('Larkfield Orangery')).getByRole('button', { name: 'Mark as booked' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => host.pass(500));
    const dialog = within(await screen.findByRole('dialog', { name: 'You’ve booked Larkfield Orangery?' }));
    expect(dialog.getByLabelText('What you agreed')).toHaveValue('6,300');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as booked' }));
    expect(await (await row('Larkfield Orangery')).findByText('Booked')).toBeInTheDocument();
    expect(entry(lark.id)).toMatchObject({ booked: true, agreedPrice: { amount: 630000 } });
    expect(host.firestore.documents('weddings').w1).toMatchObject({
      bookings: { venue: true },
      location: { name: 'Bath', country: 'GB' },
    });
    expect(host.tracked).toEqual([{ action: 'booked', details: { supplierId: lark.id, category: 'venues' } }]);
    const moved = { ...wedding, ...host.firestore.documents('weddings').w1, id: 'w1' };
    await act(async () => host.session.set(exampleSignedIn({ wedding: moved })));
    await userEvent.click((await row('Larkfield Orangery')).getByRole('button', { name: 'Undo booking' }));
    await waitFor(() => expect(host.firestore.documents('weddings').w1).toMatchObject({ bookings: { venue: false } }));
    expect(entry(lark.id)).toMatchObject({ state: 'unbooked', booked: false });
    expect(published).toEqual(['supplier.booked', 'wedding.location-changed', 'supplier.unbooked']);
  });
});

describe('who else comes to it', () => {
  it('a visitor is told how to keep whom they like', async () => {
    await show([], { session: { status: 'signed-out' } });
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/uk/signup?next=%2Fuk%2Fshortlist',
    );
  });

  const helper = (suppliers: Access['suppliers']): Session =>
    exampleSignedIn({
      wedding: { ...wedding, roles: { u1: 'helper' }, access: { u1: { suppliers } as Access } },
      role: 'helper',
    });

  it('a helper reads along, and one without the area sees nobody [D-role-01]', async () => {
    await show([fern], { session: helper('view') });
    expect(await screen.findByRole('note')).toHaveTextContent('You’re reading along.');
    expect((await row('Fern & Fable')).queryByRole('button')).toBeNull();
    await leave();
    await show([fern], { session: helper('none') });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The suppliers aren’t shared with you');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
