import { websiteConstants } from '@posy/shared-contracts/constants';
import { type Allergen, allergens, type Diet, diets } from '@posy/shared-contracts/entities';
import { type Call } from '#api/handler';
import { type GuestInvitation, type InvitedPerson } from '../frame/guest-dates';
import { replyShownAgain } from './unfit-replies';

type PostedAnswer = Call<'answerInvitation'>['body'];

/** Names of the form's fields. Ids of documents hold no slash. */
export const fieldNames = {
  answer: (personId: string, eventId: string) => `answer/${personId}/${eventId}`,
  meal: (personId: string) => `meal/${personId}`,
  diet: (personId: string) => `diet/${personId}`,
  allergen: (personId: string) => `allergen/${personId}`,
  dietNotes: (personId: string) => `notes/${personId}`,
  name: (personId: string) => `name/${personId}`,
  reply: (personId: string, questionId: string) => `reply/${personId}/${questionId}`,
  message: 'message',
  song: 'song',
  /** Answers as the page showed them, so that the couple's later changes are not overwritten. */
  seen: 'seen',
  /** The button that says yes for everybody. */
  all: 'all',
} as const;

/** Returns the answers of the household's people as a page shows them. */
export const seenOf = ({ people }: GuestInvitation): NonNullable<PostedAnswer['seen']> =>
  Object.fromEntries(
    people.map(({ id, answers, meal, diets: eaten, allergens: left, dietNotes, name }) => [
      id,
      { events: answers, meal, diets: eaten, allergens: left, dietNotes, name },
    ]),
  );

const textOf = (form: URLSearchParams, name: string, most: number): string | undefined =>
  form.get(name)?.replaceAll(/\r\n?/g, '\n').trim().slice(0, most);

/** The values of a list that were ticked, in its order. */
const ticked = <T extends string>(form: URLSearchParams, name: string, known: readonly T[]): T[] => {
  const values = new Set(form.getAll(name));
  return known.filter((one) => values.has(one));
};

const answersOf = (form: URLSearchParams, { id, events, answers }: InvitedPerson): InvitedPerson['answers'] => {
  const all = form.has(fieldNames.all);
  return Object.fromEntries(
    events.flatMap((event) => {
      const said = all ? 'attending' : (form.get(fieldNames.answer(id, event)) ?? answers[event]);
      return said === 'attending' || said === 'declined' ? [[event, said] as const] : [];
    }),
  );
};

/** Replies to the couple's questions that the form asked. */
const repliesOf = (form: URLSearchParams, { id }: InvitedPerson, questions: GuestInvitation['questions']) =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const reply = textOf(form, fieldNames.reply(id, question.id), websiteConstants.replyLength);
      return reply === undefined ? [] : [[question.id, reply] as const];
    }),
  );

/** A person's part of the form; what the form does not ask stays. */
const personOf = (form: URLSearchParams, person: InvitedPerson, questions: GuestInvitation['questions']) => {
  const { id, meal, dietNotes, plusOne, name } = person;
  return {
    events: answersOf(form, person),
    meal: textOf(form, fieldNames.meal(id), 80) ?? meal,
    diets: ticked<Diet>(form, fieldNames.diet(id), diets),
    allergens: ticked<Allergen>(form, fieldNames.allergen(id), allergens),
    dietNotes: textOf(form, fieldNames.dietNotes(id), 500) ?? dietNotes,
    replies: repliesOf(form, person, questions),
    ...(plusOne && { name: textOf(form, fieldNames.name(id), 200) ?? name }),
  };
};

const readSeen = (form: URLSearchParams): unknown => {
  try {
    return JSON.parse(form.get(fieldNames.seen) ?? '');
  } catch {
    return undefined;
  }
};

/** Reads a sent form, for the people whom the page showed. */
export const readAnswerForm = (form: URLSearchParams, { people, questions }: GuestInvitation) => {
  const message = textOf(form, fieldNames.message, websiteConstants.answerMessageLength);
  const song = textOf(form, fieldNames.song, websiteConstants.songLength);
  const seen = readSeen(form);
  return {
    people: Object.fromEntries(people.map((person) => [person.id, personOf(form, person, questions)])),
    ...(message !== undefined && { message }),
    ...(song !== undefined && { song }),
    ...(seen !== undefined && { seen }),
  };
};

/** The page's values with what was typed and could not be taken, so that nobody types it again. */
export const withTyped = (invitation: GuestInvitation, form: URLSearchParams): GuestInvitation => {
  const { people, message = invitation.message, song = invitation.song } = readAnswerForm(form, invitation);
  return {
    ...invitation,
    message,
    song,
    people: invitation.people.map((person) => {
      const {
        events,
        name = person.name,
        ...needs
      } = people[person.id] ?? personOf(form, person, invitation.questions);
      const shown = invitation.questions
        .filter(({ id }) => Object.hasOwn(needs.replies, id))
        .map((question) => [question.id, replyShownAgain(question, needs.replies, person.replies)] as const);
      return {
        ...person,
        ...needs,
        name,
        answers: events,
        replies: { ...person.replies, ...Object.fromEntries(shown) },
      };
    }),
  };
};
