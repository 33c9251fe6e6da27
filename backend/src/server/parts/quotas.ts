import { type Quotas } from '@posy/firebase-local';

const megabyte = 1024 * 1024;

/**
 * Limits of the data that clients may store in the embedded database. A wedding of 2,000 guests, 1,000 tasks and 500
 * costs takes a fifth of its documents. Beside weddings and their own user document, clients write documents of the
 * supplier that they speak for; `growth` limits an account's additions in all.
 */
export const quotas: Quotas = {
  trees: {
    'weddings/{id}': { documents: 20_000, bytes: 32 * megabyte },
    'users/{id}': { documents: 1_000, bytes: 2 * megabyte },
    // Years of days, and a file for each enquiry: they are never cleaned up.
    'suppliers/{id}': { documents: 10_000, bytes: 8 * megabyte },
    '{collection}/{id}': { documents: 1_000, bytes: 2 * megabyte },
  },
  documentBytes: 200 * 1024,
  growth: {
    account: { documents: 10_000, bytes: 16 * megabyte },
    // Whole companies share an address, and so does everybody behind an unconfigured proxy.
    address: { documents: 100_000, bytes: 160 * megabyte },
  },
};
