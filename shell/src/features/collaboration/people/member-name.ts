import type { Collaborator } from '../collaboration-queries';

/** How somebody is called: by name, else by address. */
export const nameOf = ({ name, email }: Pick<Collaborator, 'name' | 'email'>): string => name.trim() || email;
