import type { WeddingEvent } from '@posy/shared-contracts/entities';
import { invitedEvents } from './invited-events';

const event = (id: string, changes: Partial<WeddingEvent>) => ({
  id,
  type: 'custom' as const,
  name: id,
  date: null,
  time: { startTime: null },
  place: '',
  description: '',
  attire: '',
  visible: true,
  featured: false,
  supplier: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...changes,
});

test('has a main event before one is stored', () => {
  expect(invitedEvents({}, [])).toEqual([{ id: 'main', name: '', isMain: true }]);
  expect(invitedEvents({ events: { main: 'm7' } }, []).map(({ id }) => id)).toEqual(['m7']);
});

test('puts the main event first and the others in their order [S4-event-order-01]', () => {
  const stored = [
    event('brunch', { date: '2027-09-12' }),
    event('supper', { date: '2027-09-10' }),
    event('big', { type: 'main', date: '2027-09-11' }),
  ];
  expect(invitedEvents({}, stored).map(({ id }) => id)).toEqual(['big', 'supper', 'brunch']);
});
