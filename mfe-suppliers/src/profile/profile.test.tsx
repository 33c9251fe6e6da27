import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { observeViews } from '#testing/come-into-view';
import { exampleCard, exampleFound, exampleProfile, inputOf } from '#testing/examples';
import { AppRoutes } from '../routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (path: string, api: TestHostOptions['api'], hash = '') => {
  const host = createTestHost({ path, api });
  host.navigate(`${path}${hash}`);
  const slots: [string, unknown][] = [];
  host.slots = {
    mount: (slot, _element, props) => {
      slots.push([slot, props]);
      return { update: () => undefined, unmount: () => undefined };
    },
  };
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return { host, slots };
};

const known: TestHostOptions['api'] = {
  searchSuppliers: () => exampleFound([]),
  searchWorks: () => ({ total: 0, results: [] }),
  supplier: (input) => {
    if (['GB000001', 'lark001'].includes(inputOf(input).id ?? '')) return exampleProfile();
    throw new ApiError('refused', 404, 'supplier-unknown', 'There is no such supplier.');
  },
};

const named = () => screen.findByRole('heading', { level: 1, name: 'Larkfield Orangery' });
const anchor = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no anchor ${id}.`);
  return element;
};

describe('a supplier’s profile', () => {
  test.each([
    ['/uk/weddingsuppliers/venues/lark001'],
    ['/uk/weddingsuppliers/venues/GB000001'],
    ['/uk/weddingsuppliers/GB000001/lark001'],
  ])('is at %s [S2-route-31] [S2-route-32] [S2-route-33]', async (path) => {
    await show(path, known);
    expect(await named()).toBeVisible();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001',
    );
  });

  test('says how soon and how often its people answer, and what they have couples read while they are away [19]', async () => {
    const said = {
      replies: { enquiries: 58, medianMinutes: 230, answeredPercent: 96 },
      away: { text: 'We’re at a fair.', until: '2026-12-04' },
    };
    await show('/uk/weddingsuppliers/venues/lark001', { ...known, supplier: () => ({ ...exampleProfile(), ...said }) });
    await named();
    expect(screen.getByText('Replies within 4 hours, to 96%')).toBeVisible();
    expect(screen.getByText('Away until 4 December: We’re at a fair.')).toBeVisible();
  });

  test('that search engines are to leave out says so, and goes well when the shell has cleared the head', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    const robots = document.head.querySelector('meta[name=robots]');
    expect(robots).toHaveAttribute('content', 'noindex');
    robots?.remove();
    await expect(leave()).resolves.toBeUndefined();
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  test('shows couples who the supplier is, where, and what it costs [S1-supplier-02]', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    for (const words of [
      'Orangery',
      'Garden, Modern',
      '40 to 120',
      '9 rooms, sleeps 20',
      'Bring your own',
      'Invented for this demo',
      'Illustrations',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /4.9 out of 5.*63 reviews/ })).toHaveAttribute('href', '#reviews');
  });

  test.each([
    ['[S2-anchor-01]', profileAnchors.specialOffers, '£400 off Fridays'],
    ['[S2-anchor-01]', profileAnchors.deals, '£400 off Fridays'],
    ['[S2-anchor-02]', profileAnchors.about, 'About Larkfield Orangery'],
    ['[S2-anchor-02]', profileAnchors.aboutMe, 'A glass-fronted orangery on the hill.'],
    ['[S2-anchor-03]', profileAnchors.pricing, 'Winter weekday'],
    ['[S2-anchor-04]', profileAnchors.features, 'Walled garden'],
    ['[S2-anchor-05]', profileAnchors.description, 'A glass-fronted orangery on the hill.'],
    ['[S2-anchor-07]', profileAnchors.reviews, 'Reviews'],
    ['[S2-anchor-08]', profileAnchors.location, 'Bath, Somerset'],
    ['[S2-anchor-09]', profileAnchors.visitVenue, 'Spring open day'],
    ['[S2-anchor-10]', profileAnchors.faqAwardsPreferred, 'Garden venue of the year, 2025'],
    ['[S2-anchor-10]', profileAnchors.faqAwardsPreferred, 'What if it rains?'],
    ['[S2-anchor-10]', profileAnchors.faqAwardsPreferred, 'The Copper Spoon'],
    ['[S2-anchor-11]', profileAnchors.photos, 'Illustrations'],
    ['[S2-anchor-12]', profileAnchors.managerMessage, 'Come and look round.'],
    ['[S2-anchor-13]', profileAnchors.mediaButtons, 'Watch the film'],
    ['[S2-anchor-14]', profileAnchors.keyInfo, 'Orangery'],
    ['[S2-anchor-15]', profileAnchors.overview, 'Overview'],
    ['[S2-anchor-16]', profileAnchors.brochure, 'The house and its gardens, 12 pages'],
    ['[S2-anchor-17]', profileAnchors.highlights, 'Replies within a working day'],
    ['[S2-anchor-18]', profileAnchors.instagram, '@larkfield.example on Instagram'],
    ['[S2-anchor-19]', profileAnchors.recommendedPhotographer, 'Fern & Fable'],
    ['[S2-anchor-20]', profileAnchors.benefits, 'A tasting for two'],
    ['[S2-anchor-21]', profileAnchors.awards, 'Garden venue of the year, 2025'],
    ['[S2-anchor-22]', profileAnchors.preferredSuppliers, 'The Copper Spoon'],
    ['[S2-anchor-23]', profileAnchors.listGallery, 'Illustration 6'],
    ['[S2-anchor-25]', profileAnchors.viewProfile, 'A glass-fronted orangery on the hill.'],
  ] as const)('%s has the anchor %s at “%s”', async (_requirement, id, words) => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    expect(within(anchor(id)).getByText(words)).toBeInTheDocument();
  });

  test('its first pictures have the anchor of the masonry, its reviews that of testimonials [S2-anchor-24] [S2-anchor-07]', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    expect(within(anchor(profileAnchors.masonryGallery)).getAllByRole('img')).toHaveLength(5);
    expect(anchor(profileAnchors.testimonials)).toBeInTheDocument();
  });

  test('its place stands on a map too once that comes into view, beside its words', async () => {
    const views = observeViews();
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    expect(within(anchor(profileAnchors.location)).queryByRole('img')).toBeNull();
    await views.now();
    views.leave();
    const place = within(anchor(profileAnchors.location));
    const map = await place.findByRole('img', { name: 'Map: Larkfield Orangery is in Bath' });
    expect(await within(map).findByText('Bath')).toBeInTheDocument();
    expect(within(map).getByText('Larkfield Orangery')).toBeInTheDocument();
  });

  test('the section that scrolling reaches is the current one of the navigation', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    const current = () =>
      within(screen.getByRole('navigation', { name: 'On this page' }))
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['Overview']);
    const tops: Record<string, number> = { [profileAnchors.overview]: -900, [profileAnchors.pricing]: 20 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(this: Element) {
      return { top: tops[this.id] ?? 2000 } as DOMRect;
    });
    fireEvent.scroll(window);
    expect(current()).toEqual(['Pricing']);
    tops[profileAnchors.reviews] = 100;
    fireEvent.scroll(window);
    expect(current()).toEqual(['Reviews']);
    jest.restoreAllMocks();
  });

  test('no anchor stands twice', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    for (const id of Object.values(profileAnchors))
      expect(document.querySelectorAll(`[id="${id}"]`).length).toBeLessThanOrEqual(1);
  });

  test('its navigation leads to the sections that it has', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', { supplier: () => exampleProfile({ features: [] }) });
    const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#overview',
      '#special-offers',
      '#about',
      '#pricing',
      '#reviews',
      '#location',
      '#visit-venue',
      '#faq-awards-and-preferred-suppliers',
      '#list-gallery',
    ]);
    for (const link of links) anchor(link.getAttribute('href')?.slice(1) ?? '');
  });

  test('goes to the section that its address names once it is there', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function scroll() {
      seen.push(this.id);
    };
    await show('/uk/weddingsuppliers/venues/lark001', known, '#pricing');
    await named();
    expect(seen).toEqual(['pricing']);
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  });

  test('gives its slots the supplier', async () => {
    const { slots } = await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    expect(slots).toEqual([
      ['supplier-profile.reviews', { supplierId: 'GB000001', supplierName: 'Larkfield Orangery' }],
      [
        'supplier-profile.enquiry',
        {
          supplierId: 'GB000001',
          supplierName: 'Larkfield Orangery',
          supplierType: 'venues',
          supplierSlug: 'larkfield-orangery',
        },
      ],
    ]);
  });

  test('leads back to its list and on to the next supplier [S2-profile-01]', async () => {
    const next = exampleCard({ id: 'GB000002', publicId: 'oak0002', name: 'Oak Tithe Barn' });
    await show('/uk/weddingsuppliers/venues/lark001?searchParams=area%3DBath%26category%3Dvenues', {
      ...known,
      searchSuppliers: () => exampleFound([exampleCard(), next]),
    });
    expect(await screen.findByRole('link', { name: '2 venues in and around Bath' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues?area=Bath',
    );
    expect(screen.getByRole('link', { name: 'Next: Oak Tithe Barn' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/oak0002?searchParams=area%3DBath%26category%3Dvenues',
    );
  });

  test('says where it stands: all suppliers, its category, itself', async () => {
    await show('/uk/weddingsuppliers/venues/lark001', known);
    await named();
    const steps = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(steps.getByRole('link', { name: 'All suppliers' })).toHaveAttribute('href', '/uk/wedding-suppliers');
    expect(steps.getByRole('link', { name: 'Venues' })).toHaveAttribute('href', '/uk/supplier-category/venues');
    expect(steps.getByText('Larkfield Orangery')).toHaveAttribute('aria-current', 'page');
  });

  test('the next supplier of the last on a page is the first of the next page [S2-profile-01]', async () => {
    const next = exampleCard({ id: 'GB000002', publicId: 'oak0002', name: 'Oak Tithe Barn' });
    await show('/uk/weddingsuppliers/venues/lark001?searchParams=category%3Dvenues', {
      ...known,
      searchSuppliers: (input) => {
        const { page = 1 } = inputOf(input);
        return exampleFound([page === 2 ? next : exampleCard()], { total: 2, size: 1, page });
      },
    });
    expect(await screen.findByRole('link', { name: 'Next: Oak Tithe Barn' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/oak0002?searchParams=page%3D2%26category%3Dvenues',
    );
  });

  test('of an unknown supplier is a clear end with a way on', async () => {
    await show('/uk/weddingsuppliers/venues/nobody', known);
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that supplier' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse suppliers' })).toBeVisible();
  });

  test('that did not load can be tried again', async () => {
    const user = userEvent.setup();
    let isDown = true;
    await show('/uk/weddingsuppliers/venues/lark001', {
      supplier: () => {
        if (isDown) throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
        return exampleProfile();
      },
    });
    expect(await screen.findByText(/We couldn’t reach the server/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await named()).toBeVisible();
  });
});
