import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound, nothingSaid } from '#testing/examples';
import { followedMap, hiddenMap } from './showing/map-settings';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  hiddenMap.set(false);
  followedMap.set(false);
});

const at = (latitude: number, longitude: number) => ({ location: { latitude, longitude } });
const price = (pounds: number) => ({ from: { amount: pounds * 100, currency: 'GBP' as const }, basis: 'Hire' });
const three = [
  { ...exampleCard({ id: 'GB1', name: 'Larkfield', price: price(6300) }), ...at(51.38, -2.36) },
  { ...exampleCard({ id: 'GB2', name: 'Threshers', price: price(4050) }), ...at(51.75, -1.25), distanceKm: 80.5 },
  { ...exampleCard({ id: 'GB3', name: 'Wellow', price: null }), ...at(51.4, -2.33) },
];

const together = three.map((one) => ({ ...one, ...(one.id === 'GB2' ? {} : at(51.38, -2.36)) }));

const open = async (path: string, width = 1000) => {
  const asked: unknown[] = [];
  const host = createTestHost({
    path,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: ({ body }) => {
        asked.push(body?.bounds);
        const place = {
          kind: 'place',
          text: 'near Bath',
          without: 'barn',
          name: 'Bath',
          within: '',
          location: null,
        } as const;
        return {
          ...(body?.category === 'cakes'
            ? exampleFound(three.slice(0, body.size === 24 ? 1 : 2), { total: 5 })
            : exampleFound(body?.text === 'nobody' ? [] : body?.category === 'florists' ? together : three)),
          distanceFrom: 'Oxford',
          understood: { ...nothingSaid, parts: body?.text === 'barn near Bath' ? [place] : [] },
        };
      },
    },
  });
  host.viewport.set({ width, height: 900 });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return { host, asked, user: userEvent.setup() };
};

/** Returns the text of the only pin, for a supplier with this price on that day. */
const pinsOf = async (of: NonNullable<ReturnType<typeof exampleCard>['price']>, day: string): Promise<string[]> => {
  const card = { ...exampleCard({ id: 'GB1', name: 'Larkfield', price: of }), ...at(51.38, -2.36) };
  const host = createTestHost({
    path: `/uk/supplier-category/venues?view=map&free=${day}`,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound([card]),
    },
  });
  host.viewport.set({ width: 1280, height: 900 });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  const pins = (await map()).getAllByRole('button', { name: /^Larkfield,/ });
  const words = pins.map((pin) => pin.getAttribute('aria-label') ?? pin.textContent ?? '');
  await leave();
  return words;
};

const map = async () => within(await screen.findByRole('region', { name: 'Map' }));

describe('the map beside a list', () => {
  test('stands there where there is room, and stays away once it was hidden, on the next list too', async () => {
    const { host, user } = await open('/uk/supplier-category/venues?area=Bath', 1280);
    expect((await map()).getByRole('button', { name: 'Threshers, £4,050' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Map', pressed: true }));
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
    expect(host.location.get().search).toBe('?area=Bath');
    await leave();
    const next = await open('/uk/supplier-category/venues', 1280);
    await next.user.click(await screen.findByRole('button', { name: 'Map', pressed: false }));
    expect(await screen.findByRole('region', { name: 'Map' })).toBeVisible();
    expect(next.host.location.get().search).toBe('');
  });

  test('is not said to stand beside a list of nobody, where it is asked for', async () => {
    const { host, user } = await open('/uk/supplier-category/venues?text=nobody', 1280);
    const chip = await screen.findByRole('button', { name: 'Map', pressed: false });
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
    await user.click(chip);
    expect(await screen.findByRole('region', { name: 'Map' })).toBeVisible();
    expect(host.location.get().search).toBe('?text=nobody&view=map');
    await user.click(screen.getByRole('button', { name: 'Map', pressed: true }));
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
  });

  test('is asked for, and stands in the address', async () => {
    const { host, user } = await open('/uk/supplier-category/venues?area=Bath');
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Map' }));
    expect(host.location.get().search).toBe('?area=Bath&view=map');
    expect((await map()).getByRole('button', { name: 'Threshers, £4,050' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Map' }));
    expect(host.location.get().search).toBe('?area=Bath');
  });

  test('a price shows who it is, in the list too', async () => {
    const { user } = await open('/uk/supplier-category/venues?view=map');
    const onMap = await map();
    await user.click(onMap.getByRole('button', { name: 'Threshers, £4,050' }));
    expect(onMap.getByRole('button', { name: 'Threshers, £4,050' })).toHaveAttribute('aria-pressed', 'true');
    const card = within(onMap.getByRole('article', { name: 'Threshers' }));
    expect(card.getByRole('link', { name: 'Threshers' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001?searchParams=view%3Dmap%26category%3Dvenues',
    );
    expect(screen.getAllByRole('listitem').filter((one) => 'pointed' in one.dataset)).toHaveLength(1);
    expect(card.getByText('Bath, 50 miles from Oxford')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Close Threshers' }));
    expect(onMap.queryByRole('article')).toBeNull();
  });

  test('of two prices, between which theirs lies, a pin says that it starts at the lower [P-H3]', async () => {
    const between = { ...price(5450), condition: 'Monday to Thursday', saturday: price(11_750).from };
    expect(await pinsOf(between, '2027-10-02')).toEqual(['Larkfield, From £5,450']);
    expect(await pinsOf({ ...between, otherDays: price(8950).from }, '2027-10-02')).toEqual(['Larkfield, £8,950']);
  });

  test('whoever is pointed at in the list is pointed at on the map', async () => {
    const { user } = await open('/uk/supplier-category/venues?view=map');
    const onMap = await map();
    const list = await screen.findAllByRole('link', { name: 'Threshers' });
    await user.hover(list[0] as HTMLElement);
    expect('pointed' in onMap.getByRole('button', { name: 'Threshers, £4,050' }).dataset).toBe(true);
  });

  test('neighbours stand together until one comes closer', async () => {
    const { user } = await open('/uk/supplier-category/venues?view=map');
    const onMap = await map();
    await user.click(onMap.getByRole('button', { name: '2 suppliers close together: come closer' }));
    expect(await onMap.findByRole('button', { name: 'Larkfield, £6,300' })).toBeVisible();
    expect(onMap.getByRole('button', { name: 'Wellow, Ask' })).toBeVisible();
  });

  test('neighbours whom no view sets apart are shown one after the other', async () => {
    const { user } = await open('/uk/supplier-category/florists?view=map');
    const onMap = await map();
    const both = () => onMap.getByRole('button', { name: '2 suppliers close together: come closer' });
    for (const name of ['Larkfield', 'Wellow', 'Larkfield']) {
      await user.click(both());
      expect(onMap.getByRole('article', { name })).toBeVisible();
    }
  });

  test('moved by keys or buttons, it searches where it looks; the place in the sentence does not count then', async () => {
    const { host, asked, user } = await open('/uk/supplier-category/venues?text=barn+near+Bath&view=map');
    const onMap = await map();
    expect(onMap.queryByRole('button', { name: 'Search this area' })).toBeNull();
    fireEvent.keyDown(onMap.getByRole('group'), { key: 'ArrowRight' });
    await user.click(onMap.getByRole('button', { name: 'Closer' }));
    await user.click(onMap.getByRole('button', { name: 'Search this area' }));
    const query = new URLSearchParams(host.location.get().search);
    expect(query.get('text')).toBe('barn');
    const [south = 0, west = 0, north = 0, east = 0] = (query.get('in') ?? '').split(',').map(Number);
    expect(asked.at(-1)).toEqual({ south, west, north, east });
    expect(south).toBeGreaterThan(51.3);
    expect(north).toBeLessThan(51.9);
    expect(await screen.findByRole('link', { name: 'Remove: In this part of the map' })).toBeVisible();
    expect((await map()).queryByRole('button', { name: 'Search this area' })).toBeNull();
  });

  test('searches wherever it rests once that is wanted, on the next list too, as one step back [17]', async () => {
    const { host, asked, user } = await open('/uk/supplier-category/venues?view=map');
    const onMap = await map();
    const right = (): boolean => fireEvent.keyDown(onMap.getByRole('group'), { key: 'ArrowRight' });
    const rest = () => act(async () => host.pass(500));
    const inAddress = () => new URLSearchParams(host.location.get().search).get('in');
    await user.click(onMap.getByRole('checkbox', { name: 'Search as I move' }));
    await rest();
    expect(inAddress()).toBeNull();
    right();
    expect(onMap.queryByRole('button', { name: 'Search this area' })).toBeNull();
    expect(inAddress()).toBeNull();
    await rest();
    const first = inAddress();
    expect(first).not.toBeNull();
    right();
    await rest();
    expect(inAddress()).not.toBe(first);
    expect(asked.filter((bounds) => bounds !== undefined)).toHaveLength(2);
    await leave();
    await open('/uk/supplier-category/venues?view=map');
    expect((await map()).getByRole('checkbox', { name: 'Search as I move' })).toBeChecked();
  });

  test('a step back from a search that it made by itself stays a step back [17]', async () => {
    const { host, user } = await open('/uk/supplier-category/venues?view=map');
    const rest = () => act(async () => host.pass(500));
    const { pathname, search } = host.location.get();
    await user.click((await map()).getByRole('checkbox', { name: 'Search as I move' }));
    fireEvent.keyDown((await map()).getByRole('group'), { key: 'ArrowRight' });
    await rest();
    expect(new URLSearchParams(host.location.get().search).has('in')).toBe(true);
    await map();
    await rest();
    await act(async () => host.navigate(`${pathname}${search}`));
    await map();
    await rest();
    await rest();
    expect(host.location.get().search).toBe(search);
  });

  test('stays where a part of it has nobody, and says so [17]', async () => {
    await open('/uk/supplier-category/venues?text=nobody&in=51,-3,52,-2', 1280);
    expect((await map()).getByText('Nobody in this part of the map')).toBeVisible();
  });

  test('shows who is on the other pages too, and says so where it cannot show all', async () => {
    await open('/uk/supplier-category/cakes?view=map');
    const onMap = await map();
    expect(await onMap.findByRole('button', { name: 'Threshers, £4,050' })).toBeVisible();
    expect(onMap.getByRole('button', { name: 'Larkfield, £6,300' })).toBeVisible();
    expect(onMap.getByText('The first 2 of 5')).toBeVisible();
  });

  test('a drag or a pinch may begin on a pin, which is pressed only by a hand that stays', async () => {
    const { user } = await open('/uk/supplier-category/venues?view=map');
    const onMap = await map();
    const area = onMap.getByRole('group');
    const captured: number[] = [];
    area.setPointerCapture = (pointer) => captured.push(pointer);
    const pin = onMap.getByRole('button', { name: 'Threshers, £4,050' });
    const cluster = onMap.getByRole('button', { name: /2 suppliers/ });
    const stood = [pin.style.transform, cluster.style.transform];
    const at = (element: Element, type: string, pointerId: number, clientX: number) =>
      fireEvent(element, Object.assign(new MouseEvent(type, { clientX, clientY: 100, bubbles: true }), { pointerId }));

    at(pin, 'pointerdown', 1, 100);
    at(pin, 'pointermove', 1, 103);
    at(pin, 'pointerup', 1, 103);
    expect(pin.style.transform).toBe(stood[0]);
    fireEvent.click(pin, { detail: 1 });
    expect(onMap.getByRole('article', { name: 'Threshers' })).toBeVisible();
    await user.click(onMap.getByRole('button', { name: 'Close Threshers' }));

    at(pin, 'pointerdown', 1, 100);
    at(pin, 'pointermove', 1, 160);
    at(area, 'pointerup', 1, 160);
    fireEvent.click(pin, { detail: 1 });
    expect(captured).toEqual([1]);
    expect(pin.style.transform).not.toBe(stood[0]);
    expect(onMap.queryByRole('article')).toBeNull();
    expect(onMap.getByRole('button', { name: 'Search this area' })).toBeVisible();

    const apart = () => {
      const x = ({ style }: HTMLElement) => Number(/translate\((-?[\d.]+)px/.exec(style.transform)?.[1]);
      return Math.abs(x(pin) - x(cluster));
    };
    const before = apart();
    at(pin, 'pointerdown', 1, 100);
    at(cluster, 'pointerdown', 2, 200);
    at(pin, 'pointermove', 1, 150);
    at(area, 'pointerup', 1, 150);
    at(area, 'pointerup', 2, 200);
    expect(apart() / before).toBeCloseTo(0.5, 5);
    fireEvent.click(pin, { detail: 0 });
    expect(onMap.getByRole('article', { name: 'Threshers' })).toBeVisible();
  });
});
