import { SearchForm } from '@posy/shared-ui/search';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const labels = { label: 'Name', clearLabel: 'Clear', sendLabel: 'Search' };

test('searches for the trimmed text when it is sent, and follows the address', async () => {
  const searched: string[] = [];
  const form = (text: string) => <SearchForm {...labels} text={text} onSearch={(asked) => searched.push(asked)} />;
  const { rerender } = render(form('barn'));
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Name' });
  expect(field).toHaveValue('barn');
  await user.clear(field);
  await user.type(field, '  Larkfield ');
  expect(searched).toEqual([]);
  await user.keyboard('{Enter}');
  rerender(form('Larkfield'));
  expect(field).toHaveValue('Larkfield');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(searched).toEqual(['Larkfield', '']);
});
