import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlanning } from './render-planning';

/** Types and presses without a pause between keys. */
export const importer = userEvent.setup({ delay: null });

/** The screen that imports guests for each test of a file, with what is stored and published behind it. */
export const importPage = () => {
  let leave: () => Promise<void> = async () => undefined;
  afterEach(async () => leave());
  return {
    show: async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
      const page = await renderPlanning({ path: '/uk/guestlist/import', ...options });
      leave = page.leave;
      const added: unknown[] = [];
      page.host.busHost
        .forRemote('mfe-test')
        .subscribe('guest.added', ({ guestId, count }) => void added.push([guestId, count]));
      const guests = () => page.firestore.documents(`weddings/${page.weddingId}/guests`);
      const names = () => Object.values(guests()).map(({ name }) => name);
      return { ...page, guests, names, added };
    },
    leave: async () => leave(),
  };
};

/** Pastes rows of a spreadsheet, and waits for the preview. */
export const paste = async (...rows: string[]): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Rows copied from a spreadsheet'), {
    target: { value: rows.join('\n') },
  });
  await importer.click(screen.getByRole('button', { name: 'Have a look' }));
  await screen.findByRole('heading', { name: 'A look before it goes in' });
};

/** One row of the preview. */
export const importRow = (name: RegExp) => within(screen.getByRole('row', { name }));
