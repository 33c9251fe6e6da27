import { fireEvent, screen } from '@testing-library/react';
import { act, Profiler } from 'react';
import { PersonScope } from '../lifecycles/person-scope';
import { createTestHost, exampleSignedIn, renderWithHost } from '../testing';
import { atomsOf } from '../testing/atoms-of';
import { atom, useAtomValue, useSetAtom } from './facade';

const countAtom = atom(0);

const Shown = ({ name }: { name: string }) => <output aria-label={name}>{useAtomValue(countAtom)}</output>;

const Add = () => {
  const set = useSetAtom(countAtom);
  return <button onClick={() => set((before) => before + 1)}>Add</button>;
};

const shown = (name: string) => screen.getByRole('status', { name }).textContent;

test('renders the components that read an atom, and not those that only write it', async () => {
  const rendered: string[] = [];
  const counted = (id: string) => ({ id, onRender: () => void rendered.push(id) });
  const host = createTestHost();
  const remove = await renderWithHost(
    <>
      <Profiler {...counted('read')}>
        <Shown name="read" />
      </Profiler>
      <Profiler {...counted('write')}>
        <Add />
      </Profiler>
    </>,
    host,
    {},
  );
  rendered.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect([shown('read'), rendered, atomsOf(host).get(countAtom)]).toEqual(['1', ['read'], 1]);
  await remove();
});

test('each mounted remote has values of its own', async () => {
  const [here, there] = [createTestHost(), createTestHost()];
  const removeHere = await renderWithHost(<Shown name="here" />, here, {});
  const removeThere = await renderWithHost(<Shown name="there" />, there, {});
  await act(async () => atomsOf(here).set(countAtom, 3));
  expect([shown('here'), shown('there')]).toEqual(['3', '0']);
  await removeHere();
  await removeThere();
});

test('nothing of a person who signed out stays', async () => {
  const host = createTestHost({ session: exampleSignedIn() });
  const remove = await renderWithHost(
    <PersonScope>
      <Shown name="ours" />
    </PersonScope>,
    host,
    {},
  );
  await act(async () => atomsOf(host).set(countAtom, 3));
  await act(async () => host.session.set({ status: 'signed-out' }));
  expect([shown('ours'), atomsOf(host).get(countAtom)]).toEqual(['0', 0]);
  await remove();
});
