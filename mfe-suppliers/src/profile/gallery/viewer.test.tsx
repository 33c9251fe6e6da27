import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleFound, exampleProfile } from '#testing/examples';
import { LateViewer } from './late-viewer';

beforeAll(() => LateViewer.load('en-GB'));

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const path = '/uk/weddingsuppliers/venues/lark001';
const show = async (query = '', pictureInfo?: NonNullable<TestHostOptions['api']>['pictureInfo']) => {
  Element.prototype.scrollIntoView = () => undefined;
  const host = createTestHost({
    path: `${path}${query}`,
    api: {
      supplier: () => exampleProfile(),
      searchWorks: () => ({ total: 0, results: [] }),
      searchSuppliers: () => exampleFound([]),
      ...(pictureInfo !== undefined && { pictureInfo }),
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByText('Come and look round.');
  return host;
};
const viewer = () => screen.findByRole('dialog', { name: 'Pictures of Larkfield Orangery' });
const large = (dialog: HTMLElement) => within(dialog).getByRole('img').getAttribute('alt');

describe('the viewer of pictures', () => {
  test('opens at the picture that was pressed, and the address says which', async () => {
    const user = userEvent.setup();
    const host = await show();
    const mosaic = within(screen.getByRole('region', { name: 'Pictures' }));
    expect(mosaic.getAllByRole('img')).toHaveLength(5);
    await user.click(mosaic.getByRole('button', { name: 'Illustration 3' }));
    const dialog = await viewer();
    expect(large(dialog)).toBe('Illustration 3');
    expect(within(dialog).getByText('3 of 6')).toBeVisible();
    expect(host.location.get().search).toBe('?photo=3');
  });

  test('looks up how large a picture is, and shows it in that shape; where nobody says, in the one it asked for [S7-photo-size-01]', async () => {
    const asked: unknown[] = [];
    await show('?photo=2', ({ params }) => {
      asked.push(params);
      return { width: 1200, height: 800 };
    });
    const picture = within(await viewer()).getByRole('img');
    await waitFor(() => expect(picture).toHaveAttribute('width', '1200'));
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveStyle({ '--shape': '1.5' });
    expect(asked).toEqual([{ category: 'venues', seed: 'GB000001-2', ratio: '4x3' }]);
    await leave();
    await show('?photo=2');
    const unknown = within(await viewer()).getByRole('img');
    expect([unknown.getAttribute('width'), unknown.getAttribute('height')]).toEqual(['640', '480']);
  });

  test('opens from a link to a picture; one that there is not opens nothing', async () => {
    await show('?photo=6');
    expect(large(await viewer())).toBe('Illustration 6');
    await leave();
    await show('?photo=7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('goes on and back by buttons, arrows, Home, End and thumbnails, round the ends', async () => {
    const user = userEvent.setup();
    await show('?photo=6');
    const dialog = await viewer();
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(large(dialog)).toBe('Illustration 1');
    await user.keyboard('{ArrowLeft}');
    expect(large(dialog)).toBe('Illustration 6');
    await user.keyboard('{Home}');
    expect(large(dialog)).toBe('Illustration 1');
    await user.keyboard('{End}');
    expect(large(dialog)).toBe('Illustration 6');
    await user.click(within(dialog).getByRole('button', { name: 'Picture 2: Illustration 2' }));
    expect(large(dialog)).toBe('Illustration 2');
  });

  test('hears the arrows at once, before anything in it was pressed', async () => {
    const user = userEvent.setup();
    await show('?photo=1');
    const dialog = await viewer();
    expect(dialog).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(within(dialog).getByText('2 of 6')).toBeVisible();
  });

  test('goes on with a swipe', async () => {
    await show('?photo=1');
    const dialog = await viewer();
    const picture = within(dialog).getByRole('img');
    const touch = (x: number) => [{ clientX: x, clientY: 10 }];
    fireEvent.touchStart(picture, { touches: touch(300) });
    fireEvent.touchEnd(picture, { changedTouches: touch(100) });
    expect(large(dialog)).toBe('Illustration 2');
  });

  test('has the next picture loaded before it is asked for', async () => {
    await show('?photo=2');
    await viewer();
    const loaded = [...document.head.querySelectorAll('link[rel=preload][as=image]')];
    expect(loaded.map((link) => link.getAttribute('imagesrcset')).join()).toContain('GB000001-3/4x3');
  });

  test('back closes it', async () => {
    const host = await show('?photo=2');
    await viewer();
    expect(host.opened.map(({ kind }) => kind)).toEqual(['gallery']);
    await act(async () => host.opened[0]?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.location.get().search).toBe('');
  });

  test('a picture that does not load says so and is reported [S8-photo-01]', async () => {
    const host = await show('?photo=2');
    const dialog = await viewer();
    fireEvent.error(within(dialog).getByRole('img'));
    expect(within(dialog).getByText(/didn’t load/)).toBeVisible();
    expect(host.errors).toHaveLength(1);
  });
});
