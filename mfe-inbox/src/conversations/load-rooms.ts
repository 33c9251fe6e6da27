/** Loads the conversations' own code. */
export const loadRooms = () => import('./inbox-rooms');
