import { useIntl } from 'react-intl';
import type { Seating } from '../queries/use-seating';
import type { SeatingGuest } from '../rules/seating-plan';

/** Describes the needs of a guest's seat: whom to sit with, whom to avoid, and the kind of seat. */
export const useGuestNote = ({ plan, names, guests }: Seating) => {
  const intl = useIntl();
  const company = (kind: 'together' | 'apart', guestId: string): string[] => {
    const wishes = plan.wishes.filter((wish) => wish.kind === kind && wish.guests.includes(guestId));
    const others = new Set(wishes.flatMap((wish) => wish.guests).filter((id) => id !== guestId));
    return [...others].flatMap((id) => names.get(id) ?? []);
  };
  return ({ id, child }: SeatingGuest): string => {
    const age = guests.get(id)?.age ?? null;
    const together = company('together', id);
    const apart = company('apart', id);
    const needs = (['step-free', 'quiet'] as const).filter((kind) =>
      plan.wishes.some((wish) => wish.kind === kind && wish.guests.includes(id)),
    );
    return [
      ...(together.length > 0
        ? [intl.formatMessage({ id: 'seating.note.together' }, { names: intl.formatList(together) })]
        : []),
      ...(apart.length > 0
        ? [intl.formatMessage({ id: 'seating.note.apart' }, { names: intl.formatList(apart) })]
        : []),
      ...needs.map((kind) => intl.formatMessage({ id: `seating.note.${kind}` })),
      ...(child
        ? [intl.formatMessage({ id: age === null ? 'seating.note.child' : 'seating.note.child.age' }, { age })]
        : []),
    ].join(', ');
  };
};
