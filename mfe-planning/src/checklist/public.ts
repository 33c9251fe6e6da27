// The exports that other areas may use.
export { ChecklistFailed } from './checklist-failed';
export { useTaskCommands } from './edits/use-task-commands';
export type { CategoryFacts, ShortlistItem } from './next-step/category-facts';
export { isBooking, nextStepOf } from './next-step/next-step';
export { useCategoryFacts, useShortlist } from './next-step/use-category-facts';
export { useFactsWords } from './next-step/use-facts-words';
export { categoryHref, useWayOn } from './next-step/use-next-step';
export { usePlaceWords } from './next-step/use-place-words';
export { WayOnLink } from './next-step/way-on-link';
export { makingWrite, readTemplates, taskWriteOf } from './queries/checklist-queries';
export { type Checklist, type ReadyChecklist, useChecklist } from './queries/use-checklist';
export { applyChanges } from './rules/apply-changes';
export { isPutOff } from './rules/checklist-view';
export { nextThree } from './next-step/next-three';
export { lawOf, legalAreaOf, type LegalPlace, templatesAt } from './rules/legal-area';
export { type MadeTask, missingTasks } from './rules/make-tasks';
export { type ChecklistEdit, setActive, type TaskChange } from './rules/task-changes';
