import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleFound, exampleProfile } from '#testing/examples';
import { LateViewer } from '../gallery/late-viewer';

beforeAll(() => LateViewer.load('en-GB'));

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const groups = ['outside', 'dinner', 'outside', 'flowers', 'dinner', undefined];
const pictures = groups.map((group, at) => ({
  ...{ category: 'venues', seed: `GB000001--${at}`, group },
  label: `Illustration: View ${at + 1}, Larkfield Orangery`,
}));
const path = '/uk/weddingsuppliers/venues/lark001/pictures';

const show = async (query = '', session?: Session, shown: Parameters<typeof exampleProfile>[0] = { pictures }) => {
  Element.prototype.scrollIntoView = () => undefined;
  const slots: [string, unknown][] = [];
  const host = createTestHost({
    path: `${path}${query}`,
    ...(session !== undefined && { session }),
    api: {
      supplier: () => exampleProfile(shown),
      searchWorks: () => ({ total: 0, results: [] }),
      searchSuppliers: () => exampleFound([]),
    },
  });
  host.slots = {
    mount(slot, _element, props) {
      slots.push([slot, props]);
      return { update: () => undefined, unmount: () => undefined };
    },
  };
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('heading', { level: 1, name: '6 pictures', hidden: true });
  return { host, slots, user: userEvent.setup() };
};
const viewer = () => screen.findByRole('dialog', { name: 'Pictures of Larkfield Orangery' });
const shownNames = () =>
  screen.getAllByRole('img', { name: /^Illustration: View/ }).map((image) => image.getAttribute('alt'));

describe('all pictures of a supplier', () => {
  test('stand on a page of their own, with the way back to the profile', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001',
    );
    expect(shownNames()).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Add to shortlist' })).toBeVisible();
  });

  test('are called illustrations only where all of them are drawn [32]', async () => {
    await show();
    const words = /All of them are illustrations\.$/;
    expect(screen.getByText(words)).toBeVisible();
    await leave();
    const [, ...others] = pictures;
    await show('', undefined, { pictures: [{ category: 'venues', seed: 'photo_4ZkQ', label: 'The hall' }, ...others] });
    expect(screen.queryByText(words)).toBeNull();
  });

  test('can be narrowed to a group, which stands in the address', async () => {
    const { host, user } = await show();
    const filters = within(screen.getByRole('group', { name: 'What they show' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All6',
      'Outside2',
      'Dinner2',
      'Flowers1',
    ]);
    await user.click(filters.getByRole('button', { name: 'Dinner 2' }));
    expect(host.location.get().search).toBe('?group=dinner');
    expect(shownNames()).toEqual([
      'Illustration: View 2, Larkfield Orangery',
      'Illustration: View 5, Larkfield Orangery',
    ]);
    await user.click(filters.getByRole('button', { name: 'All 6' }));
    expect(host.location.get().search).toBe('');
  });

  test('without groups have no filters', async () => {
    await show('', undefined, {});
    expect(screen.queryByRole('group', { name: 'What they show' })).toBeNull();
  });

  test('stand in columns or in a list with their words', async () => {
    const { host, user } = await show('?group=dinner');
    await user.click(screen.getByRole('radio', { name: 'As a list' }));
    expect(host.location.get().search).toBe('?group=dinner&view=list');
    expect(screen.getAllByRole('button', { name: /^View/ }).map(({ textContent }) => textContent)).toEqual([
      'View 2 · Illustration',
      'View 5 · Illustration',
    ]);
  });
});

describe('a picture of the gallery', () => {
  test('opens full screen at its own address, among those of its group, and back returns to them', async () => {
    const { host, user } = await show('?group=dinner');
    await user.click(screen.getByRole('button', { name: 'Illustration: View 5, Larkfield Orangery' }));
    const dialog = await viewer();
    expect(within(dialog).getByText('2 of 2')).toBeVisible();
    expect(host.location.get().search).toBe('?group=dinner&photo=5');
    await user.keyboard('{ArrowRight}');
    expect(host.location.get().search).toBe('?group=dinner&photo=2');
    expect(within(dialog).getByText('View 2')).toBeVisible();
    await act(async () => host.opened[0]?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.location.get().search).toBe('?group=dinner');
  });

  test('that a link names outside the group opens among all', async () => {
    await show('?group=dinner&photo=1');
    expect(within(await viewer()).getByText('1 of 6')).toBeVisible();
  });

  test('can be saved by who may write the scrapbook, and shared by everybody', async () => {
    const couple = await show('?photo=4', exampleSignedIn({ uid: 'u1', wedding: exampleWedding() }));
    const shared = '/uk/weddingsuppliers/venues/lark001/pictures?photo=4';
    expect(within(await viewer()).getByRole('button', { name: 'Share this picture' })).toBeVisible();
    expect(couple.slots).toEqual([
      [
        'supplier-picture.actions',
        {
          title: 'View 4',
          supplierId: 'GB000001',
          supplierName: 'Larkfield Orangery',
          path: shared,
          source: '/pictures/venues/GB000001--3/4x3/1280.jpeg',
        },
      ],
    ]);
    await leave();
    const visitor = await show('?photo=4');
    expect(within(await viewer()).getByRole('button', { name: 'Share this picture' })).toBeVisible();
    expect(visitor.slots).toEqual([]);
  });
});
