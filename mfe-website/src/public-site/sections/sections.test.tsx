import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { websiteSectionKinds } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { exampleSite } from '#testing/example-site';
import type { SectionWords, SiteSection } from '../rules/site-parts';
import { themeNames } from '../site-themes';
import { WeddingSite } from '../wedding-site';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const line = { title: 'A line', body: 'What it says', link: 'https://www.example.com/list' };
const section = (kind: SiteSection['kind'], order: number, words: Partial<SectionWords> = {}): SiteSection => ({
  id: `of-${kind}`,
  kind,
  order,
  words: { en: { title: '', body: `Words of ${kind}`, items: [line], ...words } },
});
const open = async (changes: Partial<typeof exampleSite>, isPreview = false): Promise<void> => {
  const host = createTestHost({ session: { status: 'signed-out' }, path: '/uk/wedding-website/maya-and-tom' });
  leave = await renderWithHost(
    <WeddingSite site={{ ...exampleSite, ...changes }} isPreview={isPreview} />,
    host,
    messages,
  );
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each(themeNames)('every kind of section is on the page of %s, in the order of the couple', async (theme) => {
  const sections = websiteSectionKinds.map((kind, place) => section(kind, 20 - place));
  await open({ theme, sections });
  for (const kind of websiteSectionKinds) expect(screen.getByText(`Words of ${kind}`)).toBeInTheDocument();
  expect(headings()).toEqual([
    ...[
      'Thank you',
      'Get in touch',
      'Reply',
      'Pictures',
      'Our people',
      'Gifts',
      'Questions',
      'What to wear',
      'Where to stay',
    ],
    ...['Getting there', 'The day', 'Our story'],
  ]);
});

test('parts are reached from the head of the page, by what the couple calls them', async () => {
  await open({ sections: [section('questions', 1, { title: 'You ask, we answer' }), section('gifts', 2)] });
  const nav = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The day', '#timeline'],
    ['Getting there', '#travel'],
    ['You ask, we answer', '#of-questions'],
    ['Gifts', '#of-gifts'],
  ]);
});

test('what somebody wrote is never markup, and a link leads out without saying from where', async () => {
  await open({ sections: [section('gifts', 1, { title: '<b>Gifts</b>', body: '<img src=x onerror=alert(1)>' })] });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByRole('heading', { name: '<b>Gifts</b>' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Go to example.com' });
  expect(link).toHaveAttribute('href', 'https://www.example.com/list');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
});

test('answers open without scripts, photos say where they belong, and what is empty is left out', async () => {
  await open({
    sections: [
      section('questions', 1),
      { ...section('photos', 2, { body: '', items: [] }), photos: [`/photos/${'a'.repeat(32)}`] },
      section('stay', 3, { body: ' ', items: [] }),
    ],
  });
  expect(screen.getByText('A line').closest('details')).toHaveAttribute('open');
  expect(screen.getByRole('img', { name: 'Pictures, photo 1 of 1' })).toHaveAttribute(
    'src',
    `/photos/${'a'.repeat(32)}/640`,
  );
  expect(headings()).not.toContain('Where to stay');
});

test('a gallery’s photos have the captions that the couple wrote, in their order [31]', async () => {
  const items = ['', 'By the lake'].map((title) => ({ title, body: '', link: '' }));
  const photos = ['a', 'b', 'c'].map((letter) => `/photos/${letter.repeat(32)}`);
  await open({ sections: [{ ...section('photos', 1, { body: '', items }), photos }] });
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.textContent)).toEqual(['', 'By the lake', '']);
  expect(within(figures[1] ?? document.body).getByRole('img')).toHaveAttribute('src', `${photos[1] ?? ''}/640`);
  expect(screen.getAllByText('By the lake')).toHaveLength(1);
});

test('after the day a page begins with the thanks, has no way to reply, and leads to the suppliers whom the couple thanks', async () => {
  const sections = [section('story', 1), { ...section('thanks', 9, { items: [] }) }];
  const credits = [
    { name: 'Fern & Co', category: 'florists', supplier: null },
    { name: 'Light Works', category: 'photographers', supplier: { category: 'photographers', id: 'GB000123' } },
  ];
  await open({ sections, credits, isOver: true, invites: true, events: [], venues: [], welcome: '' });
  expect(headings()).toEqual(['Thank you', 'Our story', 'With thanks to']);
  expect(screen.queryByRole('link', { name: 'Reply to your invitation' })).toBeNull();
  const thanked = within(screen.getByRole('region', { name: 'With thanks to' }));
  expect(thanked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'FlowersFern & Co',
    'PhotographsLight Works',
  ]);
  expect(thanked.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/uk/weddingsuppliers/photographers/GB000123',
  ]);
});

test('in a picture of the page nothing leads anywhere', async () => {
  await open({ sections: [section('gifts', 1), section('questions', 2)] }, true);
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('example.com')).toBeVisible();
});
