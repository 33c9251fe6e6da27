import * as v from 'valibot';
import { deviceStore } from '#adapters/storage/json-store';
import type { EditMarks } from './waiting-edits';

const key = 'posy-waiting-edits';
const schema = v.array(v.string());

/** Marks of pending edits in the browser's storage. Without storage there are none, and the page shows no number. */
export const deviceEditMarks: EditMarks = {
  read: () => deviceStore.read(key, schema) ?? [],
  write: (marks) => deviceStore.write(key, marks),
  onChangedElsewhere: (run) =>
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) run();
    }),
};
