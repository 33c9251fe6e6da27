import type { TodayTaskFlow } from '@posy/shared-contracts/entities';
import { applyChanges } from '#checklist/public';
import { dismissedGroups, groupTasks, type TaskItem } from '#plan/tasks/task-groups';
import { exampleTask } from '#testing/example-tasks';
import { editOf, questionFor } from './quiz';

const card: TodayTaskFlow['cards'][number] = {
  id: 'catering',
  order: 1,
  kind: 'quiz',
  i18nKey: 'book-your-caterer',
  path: null,
};
const caterer = exampleTask({ id: 'book-your-caterer' });
const other = exampleTask({ id: 'book-the-venue' });

const listOf = (tasks: TaskItem[], isServers = true) => ({
  tasks,
  groups: groupTasks(tasks),
  dismissed: dismissedGroups(tasks),
  isServers,
});

const answered = (tasks: TaskItem[], answer: 'venue' | 'ours') => {
  const question = questionFor(card, listOf(tasks));
  return question === null ? null : applyChanges(tasks, editOf(question, answer).changes);
};

describe('a quiz', () => {
  test('has no question while the list is not here, empty, or without its task and unconfirmed', () => {
    expect(questionFor(card, null)).toBeNull();
    expect(questionFor(card, listOf([]))).toBeNull();
    expect(questionFor(card, listOf([other], false))).toBeNull();
  });

  test('asks once its task is here, or the server has said that there is none', () => {
    expect(questionFor(card, listOf([caterer], false))?.group?.main.id).toBe('book-your-caterer');
    expect(questionFor(card, listOf([other]))).toMatchObject({ card, group: null });
  });

  test('takes off the list what the venue does, and puts back what it does not [D-flow-02]', () => {
    expect(answered([caterer, other], 'venue')).toMatchObject([{ active: false }, { active: true }]);
    expect(answered([{ ...caterer, active: false }], 'ours')).toMatchObject([{ active: true }]);
  });

  test('leaves what is done alone', () => {
    expect(answered([{ ...caterer, done: true }], 'venue')).toMatchObject([{ active: true, done: true }]);
  });
});
