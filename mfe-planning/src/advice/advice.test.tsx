import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleArticle, money, seats } from '#testing/example-article';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Parameters<typeof renderPlanning>[0]) => {
  const page = await renderPlanning(options);
  leave = page.leave;
  return page;
};
afterEach(() => leave());

const api = {
  articles: () => ({ articles: [money, seats] }),
  article: ({ params }: { params?: { slug: string } }) => {
    if (params?.slug !== 'money') throw new ApiError('refused', 404, 'unknown-article', 'There is no such article.');
    return exampleArticle;
  },
};

test('advice lists every article, and those of one subject by its address [S2-route-12]', async () => {
  await render({ path: '/uk/advice', api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Advice' })).toBeInTheDocument();
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Setting a budget', 'Seats']);
  expect(screen.getByRole('link', { name: 'Setting a budget' })).toHaveAttribute('href', '/uk/article/money');
  expect(screen.getByRole('link', { name: 'Guests' })).toHaveAttribute('href', '/uk/advice?category=guests');
  await leave();
  await render({ path: '/uk/advice?category=guests', api });
  await screen.findByRole('heading', { level: 2, name: 'Seats' });
  expect(titles()).toEqual(['Seats']);
});

test('an article shows its text as text, its contents, and what to read next [S2-route-08]', async () => {
  await render({ path: '/uk/article/money', api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Setting a budget' })).toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'A total' })).toHaveAttribute('href', '#a-total');
  expect(screen.getByRole('heading', { level: 2, name: 'A total' })).toHaveAttribute('id', 'a-total');
  expect(screen.getByText('here').tagName).toBe('STRONG');
  expect(screen.getByText('<b>Hello</b>')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '26' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seats' })).toHaveAttribute('href', '/uk/article/seats');
});

test('a couple sees which of its own tasks the article helps with', async () => {
  await render({ path: '/uk/article/money', api });
  const plan = within((await screen.findByRole('heading', { name: 'In your plan' })).parentElement as HTMLElement);
  expect(plan.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/uk/checklist/book-the-venue']);
  expect(plan.getByText('Still to do')).toBeInTheDocument();
});

test('a visitor reads what a plan would do', async () => {
  await render({ path: '/uk/article/money', api, session: { status: 'signed-out' } });
  expect(await screen.findByRole('heading', { name: 'Put it in your plan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/uk/signup');
});

test('an unknown article says so and leads on', async () => {
  await render({ path: '/uk/article/gone', api });
  expect(await screen.findByRole('heading', { level: 1, name: 'That article isn’t here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all advice' })).toHaveAttribute('href', '/uk/advice');
});

test('what did not load can be tried again', async () => {
  let isDown = true;
  await render({
    path: '/uk/advice',
    api: {
      articles: () => {
        if (isDown) throw new ApiError('server', 503, 'http-503', 'Down.');
        return { articles: [money] };
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Advice is taking a rest' })).toBeInTheDocument();
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Setting a budget' })).toBeInTheDocument();
});
