import { events } from '../events';
import { awaitedHandlers, eventGraph, eventsDocument, type EventSurface, graphFaults, plannedEvents } from '.';

const published = Object.keys(events).filter((event) => plannedEvents[event] === undefined);
const producers: EventSurface = {
  name: 'everybody',
  publishes: published,
  handles: published.filter((event) => awaitedHandlers[event] === undefined),
};

test('is well when every active event has a producer', () => {
  expect(graphFaults([producers])).toEqual([]);
});

test('names an active event without a producer', () => {
  const silent = { ...producers, publishes: producers.publishes.filter((event) => event !== 'enquiry.sent') };
  expect(graphFaults([silent])).toEqual([expect.stringContaining('enquiry.sent has no producer')]);
});

test('names a manifest that publishes or handles an unknown event', () => {
  const odd = { name: 'mfe-inbox', publishes: ['enquiry.snet'], handles: ['nothing'] };
  expect(graphFaults([producers, odd])).toEqual([
    'mfe-inbox names the event enquiry.snet, which there is not.',
    'mfe-inbox names the event nothing, which there is not.',
  ]);
});

/** Areas that are still to be built. */
const areas = { website: 'pages for guests' };

test('asks for a planned event to leave the plan when it is published, and lets nobody else listen for it', () => {
  const planned = {
    'review.saved': { area: 'website', producer: 'mfe-reviews', handlers: ['mfe-suppliers'] },
  } as const;
  const known = producers.publishes.filter((event) => event !== 'review.saved');
  const others = { ...producers, publishes: known, handles: known };
  const early = { name: 'mfe-inbox', publishes: ['review.saved'], handles: ['review.saved'] };
  expect(graphFaults([others, early], { ...plannedEvents, ...planned }, awaitedHandlers, areas)).toEqual([
    'mfe-inbox publishes review.saved, which is listed as planned.',
    'mfe-inbox handles review.saved, which is planned without it.',
  ]);
});

test('lets no event go to nobody, and nobody be awaited who is there', () => {
  const deaf = { ...producers, handles: producers.handles.filter((event) => event !== 'task.completed') };
  expect(graphFaults([deaf])).toEqual(['The event task.completed goes to nobody: handle it, or name who will.']);
  const awaited = { ...awaitedHandlers, 'task.completed': { area: 'website', handlers: ['shell'] } } as const;
  expect(graphFaults([deaf], plannedEvents, awaited, areas)).toEqual([]);
  const late = { name: 'shell', publishes: [], handles: ['task.completed'] };
  expect(graphFaults([deaf, late], plannedEvents, awaited, areas)).toEqual([
    'shell handles task.completed, and is listed as awaited.',
  ]);
  const early = { ...awaitedHandlers, 'review.unheard': { area: 'website', handlers: ['shell'] } } as const;
  expect(graphFaults([producers], plannedEvents, early, areas)).toEqual([
    'review.unheard is awaited, and not published.',
  ]);
});

test('lets nothing wait for an area that is done', () => {
  const waiting = { 'review.saved': { area: 'website', producer: 'mfe-reviews', handlers: [] } } as const;
  const known = producers.publishes.filter((event) => event !== 'review.saved');
  const others = { ...producers, publishes: known, handles: known };
  expect(graphFaults([others], waiting, awaitedHandlers, {})).toContain(
    'review.saved waits for the area website, which is done.',
  );
});

test('draws an arrow from producer to handler, dotted while it is planned', () => {
  const surfaces = [
    { name: 'mfe-inbox', publishes: ['enquiry.sent'], handles: [] },
    { name: 'mfe-suppliers', publishes: [], handles: ['enquiry.sent'] },
  ];
  const planned = { 'note.saved': { area: 'website', producer: 'mfe-website', handlers: ['mfe-planning'] } };
  const text = eventsDocument(eventGraph(surfaces, planned), areas);
  expect(text).toContain('mfe_inbox -->|"enquiry.sent"| mfe_suppliers');
  expect(text).toContain('mfe_website -.->|"note.saved"| mfe_planning');
  expect(text).toContain('- **website**: pages for guests');
  expect(eventsDocument(eventGraph(surfaces, {}))).toContain('None: every event that is agreed on');
  expect(text).toContain('| `task.completed` | 1 | fact | nobody yet | nobody yet |  |  |');
});

test('has every connected action of the specification as an event, under its own name', () => {
  for (const [name, definition] of Object.entries(events)) expect(definition.name).toBe(name);
  expect(Object.keys(events)).toEqual(
    expect.arrayContaining(
      `task.completed supplier.booked supplier.unbooked supplier.shortlisted supplier.ignored supplier.removed
       enquiry.sent enquiry.failed message.sent conversation.read conversation.replied guest.added guestlist.exported
       collaborator.invited collaborator.joined budget.initialised budget.venue-amount-set note.saved
       profile.image-added badge.achieved review.saved wedding.country-changed wedding.location-changed
       quote.received visit.planned date.held enquiry.closed
       website.published website.unpublished website.event-added website.event-changed website.event-removed
       review.published review.removed wedding.date-changed session.changed navigation.changed open-items.changed`.split(
        /\s+/,
      ),
    ),
  );
});
