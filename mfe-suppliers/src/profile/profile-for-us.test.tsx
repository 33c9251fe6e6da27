import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleCard, exampleFound, exampleProfile } from '#testing/examples';
import { AppRoutes } from '../routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const path = '/uk/weddingsuppliers/venues/lark001';
const api: TestHostOptions['api'] = {
  supplier: () => exampleProfile(),
  searchSuppliers: () => exampleFound([]),
  searchWorks: () => ({ total: 0, results: [] }),
};

const show = async (options: Partial<TestHostOptions> = {}) => {
  Element.prototype.scrollIntoView = () => undefined;
  const host = createTestHost({ path, api, firestore: createMemoryFirestore(), ...options });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('heading', { level: 1, name: 'Larkfield Orangery' });
  return host;
};
const couple = (changes: Parameters<typeof exampleWedding>[0]) => exampleSignedIn({ wedding: exampleWedding(changes) });

describe('what a profile says to this couple', () => {
  test.each([
    ['2027-09-11', 'Free on 11 September 2027'],
    ['2027-09-04', 'Taken on 4 September 2027'],
  ])('whether their day %s is free', async (date, words) => {
    await show({ session: couple({ date }) });
    expect(screen.getByText(words)).toBeVisible();
  });

  const venue = {
    ...{ type: 'venues', slug: 'lark', name: 'Larkfield Orangery', publicId: 'lark001', shortlisted: true },
    ...{ booked: false, enquired: true, ignored: false, customSupplier: false },
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
  const plan = (entry: Record<string, unknown>, more: Parameters<typeof createMemoryFirestore>[0] = {}) => ({
    session: couple({ date: '2027-09-11' }),
    firestore: createMemoryFirestore({ 'weddings/w1/suppliers': { [exampleProfile().id]: entry }, ...more }),
  });

  test('that they booked it, for how much, and what is paid next; no more whether it is free [P-H1]', async () => {
    const agreedPrice = { amount: 630_000, currency: 'GBP', basis: 'total', condition: '' };
    const payment = { costId: 'c1', name: 'Rest', amount: 330_000, due: '2027-08-01', paidOn: null };
    const stamps = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
    const cost = {
      ...{ group: 'venues', supplierType: 'venues', name: 'Venue', supplierId: exampleProfile().id, estimate: 0 },
      actual: 630_000,
    };
    await show(
      plan(
        { ...venue, booked: true, agreedPrice },
        {
          'weddings/w1/costs': { c1: { ...cost, ...stamps } },
          'weddings/w1/payments': {
            p1: {
              ...payment,
              name: 'Deposit',
              due: '2027-01-01',
              paidOn: '2027-01-01',
              remindDaysBefore: null,
              ...stamps,
            },
            p2: { ...payment, remindDaysBefore: null, ...stamps },
          },
        },
      ),
    );
    const note = await screen.findByText(/You booked them: £6,300 agreed\./);
    expect(note).toHaveTextContent('Next payment: £3,300 on 1 August 2027.');
    expect(screen.queryByText(/^Free on/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute(
      'href',
      expect.stringContaining('/uk/inbox'),
    );
  });

  test.each([
    ['asked', null, 'You asked them. The reply comes to your inbox.'],
    ['answered', '2026-11-02T10:00:00.000Z', 'You asked them, and they replied.'],
  ])('that it was %s [P-H1]', async (_what, firstReplyAt, words) => {
    const talk = {
      ...{ weddingId: 'w1', supplierId: exampleProfile().id, supplierName: 'Larkfield Orangery' },
      ...{ supplierType: 'venues', supplierSlug: 'lark', coupleName: 'Maya and Tom', weddingDate: '2027-09-11' },
      ...{ memberUids: ['u1'], unread: { couple: 0, supplier: 0 }, custom: { repliedByCouple: null }, firstReplyAt },
      lastMessage: { body: 'Hello', from: 'couple', createdAt: '2026-11-01T10:00:00.000Z' },
      createdAt: '2026-11-01T10:00:00.000Z',
    };
    await show(plan(venue, { conversations: { t1: talk } }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('nothing about a day that it keeps no calendar of, nor to who has no day', async () => {
    await show({
      session: couple({}),
      api: { ...api, supplier: () => exampleProfile({ busyDays: undefined }) },
    });
    expect(screen.queryByText(/^(Free|Taken) on/)).toBeNull();
  });

  test('what a package comes to for their guests, and for others when they are typed', async () => {
    const user = userEvent.setup();
    await show({ session: couple({ guests: { count: 95, evening: 0, attending: 0, declined: 0 } }) });
    const pricing = within(screen.getByRole('heading', { name: 'Pricing' }).closest('section') as HTMLElement);
    expect(pricing.getByText('For 95 guests: £6,175')).toBeVisible();
    const guests = pricing.getByLabelText('Guests');
    await user.clear(guests);
    await user.type(guests, '20');
    expect(pricing.getByText('For 20 guests: £1,300')).toBeVisible();
    expect(pricing.getByText('Least for 20 guests')).toBeVisible();
  });

  test('nothing of guests where no price is by the guest, such as a photographer’s', async () => {
    const day = { description: 'from morning on', basis: 'total' as const };
    const packages = [
      { ...day, name: 'Full day', price: { amount: 240000, currency: 'GBP' as const } },
      { ...day, name: 'Half day', price: { amount: 140000, currency: 'GBP' as const } },
    ];
    await show({ api: { ...api, supplier: () => exampleProfile({ packages }) } });
    expect(screen.getByText('Half day')).toBeVisible();
    expect(screen.queryByText(/for \d+ guests/i)).toBeNull();
  });

  test('what a day between the stated ones costs is between them, and that it is none of both [P-H3]', async () => {
    const from = { amount: 545_000, currency: 'GBP' as const };
    const price = { from, basis: 'Hire', condition: 'Monday to Thursday', saturday: { ...from, amount: 1_175_000 } };
    await show({ session: couple({ date: '2027-10-02' }), api: { ...api, supplier: () => exampleProfile({ price }) } });
    expect(screen.getAllByText('£5,450 to £11,750')[0]?.parentElement).toHaveTextContent(
      'Monday to Thursday, up to a Saturday in season',
    );
    expect(
      screen.getByText('Your day, Saturday, 2 October 2027, is neither of the two: ask them what it costs.'),
    ).toBeVisible();
  });

  test('to a visitor, and to who said nothing of guests, no number of guests [P-H4]', async () => {
    await show();
    expect(screen.queryByText(/\d+ guests?/)).toBeNull();
    expect(screen.getByLabelText('Guests')).toHaveValue('');
  });

  test('what a Saturday costs, and that theirs is one', async () => {
    await show({ session: couple({ date: '2027-09-11' }) });
    expect(screen.getByText(/Your day is a Saturday/)).toHaveTextContent('£7,200 a day');
  });

  test('a list that has barely begun does not make a wedding small [R1-03]', async () => {
    await show({ session: couple({ guests: { count: 11, estimate: 85, evening: 0, attending: 0, declined: 0 } }) });
    const pricing = within(screen.getByRole('heading', { name: 'Pricing' }).closest('section') as HTMLElement);
    expect(pricing.getByText('For 85 guests: £5,525')).toBeVisible();
  });

  test('one price for their day and guests: in the bar, in the facts and in the prices [17]', async () => {
    const price = {
      from: { amount: 340050, currency: 'GBP' as const },
      basis: 'Monday to Thursday: Exclusive hire',
      unit: 'per-day' as const,
      condition: 'Monday to Thursday',
      saturday: { amount: 720000, currency: 'GBP' as const },
    };
    const hire = { ...api, supplier: () => exampleProfile({ price }) };
    await show({ api: hire, session: couple({ date: '2027-09-11' }) });
    expect(
      screen.getAllByText('for your Saturday, in season').map((basis) => basis.parentElement?.textContent),
    ).toEqual(Array.from({ length: 3 }, () => '£7,200 for your Saturday, in season'));
    await leave();
    await show({ api: hire, session: couple({ date: '2027-09-10' }) });
    expect(screen.getAllByText('£3,400.50 to £7,200')).toHaveLength(3);
    await leave();
    await show({ api: hire });
    expect(screen.getAllByText('Monday to Thursday').length).toBeGreaterThan(2);
    expect(screen.getAllByText('From £3,400.50')).toHaveLength(3);
  });

  test('redeeming an offer leads to the form after 50 ms, not before [S9-delay-09]', async () => {
    const user = userEvent.setup();
    const host = await show();
    await user.click(screen.getByRole('button', { name: 'Ask about this offer' }));
    await act(async () => host.pass(49));
    expect(host.location.get().hash).toBe('');
    await act(async () => host.pass(1));
    expect(host.location.get().hash).toBe('#enquiry');
  });

  test('the bar that leads to the form leaves once they asked', async () => {
    const host = await show();
    expect(screen.getByRole('link', { name: 'Send an enquiry' })).toBeInTheDocument();
    await act(async () => {
      await host.busHost.forRemote('mfe-inbox').publish('enquiry.sent', {
        weddingId: 'w1',
        conversationId: 'c1',
        supplierId: 'GB000001',
        supplierName: 'Larkfield Orangery',
        supplierType: 'venues',
        supplierSlug: 'larkfield-orangery',
      });
    });
    expect(screen.queryByRole('link', { name: 'Send an enquiry' })).toBeNull();
  });

  test('others like it, without itself', async () => {
    const other = exampleCard({ id: 'GB000002', publicId: 'oak0002', name: 'Oak Tithe Barn' });
    await show({ api: { ...api, searchSuppliers: () => exampleFound([exampleCard(), other]) } });
    const similar = (await screen.findByRole('heading', { name: 'Like Larkfield Orangery' })).closest('section');
    expect(
      within(similar as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toContain('Oak Tithe Barn');
    expect(within(similar as HTMLElement).queryByText('Larkfield Orangery')).toBeNull();
    // They are a list, whose items a reader counts.
    const [only, ...more] = within(similar as HTMLElement).getAllByRole('listitem');
    expect(within(only as HTMLElement).getByRole('article')).toBeVisible();
    expect(more).toEqual([]);
  });
});

describe('its films', () => {
  test('load nothing of another site before somebody agrees, and back closes them [S2-popup-13] [S2-back-14]', async () => {
    const user = userEvent.setup();
    const host = await show();
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Walk through' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Walk through' }));
    expect(document.querySelector('iframe')).toBeNull();
    expect(dialog.getByText(/Nothing loads from there before you agree/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Agree and play from Matterport' }));
    expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://my.matterport.com/show/?m=SxQL3iGyoDo');
    expect(host.opened.map(({ kind }) => kind)).toEqual(['video-modal']);
    await act(async () => host.opened[0]?.close());
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('its place and its pictures once: the head and the pictures themselves lead there [P-m22]', async () => {
    await show();
    const keys = [...document.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
    expect(keys[0]).toBe('What it is');
    expect(keys).not.toContain('Where');
    const counts = screen.getAllByRole('link', { name: /\d pictures?$/ }).map(({ textContent }) => textContent);
    expect(counts).toEqual(['All 6 pictures']);
  });
});
