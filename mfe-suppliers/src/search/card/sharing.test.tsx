import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleCard, exampleFound } from '#testing/examples';
import { showList } from '#testing/show-list';

const address = `${window.location.origin}/uk/weddingsuppliers/venues/lark001`;
const offerSheet = (share: ((data: unknown) => Promise<void>) | undefined): void =>
  void Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => offerSheet(undefined));

/** Presses the share button on the card of a list's only supplier. */
const share = async () => {
  const user = userEvent.setup();
  const host = await showList('/uk/supplier-category/venues?area=Bath', {
    searchSuppliers: () => exampleFound([exampleCard()]),
  });
  const card = within(await screen.findByRole('article'));
  await user.click(await card.findByRole('button', { name: 'Share Larkfield Orangery' }));
  return host;
};

test('a card shares the supplier’s own address: without a sheet of the device it is copied, and a notice says so [17]', async () => {
  const host = await share();
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(host.shown.map(({ text }) => text)).toEqual([messages['suppliers.share.copied']]);
  expect(host.location.get().pathname).toBe('/uk/supplier-category/venues');
});

test('the device’s own sheet takes it, and needs no notice [17]', async () => {
  const taken: unknown[] = [];
  offerSheet((data) => Promise.resolve(void taken.push(data)));
  const host = await share();
  expect(taken).toEqual([{ title: 'Larkfield Orangery', url: address }]);
  expect(host.shown).toEqual([]);
});
