import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { showShortlist } from '#testing/show-shortlist';
// Loaded late on the page, and at once here.
import './compare-screen';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

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

const show = async (path: string) => {
  const shown = await showShortlist(photographers, {
    path,
    api: {
      supplier: ({ params }) => {
        const asked = (params as { id: string }).id;
        const profile = profiles.find(({ publicId }) => publicId === asked);
        if (profile === undefined) throw new Error(asked);
        return profile;
      },
    },
  });
  leave = shown.leave;
  return shown;
};
const line = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('a category’s suppliers stand side by side, by a press; the address says who [18]', async () => {
  const { host } = await show('/uk/shortlist');
  const link = await screen.findByRole('link', { name: 'Compare all 3' });
  await act(async () => link.click());
  expect(host.location.get().search).toBe('?compare=GB000001%2CGB000003%2CGB000002');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Compare: Photographers');
});

it('each line says what each has, and the strongest stands out, in words too [18]', async () => {
  await show('/uk/shortlist?compare=GB000001,GB000002,GB000003');
  expect(await line('Your price')).toEqual(['£1,650Full dayStrongest answer', '£1,850Full day', '£2,050Full day']);
  expect(await line('Your date')).toEqual(['FreeStrongest answer', 'Taken', 'FreeStrongest answer']);
  expect(await line('Only here')).toEqual(['—', '—', 'Drone']);
  expect(await line('Your notes')).toEqual(['The woodland set!', '—', '—']);
});

it('only what differs can be looked at [18]', async () => {
  await show('/uk/shortlist?compare=GB000001,GB000003');
  await line('Reviews');
  await userEvent.click(screen.getByRole('switch', { name: 'Only what differs' }));
  expect(screen.queryByRole('row', { name: /^Reviews/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Your price/ })).toBeInTheDocument();
});

it('one is left out and another put beside them; fewer than two cannot be compared [18]', async () => {
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
