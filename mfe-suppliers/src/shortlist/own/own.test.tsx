// The page loads it on demand, the test at once: the first press does not test loading.
import './adding';
import { formMessages } from '@posy/shared-contracts/forms';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { pressMenu, shortlistRow, showShortlist } from '#testing/show-shortlist';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const larkSuggested = { id: 'GB000001', name: 'Larkfield Orangery', type: 'venues', town: 'Bath', slug: 'larkfield' };
const aunt = exampleEntry({
  ...{ id: 'own1', publicId: 'own1', slug: '', name: 'Aunt May', type: 'cakes', enquired: false, town: 'Bath' },
  ...{ customSupplier: true, professional: false },
  contact: { email: 'may@may.example', website: 'cakes.example', phone: '01225 555010', postcode: '', address: '' },
});

const show = async (entries = [exampleEntry()], country: 'GB' | 'DE' = 'GB') => {
  const shown = await showShortlist(entries, {
    country,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [larkSuggested] }),
      supplier: () => exampleProfile(),
    },
  });
  leave = shown.leave;
  return shown;
};

const find = async () => {
  const button = await screen.findByRole('button', { name: 'Add a supplier' });
  // The press awaits its code.
  await act(async () => button.click());
  return within(await screen.findByRole('dialog', { name: 'Add a supplier' }));
};
const byHand = async () => {
  await userEvent.click((await find()).getByRole('button', { name: 'Add by hand' }));
  return within(await screen.findByRole('dialog', { name: 'Add your own supplier' }));
};
type Form = Awaited<ReturnType<typeof byHand>>;
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Add supplier' }));
const faultOf = (form: Form, label: RegExp) => {
  const field = form.getByLabelText(label);
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
};

describe('the add-supplier modal', () => {
  test('finds by name and puts on the list; back closes it [S2-popup-11]', async () => {
    const { host, entry } = await show();
    const prices: unknown[] = [];
    host.bus.subscribe('supplier.shortlisted', ({ price }) => void prices.push(price));
    const modal = await find();
    expect(host.opened.map(({ kind }) => kind)).toEqual(['add-supplier-modal']);
    await userEvent.type(modal.getByRole('searchbox', { name: 'Search by name' }), 'Larkf');
    act(() => host.pass(250));
    await userEvent.click(await modal.findByRole('button', { name: 'Add Larkfield Orangery' }));
    await waitFor(() => expect(entry('GB000001')).toMatchObject({ publicId: 'lark001', state: 'shortlisted' }));
    // The rules would reject a whole profile.
    expect(Object.keys(entry('GB000001') ?? {}).toSorted()).toEqual(
      [
        ...['booked', 'countryCode', 'county', 'customSupplier', 'enquired', 'ignored', 'name', 'publicId', 'seo'],
        ...['shortlisted', 'slug', 'state', 'town', 'type', 'updatedAt'],
      ].toSorted(),
    );
    // The price of a profile is no quote: every receiver would reject the event with it.
    await waitFor(() => expect(prices).toEqual([null]));
    expect(host.errors).toEqual([]);
    expect(host.opened).toEqual([]);
    await find();
    act(() => host.opened.at(-1)?.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('offline says so and leads to the form with the name [S2-back-05]', async () => {
    const { host } = await show();
    const modal = await find();
    act(() => host.online.set(false));
    await userEvent.type(modal.getByRole('searchbox', { name: 'Search by name' }), 'Jo');
    expect(modal.getByRole('status')).toHaveTextContent('You’re offline');
    await userEvent.click(modal.getByRole('button', { name: 'Add by hand' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add your own supplier' }));
    expect(form.getByLabelText('Name')).toHaveValue('Jo');
    expect(host.opened.map(({ kind }) => kind)).toEqual(['custom-supplier-form']);
  });
});

describe('the form by hand', () => {
  test('adds a supplier of the couple’s own, with a way back [S2-popup-03] [S4-shortlist-01] [S7-database-05]', async () => {
    const { host, entries, published } = await show();
    const form = await byHand();
    await userEvent.click(form.getByRole('radio', { name: 'A friend or family' }));
    await userEvent.type(form.getByLabelText('Name'), 'Cousin Jo');
    await userEvent.selectOptions(form.getByLabelText('Category'), 'cakes');
    await userEvent.type(form.getByLabelText(/^Price/), '320');
    await userEvent.type(form.getByLabelText(/^Notes/), 'The lemon one.');
    await send(form);
    const row = await shortlistRow('Cousin Jo');
    expect(row.getByText('Added by you')).toBeInTheDocument();
    expect(row.getByText('£320 quoted')).toBeInTheDocument();
    const made = entries().find(({ name }) => name === 'Cousin Jo');
    expect(made).toMatchObject({
      ...{ type: 'cakes', customSupplier: true, professional: false, state: 'shortlisted' },
      memberNotes: { u1: 'The lemon one.' },
      quotedPrice: { amount: 32000, currency: 'GBP' },
    });
    expect(published).toEqual(['supplier.shortlisted']);
    await act(async () => host.shown.at(-1)?.action?.run());
    await waitFor(() => expect(entries().some(({ name }) => name === 'Cousin Jo')).toBe(false));
  });

  /** Sends the form with a fault in each field with a format. */
  const withFaults = async () => {
    await show();
    const form = await byHand();
    await userEvent.type(form.getByLabelText('Name'), 'Jo’s Cakes');
    await userEvent.type(form.getByLabelText(/^Email/), 'jo@joscakes');
    await userEvent.type(form.getByLabelText(/^Website/), 'joscakes');
    await userEvent.type(form.getByLabelText(/^Phone/), '01225 55');
    await userEvent.type(form.getByLabelText(/^Postcode/), 'BA2 7');
    await send(form);
    return form;
  };

  test('an e-mail and a phone number that cannot be right each say so in words of their own [S8-custom-supplier-02] [S8-custom-supplier-03]', async () => {
    const form = await withFaults();
    expect(faultOf(form, /^Email/)).toContain('Hmm.. are you sure that’s right?');
    expect(faultOf(form, /^Phone/)).toContain('That doesn’t look like a whole phone number.');
  });

  test('so do a postcode and a website, and it is said how many there are [S8-custom-supplier-04] [S8-custom-supplier-05]', async () => {
    const form = await withFaults();
    expect(faultOf(form, /^Postcode/)).toContain(formMessages['form.postcode-invalid']);
    expect(faultOf(form, /^Website/)).toContain(formMessages['form.website-invalid']);
    expect(faultOf(form, /^Category/)).toContain('Please choose a category.');
    expect(form.getByText('5 things to put right')).toBeInTheDocument();
    expect(form.getByLabelText('Category')).toHaveFocus();
  });

  test.each([
    ['an e-mail', /^Email/, 'jo@joscakes', 'Hmm.. are you sure that’s right?', '.example'],
    ['a website', /^Website/, 'joscakes', formMessages['form.website-invalid'], '.example'],
  ])(
    '%s that is malformed says so at its field when it is left, keeps what was typed, and warns of nothing else [18]',
    async (_what, label, typed, words, rest) => {
      await show();
      const form = await byHand();
      const other = label.test('Email') ? /^Website/ : /^Email/;
      await userEvent.type(
        form.getByLabelText(other),
        label.test('Email') ? 'https://elsewhere.example' : 'jo@elsewhere.example',
      );
      await userEvent.type(form.getByLabelText(label), typed);
      expect(faultOf(form, label)).not.toContain(words);
      await userEvent.tab();
      expect(faultOf(form, label)).toContain(words);
      expect(form.getByLabelText(label)).toHaveValue(typed);
      expect(form.queryByText(/belong to different addresses/)).toBeNull();
      expect(form.queryByText(/to put right|missing/)).toBeNull();
      await userEvent.type(form.getByLabelText(label), rest);
      expect(faultOf(form, label)).not.toContain(words);
      expect(form.getByText(/belong to different addresses/)).toBeInTheDocument();
    },
  );

  test('says that fields are missing when nothing else is wrong; abroad the e-mail is one [S8-custom-supplier-06] [S5-custom-supplier-08]', async () => {
    await show([exampleEntry()], 'DE');
    const form = await byHand();
    await send(form);
    expect(form.getByText('3 fields are missing')).toBeInTheDocument();
    expect(faultOf(form, /^Email/)).toContain(messages['own.form.supplier-email-missing']);
    expect(form.getByLabelText('Name')).toHaveFocus();
  });

  test('knows who has a profile already, on the list or in the directory [S8-custom-supplier-01]', async () => {
    const { host, entry } = await show([aunt]);
    const form = await byHand();
    await userEvent.type(form.getByLabelText('Name'), 'aunt may');
    await userEvent.selectOptions(form.getByLabelText('Category'), 'cakes');
    await userEvent.type(form.getByLabelText(/^Phone/), '+44 1225 555 010');
    await send(form);
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Aunt May already has a profile.The same name and phone number are on your shortlist.',
    );
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Larkfield orangery');
    await userEvent.type(form.getByLabelText(/^Town/), 'Bath');
    act(() => host.pass(250));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Same name and town.'));
    await send(form);
    await userEvent.click(form.getByRole('button', { name: 'Shortlist that one' }));
    await waitFor(() => expect(entry('GB000001')).toMatchObject({ state: 'shortlisted', customSupplier: false }));
  });

  test('keeps what was typed on this device until it is saved', async () => {
    await show();
    const form = await byHand();
    await userEvent.type(form.getByLabelText('Name'), 'Cousin Jo');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect((await byHand()).getByLabelText('Name')).toHaveValue('Cousin Jo');
  });

  test('changes somebody of the couple’s own, and flags a website that is not the e-mail’s [S3-custom-supplier-02]', async () => {
    const { entry } = await show([aunt]);
    expect((await shortlistRow('Aunt May')).getByText('Check website and email')).toBeInTheDocument();
    expect((await shortlistRow('Aunt May')).getByRole('link', { name: '01225 555010' })).toHaveAttribute(
      'href',
      'tel:01225555010',
    );
    await pressMenu('Aunt May', 'Change details');
    const form = within(await screen.findByRole('dialog', { name: 'Details of Aunt May' }));
    expect(form.getByText(/belong to different addresses/)).toBeInTheDocument();
    await userEvent.clear(form.getByLabelText(/^Website/));
    await userEvent.type(form.getByLabelText(/^Website/), 'www.may.example');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(entry('own1')).toMatchObject({ contact: { website: 'www.may.example' } }));
    expect((await shortlistRow('Aunt May')).queryByText('Check website and email')).toBeNull();
  });
});

test.each([
  ['Larkfield Orangery', true, 'Larkfield Orangery is booked already.'],
  ['Larkfield', false, 'Larkfield Orangery is on your list already.'],
])('a supplier of their own that seems to be on the list is mentioned: %s [18]', async (name, booked, words) => {
  const lark = exampleEntry({ id: 'GB000001', name: 'Larkfield Orangery', type: 'venues', booked });
  await show([lark]);
  const dialog = await byHand();
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Venues');
  await userEvent.type(dialog.getByLabelText('Name'), name);
  expect(dialog.getByRole('status')).toHaveTextContent(`${words} Add this one only if it is somebody else.`);
});
