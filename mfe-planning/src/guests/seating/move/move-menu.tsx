import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { PlusIcon, XIcon } from '@posy/shared-ui/icons';
import { Menu, type MenuAction } from '@posy/shared-ui/overlays';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { SeatingCommands } from '../queries/seating-commands';
import type { Seating } from '../queries/use-seating';
import type { Table } from '../rules/seating-plan';

const Small = styled.small`
  display: block;
  color: ${color.inkFaint};
  font-size: 0.8125rem;
`;

/** Returns the guests at a table whom this guest should sit with: a reason to prefer the table. */
const wishedAt = (seating: Seating, guestId: string, table: Table): string[] => {
  const wished = seating.plan.wishes.filter(({ kind, guests }) => kind === 'together' && guests.includes(guestId));
  const company = new Set(wished.flatMap(({ guests }) => guests));
  const household = seating.plan.guests.find(({ id }) => id === guestId)?.household;
  return (seating.seated.get(table.id) ?? [])
    .filter(({ id, household: other }) => id !== guestId && (company.has(id) || other === household))
    .map(({ name }) => name);
};

interface TableChoice {
  table: Table;
  free: number;
  company: string[];
}

const choicesFor = (seating: Seating, guestId: string): TableChoice[] => {
  const at = seating.guests.get(guestId)?.table;
  const choices = seating.tables
    .filter(({ id }) => id !== at)
    .map((table) => ({
      table,
      free: table.seats - (seating.seated.get(table.id)?.length ?? 0),
      company: wishedAt(seating, guestId, table),
    }));
  const rank = ({ free, company }: TableChoice): number => (free <= 0 ? 2 : company.length > 0 ? 0 : 1);
  return choices.sort((a, b) => rank(a) - rank(b));
};

interface Props {
  seating: Seating;
  guestId: string;
  anchor: RefObject<Element | null>;
  commands: SeatingCommands;
  onClose: () => void;
}

/** The tables that a guest can move to: those with company first, digits as keys, full ones last and disabled. */
export const MoveMenu = ({ seating, guestId, anchor, commands, onClose }: Props) => {
  const intl = useIntl();
  const name = seating.names.get(guestId) ?? '';
  const at = seating.tables.find(({ id }) => id === seating.guests.get(guestId)?.table);
  const note = ({ free, company }: TableChoice): string => {
    if (free <= 0) return intl.formatMessage({ id: 'seating.move.full' });
    if (company.length === 0) return intl.formatMessage({ id: 'seating.move.free' }, { count: free });
    return intl.formatMessage({ id: 'seating.move.free.with' }, { count: free, names: intl.formatList(company) });
  };
  const tables = choicesFor(seating, guestId).map((choice, index): MenuAction => ({
    id: choice.table.id,
    label: (
      <>
        {choice.table.name}
        <Small>{note(choice)}</Small>
      </>
    ),
    isDisabled: choice.free <= 0,
    ...(choice.free > 0 && index < 9 && { shortcut: String(index + 1) }),
    onSelect: () => commands.move(guestId, choice.table.id),
  }));
  const others: MenuAction[] = [
    ...(at === undefined
      ? []
      : [
          {
            id: 'off',
            label: intl.formatMessage({ id: 'seating.move.off' }, { table: at.name }),
            icon: <XIcon size="s" />,
            startsGroup: true,
            shortcut: '0',
            onSelect: () => commands.move(guestId, null),
          },
        ]),
    {
      id: 'new',
      label: intl.formatMessage({ id: 'seating.move.new' }),
      icon: <PlusIcon size="s" />,
      startsGroup: at === undefined,
      onSelect: () => commands.moveToNew(guestId),
    },
  ];
  return (
    <Menu
      label={intl.formatMessage({ id: 'seating.move' }, { name })}
      actions={[...tables, ...others]}
      isLabelShown
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      anchor={anchor}
    />
  );
};
