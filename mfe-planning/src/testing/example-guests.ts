import fc from 'fast-check';
import { type GuestFields, type GuestItem, newGuest } from '#guests/rules/guest-item';

/** A guest of the list, alone and invited to the day. */
export const exampleGuest = (id: string, fields: GuestFields = {}): GuestItem => ({
  ...newGuest(id, { name: id, ...fields }),
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});

/** A household: its head, and others by their fields. */
export const exampleHousehold = (head: GuestItem, ...others: readonly GuestItem[]): GuestItem[] => [
  head,
  ...others.map((other) => ({ ...other, head: head.id })),
];

/** A guest as it is stored: without its id. */
export const storedGuest = ({ id: _id, ...data }: GuestItem): Record<string, unknown> => data;

/** Any consistent list: households of one to five, some of them plus-ones or children. */
export const anyGuestList: fc.Arbitrary<GuestItem[]> = fc
  .array(
    fc.array(fc.record({ plusOne: fc.boolean(), child: fc.boolean(), isNamed: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    }),
    { maxLength: 8 },
  )
  .map((households) =>
    households.flatMap((members, place) =>
      members.map(({ plusOne, child, isNamed }, index) => {
        const isPlusOne = index > 0 && plusOne;
        const id = `g${place}-${index}`;
        return exampleGuest(id, {
          name: isPlusOne && !isNamed ? '' : `Guest ${id}`,
          head: index === 0 ? null : `g${place}-0`,
          plusOne: isPlusOne,
          child,
          household: index === 0 && place % 2 === 0 ? `House ${place}` : '',
        });
      }),
    ),
  );
