import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SeatingTable } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, color, font, initialsOf, Section, Stack, Text } from '@posy/shared-ui';
import type { CSSProperties } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ListNames } from '#guests/names/guest-names';
import { seatingOf } from '#guests/rules/guest-seat';
import type { Household } from '#guests/rules/households';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
`;

const Ring = styled.div`
  position: relative;
  aspect-ratio: 1;
  & > b {
    position: absolute;
    inset: 24%;
    display: grid;
    place-content: center;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: 50%;
    background: ${color.surface};
    font: 470 0.875rem/1.1 ${font.display};
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > i {
    position: absolute;
    inset-inline-start: var(--x);
    inset-block-start: var(--y);
    display: grid;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    margin: -12px;
    border-radius: 50%;
    background: ${color.bluebell.soft};
    color: ${color.bluebell.deep};
    font-size: 0.625rem;
    font-style: normal;
    font-weight: 600;
  }
  & > [data-free] {
    border: 1px dashed ${color.lineStrong};
    background: none;
  }
  & > [data-self] {
    background: ${color.stem};
    color: ${color.onStem};
  }
`;

/** Returns the position of a seat on the ring, counted from the top. */
const place = (index: number, count: number): CSSProperties => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const at = (turn: number): string => `${(50 + 40 * turn).toFixed(1)}%`;
  return { '--x': at(Math.cos(angle)), '--y': at(Math.sin(angle)) } as CSSProperties;
};

/** More seats do not fit around the small table; the text gives the number. */
const mostDrawn = 12;

/** Number of neighbours that are named; further ones are counted. */
const mostNamed = 4;

/** Returns the others at a table in words, as many as there are. */
const companyWords = (intl: IntlShape, others: readonly string[]): string => {
  if (others.length <= mostNamed) return intl.formatList(others);
  const count = others.length - mostNamed;
  return intl.formatList([...others.slice(0, mostNamed), intl.formatMessage({ id: 'guests.seat.others' }, { count })]);
};

interface Props {
  guestId: string;
  households: readonly Household[];
  names: ListNames;
  tables: readonly Identified<SeatingTable>[];
  /** Id of the event that the seating is for. */
  mainEvent: string;
}

const Table = ({ guestId, households, names, tables, mainEvent }: Props) => {
  const intl = useIntl();
  const guests = households.flatMap(({ members }) => members);
  const seat = seatingOf(guestId, guests, tables, mainEvent);
  if (seat === null)
    return (
      <Text tone="soft">
        <FormattedMessage id="guests.seat.none" />
      </Text>
    );
  const { table, sitting } = seat;
  const beside = sitting.filter((id) => id !== guestId).map((id) => names.guest(id));
  const drawn = Math.min(mostDrawn, Math.max(table.seats, sitting.length));
  return (
    <Frame>
      <Ring aria-hidden>
        <b>{table.name}</b>
        {Array.from({ length: drawn }, (_seat, index) => {
          const id = sitting[index];
          return (
            <i
              key={index}
              style={place(index, drawn)}
              data-free={id === undefined ? '' : undefined}
              data-self={id === guestId ? '' : undefined}
            >
              {id === undefined ? null : initialsOf(names.guest(id))}
            </i>
          );
        })}
      </Ring>
      <Stack gap={1}>
        <Text isStrong>
          <FormattedMessage
            id="guests.seat.at"
            values={{ table: table.name, taken: sitting.length, seats: table.seats }}
          />
        </Text>
        {beside.length > 0 && (
          <Text size="small" tone="soft">
            <FormattedMessage id="guests.seat.with" values={{ names: companyWords(intl, beside) }} />
          </Text>
        )}
      </Stack>
    </Frame>
  );
};

/** A guest's seat, with a link to choose another. */
export const SeatPart = (props: Props) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <Section
      level={3}
      size="title"
      title={<FormattedMessage id="guests.seat" />}
      action={
        <ButtonLink size="s" href={paths.seating(prefix)}>
          <FormattedMessage id="guests.seat.move" />
        </ButtonLink>
      }
    >
      <Table {...props} />
    </Section>
  );
};
