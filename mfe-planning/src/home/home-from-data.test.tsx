import { screen, within } from '@testing-library/react';
import { exampleCost, examplePayment } from '#testing/example-costs';
import { exampleTask } from '#testing/example-tasks';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: '/uk/home', ...options });
  leave = page.leave;
  return page;
};
afterEach(() => leave());

const own = (id: string, name: string, order: number, done = false) =>
  exampleTask({ id, name, order, done, key: null, i18nKey: null, custom: true });

describe('from the wedding’s own data', () => {
  const shortlisted = (name: string, type: string, booked = false) => ({
    ...{ type, slug: name, name, publicId: name, shortlisted: true, booked, enquired: booked, ignored: false },
    ...{ customSupplier: false, updatedAt: '2026-11-20T12:00:00.000Z' },
  });
  const cost = (id: string, group: string, estimate: number) => {
    const { id: _id, ...data } = exampleCost({ id, group, estimate });
    return data;
  };
  const booking = (key: string, category: string, order: number) => exampleTask({ id: key, category, order });
  const tasks = [
    booking('book-your-photographer', 'photographers', 1),
    booking('book-your-caterer', 'caterers', 2),
    booking('make-your-seating-plan', 'guests', 3),
    booking('book-your-music', 'music', 4),
    exampleTask({ id: 'book-your-cake', category: 'cakes', order: 5, done: true }),
    own('vows', 'Write vows', 6),
  ];
  const documents = {
    'weddings/w1/suppliers': {
      p1: shortlisted('Fern', 'photographers'),
      p2: shortlisted('Otto', 'photographers'),
      GB000001: shortlisted('The Spoon', 'caterers', true),
    },
    'weddings/w1/costs': { photographer: cost('photographer', 'photographers', 216_000) },
  };

  test('each of the three says what is known of it, and leads to where it is worked on [R1-09]', async () => {
    await render({ tasks, documents });
    const card = within(await screen.findByRole('region', { name: 'Three for this week' }));
    expect(await card.findByText('£2,160 set aside · 2 on your shortlist')).toBeInTheDocument();
    const find = card.getByRole('link', { name: /^Compare ?: Book your photographer/ });
    expect(find).toHaveAttribute('href', '/uk/shortlist?compare=p1%2Cp2');
    expect(card.getByText('The Spoon is booked')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Write to them/ }).getAttribute('href')).toMatch(/conversationId=/);
    expect(card.getByRole('link', { name: /^Seating plan/ })).toHaveAttribute('href', '/uk/guestlist/seating');
  });

  test('a budget that was given is not asked for again: its task says what there is to split [R1-08]', async () => {
    const outline = exampleTask({ id: 'outline-your-budget', key: 'outline-your-budget', category: 'budget' });
    await render({ tasks: [outline], wedding: { budget: 2_400_000 } });
    const card = within(await screen.findByRole('region', { name: 'Three for this week' }));
    expect(await card.findByText('£24,000 to spend, not yet split')).toBeInTheDocument();
  });

  test('a couple with a booked venue is not asked for a marquee, unless their budget has one [F-H14]', async () => {
    const two = [booking('book-your-marquee', 'marquee', 1), booking('book-your-music', 'music', 2)];
    const asksForOne = async (wedding: NonNullable<Parameters<typeof render>[0]>['wedding']) => {
      await render({ tasks: two, wedding });
      const card = within(await screen.findByRole('region', { name: 'Three for this week' }));
      expect(card.getAllByRole('checkbox').length).toBeGreaterThan(0);
      const isThere = card.queryByRole('checkbox', { name: /marquee/i }) !== null;
      await leave();
      return isThere;
    };
    expect(await asksForOne({ bookings: { venue: false } })).toBe(true);
    expect(await asksForOne({ bookings: { venue: true } })).toBe(false);
    const preferences = { budget: { categories: ['marquee'] } };
    expect(await asksForOne({ bookings: { venue: true }, preferences })).toBe(true);
  });

  test('names who is still to be found, neither what is ticked nor who is booked, and no time that is over [R1-09] [R1-13]', async () => {
    await render({ tasks, documents });
    const list = within((await screen.findByRole('heading', { name: 'Still to find' })).closest('section')!);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Photographer£2,160 set aside · 2 on your shortlist',
      'MusicBest looked for now',
    ]);
  });

  test('what they left out of their budget is not to be found, and a plan of yesterday keeps no room for a diary [F-H14]', async () => {
    const two = [booking('book-your-caterer', 'caterers', 1), booking('book-your-marquee', 'marquee', 2)];
    const show = async (categories: string[]) => {
      await render({ tasks: two, wedding: { preferences: { budget: { categories } } } });
      const list = within((await screen.findByRole('heading', { name: 'Still to find' })).closest('section')!);
      return list.getAllByRole('listitem').map((item) => item.textContent?.replace(/Best.*/, ''));
    };
    expect(await show(['caterers', 'marquee'])).toEqual(['Catering', 'Marquee']);
    const diary = screen.getByRole('heading', { name: 'In the diary' }).closest('section');
    expect(diary).not.toHaveAttribute('data-expects');
    await leave();
    expect(await show(['caterers'])).toEqual(['Catering']);
  });

  test('the time to look for all of them is said once [R1-13]', async () => {
    const two = [booking('book-your-caterer', 'caterers', 1), booking('book-your-music', 'music', 2)];
    await render({ tasks: two });
    const list = within((await screen.findByRole('heading', { name: 'Still to find' })).closest('section')!);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Catering', 'Music']);
    expect(list.getAllByText('Best looked for now')).toHaveLength(1);
  });

  test('the budget is split into paid, planned and left, and what comes next is in the diary, the soonest first [R1-13]', async () => {
    const payment = (id: string, due: string, paidOn: string | null) => {
      const { id: _id, ...data } = examplePayment({
        id,
        costId: 'photographer',
        name: id,
        amount: 60_000,
        due,
        paidOn,
      });
      return data;
    };
    const payments = {
      Deposit: payment('Deposit', '2026-11-01', '2026-11-01'),
      Second: payment('Second', '2027-01-15', null),
      Balance: payment('Balance', '2027-06-01', null),
    };
    await render({
      tasks,
      wedding: { budget: 2_400_000, costs: { actual: 216_000, estimate: 216_000 } },
      documents: { ...documents, 'weddings/w1/payments': payments },
    });
    const card = within(await screen.findByRole('region', { name: 'Budget' }));
    const parts = card.getAllByRole('listitem').map((item) => item.textContent);
    expect(parts.slice(0, 3)).toEqual(['£600 paid', '£1,560 planned', '£21,840 left']);
    const week = within(screen.getByRole('region', { name: 'Three for this week' }));
    const balance = await week.findByRole('link', { name: 'Balance, £600' });
    expect(balance).toHaveAttribute('href', '/uk/budget/photographer');
    const diary = within(week.getByRole('heading', { name: 'In the diary' }).closest('section')!);
    expect(diary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Second, £600', 'Balance, £600']);
  });

  test('a visit that waits for a day stands in the diary after the dated entries [18]', async () => {
    const fern = { ...{ type: 'photographers', slug: 'fern', name: 'Fern & Fable', publicId: 'fern001' } };
    const flags = { shortlisted: true, booked: false, enquired: true, ignored: false, customSupplier: false };
    const entry = { ...fern, ...flags, visitWanted: true, updatedAt: '2026-11-01T10:00:00.000Z' };
    await render({ tasks, documents: { ...documents, 'weddings/w1/suppliers': { s1: entry } } });
    const visit = await screen.findByRole('link', { name: 'Visit to arrange: Fern & Fable' });
    expect(visit).toHaveAttribute('href', '/uk/shortlist?category=photographers');
    expect(screen.getByText('No day yet')).toBeInTheDocument();
  });
});
