import { type BusyDay } from '@posy/shared-contracts/entities';
import { type SeedDocument } from '../write-all';
import { dayBeside } from './demo-wedding';
import { demoTeam, demoUids } from './facts/demo-accounts';
import { heldUntil } from './facts/demo-asking-couples';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

/** The same person's second profile, with its own texts and days. */
export const demoFilm = (facts: DemoFacts): SeedDocument[] => {
  const { film } = facts.picked;
  if (film === undefined) return [];
  const path = `suppliers/${film.id}`;
  const updatedAt = daysBefore(facts, 6);
  const taken = dayBeside(facts.date, 70);
  return [
    {
      path,
      data: {
        owners: { [demoUids.supplier]: 'owner' },
        claimedAt: daysBefore(facts, 70),
        facts: { travelRadiusKm: 120, deliveryWeeks: 10 },
        updatedAt,
      },
    },
    { path: `${path}/busyDays/${taken}`, data: { day: taken, state: 'busy', until: null, updatedAt } },
    {
      path: `${path}/templates/film`,
      data: {
        name: 'How I film',
        body: 'Hello {names}, congratulations! I film quietly, with one small camera, from the morning to the first dance.',
        order: 1,
        updatedAt,
      },
    },
  ];
};

/** The photographer's own account: its people, some facts, the days on which it is taken. */
export const demoSupplier = (facts: DemoFacts): SeedDocument[] => {
  const path = `suppliers/${facts.photographer.id}`;
  const updatedAt = daysBefore(facts, 5);
  const day = (apart: number, state: BusyDay['state'], until: string | null = null): SeedDocument => {
    const said = dayBeside(facts.date, apart);
    return { path: `${path}/busyDays/${said}`, data: { day: said, state, until, updatedAt } };
  };
  const template = (id: string, order: number, name: string, body: string): SeedDocument => ({
    path: `${path}/templates/${id}`,
    data: { name, body, order, updatedAt },
  });
  return [
    {
      path,
      data: {
        owners: demoTeam,
        claimedAt: daysBefore(facts, 75),
        facts: { travelRadiusKm: 80, deliveryWeeks: 6 },
        updatedAt,
      },
    },
    // Days that the couples read in their conversations.
    day(0, 'free'),
    day(-7, 'busy'),
    day(7, 'busy'),
    day(14, 'free'),
    day(28, 'free'),
    day(35, 'held', heldUntil(facts)),
    // Booked.
    day(49, 'busy'),
    template(
      'thanks',
      1,
      'Thank you for asking',
      'Thank you for your message. I will look at my calendar and answer by tomorrow evening.',
    ),
    template(
      'free',
      2,
      'Free on your day',
      'Hello {names}, congratulations! I am free on {date} and would love to hear more about your day.',
    ),
    template('taken', 3, 'Taken on your day', 'Hello {names}, I am sorry: I am at another wedding on {date}.'),
  ];
};
