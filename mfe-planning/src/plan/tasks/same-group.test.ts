import { reuseDerived, reuseUnchanged } from '@posy/remote-kit';
import fc from 'fast-check';
import { groupTasks, sameGroup } from '#plan/tasks/task-groups';
import { anyChecklist } from '#testing/example-tasks';

test('a new snapshot keeps every object in which nothing changed, and says what the snapshot says', () => {
  fc.assert(
    fc.property(anyChecklist, fc.nat(), (before, place) => {
      const changed = before.length === 0 ? '' : before[place % before.length]?.id;
      const after = before.map((task) => ({ ...task, done: task.id === changed ? !task.done : task.done }));
      const stored = reuseUnchanged(before, after);
      expect(stored).toEqual(after);
      expect(stored.filter((task, index) => task !== before[index]).map((task) => task.id)).toEqual(
        changed === '' ? [] : [changed],
      );
      const groupsBefore = groupTasks(before);
      const groups = reuseDerived(groupsBefore, groupTasks(stored), sameGroup);
      expect(groups).toEqual(groupTasks(after));
      expect(groups.filter((group) => !groupsBefore.includes(group)).length).toBe(changed === '' ? 0 : 1);
    }),
  );
});
