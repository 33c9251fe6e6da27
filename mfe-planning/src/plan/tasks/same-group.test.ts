import { keepDerived, keepSame } from '@posy/remote-kit';
import fc from 'fast-check';
import { anyChecklist } from '#testing/example-tasks';
import { groupTasks, sameGroup } from '#plan/tasks/task-groups';

test('a new snapshot keeps every object in which nothing changed, and says what the snapshot says', () => {
  fc.assert(
    fc.property(anyChecklist, fc.nat(), (before, place) => {
      const changed = before.length === 0 ? '' : before[place % before.length]?.id;
      const after = before.map((task) => ({ ...task, done: task.id === changed ? !task.done : task.done }));
      const kept = keepSame(before, after);
      expect(kept).toEqual(after);
      expect(kept.filter((task, index) => task !== before[index]).map((task) => task.id)).toEqual(
        changed === '' ? [] : [changed],
      );
      const groupsBefore = groupTasks(before);
      const groups = keepDerived(groupsBefore, groupTasks(kept), sameGroup);
      expect(groups).toEqual(groupTasks(after));
      expect(groups.filter((group) => !groupsBefore.includes(group)).length).toBe(changed === '' ? 0 : 1);
    }),
  );
});
