import { exampleProfile } from '#testing/examples';
import { isTaken, priceForUs } from './for-us';

const [saturday, tuesday] = ['2027-09-11', '2027-09-14'];
const venue = exampleProfile();

it('a couple who marry on a Saturday is told what a Saturday costs [17]', () => {
  expect(priceForUs(venue, { day: saturday, guests: 95 })).toEqual({
    money: { amount: 720000, currency: 'GBP' },
    source: 'saturday',
    buys: 'June to September',
  });
});

it('on other days, and where days cost alike, the cheapest package for the guests counts', () => {
  expect(priceForUs(venue, { day: tuesday, guests: 10 })).toMatchObject({
    money: { amount: 65000 },
    source: 'package',
  });
  expect(priceForUs(venue, { day: tuesday, guests: 95 })).toMatchObject({ money: { amount: 340050 } });
  const alike = exampleProfile({ saturdayPrice: null });
  expect(priceForUs(alike, { day: saturday, guests: 95 })).toMatchObject({ source: 'package' });
});

it('without packages it is where prices start, and nothing on request', () => {
  const bare = { packages: [], saturdayPrice: null };
  expect(priceForUs({ ...bare, price: venue.price }, { day: null, guests: 80 })).toMatchObject({ source: 'from' });
  expect(priceForUs({ ...bare, price: null }, { day: null, guests: 80 })).toBeNull();
});

it('a day is taken, free, or not known', () => {
  expect(['2027-09-04', saturday].map((day) => isTaken(venue, day))).toEqual([true, false]);
  expect(isTaken({ busyDays: undefined }, saturday)).toBeNull();
});
