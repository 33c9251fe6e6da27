import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound, oursCounted } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

type SearchBody = NonNullable<EndpointInput<'searchSuppliers'>['body']>;

const show = async (path: string, changes: Parameters<typeof createTestHost>[0] = {}) => {
  const asked: SearchBody[] = [];
  const host = createTestHost({
    path,
    ...changes,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: ({ body }) => {
        if (body !== undefined) asked.push(body);
        const total = body?.withOffer === true ? 0 : 14;
        return exampleFound([exampleCard()], {
          total,
          ...oursCounted(body?.areaElse === 'Nowhere' ? { ...body, areaElse: undefined } : body),
          ...(body?.areaElse === 'Nowhere' && { areaElse: false }),
          prices: { from: 120_000, step: 50_000, counts: [3, 8, 5, 1] },
          features: { dogs: 6, fireworks: 0 },
          kinds: { barn: 9 },
          styles: {},
          labels: { features: { dogs: 'Dogs welcome' }, kinds: { barn: 'Barn' }, styles: {} },
        });
      },
    },
  });
  return { host, asked };
};

const start = async (...given: Parameters<typeof show>) => {
  const shown = await show(...given);
  leave = await renderWithHost(<AppRoutes />, shown.host, messages);
  return { ...shown, user: userEvent.setup() };
};

describe('the filters of a list', () => {
  test('stand in place on desktops, each with what it leaves, and change the address [S2-popup-14]', async () => {
    const { host, user } = await start('/uk/supplier-category/venues?area=Bath');
    await user.click(await screen.findByRole('button', { name: 'Filters 1' }));
    expect(host.location.get().search).toBe('?area=Bath&searchPopup=filters');
    const filters = within(screen.getByRole('region', { name: 'Filters' }));
    expect(filters.queryByRole('button', { name: /Fireworks/i })).toBeNull();
    await user.click(await filters.findByRole('button', { name: 'Dogs welcome 6' }));
    expect(host.location.get().search).toBe('?area=Bath&features=dogs&searchPopup=filters');
    await user.click(await filters.findByRole('button', { name: '25 miles 14' }));
    expect(new URLSearchParams(host.location.get().search).get('radius')).toBe('40');
    expect(await filters.findByRole('button', { name: 'With an offer 0' })).toBeDisabled();
  });

  test('a price is asked for once it is left', async () => {
    const { asked, user } = await start('/uk/supplier-category/venues?searchPopup=filters');
    const price = await screen.findByRole('spinbutton', { name: 'Price up to, £' });
    await user.type(price, '5000');
    expect(asked.some(({ priceMax }) => priceMax !== undefined)).toBe(false);
    await user.tab();
    expect(asked.some(({ priceMax }) => priceMax === 500_000)).toBe(true);
    expect(await screen.findByRole('link', { name: 'Remove: Up to £5,000' })).toBeVisible();
  });

  test('a venue is asked for room in the evening by itself; other suppliers state none', async () => {
    const { asked, host, user } = await start('/uk/supplier-category/venues?searchPopup=filters');
    await user.type(await screen.findByRole('spinbutton', { name: 'Guests in the evening' }), '140{Enter}');
    expect(new URLSearchParams(host.location.get().search).get('evening')).toBe('140');
    expect(asked.at(-1)).toMatchObject({ eveningGuests: 140 });
    expect(asked.at(-1)).not.toHaveProperty('guests');
    await user.click(await screen.findByRole('link', { name: 'Remove: Room for 140 in the evening' }));
    expect(host.location.get().search).not.toContain('evening');
    await leave();
    await start('/uk/supplier-category/photographers?searchPopup=filters');
    expect(await screen.findByRole('spinbutton', { name: 'Guests' })).toBeVisible();
    expect(screen.queryByRole('spinbutton', { name: 'Guests in the evening' })).toBeNull();
  });

  test('how prices are spread is seen, and acts when the hand lets go', async () => {
    const { asked, host } = await start('/uk/supplier-category/venues?searchPopup=filters&guests=95');
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    expect(price.getByText('Any price')).toBeVisible();
    expect(price.getByText('What they cost for your date and guests')).toBeVisible();
    const slider = price.getByRole('slider', { name: 'Highest price' });
    fireEvent.change(slider, { target: { value: '2' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Up to £2,200');
    expect(asked.some(({ priceMax }) => priceMax !== undefined)).toBe(false);
    fireEvent.pointerUp(slider);
    expect(new URLSearchParams(host.location.get().search).get('price')).toBe('2200');
    expect(asked.some(({ priceMax }) => priceMax === 220_000)).toBe(true);
    const lowest = price.getByRole('slider', { name: 'Lowest price' });
    // The lower end stays below the upper one.
    fireEvent.change(lowest, { target: { value: '2' } });
    expect(lowest).toHaveAttribute('aria-valuetext', 'From £1,700');
    fireEvent.pointerUp(lowest);
    expect(asked.some(({ priceMin, priceMax }) => priceMin === 170_000 && priceMax === 220_000)).toBe(true);
    expect(await screen.findByRole('link', { name: 'Remove: £1,700 to £2,200' })).toBeVisible();
  });

  test('a typed price is called by itself, not by the step of the slider beside it [17]', async () => {
    await start('/uk/supplier-category/venues?searchPopup=filters&guests=95&price=2040');
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    expect(price.getByText('Up to £2,040')).toBeVisible();
    const slider = price.getByRole('slider', { name: 'Highest price' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Up to £2,040');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Up to £1,700');
  });

  test('are a sheet on phones that back closes [S2-back-16]', async () => {
    const { host, user } = await start('/uk/supplier-category/venues?guests=95');
    await act(async () => host.viewport.set({ width: 390, height: 844 }));
    await user.click(await screen.findByRole('button', { name: 'Filters 1' }));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 14' })).toBeVisible();
    expect(host.opened.map(({ kind }) => kind)).toEqual(['search-filters']);
    await act(async () => host.opened[0]?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.location.get().search).toBe('?guests=95');
  });

  test('the couple’s date and guests count, are said, and can be taken away', async () => {
    const wedding = exampleWedding({ guests: { count: 95, evening: 0, attending: 0, declined: 0 } });
    const { asked, host, user } = await start('/uk/supplier-category/venues', {
      session: exampleSignedIn({ wedding }),
    });
    expect(await screen.findByText(/Counted in: your date and your guests/)).toBeVisible();
    expect(asked[0]).toMatchObject({ freeOnElse: '2027-09-11', guestsElse: 95 });
    await user.click(await screen.findByRole('link', { name: 'Remove: Free on 11 September 2027' }));
    expect(host.location.get().search).toBe('?guests=95&ours=no');
    expect(asked.at(-1)).not.toHaveProperty('freeOn');
  });

  test('a day is asked for in the house’s own field, once it is whole [P-m6]', async () => {
    const { asked, host, user } = await start('/uk/supplier-category/venues');
    await act(async () => host.viewport.set({ width: 390, height: 844 }));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const day = await screen.findByRole('textbox', { name: 'Free on' });
    await user.type(day, '2 Oct 2027');
    expect(host.location.get().search).toContain('free=2027-10-02');
    expect(asked.at(-1)).toMatchObject({ freeOn: '2027-10-02' });
    expect(screen.getByRole('button', { name: 'Choose in the calendar' })).toBeVisible();
  });

  const planned = (name: string) => ({
    session: exampleSignedIn({
      wedding: exampleWedding({ date: null, location: { name, adminArea: [], country: 'GB', providerId: null } }),
    }),
  });

  test('the couple’s place counts, is said with the way to change it, and can be taken away [R1-03]', async () => {
    const { asked, host, user } = await start('/uk/supplier-category/photographers', planned('Bath'));
    expect(await screen.findByRole('heading', { level: 1, name: /within 25 miles of Bath/ })).toBeVisible();
    expect(screen.getByText(/Counted in: your place \(Bath, 25 miles around\)\./)).toBeVisible();
    expect(asked[0]).toMatchObject({ areaElse: 'Bath', radiusElse: 40 });
    await user.click(screen.getByRole('link', { name: 'Remove: Bath' }));
    expect(host.location.get().search).toBe('?ours=no');
    expect(asked.at(-1)).not.toHaveProperty('areaElse');
  });

  test('with nobody at the couple’s place the list is of everywhere, and says so [R1-03] [P-H2]', async () => {
    await start('/uk/supplier-category/photographers', planned('Nowhere'));
    expect(await screen.findByText('14 photographers', { selector: 'h1' })).toBeVisible();
    expect(screen.queryByText(/Counted in/)).toBeNull();
    expect(screen.getByText('Nobody within 25 miles of Nowhere: whole country.')).toBeVisible();
  });
});
