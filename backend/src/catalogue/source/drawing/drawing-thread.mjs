// The thread that draws the demo catalogue. Plain JavaScript, because a thread starts without the loader of TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./send-drawing.ts');
