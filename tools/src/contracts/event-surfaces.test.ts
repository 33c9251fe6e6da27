import { undeclared } from './event-surfaces';

test('compares what a package names with what its source publishes and handles, also over several lines', () => {
  const surface = {
    name: 'mfe-inbox',
    publishes: ['enquiry.sent', 'message.sent'],
    handles: ['guest.added', 'badge.achieved'],
  };
  const source = "bus\n  .publish('enquiry.sent', x);\nbus.publish(\n  'note.saved', y);\nreturn { 'guest.added': x };";
  expect(undeclared(surface, source)).toEqual([
    'mfe-inbox names message.sent but never publishes it.',
    'mfe-inbox publishes note.saved without naming it.',
    'mfe-inbox names badge.achieved but never handles it.',
  ]);
});
