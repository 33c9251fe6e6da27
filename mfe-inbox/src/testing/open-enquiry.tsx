// Loaded before the widget needs it, so that the tests need not wait.
import '#enquiry/for-couple';
import '#enquiry/others-like-them';
import { createTestHost, exampleSignedIn, type TestHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryWidget } from '#enquiry/enquiry-widget';
import { profileAnswer, show } from './shown';

/** The supplier of the profile. */
export const supplier = {
  supplierId: 'GB100001',
  supplierName: 'Larkfield Orangery',
  supplierType: 'venues' as const,
  supplierSlug: 'larkfield-orangery',
};

/** The address of the profile. */
export const profile = '/uk/weddingsuppliers/venues/GB100001';

beforeEach(() => sessionStorage.clear());

/** Opens the form on the supplier's profile. It is unmounted after the test. */
export const openEnquiry = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const { api, ...rest } = options;
  const host = createTestHost({
    session: exampleSignedIn(),
    path: profile,
    api: { enquiryCount: () => ({ open: {}, limit: 10 }), supplier: () => profileAnswer(), ...api },
    ...rest,
  });
  await show(<EnquiryWidget {...supplier} />, host);
  return host;
};

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

export const send = () =>
  userEvent.click(screen.getByRole('button', { name: /Send enquiry|Try again|Sign up to send/ }));
