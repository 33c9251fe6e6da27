import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError, marketOfPath } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as german } from '#messages/de-DE';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleStory, pricedStory, storyFacets as facets } from '#testing/example-story';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (
  path: string,
  api: TestHostOptions['api'] = {},
  onSlot: (slot: string, props: unknown) => void = () => undefined,
  catalogue: Record<string, string> = messages,
) => {
  const asked: EndpointInput<'realWeddings'>['body'][] = [];
  const host = createTestHost({
    path,
    market: marketOfPath(path),
    api: {
      realWeddings: ({ body }) => {
        asked.push(body);
        const results = [exampleStory(), exampleStory({ id: 'rw-gb-2', title: 'No top table' })];
        return { total: 27, page: 1, size: 13, results, facets };
      },
      realWedding: () => exampleStory(),
      ...api,
    },
  });
  host.slots = {
    mount(slot, _element, props) {
      onSlot(slot, props);
      return { update: () => undefined, unmount: () => undefined };
    },
  };
  leave = await renderWithHost(<AppRoutes />, host, catalogue);
  return { host, asked, user: userEvent.setup() };
};

/** Amounts have blanks that do not break. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ');

describe('browsing real weddings', () => {
  test('each card says when, where, how many and who, and leads to its page [S1-can-06]', async () => {
    await show('/uk/real-weddings');
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    expect(card.getByRole('link', { name: 'Priya and Sam, in a hay meadow' })).toHaveAttribute(
      'href',
      '/uk/real-weddings/rw-gb-1/priya-and-sam',
    );
    expect(card.getByText('110 guests, Blue and butter')).toBeVisible();
    expect(card.getByText(/^Tetbury, June 2026\./)).toBeVisible();
    expect(screen.getByText('27 weddings')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/uk/real-weddings?page=2');
  });

  test('pictures of a card differ by their subjects: they may share a seed', async () => {
    const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const photos = ['venues', 'cakes', 'florists'].map((category) => ({ category, seed: 'rw-1', label: category }));
    await show('/uk/real-weddings', {
      realWeddings: () => ({ total: 1, page: 1, size: 13, results: [exampleStory({ photos })], facets }),
    });
    expect(within(await screen.findByRole('article')).getAllByRole('img')).toHaveLength(3);
    expect(noise).not.toHaveBeenCalled();
  });

  test('filters stand in the address, with what each would hold', async () => {
    const { host, asked, user } = await show('/uk/real-weddings?page=2');
    const filters = within(await screen.findByRole('region', { name: 'Narrow the list' }));
    expect(filters.getByRole('button', { name: 'Spring 0' })).toBeDisabled();
    await user.click(filters.getByRole('button', { name: 'Summer 9' }));
    expect(host.location.get().search).toBe('?season=summer');
    expect(filters.getByRole('button', { name: /^Blue and butter/ })).toHaveAttribute('aria-pressed', 'false');
    await user.selectOptions(filters.getByRole('combobox', { name: 'Style' }), 'Barn (6)');
    expect(host.location.get().search).toBe('?season=summer&theme=Barn');
    expect(asked.at(-1)).toEqual({ countryCode: 'GB', season: 'summer', theme: 'Barn', page: 1, size: 13 });
    await user.click(filters.getByRole('button', { name: 'Summer 9' }));
    expect(host.location.get().search).toBe('?theme=Barn');
  });

  test('where none is like that, all of them are one press away', async () => {
    await show('/uk/real-weddings?theme=Moon', {
      realWeddings: () => ({ total: 0, page: 1, size: 13, results: [], facets }),
    });
    expect(await screen.findByRole('heading', { name: 'No wedding is like that yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all real weddings' })).toHaveAttribute('href', '/uk/real-weddings');
  });

  test('a list that fails can be asked for again', async () => {
    let isDown = true;
    const { user } = await show('/uk/real-weddings', {
      realWeddings: () => {
        if (isDown) throw new ApiError('server', 500, 'down', 'The server is down.');
        return { total: 1, page: 1, size: 13, results: [exampleStory()], facets };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('one real wedding', () => {
  test('says how the day went and who did the work, each with the way to them', async () => {
    await show('/uk/real-weddings/rw-gb-1/priya-and-sam');
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya and Sam, in a hay meadow' })).toBeVisible();
    expect(screen.getByText('Dinner was one long table.')).toBeVisible();
    const credits = within(screen.getByRole('region', { name: 'Who did the work' }));
    expect(credits.getByRole('link', { name: 'Fern & Fable' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/photographers/fern001',
    );
    expect(credits.getByRole('button', { name: 'Put Fern & Fable on the shortlist' })).toBeVisible();
    const like = within(await screen.findByRole('region', { name: 'More like this' }));
    expect(like.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/uk/real-weddings?theme=Meadow',
      '/uk/real-weddings/rw-gb-1/priya-and-sam',
    ]);
    expect(like.getByRole('link', { name: 'All 27 in this style' })).toBeVisible();
  });

  test('shows five of its pictures at once, and all of them full screen, each with an address of its own [17]', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    // Pictures of what others did there share the wedding’s seed: their subjects tell them apart.
    const photos = supplierCategories
      .slice(0, 7)
      .map((category, at) => ({ category, seed: 'rw-1', label: `Illustration: view ${at + 1}` }));
    const { host, user } = await show('/uk/real-weddings/rw-gb-1/priya-and-sam', {
      realWedding: () => exampleStory({ photos }),
    });
    const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
    expect(pictures.getAllByRole('img')).toHaveLength(5);
    await user.click(pictures.getByRole('button', { name: 'Illustration: view 5' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of Priya and Sam, in a hay meadow' }));
    expect(host.location.get().search).toBe('?photo=5');
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(await viewer.findByText('6 of 7')).toBeVisible();
    expect(viewer.getByText('view 6')).toBeVisible();
    expect(viewer.getByRole('button', { name: 'Share this picture' })).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Close the pictures' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.location.get().search).toBe('');
    await user.click(pictures.getByRole('button', { name: 'All 7 pictures' }));
    expect(await screen.findByText('1 of 7')).toBeVisible();
  });

  const story = { date: '2026-06-20', palette: 'marigold, fuchsia and teal' };

  test('stands in its colours, and hands them on to who keeps it', async () => {
    const given: unknown[] = [];
    await show(
      '/uk/real-weddings/rw-gb-1/priya-and-sam',
      {
        realWedding: () => exampleStory(story),
      },
      (slot, props) => given.push([slot, props]),
    );
    const colours = (await screen.findByRole('heading', { name: 'Their colours' })).parentElement as HTMLElement;
    expect(
      within(colours)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['marigold', 'fuchsia', 'teal']);
    expect(given).toEqual([
      [
        'real-wedding.actions',
        {
          title: 'Priya and Sam, in a hay meadow',
          facts: 'Tetbury, June 2026',
          colours: [
            { name: 'marigold', tone: '#f0952b' },
            { name: 'fuchsia', tone: '#cc2f86' },
            { name: 'teal', tone: '#0f766e' },
          ],
          path: '/uk/real-weddings/rw-gb-1/priya-and-sam',
        },
      ],
    ]);
  });

  test.each([
    ['/uk', messages, 'What it came to', ['about £8,350', '£76 a guest, at today’s prices', '£6,300', '£2,050']],
    [
      '/de',
      german,
      'Was es gekostet hat',
      ['etwa 8.350 £', '76 £ pro Gast, nach heutigen Preisen', '6.300 £', '2.050 £'],
    ],
  ])(
    'says what it came to, of what that is the sum, in the reader’s format: %s',
    async (market, catalogue, name, figures) => {
      const [total = '', each = '', ...parts] = figures;
      await show(
        `${market}/real-weddings/rw-gb-1/priya-and-sam`,
        { realWedding: () => pricedStory() },
        undefined,
        catalogue,
      );
      expect(plain((await screen.findByText((text) => plain(text) === total)).closest('div')?.textContent)).toContain(
        each,
      );
      const costs = within(screen.getByRole('region', { name }));
      expect(costs.getAllByRole('listitem').map(({ lastChild }) => plain(lastChild?.textContent))).toEqual(parts);
      expect(costs.getByText(/2 \w+ (?:its )?3 /)).toBeVisible();
    },
  );

  test('a card says it, too, in place of the colours that its petals show', async () => {
    await show('/uk/real-weddings', {
      realWeddings: () => ({ total: 1, page: 1, size: 13, results: [pricedStory()], facets }),
    });
    expect(await screen.findByText('110 guests, about £8,350')).toBeVisible();
  });

  test('that there is not leads to the others', async () => {
    await show('/uk/real-weddings/rw-none', {
      realWedding: () => {
        throw new ApiError('refused', 404, 'real-wedding-unknown', 'There is no such real wedding.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'We can’t find that wedding' })).toBeVisible();
  });
});
