import { serveAndWake, wakeWidget, type Woken } from '@posy/remote-kit/testing';
import type { ServerHalf } from '@posy/shared-contracts/server-half';
import { screen } from '@testing-library/react';
import { draftKey, type EnquiryDraft, enquiryDraftSchema, untouchedDraft } from '#enquiry/rules/enquiry-draft';
import { sessionDrafts } from '#talk/adapters/session-drafts';
import { field, profile, supplier } from '#testing/open-enquiry';
import * as widget from './slots/supplier-profile.enquiry';

let woken: Woken | null = null;
afterEach(async () => {
  await woken?.leave();
  woken = null;
});

const slot = './slots/supplier-profile.enquiry';
const server = () => jest.requireActual<ServerHalf>('./server');
const wakeIn = async (path: string, store?: () => void): Promise<Woken> => {
  const wake = wakeWidget(widget, supplier);
  woken = await serveAndWake({ path, module: slot, props: supplier, server, wake, ...(store && { store }) });
  return woken;
};

const key = draftKey(null, supplier.supplierId);
const storing = (draft: Partial<EnquiryDraft>) => () => sessionDrafts.write(key, { ...untouchedDraft, ...draft });

test.each(['uk', 'us', 'de', 'fr'])(
  'the enquiry in a profile of %s comes with it, and the page takes it over as it is',
  async (market) => {
    const { before, element, host } = await wakeIn(`/${market}/weddingsuppliers/venues/GB100001`);
    expect(before).toContain(supplier.supplierName);
    expect(element.innerHTML).toBe(before);
    expect(host.errors).toEqual([]);
  },
);

test('what a visitor wrote before is in the form that came with the document, once the page is awake', async () => {
  const message = 'Is the walled garden free in June?';
  const { before, host } = await wakeIn(profile, storing({ message, budgetMatch: true }));
  expect(before).not.toContain(message);
  expect(host.errors).toEqual([]);
  expect(field()).toHaveValue(message);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('what a visitor sent long ago, and never signed up for, waits for another press', async () => {
  const message = 'Is the walled garden free in July?';
  const { host } = await wakeIn(profile, storing({ message, sendsAtSignIn: true }));
  expect(host.errors).toEqual([]);
  expect(sessionDrafts.read(key, enquiryDraftSchema)).toEqual({ ...untouchedDraft, message });
});
