import { Button } from '@posy/shared-ui';
import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, Drawer, MenuButton } from './index';

interface Row {
  name: string;
  isBooked: boolean;
}

const both: Row[] = [
  { name: 'Fern', isBooked: false },
  { name: 'Otto', isBooked: false },
];

let change: (rows: (before: readonly Row[]) => readonly Row[]) => void = () => undefined;
const book = (name: string) =>
  change((rows) => rows.map((row) => (row.name === name ? { ...row, isBooked: true } : row)));
const remove = (name: string) => change((rows) => rows.filter((row) => row.name !== name));

/** A list whose booked rows stand in a section of their own, with a dialog for each row. */
const Page = ({ hasMenu = false, hasDrawer = false }) => {
  const [rows, setRows] = useState<readonly Row[]>(both);
  const [about, setAbout] = useState<string | null>(null);
  change = setRows;
  const close = () => setAbout(null);
  const answer = (then: (name: string) => void) => () => {
    close();
    then(about ?? '');
  };
  const section = (isBooked: boolean) => (
    <section>
      <h2>{isBooked ? 'Booked' : 'To decide'}</h2>
      <ul>
        {rows
          .filter((row) => row.isBooked === isBooked)
          .map(({ name }) => (
            <li key={name}>
              <h3>{name}</h3>
              <Button>Ask</Button>
              {hasMenu ? (
                <MenuButton
                  label={`More for ${name}`}
                  icon={<DotsThreeIcon />}
                  actions={[{ id: 'book', label: 'Book', onSelect: () => setAbout(name) }]}
                />
              ) : (
                <Button aria-label={`Book ${name}`} onPress={() => setAbout(name)}>
                  Book
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
  const content = (
    <>
      <Button onPress={answer(book)}>Save</Button>
      <Button onPress={answer(remove)}>Remove</Button>
    </>
  );
  return (
    <main>
      <h1>Shortlist</h1>
      {section(false)}
      {section(true)}
      {hasDrawer ? (
        <Drawer isOpen={about !== null} onClose={close} label="Details" closeLabel="Close">
          {content}
        </Drawer>
      ) : null}
      {!hasDrawer && about !== null ? (
        <Dialog isOpen onClose={close} title="What you agreed" closeLabel="Close">
          {content}
        </Dialog>
      ) : null}
    </main>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasFocus = (role: string, name: string) => waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

const wide = (isWide: boolean) =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test.each([
  ['a dialog', {}],
  ['a sheet', { hasDrawer: true }],
])('an opener that %s moved elsewhere gets the focus in its new place', async (_what, options) => {
  wide(false);
  render(<Page {...options} />);
  await press('Book Fern');
  await press('Save');
  await hasFocus('button', 'Book Fern');
  expect(screen.getByRole('button', { name: 'Book Fern' }).closest('section')).toHaveTextContent('Booked');
});

test('so does one beside which a drawer stood', async () => {
  wide(true);
  render(<Page hasDrawer />);
  await press('Book Fern');
  await press('Save');
  await hasFocus('button', 'Book Fern');
});

test('beside an opener that is gone the next row has the focus, then the section’s heading', async () => {
  render(<Page />);
  await press('Book Fern');
  await press('Remove');
  await hasFocus('heading', 'Otto');
  await press('Book Otto');
  await press('Remove');
  await hasFocus('heading', 'To decide');
});

test('an opener that goes only after the dialog has closed loses no focus either', async () => {
  render(<Page />);
  await press('Book Fern');
  await press('Close');
  await hasFocus('button', 'Book Fern');
  act(() => book('Fern'));
  await hasFocus('button', 'Book Fern');
  act(() => remove('Fern'));
  await hasFocus('heading', 'Otto');
});

test('a person who has moved on is not called back', async () => {
  render(<Page />);
  await press('Book Fern');
  await press('Close');
  await hasFocus('button', 'Book Fern');
  await userEvent.click(document.body);
  act(() => remove('Fern'));
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});

test('what a menu opened gives the focus to the menu’s button, also in its new place', async () => {
  render(<Page hasMenu />);
  await press('More for Fern');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Book' }));
  await press('Close');
  await hasFocus('button', 'More for Fern');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await press('Save');
  await hasFocus('button', 'More for Fern');
});

const Questions = () => {
  const [step, setStep] = useState(0);
  const common = { isOpen: true, onClose: () => setStep(0), closeLabel: 'Close' };
  const next = <Button onPress={() => setStep(step + 1)}>Next</Button>;
  return (
    <>
      <Button onPress={() => setStep(1)}>Begin</Button>
      {step === 1 ? (
        <Dialog key="first" {...common} title="Which one?" question="which">
          {next}
        </Dialog>
      ) : null}
      {step > 1 ? (
        <Dialog key="other" {...common} title={`Part ${step} of when?`} question={`when ${step}`}>
          {next}
        </Dialog>
      ) : null}
    </>
  );
};

test('one question after the other begins at its title, and the last gives the focus to who asked for the first', async () => {
  render(<Questions />);
  await press('Begin');
  await hasFocus('heading', 'Which one?');
  await press('Next');
  await hasFocus('heading', 'Part 2 of when?');
  await press('Next');
  await hasFocus('heading', 'Part 3 of when?');
  await press('Close');
  await hasFocus('button', 'Begin');
});
