import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { groupMessages, saysTheSame, shownMessages } from './message-groups';

const said = (id: string, minute: number): Identified<Message> => ({
  id,
  from: 'supplier',
  senderUid: 's1',
  body: `Word ${id}.`,
  createdAt: `2026-11-19T10:${minute}:00.000Z`,
});
const groupsOf = (messages: Identified<Message>[]) =>
  groupMessages(shownMessages(messages, [], 'couple'), () => '2026-11-19').flatMap(({ groups }) => groups);

test('a message that comes leaves what is shown of the others as it is: they are not drawn again [19]', () => {
  const known = [said('m1', 10), said('m2', 30)];
  const before = shownMessages(known, [], 'couple');
  const after = shownMessages([...known, said('m3', 50)], [], 'couple');
  expect(after.slice(0, 2).map((one, at) => one === before[at])).toEqual([true, true]);
});

test('of the groups of a thread one is another when something was said in it [19]', () => {
  const known = [said('m1', 10), said('m2', 30)];
  const before = groupsOf(known);
  const after = groupsOf([...known, said('m3', 35)]);
  expect(after.map((group, at) => before[at] !== undefined && saysTheSame(before[at], group))).toEqual([true, false]);
});
