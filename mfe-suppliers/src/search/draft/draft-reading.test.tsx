// The page loads it on demand, the test at once.
import './draft-reading';
import type { SearchPart } from '@posy/shared-contracts/endpoints';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleFound, nothingSaid } from '#testing/examples';
import { showList } from '#testing/show-list';

const parts: SearchPart[] = [
  { kind: 'category', text: 'photographer', without: 'near Bath', category: 'photographers' },
  {
    kind: 'place',
    text: 'near Bath',
    without: 'photographer',
    name: 'Bath',
    within: 'Somerset',
    location: null,
  },
];

const open = async () => {
  const asked: unknown[] = [];
  const host = await showList('/uk/wedding-suppliers', {
    supplierCategories: () => ({ total: 3000, categories: [{ category: 'venues', count: 464 }] }),
    searchSuppliers: ({ body }) => {
      asked.push(body);
      const { text = '' } = body ?? {};
      return exampleFound([], {
        total: text === 'photographer near Bath' ? 12 : 40,
        understood: { ...nothingSaid, parts: parts.filter((part) => text.includes(part.text)) },
      });
    },
  });
  const rest = () => act(async () => host.pass(550));
  return { asked, rest, host, user: userEvent.setup() };
};
const field = () => screen.findByLabelText('Name, style or a whole sentence');
const reading = () => screen.findByRole('group', { name: 'How your words are read' });
const removes = async () =>
  within(await reading())
    .getAllByRole('button')
    .map((part) => part.getAttribute('aria-label'));

test('a sentence is read while it is typed: how many fit is said, and each part can be taken out [17]', async () => {
  const { asked, rest, host, user } = await open();
  expect(await screen.findByText('Or say')).toBeVisible();
  await user.type(await field(), 'photographer near Bath');
  expect(screen.queryByText('Or say')).toBeNull();
  await rest();
  expect(await removes()).toEqual(['Remove: Photographers', 'Remove: Bath, Somerset']);
  expect(screen.getByText(/fit$/).closest('[role=status]')).toHaveTextContent('12 fit');
  expect(asked.at(-1)).toMatchObject({ countryCode: 'GB', text: 'photographer near Bath', size: 1 });
  await user.click(within(await reading()).getByRole('button', { name: 'Remove: Bath, Somerset' }));
  expect(await field()).toHaveValue('photographer');
  expect(document.body).not.toHaveFocus();
  await rest();
  expect(await removes()).toEqual(['Remove: Photographers']);
  expect(screen.getByText(/fit$/).closest('[role=status]')).toHaveTextContent('40 fit');
  expect(host.location.get().pathname).toBe('/uk/wedding-suppliers');
});

test('while somebody goes on typing nothing is said of words from before; nor of words that say nothing', async () => {
  const { rest, user } = await open();
  await user.type(await field(), 'photographer');
  await rest();
  expect(await removes()).toEqual(['Remove: Photographers']);
  const said = screen.getByText(/fit$/).closest('[role=status]');
  await user.type(await field(), ' ne');
  expect(screen.queryByRole('group', { name: 'How your words are read' })).toBeNull();
  // The region of what is said stays there, so that screen readers hear what comes into it.
  expect(said).toBeInTheDocument();
  expect(said).toBeEmptyDOMElement();
  await user.clear(await field());
  await user.type(await field(), 'qwlkej');
  await rest();
  expect(screen.queryByRole('group', { name: 'How your words are read' })).toBeNull();
});
