import type { Collaborator } from '../collaboration-queries';

/** Returns a member's name, or their e-mail address without one. */
export const nameOf = ({ name, email }: Pick<Collaborator, 'name' | 'email'>): string => name.trim() || email;
