import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleSite as site } from '#testing/example-site';
import { publicSite } from '#testing/public-site';
import type { SiteSection } from './rules/site-parts';

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

const address = '/uk/wedding-website/maya-and-tom';

describe('a wedding’s website by a household’s link', () => {
  test('leads a household that came by its link to its own invitation', async () => {
    const token = 'a'.repeat(43);
    const host = createTestHost({
      api: { microsite: () => site, householdMicrosite: () => ({ ...site, invites: true }) },
    });
    host.navigate(`/uk/wedding-website/maya-and-tom#guest=${token}`);
    remove = await renderWithHost(publicSite, host, messages);
    const reply = await screen.findByRole('link', { name: 'Reply to your invitation' });
    expect(reply).toHaveAttribute('href', `/uk/rsvp/${token}`);
  });

  test('leads a household to its pictures once the day is over, and who came without a link to it', async () => {
    const token = 'a'.repeat(43);
    const over = { ...site, isOver: true, takesPhotos: true, events: [], venues: [], welcome: '' };
    const host = createTestHost({ api: { microsite: () => over, householdMicrosite: () => over } });
    host.navigate(`${address}#guest=${token}`);
    remove = await renderWithHost(publicSite, host, messages);
    const way = await screen.findByRole('link', { name: 'Share your pictures' });
    expect(way).toHaveAttribute('href', `/uk/rsvp/${token}/photos`);
    await remove();
    const stranger = createTestHost({ api: { microsite: () => over }, path: address });
    remove = await renderWithHost(publicSite, stranger, messages);
    const lost = await screen.findByRole('link', { name: 'Share your pictures' });
    expect(lost).toHaveAttribute('href', '/uk/lost-invitation/maya-and-tom');
  });

  test('that only this page has, by a household’s link, writes those files itself', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:test';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    // jsdom cannot follow the link; the browser saves the file.
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const host = createTestHost({ api: { microsite: () => site, householdMicrosite: () => site } });
    host.navigate(`${address}#guest=${'a'.repeat(43)}`);
    remove = await renderWithHost(publicSite, host, messages);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar: Our wedding day' }));
    await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['text/calendar']));
    expect(names).toEqual(['maya-and-tom-our-wedding-day.ics']);
    await userEvent.click(screen.getByRole('button', { name: 'Add the whole day to your calendar' }));
    await waitFor(() => expect(names.at(-1)).toBe('maya-and-tom.ics'));
    expect(files.at(-1)?.size).toBeGreaterThan((files[0]?.size ?? 0) + 100);
    click.mockRestore();
  });

  test('shows a household what is for it, by the secret behind the # of its link, which no address sends anywhere', async () => {
    const token = 'k'.repeat(43);
    const asked: unknown[] = [];
    const words = { en: { title: 'Your bus', body: 'It leaves at noon.', items: [] } };
    const own: SiteSection = { id: 'bus', kind: 'own', order: 1, words };
    const locked = () => {
      throw new ApiError('refused', 403, 'password-needed', '');
    };
    const host = createTestHost({
      path: '/uk/wedding-website/maya-and-tom',
      api: {
        microsite: locked,
        householdMicrosite: ({ params }) => {
          asked.push(params);
          return { ...site, sections: [own] };
        },
      },
    });
    host.navigate(`/uk/wedding-website/maya-and-tom#guest=${token}`);
    remove = await renderWithHost(publicSite, host, messages);
    expect(await screen.findByText('It leaves at noon.')).toBeVisible();
    expect(asked).toEqual([{ token }]);
  });

  test('is everybody’s where a household’s link leads to nothing any more', async () => {
    const host = createTestHost({
      path: '/uk/wedding-website/maya-and-tom',
      api: {
        microsite: () => site,
        householdMicrosite: () => {
          throw new ApiError('refused', 404, 'invitation-unknown', '');
        },
      },
    });
    host.navigate(`/uk/wedding-website/maya-and-tom#guest=${'k'.repeat(43)}`);
    remove = await renderWithHost(publicSite, host, messages);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeVisible();
  });
});
