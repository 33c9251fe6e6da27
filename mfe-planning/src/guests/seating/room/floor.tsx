import styled from '@emotion/styled';
import { color, Inline, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Seating } from '../queries/use-seating';
import type { Placement } from '../rules/proposal/proposal';
import { groupBy, type Table } from '../rules/seating-plan';
import { TableView } from './table-view';

const Ground = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  align-content: space-evenly;
  gap: 6px;
  padding: 16px 10px 20px;
  border-radius: 24px;
  background: ${color.sunken};
  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
    min-block-size: min(560px, 70dvh);
    padding: 20px 16px 24px;
  }
  @media print {
    min-block-size: 0;
    padding: 0;
    background: none;
  }
`;

const Key = styled(Inline)`
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
  }
  & i[data-kind='household'] {
    background: ${color.bluebell.soft};
    outline: 1px solid ${color.bluebell.main};
  }
  & i[data-kind='free'] {
    border: 1.5px dashed ${color.lineStrong};
  }
  & i[data-kind='suggested'] {
    border: 2px solid ${color.stem};
  }
`;

interface Props {
  seating: Seating;
  placements: readonly Placement[];
  onGuest: ((guestId: string, anchor: HTMLElement) => void) | null;
  onEdit: ((table: Table) => void) | null;
}

/** The room: every table with its seats, drawn. */
export const Floor = ({ seating, placements, onGuest, onEdit }: Props) => {
  const { formatMessage } = useIntl();
  const suggested = groupBy(
    placements.flatMap(({ guests }) => guests),
    ({ table }) => table,
  );
  const { hues, rims } = seating;
  const late = new Set(seating.crowded.flatMap(({ tooMany }) => tooMany));
  return (
    <Stack gap={3} as="section" aria-label={formatMessage({ id: 'seating.room' })}>
      <Ground>
        {seating.tables.map((table) => (
          <TableView
            key={table.id}
            table={table}
            guests={seating.seated.get(table.id) ?? []}
            suggested={suggested.get(table.id)?.length ?? 0}
            {...{ hues, rims, late, onGuest, onEdit }}
          />
        ))}
      </Ground>
      <Key gap={4}>
        {(['household', 'free', 'suggested'] as const).map((kind) => (
          <span key={kind}>
            <i data-kind={kind} />
            <FormattedMessage id={`seating.key.${kind}`} />
          </span>
        ))}
      </Key>
    </Stack>
  );
};
