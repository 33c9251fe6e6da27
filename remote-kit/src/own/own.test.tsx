import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  settle,
} from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { useLive } from '../live/use-live';
import { useOwnCollection } from './own-collection';
import { ownEvents } from './own-events';

const placeSchema = v.object({ name: v.string() });

const Places = () => {
  const places = useOwnCollection('places', placeSchema);
  const { value } = useLive(places && { collection: places });
  return <p>{value === null ? 'nothing' : value.map(({ id, name }) => `${id} ${name}`).join()}</p>;
};

test('a remote reads its own documents of the open wedding, and nobody’s without one', async () => {
  const firestore = createMemoryFirestore({
    'weddings/w1/remotes/mfe-test/places': { p1: { name: 'Madeira' }, p2: { name: 7 } },
    'weddings/w1/remotes/other/places': { p3: { name: 'Elsewhere' } },
  });
  const leave = await renderWithHost(<Places />, createTestHost({ session: exampleSignedIn(), firestore }), {});
  expect(screen.getByText('p1 Madeira')).toBeVisible();
  await leave();
  const leaveAlone = await renderWithHost(<Places />, createTestHost({ firestore }), {});
  expect(screen.getByText('nothing')).toBeVisible();
  await leaveAlone();
});

type OwnEvents = { 'mfe-test.planned': { place: string } };
const payload = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };

test('a test’s bus carries the events of the manifest that it is given, and no others', async () => {
  const host = createTestHost({ events: { 'mfe-test.planned': { version: 1, delivery: 'state', payload } } });
  const bus = ownEvents<OwnEvents>(host.bus);
  const heard: string[] = [];
  bus.subscribe('mfe-test.planned', ({ place }) => void heard.push(place));
  await bus.publish('mfe-test.planned', { place: 'Madeira' });
  await settle();
  expect(heard).toEqual(['Madeira']);
  await expect(bus.publish('mfe-test.planned', { place: 7 as never })).rejects.toThrow('mfe-test.planned');
  await expect(ownEvents<OwnEvents>(createTestHost().bus).publish('mfe-test.planned', { place: 'x' })).rejects.toThrow(
    'There is no event mfe-test.planned.',
  );
});
