import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { OwnProfile } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import { messages } from '../messages/en-GB';
import { Completeness } from './completeness';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

const own: OwnProfile = {
  description: 'A glass-fronted orangery.'.padEnd(190, '.'),
  managerMessage: '',
  highlights: [],
  packages: [
    { name: 'Weekend hire', includes: [], price: 630_000, unit: 'per-day' },
    { name: 'Sunday', includes: [], price: null, unit: 'per-day' },
  ],
  saturday: null,
  offers: [],
  questions: [1, 2, 3].map((number) => ({ question: `Question ${number}`, answer: 'Yes.' })),
  features: ['garden'],
  facts: { capacityDayMax: 120, catering: 'free', licence: true, stepFree: true },
  photos: ['The lawn', 'The hall', ''].map((label, at) => ({ seed: `s${at}`, label, portrait: false })),
};

const show = async (profile: OwnProfile) => {
  remove = await renderWithHost(<Completeness own={profile} type="venues" />, createTestHost(), messages);
};

test('what is missing comes first, says why, and leads to its part; what is done is named [32]', async () => {
  await show(own);
  expect(screen.getByRole('heading', { name: '4 of 7 complete' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '4 of 7 complete' })).toHaveAttribute('aria-valuenow', '57');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write 10 characters more about you', '#words'],
    ['Add a price: Sunday', '#packages'],
    ['Describe picture 3', '#pictures'],
  ]);
  expect(screen.getByText('3 things left, and why they matter')).toBeVisible();
  expect(screen.getByText('People who can’t see it, and search engines, get nothing.')).toBeVisible();
  expect(screen.getByText('Questions answered')).toBeInTheDocument();
});

test('a profile without a package is asked for a price, by no name [32]', async () => {
  await show({ ...own, packages: [] });
  expect(screen.getByRole('link', { name: 'Add a price' })).toHaveAttribute('href', '#packages');
});
