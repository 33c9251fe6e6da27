import { demoUids } from './demo-accounts';
import { daysBefore, type DemoFacts } from './demo-facts';
import { dayBeside } from './demo-wedding';
import { type SeedDocument } from '../write-all';

/** What the photographer's own people say of it: who they are, some facts, the days on which it is taken. */
export const demoSupplier = (facts: DemoFacts): SeedDocument[] => {
  const path = `suppliers/${facts.photographer.id}`;
  const updatedAt = daysBefore(facts, 5);
  const busy = (day: string): SeedDocument => ({
    path: `${path}/busyDays/${day}`,
    data: { day, state: 'busy', until: null, updatedAt },
  });
  return [
    {
      path,
      data: {
        owners: { [demoUids.supplier]: 'owner' },
        claimedAt: daysBefore(facts, 75),
        facts: { travelRadiusKm: 80, deliveryWeeks: 6 },
        updatedAt,
      },
    },
    busy(dayBeside(facts.date, -7)),
    busy(dayBeside(facts.date, 7)),
    {
      path: `${path}/templates/thanks`,
      data: {
        name: 'Thank you for asking',
        body: 'Thank you for your message. I will look at my calendar and answer by tomorrow evening.',
        order: 1,
        updatedAt,
      },
    },
  ];
};
