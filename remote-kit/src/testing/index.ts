export { createMemoryFirestore } from './memory-firestore';
export type { MemoryFirestore } from './memory-firestore';
export { createTestHost, createReadable } from './test-host';
export type { TestHost, TestHostOptions } from './test-host';
export { renderWithHost } from './render-with-host';
export { drawOnServer, serveAndWake, wakeApp, wakeWidget } from './serve-and-wake';
export type { Woken } from './serve-and-wake';
export { exampleWedding, exampleSignedIn } from './examples';
export { settle } from './settle';
