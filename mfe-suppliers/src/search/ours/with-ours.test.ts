import { exampleWedding } from '@posy/remote-kit/testing';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { exampleFound } from '#testing/examples';
import { planFactsOf, withOurs, withoutCategorysOwn, withoutOurs } from './with-ours';

const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
const wedding = exampleWedding({ guests });
const begun = { ...guests, count: 11, estimate: 85 };
const inBath = exampleWedding({
  guests,
  location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
});
const venues = { ...emptySearch, category: 'venues' } as const;

describe('the couple’s own facts', () => {
  test('are sent as what counts where the search says nothing, never as filters [17]', () => {
    expect(planFactsOf(venues, inBath, 'GB', { venues: 640_000 })).toEqual({
      freeOnElse: '2027-09-11',
      guestsElse: 95,
      areaElse: 'Bath',
      radiusElse: 40,
      budgetsElse: { venues: 640_000 },
    });
    const said = { ...venues, freeOn: '2027-06-12', guests: 20, area: 'York', priceMax: 900 };
    expect(planFactsOf(said, inBath, 'GB', { venues: 640_000 })).toEqual({});
  });

  test('count words as well: the server decides what these say [17]', () => {
    expect(planFactsOf({ ...emptySearch, text: 'barn in June' }, inBath, 'GB')).toMatchObject({
      freeOnElse: '2027-09-11',
      areaElse: 'Bath',
    });
  });

  test('the guests of the day count, without those of the evening [17]', () => {
    const withEvening = exampleWedding({ guests: { ...guests, count: 86, evening: 18 } });
    expect(planFactsOf(venues, withEvening, 'GB').guestsElse).toBe(68);
  });

  test('the guess counts until the list has as many, as in the budget; the list where the couple wants it [R1-03]', () => {
    const planned = exampleWedding({ guests: begun });
    expect(planFactsOf(emptySearch, planned, 'GB').guestsElse).toBe(85);
    const listed = { ...planned, preferences: { budgetHeads: { estimate: false } } };
    expect(planFactsOf(emptySearch, listed, 'GB').guestsElse).toBe(11);
  });

  test.each([
    ['in another country', emptySearch, wedding, 'DE'],
    ['when they were taken away', { ...emptySearch, isPlain: true }, wedding, 'GB'],
    ['without a wedding', emptySearch, null, 'GB'],
  ] as const)('do not count %s', (_case, search, planned, country) => {
    expect(planFactsOf(search, planned, country)).toEqual({});
  });

  test('an answer to the search before takes none of them away, neither from the address nor from the plan [17]', () => {
    const former = exampleFound([], { countedIn: ['date', 'guests'] });
    const filtered = { ...venues, freeOn: '2027-09-11', guests: 68, features: ['outdoor'], isPlain: true };
    expect(withOurs(filtered, planFactsOf(filtered, inBath, 'GB'), former, true).search).toEqual(filtered);
    const nothingCounted = exampleFound([], { countedIn: [] });
    expect(withOurs(venues, planFactsOf(venues, inBath, 'GB'), nothingCounted, true).search).toEqual(venues);
    expect(withOurs(venues, planFactsOf(venues, inBath, 'GB'), undefined).search).toEqual(venues);
  });

  test('one that was removed stays away when new words are typed, or another category is chosen [17]', () => {
    const whole = planFactsOf(emptySearch, inBath, 'GB');
    const withoutPlace = { ...venues, freeOn: '2027-09-11', guests: 95, isPlain: true };
    expect(withoutOurs(withoutPlace, whole)).toEqual(withoutPlace);
    expect(withoutOurs({ ...venues, isPlain: true }, whole)).toEqual({ ...venues, isPlain: true });
    const withAll = { ...withoutPlace, area: 'Bath', radiusKm: 40 };
    expect(withoutOurs(withAll, whole)).toEqual(venues);
  });

  test('become filters that can be removed where the server says that they counted, and are named then alone [17]', () => {
    const plan = planFactsOf(venues, inBath, 'GB', { venues: 640_050 });
    const all = exampleFound([], { countedIn: ['place', 'date', 'guests', 'budget'] });
    expect(withOurs(venues, plan, all)).toEqual({
      search: {
        ...venues,
        area: 'Bath',
        radiusKm: 40,
        freeOn: '2027-09-11',
        guests: 95,
        priceMax: 6401,
        isPlain: true,
      },
      ours: ['place', 'date', 'guests', 'budget'],
      place: 'Bath',
    });
    expect(withOurs(venues, plan, exampleFound([], { countedIn: ['date'] }))).toEqual({
      search: { ...venues, freeOn: '2027-09-11', isPlain: true },
      ours: ['date'],
      place: '',
    });
    // An older server knows only the place.
    expect(withOurs(venues, plan, exampleFound([], { areaElse: true })).ours).toEqual(['place']);
    expect(withOurs(venues, {}, exampleFound([])).search).toEqual(venues);
  });

  test('a distance that was chosen stays around their place [P-H2]', () => {
    const near = { ...venues, radiusKm: 16 };
    const plan = planFactsOf(near, inBath, 'GB');
    expect(withOurs(near, plan, exampleFound([], { countedIn: ['place'] })).search.radiusKm).toBe(16);
  });

  test('a budget and the filters of one category do not narrow another, whatever was removed before', () => {
    const plan = planFactsOf(venues, inBath, 'GB', { venues: 640_000 });
    const filtered = { ...venues, features: ['dogs'], styles: ['rustic'], kinds: ['barn'], guests: 95, isPlain: true };
    expect(withoutCategorysOwn({ ...filtered, priceMax: 6400 }, plan)).toEqual({
      ...venues,
      guests: 95,
      isPlain: true,
    });
    expect(withoutCategorysOwn({ ...filtered, priceMax: 900 }, plan).priceMax).toBe(900);
  });

  test('are no filters any more for new words, which go before them [17]', () => {
    const plan = planFactsOf(venues, inBath, 'GB', { venues: 640_000 });
    const counted = exampleFound([], { countedIn: ['place', 'date', 'guests', 'budget'] });
    const { search } = withOurs(venues, plan, counted);
    expect(withoutOurs(search, plan)).toEqual(venues);
    const chosen = { ...search, area: 'York', guests: 20 };
    expect(withoutOurs(chosen, plan)).toEqual({ ...venues, area: 'York', radiusKm: 40, guests: 20 });
  });
});
