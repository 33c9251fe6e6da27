import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { exampleCard, exampleFound } from '#testing/examples';
import { showList } from '#testing/show-list';
import { searchLocation } from './location/search-location';

describe('what is suggested in a search', () => {
  test('suggests places for what is typed once typing rests, by their kinds, whatever letters were typed [P-H16] [case e21]', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    const host = await showList('/uk/supplier-category/venues?area=Bath', {
      searchSuppliers: () => exampleFound([exampleCard()]),
      searchSuggestions: (input) => {
        asked.push(input.body);
        const town = { kind: 'town' as const, name: 'Nottingham', within: 'Nottinghamshire', value: 'Nottingham' };
        const postcode = { kind: 'postcode' as const, name: 'NG1', within: 'Nottingham', value: 'NG1' };
        return { places: [], suppliers: [], found: [town, postcode] };
      },
    });
    const near = await screen.findByRole('combobox', { name: 'Near' });
    await user.clear(near);
    await user.type(near, 'Notingham');
    expect(asked).toEqual([]);
    await act(async () => host.pass(250));
    expect(asked).toEqual([{ searchTerm: 'Notingham', type: 'place', size: 8, countryCode: 'GB' }]);
    const towns = within(await screen.findByRole('group', { name: 'Towns' }));
    expect(towns.getByRole('option', { name: 'Nottingham, Nottinghamshire' })).toBeVisible();
    const postcodes = within(screen.getByRole('group', { name: 'Postcodes' }));
    expect(postcodes.getByRole('option', { name: 'NG1, Nottingham' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(near).toHaveValue('Nottingham');
    expect(document.querySelector('datalist')).toBeNull();
  });

  test('suggests kinds of suppliers, what they have, and suppliers for the words; a kind is chosen, the rest is words [P-H16]', async () => {
    const user = userEvent.setup();
    const host = await showList('/uk/search', {
      searchSuppliers: () => exampleFound([exampleCard()]),
      searchSuggestions: ({ body }) => ({
        places: [],
        suppliers: [],
        found:
          body?.type === 'place'
            ? []
            : [
                { kind: 'category', category: 'photographers', label: 'Photographers' },
                { kind: 'feature', category: 'video', key: 'drone', label: 'Drone film' },
                {
                  kind: 'supplier',
                  id: 'GB1',
                  name: 'Photo Ham',
                  category: 'photographers',
                  town: 'Bath',
                  slug: 'ham',
                },
              ],
      }),
    });
    const words = await screen.findByRole('combobox', { name: 'Name, style or a whole sentence' });
    await user.type(words, 'pho');
    await act(async () => host.pass(250));
    const list = within(await screen.findByRole('listbox'));
    const groups = list.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Kinds of supplier', 'What they have', 'Suppliers']);
    expect(list.getByRole('option', { name: 'Photo Ham, Bath' })).toBeVisible();
    await user.click(list.getByRole('option', { name: 'Photographers' }));
    expect(words).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(host.location.get().pathname).toBe('/uk/supplier-category/photographers');
  });

  test('suggests places for the words too, which go into the place; and former places in a field that shows one [17]', async () => {
    const user = userEvent.setup();
    searchLocation.select('GB', 'York');
    const host = await showList('/uk/supplier-category/venues?area=Bath', {
      searchSuppliers: () => exampleFound([exampleCard()]),
      searchSuggestions: ({ body }) => ({
        places: [],
        suppliers: [],
        found: body?.type === 'place' ? [{ kind: 'town', name: 'Bristol', within: '', value: 'Bristol' }] : [],
      }),
    });
    const near = await screen.findByRole('combobox', { name: 'Near' });
    await user.click(near);
    expect(await screen.findByRole('option', { name: 'York' })).toBeVisible();
    const words = screen.getByRole('combobox', { name: 'Name, style or a whole sentence' });
    await user.type(words, 'bri');
    await act(async () => host.pass(250));
    await user.click(await screen.findByRole('option', { name: 'Bristol' }));
    expect(words).toHaveValue('');
    expect(near).toHaveValue('Bristol');
    searchLocation.reset();
  });

  test('a key that only ends a word of an input method chooses and sends nothing [case e22]', async () => {
    const user = userEvent.setup();
    const host = await showList('/uk/supplier-category/venues', {
      searchSuppliers: () => exampleFound([exampleCard()]),
      searchSuggestions: () => ({
        places: [],
        suppliers: [],
        found: [{ kind: 'town', name: 'Frome', within: 'Somerset', value: 'Frome' }],
      }),
    });
    const near = await screen.findByRole('combobox', { name: 'Near' });
    await user.type(near, 'Fro');
    await act(async () => host.pass(250));
    const list = within(await screen.findByRole('listbox'));
    const composing = { isComposing: true, keyCode: 229 };
    expect(fireEvent.keyDown(near, { key: 'ArrowDown', ...composing })).toBe(true);
    expect(list.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(fireEvent.keyDown(near, { key: 'Enter', ...composing })).toBe(true);
    expect(near).toHaveValue('Fro');
    await user.keyboard('{Enter}');
    expect(near).toHaveValue('Frome');
  });
});
