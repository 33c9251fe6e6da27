import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import type { SeatingScope } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, Callout, color, EmptyState, Inline, PageHead, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { Segment } from '@posy/shared-ui/forms';
import { PlusIcon, PrinterIcon } from '@posy/shared-ui/icons';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NotPrinted, PrintSheet } from '#plan/print/print-sheet';
import { GuestTabs } from '../frame/guest-tabs';
import type { GuestsOf } from '../frame/guests-guard';
import { CrowdedNotes } from './crowded-notes';
import { UndoIcon } from './icons/seating-icons';
import { MoveMenu } from './move/move-menu';
import { useFocusAfterMove } from './move/use-focus-after-move';
import { useSeatDrag } from './move/use-seat-drag';
import { PrintHeader } from './print/print-header';
import { PrintedLists } from './print/printed-lists';
import { ProposalCard } from './proposal/proposal-card';
import { useProposal } from './proposal/use-proposal';
import { freeTableName } from './queries/seating-commands';
import type { Seating } from './queries/use-seating';
import { useSeatingCommands } from './queries/use-seating-commands';
import { Floor } from './room/floor';
import type { Table } from './rules/seating-plan';
import { TableDialog } from './tables/table-dialog';
import { UnseatedList } from './unseated/unseated-list';
import { WishDialog } from './wishes/wish-dialog';
import { WishList } from './wishes/wish-list';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > * {
    min-inline-size: 0;
  }
  & [data-table=''][data-over] {
    border-radius: 14px;
    outline: 2px dashed ${color.stem};
    outline-offset: 6px;
  }
  /* The tables come first when the list of unseated guests is not beside them. */
  @media (max-width: 1199px) {
    & > [data-room] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
  }
  @media (min-width: 700px) and (max-width: 1199px) {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 1200px) {
    grid-template-columns: 262px minmax(0, 1fr) 288px;
    gap: 20px;
    align-items: start;
  }
  @media print {
    display: block;
  }
`;

/** The dialog that is open over the plan. */
type OpenSeatingDialog =
  | { kind: 'move'; guestId: string }
  | { kind: 'table'; table: Table | null }
  | { kind: 'wish' }
  | null;

interface Props {
  of: GuestsOf;
  seating: Seating;
  scope: SeatingScope;
  onScope: (scope: SeatingScope) => void;
}

const Head = ({
  seating,
  undo,
  onAdd,
}: {
  seating: Seating;
  undo: (() => void) | null;
  onAdd: (() => void) | null;
}) => {
  const print = usePrint();
  const { prefix } = useLocaleInfo().market;
  const { plan, unseated, tables } = seating;
  const values = { seated: plan.guests.length - unseated.length, all: plan.guests.length, tables: tables.length };
  return (
    <>
      <GuestTabs current="seating" />
      <PageHead
        title={<FormattedMessage id="seating.title" />}
        lead={<FormattedMessage id="seating.lead" values={values} />}
        actions={
          <NotPrinted>
            <Inline gap={2}>
              {tables.length > 0 && print !== null && (
                <Button kind="plain" size="s" icon={<PrinterIcon size="s" />} onPress={print}>
                  <FormattedMessage id="seating.print" />
                </Button>
              )}
              {tables.length > 0 && print !== null && (
                <ButtonLink kind="plain" size="s" href={paths.tableCards(prefix)}>
                  <FormattedMessage id="seating.place-cards" />
                </ButtonLink>
              )}
              {onAdd !== null && (
                <Button
                  kind="plain"
                  size="s"
                  icon={<UndoIcon size="s" />}
                  isDisabled={undo === null}
                  onPress={() => undo?.()}
                >
                  <FormattedMessage id="seating.undo" />
                </Button>
              )}
              {onAdd !== null && (
                <Button size="s" icon={<PlusIcon size="s" />} onPress={onAdd}>
                  <FormattedMessage id="seating.add" />
                </Button>
              )}
            </Inline>
          </NotPrinted>
        }
      />
    </>
  );
};

const ScopeChoice = ({ scope, onScope }: Pick<Props, 'scope' | 'onScope'>) => {
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage({ id: 'seating.scope' })}
      value={scope}
      onChange={(value) => onScope(value as SeatingScope)}
      options={(['attending', 'expected'] as const).map((value) => ({
        value,
        label: <FormattedMessage id={`seating.scope.${value}`} />,
      }))}
    />
  );
};

const NoTables = ({ onAdd }: { onAdd: (() => void) | null }) => (
  <EmptyState
    level={2}
    picture={<Spot kind="guests" />}
    title={<FormattedMessage id="seating.empty.title" />}
    actions={
      onAdd === null ? null : (
        <Button kind="main" icon={<PlusIcon />} onPress={onAdd}>
          <FormattedMessage id="seating.add" />
        </Button>
      )
    }
  >
    <FormattedMessage id={onAdd === null ? 'seating.empty.view' : 'seating.empty.text'} />
  </EmptyState>
);

/** The room between the unseated guests and the wishes; on phones one below the other. */
export const SeatingView = ({ of, seating, scope, onScope }: Props) => {
  const intl = useIntl();
  const { canEdit, wedding } = of;
  const { commands, undoLast } = useSeatingCommands(wedding.id, seating);
  const control = useProposal(seating);
  const [open, setOpen] = useState<OpenSeatingDialog>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const rememberMove = useFocusAfterMove(seating, open?.kind === 'move' ? open.guestId : null);
  const onGuest = (guestId: string, element: HTMLElement): void => {
    anchor.current = element;
    rememberMove(guestId);
    setOpen({ kind: 'move', guestId });
  };
  const startDrag = useSeatDrag(canEdit ? commands.move : null);
  const add = canEdit ? () => setOpen({ kind: 'table', table: null }) : null;
  const close = () => setOpen(null);
  const editable = canEdit ? onGuest : null;
  return (
    <PrintSheet header={<PrintHeader wedding={wedding} />}>
      <Head seating={seating} undo={undoLast} onAdd={add} />
      <Stack gap={5}>
        <NotPrinted>
          <Stack gap={3}>
            <ScopeChoice {...{ scope, onScope }} />
            {!canEdit && (
              <Callout hue="bluebell">
                <FormattedMessage id="seating.view-only" />
              </Callout>
            )}
            <CrowdedNotes seating={seating} commands={canEdit ? commands : null} />
          </Stack>
        </NotPrinted>
        <Layout onPointerDown={startDrag}>
          <NotPrinted>
            <UnseatedList
              seating={seating}
              scope={scope}
              onOpen={seating.tables.length > 0 || canEdit ? editable : null}
            />
          </NotPrinted>
          <div data-room="">
            {seating.tables.length === 0 ? (
              <NoTables onAdd={add} />
            ) : (
              <Floor
                seating={seating}
                placements={control.placements}
                onGuest={editable}
                onEdit={canEdit ? (table) => setOpen({ kind: 'table', table }) : null}
              />
            )}
          </div>
          <NotPrinted>
            <Stack gap={5}>
              {canEdit && <ProposalCard {...{ seating, control, commands }} />}
              <WishList
                seating={seating}
                commands={canEdit ? commands : null}
                onAdd={() => setOpen({ kind: 'wish' })}
              />
            </Stack>
          </NotPrinted>
        </Layout>
      </Stack>
      {seating.tables.length > 0 && <PrintedLists seating={seating} />}
      {open?.kind === 'move' && <MoveMenu {...{ seating, anchor, commands }} guestId={open.guestId} onClose={close} />}
      {open?.kind === 'wish' && <WishDialog {...{ seating, commands }} onClose={close} />}
      {open?.kind === 'table' && (
        <TableDialog
          table={open.table}
          defaultName={freeTableName(seating, intl)}
          taken={open.table === null ? 0 : (seating.seated.get(open.table.id)?.length ?? 0)}
          onSave={(draft) => (open.table === null ? commands.addTable(draft) : commands.changeTable(open.table, draft))}
          onRemove={() => open.table !== null && commands.removeTable(open.table)}
          onClose={close}
        />
      )}
    </PrintSheet>
  );
};
