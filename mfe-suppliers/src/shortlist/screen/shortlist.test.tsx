// The page loads it on demand, the test at once.
import '../booking/booking-dialog';
import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Access, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified, Session } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedHearts } from '#shortlist/adapters/saved-hearts';
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
  test('shows everybody by category, and marks that it was seen [S2-route-09] [S2-nav-05] [S1-keeps-05]', async () => {
    const { host } = await show([fern, lark]);
    expect(await screen.findByText('2 suppliers you like')).toBeInTheDocument();
    const heads = screen.getAllByRole('heading', { level: 2 });
    expect(heads.map((head) => head.querySelector('svg') !== null)).toEqual(heads.map(() => true));
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Venues', 'Photographers']);
    expect((await row('Larkfield Orangery')).getByText('Bath, £6,300 quoted')).toBeInTheDocument();
    expect((await row('Fern & Fable')).getByRole('link', { name: 'Fern & Fable' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/photographers/fern001',
    );
    expect(host.marked).toEqual(['hasViewedShortlist']);
  });

  test.each([
    ['category=venues', '[S2-param-01]'],
    ['shortlistedLocation=Avon', '[S2-param-02]'],
  ])('is narrowed by its address: %s %s', async (query) => {
    await show([fern, { ...lark, county: 'Avon' }], { path: `/uk/shortlist?${query}` });
    await row('Larkfield Orangery');
    expect(screen.queryByRole('article', { name: 'Fern & Fable' })).toBeNull();
  });

  test('sets somebody aside and brings them back, and removes with a way back [S4-shortlist-01]', async () => {
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

  test('keeps notes, a visit and a hold', async () => {
    const { entry } = await show([fern]);
    await menu('Fern & Fable', 'Notes and visit');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('What you think'), 'The woodland set!');
    await userEvent.type(dialog.getByLabelText('They keep your day free until'), '2026-11-30');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(entry(fern.id)).toMatchObject({ memberNotes: { u1: 'The woodland set!' }, holdUntil: '2026-11-30' }),
    );
    expect(await (await row('Fern & Fable')).findByText('Held to 30 Nov')).toBeInTheDocument();
  });
});

describe('booking', () => {
  test('asks what was agreed, moves the wedding, and is published; taking it back too [S4-shortlist-04] [S4-shortlist-05]', async () => {
    const { host, entry, published } = await show([lark]);
    await userEvent.click((await row('Larkfield Orangery')).getByRole('button', { name: 'Mark as booked' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => host.pass(500));
    const dialog = within(await screen.findByRole('dialog', { name: 'You’ve booked Larkfield Orangery' }));
    expect(dialog.getByLabelText('What you agreed')).toHaveValue('6,300');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
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

describe('undoing a booking', () => {
  const frome = { name: 'Frome', adminArea: ['Somerset'], country: 'GB', providerId: null };
  const at = (location: typeof frome | null) => exampleSignedIn({ wedding: { ...wedding, location } });

  test.each([
    ['a venue moves the wedding back, which is published', lark, frome, ['Bath', 'Frome']],
    ['a venue of a wedding that had no place says none', lark, null, ['Bath']],
    ['anybody else moves nothing', fern, frome, []],
  ])('%s [18]', async (_what, booked, before, published) => {
    const { host, entry } = await show([booked], { session: at(before) });
    const places: string[] = [];
    host.bus.subscribe('wedding.location-changed', ({ name }) => void places.push(name));
    await userEvent.click((await row(booked.name)).getByRole('button', { name: 'Mark as booked' }));
    await act(async () => host.pass(500));
    const dialog = within(await screen.findByRole('dialog', { name: `You’ve booked ${booked.name}` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await (await row(booked.name)).findByText('Booked');
    await act(async () => host.shown.at(-1)?.action?.run());
    await waitFor(() => expect(entry(booked.id)).toMatchObject({ booked: false }));
    expect(places).toEqual(published);
  });
});

describe('who else comes to it', () => {
  test('a visitor reads how to save suppliers', async () => {
    await show([], { session: { status: 'signed-out' } });
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/uk/signup?next=%2Fuk%2Fshortlist',
    );
  });

  test('a visitor sees the suppliers that this device stores, the newest first, and may change their mind [18]', async () => {
    const { id, type, slug, name, publicId, town = '', county = '', countryCode = '' } = fern;
    const saved = { id, type: type as 'photographers', slug, name, publicId, town, county, countryCode };
    savedHearts.save([saved, { ...saved, id: 'GB000009', publicId: 'otto', name: 'Otto Brandt' }]);
    await show([], { session: { status: 'signed-out' } });
    const rows = await screen.findAllByRole('article');
    expect(rows.map((one) => one.getAttribute('aria-label'))).toEqual(['Otto Brandt', 'Fern & Fable']);
    expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Fern & Fable' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/photographers/fern001',
    );
    expect(rows[1]).toHaveTextContent('Photographers, Frome');
    await userEvent.click(screen.getByRole('button', { name: 'Take Otto Brandt off the shortlist' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  const helper = (suppliers: Access['suppliers']): Session =>
    exampleSignedIn({
      wedding: { ...wedding, roles: { u1: 'helper' }, access: { u1: { suppliers } as Access } },
      role: 'helper',
    });

  test('what a visitor saved stands on the list of the couple they became, whatever screen they open first [18]', async () => {
    const { id, name, publicId } = fern;
    const place = { town: 'Frome', county: 'Somerset', countryCode: 'GB' } as const;
    savedHearts.save([{ id, name, publicId, type: 'photographers', slug: 'fern', ...place }]);
    const { host, entry } = await show([], { wedding });
    await row('Fern & Fable');
    expect(entry(fern.id)).toMatchObject({ state: 'shortlisted' });
    expect(savedHearts.get()).toEqual([]);
    expect(host.shown.at(-1)?.text).toBe('One supplier you liked is on your shortlist now');
  });

  test('a helper reads along, and one without the area sees nobody [D-role-01]', async () => {
    await show([fern], { session: helper('view') });
    expect(await screen.findByRole('note')).toHaveTextContent('You’re reading along.');
    expect((await row('Fern & Fable')).queryByRole('button')).toBeNull();
    await leave();
    await show([fern], { session: helper('none') });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The suppliers aren’t shared with you');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
