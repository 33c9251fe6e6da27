import type { Allergen, Diet } from '@posy/shared-contracts/entities';
import type { GuestEvent, InvitedHousehold, InvitedPerson } from '#households/public';

/** A person for whom the couple and the household gave different answers. */
export interface OpenChoice {
  person: InvitedPerson;
  /** Both words of a field, as values: answers by event, or texts. */
  differences: readonly Difference[];
}

export type Difference =
  | { field: 'events'; event: GuestEvent; theirs: 'attending' | 'declined'; ours: 'attending' | 'declined' | 'pending' }
  | { field: 'diets'; theirs: readonly Diet[]; ours: readonly Diet[] }
  | { field: 'allergens'; theirs: readonly Allergen[]; ours: readonly Allergen[] }
  | { field: 'meal' | 'dietNotes' | 'name'; theirs: string; ours: string };

/** Lists the choices that a household's answer leaves to the couple; fields that agree by now are left out. */
export const openChoices = (
  { people, answer }: Pick<InvitedHousehold, 'people' | 'answer'>,
  events: readonly GuestEvent[],
): OpenChoice[] => {
  if (answer === null) return [];
  return people.flatMap((person) => {
    const open = answer.open[person.id] ?? [];
    const said = answer.people[person.id];
    if (said === undefined || open.length === 0) return [];
    const differences = open.flatMap((field): Difference[] => {
      if (field === 'events')
        return events.flatMap((event) => {
          const theirs = said.events[event.id];
          const ours = person.rsvp[event.id] ?? 'pending';
          return theirs === undefined || theirs === ours ? [] : [{ field, event, theirs, ours }];
        });
      if (field === 'diets') return [{ field, theirs: said.diets, ours: person.diets }];
      if (field === 'allergens') return [{ field, theirs: said.allergens, ours: person.allergens }];
      if (field === 'name') return [{ field, theirs: answer.plusOne.name, ours: person.name }];
      return [{ field, theirs: said[field], ours: person[field] }];
    });
    return [{ person, differences }];
  });
};
