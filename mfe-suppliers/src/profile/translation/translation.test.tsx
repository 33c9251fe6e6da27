import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleFound, exampleProfile } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const french = exampleProfile({
  countryCode: 'FR',
  language: 'fr',
  description: ['Venez faire le tour du jardin.'],
  managerMessage: { from: 'Iris Vale', text: 'À bientôt !' },
  features: ['Parking'],
  highlights: ['Un grand jardin'],
  packages: [{ name: 'La maison', description: 'Deux jours', price: { amount: 1234500, currency: 'EUR' } }],
  offers: [{ title: 'Hiver', description: 'Jusqu’au 1 mars 2027' }],
  questions: [{ question: 'Peut-on danser ?', answer: 'Oui, jusqu’à minuit.' }],
});

const english = {
  description: ['Come and walk around the garden.'],
  managerMessage: 'See you soon!',
  features: ['Car park'],
  highlights: ['A large garden'],
  packages: [{ name: 'The house', description: 'Two days' }],
  offers: [{ title: 'Winter', description: 'Until 1 March 2027' }],
  questions: [{ question: 'May we dance?', answer: 'Yes, until midnight.' }],
};

const show = async (profile = french, languages = ['en', 'de'], hasService = true) => {
  const asked: unknown[] = [];
  const api: TestHostOptions['api'] = {
    supplier: () => profile,
    searchWorks: () => ({ total: 0, results: [] }),
    searchSuppliers: () => exampleFound([]),
    translations: () => {
      asked.push('languages');
      return { languages };
    },
    translateSupplier: ({ body }) => {
      asked.push(body);
      if (!hasService) throw new ApiError('refused', 503, 'translation-failed', 'Nothing more today.');
      return { language: 'en', words: english };
    },
  };
  const host = createTestHost({ path: '/uk/weddingsuppliers/venues/lark001', api });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('heading', { level: 1, name: 'Larkfield Orangery' });
  return { host, asked, user: userEvent.setup() };
};

describe('the words of a supplier in another language', () => {
  test('are read in the reader’s once they ask, with all that the supplier wrote, and back [17]', async () => {
    const { asked, user } = await show();
    expect(await screen.findByText(/^Larkfield Orangery writes in French\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read in English' }));
    expect(await screen.findByText(/^Translated from French by a machine\./)).toBeVisible();
    expect(asked).toEqual(['languages', { supplierId: 'GB000001', supplierCountry: 'FR', targetLang: 'en' }]);
    for (const words of Object.values(english)
      .flat()
      .flatMap((one) => (typeof one === 'string' ? one : Object.values(one))))
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByText('Venez faire le tour du jardin.')).toBeNull();
    expect(screen.getByText(/12,345/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show the original' }));
    expect(screen.getByText('Venez faire le tour du jardin.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read in English' }));
    expect(screen.getByText('Come and walk around the garden.')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('that cannot be translated stay as they are, which is said and reported', async () => {
    const { host, user } = await show(french, ['en'], false);
    await user.click(await screen.findByRole('button', { name: 'Read in English' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That couldn’t be translated just now.');
    expect(screen.getByText('Venez faire le tour du jardin.')).toBeVisible();
    expect(host.errors).toEqual([expect.objectContaining({ code: 'translation-failed' })]);
  });

  test('are not offered where nobody translates into the reader’s [D-translation-02]', async () => {
    const { asked } = await show(french, []);
    await waitFor(() => expect(asked).toEqual(['languages']));
    expect(screen.queryByText(/writes in French/)).toBeNull();
  });

  test.each([
    ['in the reader’s language', 'en'],
    ['in a language that an older server does not say', undefined],
  ])('%s are as they are', async (_case, language) => {
    const { language: _french, ...rest } = french;
    const { asked } = await show(language === undefined ? rest : { ...rest, language });
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Read in/ })).toBeNull();
  });
});
