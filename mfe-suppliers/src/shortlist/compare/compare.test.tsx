// The page loads it on demand, the test at once.
import './compare-screen';
import './side-actions';
import '../booking/booking-dialog';
import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Access } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await leave();
  jest.restoreAllMocks();
});

const photographers = ['Fern & Fable', 'Otto Brandt', 'Juno Park'].map((name, at) =>
  exampleEntry({ id: `GB00000${at + 1}`, publicId: `p${at + 1}`, name, notes: at === 0 ? 'The woodland set!' : '' }),
);
const profiles = photographers.map(({ id, publicId, name }, at) =>
  exampleProfile({
    ...{ id, publicId, name, type: 'photographers', saturdayPrice: null, packages: [], capacity: null },
    price: { from: { amount: 165000 + at * 20000, currency: 'GBP' }, basis: 'Full day' },
    rating: { average: 4.5, count: 10 },
    busyDays: at === 1 ? ['2027-09-11'] : [],
    features: at === 2 ? ['Album', 'Drone'] : ['Album'],
  }),
);

const show = async (
  path: string,
  options: Parameters<typeof showShortlist>[1] & { entries?: typeof photographers; features?: string[][] } = {},
) => {
  const { entries = photographers, features, ...rest } = options;
  const shown = await showShortlist(entries, {
    ...rest,
    path,
    api: {
      supplier: ({ params, body }) => {
        locales.push(body?.locale);
        const asked = (params as { id: string }).id;
        const profile = profiles.find(({ publicId }) => publicId === asked);
        if (profile === undefined) throw new Error(asked);
        return { ...profile, features: features?.[profiles.indexOf(profile)] ?? profile.features };
      },
    },
  });
  leave = shown.leave;
  return shown;
};
const locales: (string | undefined)[] = [];
const line = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a category’s suppliers stand side by side, by a press; the address says who [18]', async () => {
  const { host } = await show('/uk/shortlist');
  const link = await screen.findByRole('link', { name: 'Compare all 3' });
  await act(async () => link.click());
  expect(host.location.get().search).toBe('?compare=GB000001%2CGB000003%2CGB000002');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Compare: Photographers');
});

test('each line says what each has, and the strongest stands out, in words too [18]', async () => {
  await show('/uk/shortlist?compare=GB000001,GB000002,GB000003');
  expect(await line('Your price')).toEqual([
    'From £1,650Full dayStrongest answer',
    'From £1,850Full day',
    'From £2,050Full day',
  ]);
  expect(await line('Your date')).toEqual(['FreeStrongest answer', 'Taken', 'FreeStrongest answer']);
  expect(await line('Not from everyone')).toEqual(['—', '—', 'Drone']);
  expect(await line('Your notes')).toEqual(['The woodland set!', '—', '—']);
});

test('what all have is not shown, and nothing that two of three have is called one’s alone [18] [P-H6]', async () => {
  const [album, drone, second, preview] = ['Album', 'Drone', 'Second photographer', 'Preview in 48 hours'] as const;
  await show('/uk/shortlist?compare=GB000001,GB000002,GB000003', {
    features: [
      [album, second, preview],
      [album, second],
      [album, preview, drone],
    ],
  });
  expect(await line('Not from everyone')).toEqual([
    'Second photographerPreview in 48 hours',
    'Second photographer',
    'Preview in 48 hoursDrone',
  ]);
  expect(screen.queryByText(/only here/i)).toBeNull();
});

test('a price that only starts is not set against a quote, and no number of guests is made up [P-H4]', async () => {
  const entries = photographers.map((one, at) => ({
    ...one,
    quotedPrice:
      at === 0 ? null : ({ amount: 180_000 + at * 10_000, currency: 'GBP', basis: 'total', condition: '' } as const),
  }));
  await show('/uk/shortlist?compare=GB000001,GB000002,GB000003', {
    entries,
    wedding: { date: null, guests: { count: 0, estimate: 0 } as never },
  });
  expect(await line('Your price')).toEqual(['From £1,650Full day', '£1,900Strongest answer', '£2,000']);
  expect(screen.getByText('From your shortlist')).toBeVisible();
  expect(screen.queryByText(/80 guests/)).toBeNull();
});

test('a price by the guest says so and is weighed for all guests; one by the hour is weighed by nobody [18]', async () => {
  const quotedPrices = [
    { amount: 4400, currency: 'GBP', basis: 'per-head', condition: '' },
    { amount: 100000, currency: 'GBP', basis: 'total', condition: 'Sundays' },
    { amount: 9000, currency: 'GBP', basis: 'per-hour', condition: '' },
  ] as const;
  const entries = photographers.map((one, at) => ({ ...one, quotedPrice: quotedPrices[at] ?? null }));
  await show('/uk/shortlist?compare=GB000001,GB000002,GB000003', {
    entries,
    wedding: { guests: { count: 0, estimate: 80 } },
  });
  expect(await line('Your price')).toEqual(['£44 a guest', '£1,000SundaysStrongest answer', '£90 an hour']);
});

test('another category with two or more is one press away; one with a single supplier is none [18]', async () => {
  const [lark, oak] = ['lark', 'oak'].map((id) => exampleEntry({ id, publicId: id, name: id, type: 'venues' }));
  const cake = exampleEntry({ id: 'cake', publicId: 'cake', name: 'cake', type: 'cakes' });
  const aside = exampleEntry({ id: 'barn', name: 'barn', type: 'venues', ignored: true, shortlisted: false });
  const entries = [...photographers, lark, oak, cake, aside].filter((one) => one !== undefined);
  await show('/uk/shortlist?compare=GB000001,GB000002', { entries });
  const chips = within(await screen.findByRole('group', { name: 'Category' })).getAllByRole('link');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Venues2', 'Photographers3']);
  expect(chips[1]).toHaveAttribute('aria-current', 'true');
  expect(chips[0]).toHaveAttribute('href', '/uk/shortlist?compare=lark%2Coak');
});

test('only what differs can be looked at [18]', async () => {
  await show('/uk/shortlist?compare=GB000001,GB000003');
  await line('Reviews');
  await userEvent.click(screen.getByRole('switch', { name: 'Only what differs' }));
  expect(screen.queryByRole('row', { name: /^Reviews/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Your price/ })).toBeInTheDocument();
});

test('one is left out and another put beside them; fewer than two cannot be compared [18]', async () => {
  const { host } = await show('/uk/shortlist?compare=GB000001,GB000002');
  const beside = await screen.findByRole('link', { name: 'Juno Park' });
  await act(async () => beside.click());
  expect(host.location.get().search).toContain('GB000003');
  for (const name of ['Otto Brandt', 'Juno Park']) {
    const without = await screen.findByRole('link', { name: `Leave out ${name}` });
    await act(async () => without.click());
  }
  expect(await screen.findByText('Choose two to compare')).toBeInTheDocument();
});

test('only the table slides sideways, with all that is in it; what is pressed is not printed [18, R1-04] [P-H5]', async () => {
  await show('/uk/shortlist?compare=GB000001,GB000002,GB000003');
  await line('Your price');
  const table = screen.getByRole('region', { name: 'Compare' });
  expect(table).toHaveStyle({ position: 'relative', overflowX: 'auto' });
  expect(table).toHaveAttribute('tabindex', '0');
  const pressed = [
    ...photographers.map(({ name }) => screen.getByRole('link', { name: `Leave out ${name}` })),
    screen.getByRole('switch', { name: 'Only what differs' }),
    screen.getByRole('link', { name: 'Shortlist' }),
  ];
  for (const control of pressed) expect(control.closest('.posy-no-print')).not.toBeNull();
});

test('under each stands what there is to do: book, open the messages or ask, and note [18]', async () => {
  const [fern, otto, juno] = photographers;
  if (fern === undefined || otto === undefined || juno === undefined) throw new Error('There are three.');
  const entries = [fern, { ...otto, enquired: false }, { ...juno, booked: true, state: 'booked' as const }];
  const { host, entry } = await show('/uk/shortlist?compare=GB000001,GB000002,GB000003', { entries });
  const cells = within(await screen.findByRole('row', { name: /^What next/ })).getAllByRole('cell');
  const words = cells.map((cell) =>
    [...within(cell).queryAllByRole('button'), ...within(cell).queryAllByRole('link')].map((one) => one.textContent),
  );
  expect(words).toEqual([
    ['Mark as booked', 'Notes and visit', 'Open messages'],
    ['Mark as booked', 'Notes and visit', 'Ask'],
    ['Price, payments and contract', 'Notes and visit', 'Open messages'],
  ]);
  const [first, , third] = cells;
  if (first === undefined || third === undefined) throw new Error('It has cells.');
  for (const [cell, { id }] of [
    [first, fern],
    [third, juno],
  ] as const)
    expect(within(cell).getByRole('link', { name: 'Open messages' })).toHaveAttribute(
      'href',
      `/uk/inbox?conversationId=${conversationId(id, 'w1')}`,
    );
  await userEvent.click(within(first).getByRole('button', { name: 'Mark as booked' }));
  await act(async () => host.pass(500));
  const dialog = within(await screen.findByRole('dialog', { name: 'You’ve booked Fern & Fable' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry('GB000001')).toMatchObject({ state: 'booked' }));
});

test('a helper who only looks has nothing to press under them; both partners’ votes are petals with words [18]', async () => {
  const helped = exampleWedding({
    roles: { u1: 'helper', u2: 'partner' },
    access: { u1: { suppliers: 'view' } as Access },
    users: [{ id: 'u2', name: 'Tom', email: 'tom@posy.example', role: 'partner' }] as never,
  });
  await show('/uk/shortlist?compare=GB000001,GB000002', {
    entries: photographers.map((one, at) => ({ ...one, votes: { u2: at === 0 ? 'yes' : 'no' } as const })),
    session: exampleSignedIn({ wedding: helped, role: 'helper' }),
    wedding: helped,
  });
  expect(await line('Your votes')).toEqual(['Tom: yesStrongest answer', 'Tom: no']);
  expect(screen.getByText('Tom: yes').querySelector('[data-hue="fern"]')).not.toBeNull();
  expect(screen.queryByRole('row', { name: /^What next/ })).toBeNull();
});

const textOf = (file = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

test('the comparison is saved as a file, as it stands, and nothing in it is a formula [18]', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  // The browser would save the file itself.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const [fern, otto] = photographers;
  if (fern === undefined || otto === undefined) throw new Error('There are two.');
  await show('/uk/shortlist?compare=GB000001,GB000002', { entries: [{ ...fern, notes: '=1+1' }, otto] });
  await line('Your price');
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = (await textOf(files[0])).split('\r\n');
  expect(rows[0]).toContain('Fern & Fable,Otto Brandt');
  expect(rows).toContain('Your date,Free,Taken');
  expect(rows).toContain("Your notes,'=1+1,");
});

test('features are asked for in the reader’s language [18]', async () => {
  locales.length = 0;
  await show('/uk/shortlist?compare=GB000001,GB000003');
  await line('Not from everyone');
  expect(new Set(locales)).toEqual(new Set(['en-GB']));
});
