export { readDemoAccounts } from './demo-accounts';
export type { SeededAccount } from './demo-accounts';
export type { Progress } from './progress';
export { seedDemo } from './seed-demo';
export { seedTaskFlows } from './task-flows';
export { seedTaskTemplates } from './task-templates';
