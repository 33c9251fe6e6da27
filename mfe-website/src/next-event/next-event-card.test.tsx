import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { NextEventCard } from './next-event-card';

describe('home’s card of the next event', () => {
  let remove: (() => Promise<void>) | null = null;
  afterEach(() => remove?.());

  const open = async (date: string | null) => {
    const host = createTestHost({ session: exampleSignedIn({ wedding: exampleWedding({ date }) }) });
    remove = await renderWithHost(<NextEventCard />, host, messages);
  };

  test('shows the wedding day while there is no other', async () => {
    await open('2027-09-11');
    expect(screen.getByRole('link', { name: 'Our wedding day' })).toHaveAttribute('href', '/uk/website');
    expect(screen.getByText('Saturday, 11 September 2027')).toBeVisible();
  });

  test('asks for the date when there is none', async () => {
    await open(null);
    expect(screen.getByText('Set your date, and the day stands here.')).toBeVisible();
  });
});
