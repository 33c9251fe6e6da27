export { openDemoAccounts, readDemoAccounts } from './demo/facts/demo-accounts';
export type { SeededAccount } from './demo/facts/demo-accounts';
export type { Progress } from './progress';
export { seedDemo } from './demo/seed-demo';
export { seedTaskFlows } from './task-flows';
export { seedTaskTemplates } from './task-templates';
