import fc from 'fast-check';
import { markets } from '../markets';
import {
  allowedLinkHosts,
  type CarriedQuery,
  carryQuery,
  currentScreen,
  isAllowedLink,
  parsePath,
  paths,
  profileAnchors,
  queryParameters,
  readQuery,
  sectionOfHash,
  withQuery,
} from '.';

const text = fc.string({ minLength: 1, unit: 'grapheme' });
const anyMarket = fc.constantFrom(...markets.map(({ prefix }) => prefix));

const searchOf = (path: string): string => new URL(path, 'https://origin.invalid').search;

describe('the screens of the specification', () => {
  const built = {
    signup: paths.signup('uk'),
    'accept-collaboration-invite': paths.acceptInvitation('uk'),
    collaboration: paths.collaboration('uk'),
    guestlist: paths.guestlist('uk'),
    checklist: paths.checklist('uk'),
    'article/tips': paths.article('uk', 'tips'),
    shortlist: paths.shortlist('uk'),
    budget: paths.budget('uk'),
    home: paths.home('uk'),
    advice: paths.advice('uk'),
    scrapbook: paths.scrapbook('uk'),
    search: paths.search('uk'),
    recommendations: paths.recommendations('uk'),
    settings: paths.settings('uk'),
    'settings/inviteCollaborator': paths.inviteCollaborator('uk'),
    'settings/manageCollaborators': paths.manageCollaborators('uk'),
    planning: paths.planning('uk'),
    inbox: paths.inbox('uk'),
    'inbox/suppliers': paths.inboxSuppliers('uk'),
    website: paths.website('uk'),
    onboarding: paths.onboarding('uk'),
    'onboarding/venue': paths.onboardingVenue('uk'),
    'wedding-suppliers': paths.directory('uk'),
    'supplier-category/venues': paths.category('uk', 'venues'),
    reviews: paths.reviews('uk'),
    'wedding-website-details': paths.websiteDetails('uk'),
    'wedding-website-onboarding': paths.websiteOnboarding('uk'),
    'weddingsuppliers/venues/GB123456': paths.supplier('uk', 'venues', 'GB123456'),
    'weddingsuppliers/venues/GB123456/pictures?group=dinner': paths.supplierPictures('uk', 'venues', 'GB123456', {
      group: 'dinner',
    }),
  };
  test.each(Object.entries(built))('%s', (path, actual) => {
    expect(actual).toBe(`/uk/${path}`);
  });
  test('has an index page per market', () => {
    expect(markets.map(({ prefix }) => paths.index(prefix))).toEqual(['/uk', '/ie', '/us', '/de', '/fr']);
  });
});

describe('query parameters are preserved in links', () => {
  test.each([
    ['next', '[S2-query-01]'],
    ['searchPopup', '[S2-query-02]'],
    ['enquiryConfirmation', '[S2-query-03]'],
    ['enquirySupplier', '[S2-query-04]'],
    ['conversationId', '[S2-query-05]'],
    ['venueConfirmationPopup', '[S2-query-06]'],
    ['slug', '[S2-query-07]'],
    ['area', '[S2-query-08]'],
    ['id', '[S2-query-09]'],
    ['nonce', '[S2-query-10]'],
    ['resetemail', '[S2-query-11]'],
    ['page', '[S2-query-12]'],
    ['category', '[S2-query-13]'],
    ['searchParams', '[S2-query-14]'],
    ['shortlistedLocation', '[S2-query-15]'],
  ] as const)('%s %s', (name, _requirement) => {
    const link = carryQuery('/uk/home', `?${name}=a%26b&utm=x`);
    expect(readQuery(searchOf(link))).toEqual({ [name]: 'a&b' });
    expect(link).not.toContain('utm');
  });

  test('whatever they hold, together, and after the hash of a path too', () => {
    const query = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...queryParameters), text), { selector: ([name]) => name })
      .map((pairs) => Object.fromEntries(pairs) as CarriedQuery);
    fc.assert(
      fc.property(query, (given) => {
        expect(readQuery(searchOf(withQuery('/uk/home#end', given)))).toEqual(given);
        expect(withQuery('/uk/home#end', given)).toMatch(/#end$/);
        expect(readQuery(searchOf(carryQuery('/uk/search', searchOf(withQuery('/uk/home', given)))))).toEqual(given);
      }),
    );
  });

  test('the link’s own value wins over the current one', () => {
    expect(carryQuery('/uk/search?page=1', '?page=3&area=Bath')).toBe('/uk/search?page=1&area=Bath');
  });
});

test('reads back every path that takes an id, whatever characters it has', () => {
  fc.assert(
    fc.property(anyMarket, text, text, (market, one, other) => {
      fc.pre(![one, other].some((id) => id === '.' || id === '..'));
      const read = (path: string) => parsePath(new URL(path, 'https://origin.invalid').pathname);
      expect(read(paths.supplier(market, one, other))).toMatchObject({ segments: ['weddingsuppliers', one, other] });
      expect(read(paths.article(market, one))).toMatchObject({ segments: ['article', one] });
      expect(read(paths.supplierReviews(market, one)).market?.prefix).toBe(market);
      expect(readQuery(searchOf(paths.conversation(market, one)))).toEqual({ conversationId: one });
      expect(readQuery(searchOf(paths.shortlist(market, { category: one, shortlistedLocation: other })))).toEqual({
        category: one,
        shortlistedLocation: other,
      });
    }),
  );
});

test('passes the enquiry to the supplier page; the context is sideForm by default', () => {
  const search = searchOf(paths.supplierAfterEnquiry('uk', 'venues', 'GB123456', { enquirySupplierId: 'GB654321' }));
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    multiEnquiry: 'true',
    enquirySupplierId: 'GB654321',
    enquiryContext: 'sideForm',
  });
});

test('opens a today-task flow from the home page', () => {
  expect(paths.home('uk', { todayTaskFlowId: 'at-your-venue' })).toBe('/uk/home?todayTaskFlowId=at-your-venue');
});

test('gives every section of a profile its own anchor, and finds it again', () => {
  const anchors = Object.values(profileAnchors);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const [section, anchor] of Object.entries(profileAnchors)) expect(sectionOfHash(`#${anchor}`)).toBe(section);
  expect(sectionOfHash('#nothing')).toBeNull();
  expect(sectionOfHash('#constructor')).toBeNull();
});

describe('the current screen is decided by prefix', () => {
  test.each([
    ['/uk/onboarding/venue', 'onboarding', '[S2-prefix-01]'],
    ['/uk/settings/inviteCollaborator', 'settings', '[S2-prefix-02]'],
    ['/uk/checklist/t1', 'checklist', '[S2-prefix-03]'],
    ['/uk/shortlist', 'shortlist', '[S2-prefix-04]'],
    ['/uk/search', 'search', '[S2-prefix-05]'],
    ['/uk/home', 'home', '[S2-prefix-06]'],
    ['/uk/reviews/GB123456', 'reviews', '[S2-prefix-07]'],
    [paths.supplier('uk', 'venues', 'GB123456'), 'supplier-profile', '[S2-prefix-08]'],
    [paths.websiteDetails('uk'), 'website-details', '[S2-prefix-09]'],
    [paths.publicWebsite('uk', 'maya-and-tom'), 'website-details', '[S2-prefix-09]'],
    ['/uk/wedding-website-onboarding', 'website-onboarding', '[S2-prefix-10]'],
  ])('%s is %s %s', (pathname, screen) => {
    expect(currentScreen(pathname)).toBe(screen);
    expect(currentScreen(pathname.replace('/uk/', '/'))).toBeNull();
    expect(currentScreen(pathname.replace(/^\/uk\/[^/]+/, '$&-more'))).toBeNull();
  });
});

describe('links', () => {
  test('lead to a fixed list of hosts; development hosts only outside live', () => {
    expect(isAllowedLink('https://app.posy.example/uk/home', 'live')).toBe(true);
    expect(isAllowedLink('http://localhost:4300/uk', 'development')).toBe(true);
    expect(isAllowedLink('http://localhost:4300/uk', 'live')).toBe(false);
    expect(allowedLinkHosts('live').some((host) => host.includes('localhost'))).toBe(false);
  });
  test.each([
    'https://posy.example.evil.example/',
    'https://posy.example@evil.example/',
    'https://user@posy.example/',
    'http://posy.example/',
    'https://posy.example:8443/',
    'javascript:alert(1)',
    '//posy.example',
    'word',
  ])('%s is refused', (link) => {
    expect(isAllowedLink(link, 'development')).toBe(false);
  });
});
