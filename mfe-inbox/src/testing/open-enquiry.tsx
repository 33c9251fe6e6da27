// Loaded before the widget asks for it: nobody waits in these tests.
import '#enquiry/for-couple';
import { createTestHost, exampleSignedIn, type TestHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryWidget } from '#enquiry/enquiry-widget';
import { show } from './shown';

/** Whose profile it is. */
export const supplier = {
  supplierId: 'GB100001',
  supplierName: 'Larkfield Orangery',
  supplierType: 'venues' as const,
  supplierSlug: 'larkfield-orangery',
};

/** Where that is. */
export const profile = '/uk/weddingsuppliers/venues/GB100001';

beforeEach(() => sessionStorage.clear());

/** Opens the form on the supplier's profile. It is taken away after the test. */
export const openEnquiry = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const { api, ...rest } = options;
  const host = createTestHost({
    session: exampleSignedIn(),
    path: profile,
    api: { enquiryCount: () => ({ open: {}, limit: 10 }), ...api },
    ...rest,
  });
  await show(<EnquiryWidget {...supplier} />, host);
  return host;
};

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

export const send = () =>
  userEvent.click(screen.getByRole('button', { name: /Send enquiry|Try again|Sign up to send/ }));
