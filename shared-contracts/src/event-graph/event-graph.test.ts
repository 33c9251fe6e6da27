import { events } from '../events';
import { eventGraph, eventsDocument, graphFaults, plannedEvents, type EventSurface } from '.';

const producers: EventSurface = {
  name: 'everybody',
  publishes: Object.keys(events).filter((event) => plannedEvents[event] === undefined),
  handles: ['enquiry.sent'],
};

it('is well when every active event has a producer', () => {
  expect(graphFaults([producers])).toEqual([]);
});

it('names an active event without a producer', () => {
  const silent = { ...producers, publishes: producers.publishes.filter((event) => event !== 'enquiry.sent') };
  expect(graphFaults([silent])).toEqual([expect.stringContaining('enquiry.sent has no producer')]);
});

it('names a manifest that publishes or handles an unknown event', () => {
  const odd = { name: 'mfe-inbox', publishes: ['enquiry.snet'], handles: ['nothing'] };
  expect(graphFaults([producers, odd])).toEqual([
    'mfe-inbox names the event enquiry.snet, which there is not.',
    'mfe-inbox names the event nothing, which there is not.',
  ]);
});

it('asks for a planned event to leave the plan when it is published, and lets nobody else listen for it', () => {
  const early = { name: 'mfe-reviews', publishes: ['review.saved'], handles: ['conversation.replied'] };
  expect(graphFaults([producers, early])).toEqual([
    'mfe-reviews publishes review.saved, which is listed as planned.',
    'mfe-reviews handles conversation.replied, which is planned without it.',
  ]);
});

it('draws an arrow from producer to handler, dotted while it is planned', () => {
  const surfaces = [
    { name: 'mfe-inbox', publishes: ['enquiry.sent'], handles: [] },
    { name: 'mfe-suppliers', publishes: [], handles: ['enquiry.sent'] },
  ];
  const text = eventsDocument(eventGraph(surfaces));
  expect(text).toContain('mfe_inbox -->|"enquiry.sent"| mfe_suppliers');
  expect(text).toContain('mfe_reviews -.->|"review.saved"| mfe_suppliers');
  expect(text).toContain('| `task.completed` | 1 | fact | nobody yet | nobody yet |');
});

it('has every connected action of the specification as an event, under its own name', () => {
  for (const [name, definition] of Object.entries(events)) expect(definition.name).toBe(name);
  expect(Object.keys(events)).toEqual(
    expect.arrayContaining(
      `task.completed supplier.booked supplier.unbooked supplier.shortlisted supplier.ignored supplier.removed
       enquiry.sent enquiry.failed message.sent conversation.read conversation.replied guest.added guestlist.exported
       collaborator.invited collaborator.joined budget.initialised budget.venue-amount-set note.saved
       profile.image-added badge.achieved review.saved wedding.country-changed wedding.location-changed
       wedding.date-changed session.changed navigation.changed open-items.changed`.split(/\s+/),
    ),
  );
});
