// The thread that writes an index. Plain JavaScript, because a thread starts without the loader of TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./take-parts.ts');
