import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleSite as site } from '#testing/example-site';
import { publicSite } from '#testing/public-site';
import type { SiteSection } from './rules/site-parts';
import { themeNames } from './site-themes';

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

const open = async (path: string, microsite: NonNullable<TestHostOptions['api']>['microsite']) => {
  const host = createTestHost({ path, api: { microsite } });
  remove = await renderWithHost(publicSite, host, messages);
  return host;
};

describe('a wedding’s website', () => {
  test('shows a visitor names, day, place and events in order, without signing in', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
    expect(screen.getByText('Saturday, 11 September 2027')).toBeVisible();
    expect(screen.getByText('Larkfield Orangery, Bath')).toBeVisible();
    const [moments] = screen.getAllByRole('list');
    const shown = within(moments as HTMLElement).getAllByRole('listitem');
    expect(shown.map((moment) => within(moment).getByRole('heading').textContent)).toEqual([
      'Drinks on the lawn',
      'Our wedding day',
    ]);
    expect(document.title).toBe('Maya & Tom · Posy');
  });

  test('leads a guest without their own link to where they find it, and nobody while nobody is invited', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, invites: true }));
    const reply = await screen.findByRole('link', { name: 'Reply to your invitation' });
    expect(reply).toHaveAttribute('href', '/uk/lost-invitation/maya-and-tom');
    await remove?.();
    await open('/uk/wedding-website/maya-and-tom', () => site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reply to your invitation' })).not.toBeInTheDocument();
  });

  test('can be reported by everybody', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => site);
    const report = await screen.findByRole('link', { name: 'Report this website' });
    expect(report).toHaveAttribute('href', '/uk/report-website/maya-and-tom');
  });

  test('has the days below each other: the way for all of them asks for no column of its own', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => ({
      ...site,
      events: site.events.map((event, day) => ({ ...event, date: `2027-09-1${day}` })),
    }));
    const all = await screen.findByRole('link', { name: 'Add the whole day to your calendar' });
    const [one] = screen.getAllByRole('link', { name: /^Add to calendar: / });
    const columns = [one, all].map((way) => window.getComputedStyle(way as HTMLElement).gridColumn);
    expect(columns).toEqual(['2', '']);
  });

  test('says where the venue is, with the way there and a map, each in a tab that learns nothing of this page [18]', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => site);
    expect(await screen.findByRole('heading', { level: 2, name: 'Getting there' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Larkfield Orangery' })).toBeVisible();
    expect(screen.getByText('1 Mill Lane')).toBeVisible();
    const links = within(screen.getByRole('region', { name: 'Getting there' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('rel')]);
    expect(links).toEqual([
      ['Directions', 'noopener noreferrer'],
      ['On the map', 'noopener noreferrer'],
    ]);
    expect(screen.getByRole('link', { name: 'Directions to Larkfield Orangery, in a new tab' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Larkfield+Orangery%2C+1+Mill+Lane%2C+BA2+7AB%2C+Bath',
    );
  });

  test('has no part about the way while no venue is booked', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, venues: [] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Getting there' })).not.toBeInTheDocument();
  });

  test('says the booked venue as its place, for the day too while the couple wrote none [P-H10]', async () => {
    const events = site.events.map((event) => ({ ...event, place: '' }));
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, locationName: 'Bath', events }));
    const head = (await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).closest(
      'header',
    ) as HTMLElement;
    expect(within(head).getByText('Larkfield Orangery, Bath')).toBeVisible();
    const main = screen.getByRole('heading', { level: 3, name: 'Our wedding day' }).closest('li') as HTMLElement;
    expect(within(main).getByText('Larkfield Orangery, Bath')).toBeVisible();
  });

  test('shows the building that is booked, as the directory does [P-H10]', async () => {
    const [venue] = site.venues;
    if (venue === undefined) throw new Error('The example has a venue.');
    const picture = { category: 'venues', seed: 'GB1--barn-outside' };
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, venues: [{ ...venue, picture }] }));
    await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' });
    expect(document.querySelector('header img')).toHaveAttribute(
      'src',
      '/pictures/venues/GB1--barn-outside/16x9/1280.webp',
    );
  });

  test('a pressed one has stems down the whole page, and only it [P-m17]', async () => {
    const stems = () => document.querySelectorAll('svg[viewBox^="0 0 220 "]').length;
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, theme: 'pressed' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
    expect(stems()).toBe(5);
    await remove?.();
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, theme: 'orchard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
    expect(stems()).toBe(0);
  });

  test('each of its moments says its day where they are on more than one [P-m18]', async () => {
    const [main, drinks] = site.events;
    if (main === undefined || drinks === undefined) throw new Error('The example has two events.');
    const evening = { ...drinks, date: '2027-09-10', time: { startTime: '19:00' } };
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, events: [evening, main] }));
    await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' });
    const days = screen
      .getAllByRole('heading', { level: 3 })
      .filter(({ textContent }) => /September/.test(textContent));
    expect(days.map((day) => [day.textContent, day.parentElement?.querySelector('time')?.textContent])).toEqual([
      [expect.stringMatching(/^Friday,? 10 September$/), '19:00'],
      [expect.stringMatching(/^Saturday,? 11 September$/), '13:30'],
    ]);
  });

  test('is hidden from search engines while it is shown', async () => {
    await open('/uk/wedding-website/maya-and-tom', () => site);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await remove?.();
    remove = null;
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  const words = {
    en: { title: 'Gifts', body: 'Your company', items: [] },
    de: { title: 'Geschenke', body: 'Eure Gesellschaft', items: [] },
  };
  const gifts: SiteSection = { id: 'gifts', kind: 'gifts', order: 1, words };
  const bilingual: typeof site = {
    ...site,
    ...{ sections: [gifts], languages: ['en', 'de'], welcomes: { de: 'Kommt und schaut.' } },
  };
  const address = '/uk/wedding-website/maya-and-tom';

  test('is read in each of its languages, by an address that needs no script, the first one first', async () => {
    await open(address, () => bilingual);
    expect(await screen.findByText('Your company')).toBeVisible();
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const german = screen.getByRole('link', { name: 'Deutsch' });
    expect([german.getAttribute('href'), german.getAttribute('aria-current')]).toEqual([
      `${address}?language=de`,
      null,
    ]);
    await remove?.();
    await open(`${address}?language=de`, () => bilingual);
    expect(await screen.findByText('Eure Gesellschaft')).toBeVisible();
    expect(screen.getByText('Kommt und schaut.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', address);
    await remove?.();
    await open(`${address}?language=fr`, () => bilingual);
    expect(await screen.findByText('Your company')).toBeVisible();
  });

  test('that only this page has, by a household’s link, is read in each language on this page', async () => {
    const host = createTestHost({ api: { microsite: () => site, householdMicrosite: () => bilingual } });
    host.navigate(`${address}#guest=${'a'.repeat(43)}`);
    remove = await renderWithHost(publicSite, host, messages);
    await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
    expect(screen.getByText('Eure Gesellschaft')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('says where its hours are, for guests from elsewhere, and when a moment ends', async () => {
    const [main] = site.events;
    if (main === undefined) throw new Error('The example has events.');
    const events = [{ ...main, time: { startTime: '13:30', endTime: '15:00' } }];
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, events, timeZone: 'Europe/Lisbon' }));
    expect(await screen.findByText(/Times are local to the place \(.+\)/)).toBeVisible();
    expect(document.querySelector('time')).toHaveTextContent('13:30– 15:00');
  });

  test('leads to each event as a calendar file, and to all of them as one', async () => {
    await open(address, () => site);
    expect(await screen.findByRole('link', { name: 'Add to calendar: Our wedding day' })).toHaveAttribute(
      'href',
      `${address}/calendar.ics?event=main`,
    );
    expect(screen.getByRole('link', { name: 'Add the whole day to your calendar' })).toHaveAttribute(
      'href',
      `${address}/calendar.ics`,
    );
  });

  test.each(themeNames)('wears the theme %s', async (theme) => {
    await open('/uk/wedding-website/maya-and-tom', () => ({ ...site, theme }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
  });

  test('says in words when there is none, and does not ask for an impossible address', async () => {
    let asked = 0;
    const missing = () => {
      asked += 1;
      throw new ApiError('refused', 404, 'not-published', '');
    };
    await open('/uk/wedding-website/no-one', missing);
    expect(await screen.findByRole('heading', { name: 'There’s no wedding website here' })).toBeVisible();
    await remove?.();
    await open('/uk/wedding-website/No_One!', missing);
    expect(await screen.findByRole('heading', { name: 'There’s no wedding website here' })).toBeVisible();
    expect(asked).toBe(1);
  });

  test('offers another try after a lost connection', async () => {
    let asked = 0;
    await open('/uk/wedding-website/maya-and-tom', () => {
      asked += 1;
      if (asked === 1) throw new ApiError('offline', 0, 'offline', '');
      return site;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
  });
});
