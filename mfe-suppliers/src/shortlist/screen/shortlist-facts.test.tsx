import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { Access, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl, type IntlConfig } from 'react-intl';
import { messages as first } from '#messages/en-GB';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { shortlistRow, showShortlist } from '#testing/show-shortlist';
import { shortlistTable } from '../export/shortlist-table';
import { messages } from '../messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const fern = exampleEntry();
const otto = exampleEntry({
  ...{
    id: 'GB000003',
    publicId: 'otto001',
    name: 'Otto Brandt',
    town: 'Bristol',
    updatedAt: '2026-10-01T10:00:00.000Z',
  },
  quotedPrice: { amount: 230000, currency: 'GBP', basis: 'total', condition: '' },
});
const couple = {
  roles: { u1: 'owner', u2: 'partner', u3: 'helper' },
  users: [{ id: 'u2', name: 'Tom', email: 'tom@posy.example', role: 'partner' }],
} as never;

const show = async (entries: Identified<ShortlistedSupplier>[], options: Parameters<typeof showShortlist>[1] = {}) => {
  const shown = await showShortlist(entries, {
    wedding: couple,
    api: { supplier: () => exampleProfile({ busyDays: ['2027-09-11'] }) },
    ...options,
  });
  leave = shown.leave;
  return shown;
};
const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));

test('a row tells place, the price its card shows, rating, and whether our day is taken [18]', async () => {
  const price = { from: { amount: 65000, currency: 'GBP' }, basis: 'Micro wedding' } as const;
  const [saturday, unit] = [{ amount: 720000, currency: 'GBP' }, 'per-day'] as const;
  await show([fern], {
    api: { supplier: () => exampleProfile({ busyDays: ['2027-09-11'], price: { ...price, unit, saturday } }) },
  });
  const row = await shortlistRow('Fern & Fable');
  expect(await row.findByText('Frome, £7,200 (for your Saturday, in season)')).toBeInTheDocument();
  expect(row.getByText('Taken on your date')).toBeInTheDocument();
  expect(row.getByText('4.9')).toBeInTheDocument();
});

test('a price for each guest says so', async () => {
  await show([exampleEntry({ quotedPrice: { amount: 4400, currency: 'GBP', basis: 'per-head', condition: '' } })]);
  expect(await (await shortlistRow('Fern & Fable')).findByText('Frome, £44 a guest quoted')).toBeInTheDocument();
});

test('both partners vote, each for themselves, with a way back [18]', async () => {
  const { host, entry } = await show([exampleEntry({ votes: { u2: 'yes' } })]);
  const row = await shortlistRow('Fern & Fable');
  expect(row.getByText(/^Tom: yes$/)).toBeInTheDocument();
  const mine = within(row.getByRole('radiogroup', { name: 'Your vote on Fern & Fable' }));
  await userEvent.click(mine.getByRole('radio', { name: 'Maybe' }));
  expect(mine.getByRole('radio', { name: 'Maybe' })).toBeChecked();
  await waitFor(() => expect(entry(fern.id)?.votes).toEqual({ u1: 'maybe', u2: 'yes' }));
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(entry(fern.id)?.votes).toEqual({ u2: 'yes' }));
});

test('a helper sees the votes and has none [18]', async () => {
  const helped = exampleWedding({
    roles: { u1: 'helper', u2: 'partner' },
    access: { u1: { suppliers: 'view' } as Access },
  });
  await show([exampleEntry({ votes: { u2: 'no' } })], {
    session: exampleSignedIn({ wedding: helped, role: 'helper' }),
    wedding: helped,
  });
  const row = await shortlistRow('Fern & Fable');
  expect(row.getByText('Partner: no')).toBeInTheDocument();
  expect(row.queryByRole('radiogroup')).toBeNull();
});

test('what is pressed is not printed: neither on the head nor beside a category [18, R1-04]', async () => {
  await show([fern, otto]);
  const pressed = [
    await screen.findByRole('link', { name: 'Compare both' }),
    screen.getByRole('button', { name: 'Add a supplier' }),
    screen.getByRole('link', { name: 'Find suppliers' }),
    screen.getByRole('button', { name: 'Print and export' }),
  ];
  for (const control of pressed) expect(control.closest('.posy-no-print')).not.toBeNull();
});

test('the order is part of the address, and the lowest price is that which a row shows [18]', async () => {
  const from = (amount: number) => ({ from: { amount, currency: 'GBP' }, basis: 'Full day' }) as const;
  const prices = { fern001: from(250000), juno001: from(165000), otto001: from(100) };
  const juno = exampleEntry({ id: 'GB000004', publicId: 'juno001', name: 'Juno Park' });
  const { host } = await show([fern, otto, juno], {
    api: {
      supplier: ({ params }) => exampleProfile({ price: prices[params?.id as keyof typeof prices] }),
    },
  });
  await shortlistRow('Otto Brandt');
  expect(names()).toEqual(['Fern & Fable', 'Juno Park', 'Otto Brandt']);
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Lowest price');
  expect(host.location.get().search).toBe('?sort=price');
  await waitFor(() => expect(names()).toEqual(['Juno Park', 'Otto Brandt', 'Fern & Fable']));
  expect((await shortlistRow('Juno Park')).getByText(/from £1,650/)).toBeInTheDocument();
});

test('a category says what the budget has for it, and how far quotes go beyond [18]', async () => {
  const { host } = await show([otto]);
  await act(() =>
    host.firestore.commit([
      {
        kind: 'set',
        collection: collections.costs('w1'),
        id: 'photographer',
        data: { name: 'Photographer', supplierType: 'photographers', group: 'photographers', estimate: 180000 },
      },
    ]),
  );
  expect(await screen.findByText(/Your budget has £1,800 for it: £500 over\./)).toBeInTheDocument();
});

test('the table says days as its reader does, in German too [18]', async () => {
  const [{ messages: german }, { messages: list }] = [
    await import('#messages/de-DE'),
    await import('../messages/de-DE'),
  ];
  const intl = createIntl({ locale: 'de-DE', messages: { ...german, ...list } as IntlConfig['messages'] });
  const entries = [{ ...otto, visitDate: '2027-02-05', visitTime: '15:00', holdUntil: '2026-11-30' }];
  const [heads = [], row = []] = shortlistTable(intl, entries, exampleWedding(couple), 'u1');
  const cells = Object.fromEntries(heads.map((head, at) => [head, row[at]]));
  expect(cells).toMatchObject({ Kategorie: 'Fotografie', Besichtigung: '05.02.2027, 15:00' });
  expect(Object.values(cells)).toContain('30.11.2026');
  expect(Object.values(cells).join(' ')).not.toMatch(/photographers|shortlisted|2027-02|2026-11/);
});

test('in the table a price for each guest is no sum, and a town that is its own county stands once [18]', () => {
  const intl = createIntl({ locale: 'en-GB', messages: { ...first, ...messages } as IntlConfig['messages'] });
  const price = { amount: 4400, currency: 'GBP', basis: 'per-head', condition: '' } as const;
  const [heads = [], row = []] = shortlistTable(
    intl,
    [{ ...otto, county: 'Bristol', quotedPrice: price }],
    exampleWedding(couple),
    'u1',
  );
  const cells = Object.fromEntries(heads.map((head, at) => [head, row[at]]));
  expect(cells).toMatchObject({ 'Quoted (GBP)': '£44 a guest', Where: 'Bristol' });
});

test('the list as a table holds everything, and nothing in it is a formula [18]', () => {
  const intl = createIntl({ locale: 'en-GB', messages: { ...first, ...messages } as IntlConfig['messages'] });
  const wedding = exampleWedding(couple);
  const evil = { ...otto, notes: '=HYPERLINK("https://evil.example")', votes: { u2: 'yes' as const } };
  const [heads = [], row = []] = shortlistTable(intl, [evil], wedding, 'u1');
  expect(Object.fromEntries(heads.map((head, at) => [head, row[at]]))).toMatchObject({
    Name: 'Otto Brandt',
    Category: 'Photographers',
    State: 'Liked',
    Where: 'Bristol, Somerset',
    'Quoted (GBP)': '2300.00',
    Votes: 'Tom: yes',
    Notes: '\'=HYPERLINK("https://evil.example")',
  });
});

test('no figure of a row stands without what it is for [P-H4]', async () => {
  const price = {
    ...{ from: { amount: 545_000, currency: 'GBP' as const }, basis: 'Exclusive hire' },
    ...{ condition: 'Monday to Thursday', saturday: { amount: 1_175_000, currency: 'GBP' as const } },
  };
  const quoted = exampleEntry({
    ...otto,
    quotedPrice: { amount: 185_000, currency: 'GBP', basis: 'total', condition: 'A full day' },
  });
  await show([fern, quoted], {
    wedding: { ...(couple as object), date: '2027-10-02' } as never,
    api: { supplier: () => exampleProfile({ price }) },
  });
  expect(
    await (
      await shortlistRow(fern.name)
    ).findByText('Frome, £5,450 to £11,750 (Monday to Thursday, up to a Saturday in season)'),
  ).toBeInTheDocument();
  expect(await (await shortlistRow(otto.name)).findByText('Bristol, £1,850 (A full day) quoted')).toBeInTheDocument();
});

test('one of the couple’s own has the picture of its category, or a sign where it has none [P-m21]', async () => {
  const own = exampleEntry({ id: 'own1', name: 'Aunt Joan', type: 'cakes', customSupplier: true });
  const other = exampleEntry({ id: 'own2', name: 'The piper', type: 'piper', customSupplier: true });
  await show([own, other]);
  const row = async (name: string) => (await screen.findByRole('article', { name })) as HTMLElement;
  expect((await row('Aunt Joan')).querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/pictures/cakes/'),
  );
  expect((await row('The piper')).querySelector('svg')).not.toBeNull();
});
