import { ApiError, markets } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { messages as german } from '#messages/de-DE';
import { messages } from '#messages/en-GB';
import { mapSize } from '#supplier/rules/search-queries';
import { exampleCard, exampleFound, inputOf, nothingSaid } from '#testing/examples';
import { showList } from '#testing/show-list';

type SearchCall = EndpointInput<'searchSuppliers'>;

describe('a list of suppliers', () => {
  test('asks for what its address says [S1-can-01] [S2-route-26]', async () => {
    const asked: SearchCall[] = [];
    await showList('/uk/supplier-category/venues?area=Bath&text=barn&sort=rating&page=2', {
      searchSuppliers: (input) => {
        // The map beside the list sends requests of its own, whenever its code has loaded.
        if (input.body?.size !== mapSize) asked.push(input);
        return exampleFound([exampleCard()], { total: 30, page: 2 });
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: '30 venues in and around Bath for “barn”' }),
    ).toBeVisible();
    expect(asked).toEqual([
      {
        body: {
          countryCode: 'GB',
          category: 'venues',
          area: 'Bath',
          text: 'barn',
          sort: 'rating',
          page: 2,
          size: 24,
          withPictures: true,
        },
      },
    ]);
    expect(screen.getByRole('combobox', { name: 'Near' })).toHaveValue('Bath');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?text=barn&area=Bath&sort=rating',
    );
  });

  test('only who stands somewhere for money is marked as paid', async () => {
    const cards = [exampleCard({ id: 'GB1', premium: true }), exampleCard({ id: 'GB2', premium: true })];
    await showList('/uk/supplier-category/venues', {
      searchSuppliers: () => ({ ...exampleFound(cards), understood: { ...nothingSaid, paid: ['GB1'] } }),
    });
    expect(await screen.findAllByText('Paid placement')).toHaveLength(1);
  });

  test('a card says place, stars, price with its basis, and that the place was paid for', async () => {
    await showList('/uk/supplier-category/venues', {
      searchSuppliers: () => exampleFound([exampleCard({ premium: true })]),
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001?searchParams=category%3Dvenues',
    );
    for (const words of [
      'Bath, Somerset',
      '4.9 out of 5',
      '63 reviews',
      'Up to 120 guests',
      'Exclusive hire for one day',
      'Paid placement',
    ])
      expect(card.getByText(words)).toBeInTheDocument();
    expect(card.getByText('From £6,300')).toBeVisible();
    expect(card.getByRole('img', { name: 'Illustration: Larkfield Orangery' })).toHaveAttribute('width', '640');
  });

  test('says once, not on each card, that the suppliers are invented [17]', async () => {
    await showList('/uk/supplier-category/venues', {
      searchSuppliers: () => exampleFound([exampleCard({ id: 'GB1' }), exampleCard({ id: 'GB2' })]),
    });
    expect(await screen.findAllByText(/demo/i)).toHaveLength(1);
  });

  test('categories show how many they hold under the same words; those with none are left out', async () => {
    const user = userEvent.setup();
    const host = await showList('/uk/supplier-category/venues?area=Bath', {
      searchSuppliers: () => exampleFound([exampleCard()]),
    });
    const categories = await screen.findByRole('combobox', { name: 'Categories' });
    expect(
      within(categories)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All suppliers', 'Venues (1)', 'Florists (4)']);
    await user.selectOptions(categories, 'florists');
    expect(host.location.get()).toMatchObject({ pathname: '/uk/supplier-category/florists', search: '?area=Bath' });
  });

  test('sending the form changes the address and starts at the first page', async () => {
    const user = userEvent.setup();
    const host = await showList('/uk/supplier-category/venues?page=3', {
      searchSuppliers: () => exampleFound([exampleCard()], { total: 60 }),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Near' }), '  Frome ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(host.location.get()).toMatchObject({ pathname: '/uk/supplier-category/venues', search: '?area=Frome' });
  });

  test('without a connection the list says so, and comes by itself once there is one [17]', async () => {
    const host = await showList('/uk/supplier-category/venues', {
      searchSuppliers: () => exampleFound([exampleCard()]),
    });
    await screen.findByRole('link', { name: 'Larkfield Orangery' });
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await act(async () => host.navigate('/uk/supplier-category/florists'));
    expect(await screen.findByText(messages['suppliers.failed.offline'])).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Larkfield Orangery' })).toBeVisible();
  });

  test('nothing found is said in words, with what there is when one wish is let go', async () => {
    const reported = { ...nothingSaid, words: ['castle'], rescue: [{ drop: 'words' as const, total: 3, without: '' }] };
    await showList('/uk/supplier-category/venues?area=Frome&text=castle&rating=4.5', {
      searchSuppliers: (input) =>
        exampleFound([], { total: inputOf(input).ratingMin === undefined ? 2 : 0, understood: reported }),
    });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'No venues in and around Frome for “castle”, with all you asked for',
      }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Without “castle”: Show 3' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?area=Frome&rating=4.5',
    );
    expect(await screen.findByRole('link', { name: 'Without “4.5 stars and up”: Show 2' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?text=castle&area=Frome',
    );
  });

  test('where letting any one wish go gives nobody, no figures are announced [17]', async () => {
    await showList('/uk/supplier-category/venues?area=Frome&rating=4.5', {
      searchSuppliers: () => exampleFound([], { total: 0, understood: nothingSaid }),
    });
    expect(
      await screen.findByText('No single wish is in the way: it takes more than one. These are wider.'),
    ).toBeVisible();
    expect(screen.queryByText(/Each figure/)).toBeNull();
  });

  test('where no single wish is in the way, wider lists are offered with what they hold', async () => {
    await showList('/uk/search?text=barn+near+Bath', {
      searchSuppliers: ({ body }) => {
        const total =
          body?.text !== undefined ? 0 : body?.category === undefined ? 1046 : body.area === 'Bath' ? 1 : 52;
        const category = { kind: 'category', text: '', without: '', category: 'venues' } as const;
        const place = {
          kind: 'place',
          text: 'near Bath',
          without: 'barn',
          name: 'Bath',
          within: '',
          location: null,
        } as const;
        return exampleFound([], { total, understood: { ...nothingSaid, parts: [category, place] } });
      },
    });
    expect(await screen.findByRole('link', { name: 'Venues in and around Bath: Show 1' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?area=Bath&ours=no',
    );
    expect(screen.getByRole('link', { name: 'Venues: Show 52' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All suppliers: Show 1,046' })).toBeVisible();
  });

  test('a trade that the directory does not hold is said to be none of it, with a way on', async () => {
    await showList('/uk/search?text=celebrant', {
      searchSuppliers: ({ body }) =>
        body?.text === undefined
          ? exampleFound([exampleCard()], { total: 1046 })
          : exampleFound([], { understood: { ...nothingSaid, unoffered: ['celebrant'] } }),
    });
    expect(await screen.findByRole('heading', { name: 'Nobody here is listed as “celebrant”' })).toBeVisible();
    expect(screen.queryByText(/Nobody fits|single wish/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'All suppliers: Show 1,046' })).toBeVisible();
  });

  test('where nothing can be read, that is said and the kinds are offered; nobody is said to be for it', async () => {
    await showList('/uk/search?text=%F0%9F%92%90', {
      searchSuppliers: () => exampleFound([exampleCard()], { total: 1046, understood: nothingSaid }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to read in “💐”' })).toBeVisible();
    expect(await screen.findByText(/Try a kind of supplier/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Venues/ })).toHaveAttribute('href', '/uk/supplier-category/venues');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText(/1,046 suppliers/)).toBeNull();
  });

  test('a failure says so, and trying again recovers', async () => {
    const user = userEvent.setup();
    let isDown = true;
    await showList('/uk/supplier-category/venues', {
      searchSuppliers: () => {
        if (isDown) throw new ApiError('server', 503, 'http-503', 'Unavailable');
        return exampleFound([exampleCard()]);
      },
    });
    expect(await screen.findByRole('heading', { name: 'The directory didn’t load' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Larkfield Orangery' })).toBeVisible();
  });

  test('a category that there is not leads back to the directory', async () => {
    await showList('/uk/supplier-category/castles', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'There’s nothing at this address' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse suppliers' })).toHaveAttribute('href', '/uk/wedding-suppliers');
  });

  test('a market searches its own country, in its language', async () => {
    const asked: SearchCall[] = [];
    await showList(
      '/de/supplier-category/venues',
      {
        searchSuppliers: (input) => {
          asked.push(input);
          return exampleFound([exampleCard()], { total: 1200 });
        },
      },
      markets.find(({ prefix }) => prefix === 'de'),
      german,
    );
    expect(await screen.findByRole('heading', { level: 1, name: '1.200 Locations' })).toBeVisible();
    // For the list, and the map beside it.
    expect(new Set(asked.map((input) => inputOf(input).countryCode))).toEqual(new Set(['DE']));
  });
});
