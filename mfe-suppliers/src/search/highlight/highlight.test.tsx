import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { atomsOf } from '@posy/remote-kit/testing/atoms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, Profiler } from 'react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound } from '#testing/examples';
import { Pin } from '../map/pin';
import { chooseNextAtom, chosenAtom, pointedAtom } from './highlight';
import { HighlightedItem } from './highlighted-item';

const ids = Array.from({ length: 24 }, (_, index) => `GB${index}`);
const nothing = (): void => undefined;

/** Shows 24 cards and their pins, the first two in one group; `rendered` names the components of the last steps. */
const open = async () => {
  const rendered: string[] = [];
  const host = createTestHost();
  const counted = (id: string) => ({ id, key: id, onRender: () => void rendered.push(id) });
  const remove = await renderWithHost(
    <>
      <ul>
        {ids.map((id) => (
          <Profiler {...counted(`card ${id}`)} key={id}>
            <HighlightedItem id={id}>{id}</HighlightedItem>
          </Profiler>
        ))}
      </ul>
      {[ids.slice(0, 2), ...ids.slice(2).map((id) => [id])].map((group) => (
        <Profiler {...counted(`pin ${group.join(' ')}`)} key={group.join(' ')}>
          <Pin ids={group} x={0} y={0} label={`pin ${group.join(' ')}`} mark={null} onPress={nothing}>
            £1
          </Pin>
        </Profiler>
      ))}
    </>,
    host,
    messages,
  );
  const user = userEvent.setup();
  const during = async (step: () => Promise<void>): Promise<string[]> => {
    rendered.length = 0;
    await step();
    return [...new Set(rendered)].sort();
  };
  return { atoms: atomsOf(host), user, during, remove };
};

test('of 24 cards and their pins a pointer draws only those that it leaves and enters [29]', async () => {
  const { user, during, remove } = await open();
  const card = (id: string) => screen.getByText(id);
  expect(await during(() => user.hover(card('GB5')))).toEqual(['card GB5', 'pin GB5']);
  expect(await during(() => user.hover(card('GB6')))).toEqual(['card GB5', 'card GB6', 'pin GB5', 'pin GB6']);
  const pin = screen.getByRole('button', { name: 'pin GB7' });
  expect(await during(() => user.hover(pin))).toEqual(['card GB6', 'card GB7', 'pin GB6', 'pin GB7']);
  await remove();
});

test('a chosen supplier draws two cards and their pins; in a group of pins the pin stays as it is [29]', async () => {
  const { atoms, during, remove } = await open();
  const choose = (id: string) => during(() => act(async () => atoms.set(chosenAtom, id)));
  expect(await choose('GB0')).toEqual(['card GB0', 'pin GB0 GB1']);
  const next = () => during(() => act(async () => atoms.set(chooseNextAtom, ['GB0', 'GB1'])));
  expect(await next()).toEqual(['card GB0', 'card GB1']);
  expect(await next()).toEqual(['card GB0', 'card GB1']);
  expect(await choose('GB9')).toEqual(['card GB0', 'card GB9', 'pin GB0 GB1', 'pin GB9']);
  await remove();
});

test('a pointer draws nothing of the cards themselves, and nobody is highlighted after the screen [29]', async () => {
  const read: string[] = [];
  const observed = (id: string, name: string) =>
    Object.defineProperty(exampleCard({ id, name }), 'town', {
      enumerable: true,
      get: () => {
        read.push(name);
        return 'Bath';
      },
    });
  const host = createTestHost({
    path: '/uk/supplier-category/venues',
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound([observed('GB1', 'Larkfield'), observed('GB2', 'Threshers')]),
    },
  });
  const remove = await renderWithHost(<AppRoutes />, host, messages);
  const [link] = await screen.findAllByRole('link', { name: 'Threshers' });
  expect(read).toContain('Threshers');
  read.length = 0;
  await userEvent.setup().hover(link as HTMLElement);
  expect([atomsOf(host).get(pointedAtom), read]).toEqual(['GB2', []]);
  await act(async () => atomsOf(host).set(chosenAtom, 'GB1'));
  expect(read).toEqual([]);
  await act(async () => host.navigate('/uk/nowhere'));
  expect([atomsOf(host).get(pointedAtom), atomsOf(host).get(chosenAtom)]).toEqual([null, null]);
  await remove();
});
