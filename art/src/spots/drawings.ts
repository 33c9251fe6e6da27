import { failed } from './failed';
import { guests } from './guests';
import { inbox } from './inbox';
import { notes } from './notes';
import { search } from './search';
import { tasks } from './tasks';

/** Drawings for empty and failed states. */
export const drawings = { notes, guests, inbox, search, failed, tasks };

export type SpotKind = keyof typeof drawings;
