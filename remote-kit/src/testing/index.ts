export { createMemoryFirestore } from './memory-firestore';
export type { MemoryFirestore } from './memory-firestore';
export { createTestHost, createReadable } from './test-host';
export type { TestHost, TestHostOptions } from './test-host';
export { renderWithHost } from './render-with-host';
export { exampleWedding, exampleSignedIn } from './examples';
