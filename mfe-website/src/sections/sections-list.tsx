import styled from '@emotion/styled';
import type { WebsiteSectionKind } from '@posy/shared-contracts/entities';
import { audienceOf } from '@posy/shared-contracts/entities';
import { color, IconButton, Section, Stack, Text } from '@posy/shared-ui';
import { DotsThreeIcon, EyeIcon, EyeSlashIcon, PlusIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { SortableList } from '@posy/shared-ui/sortable';
import { FormattedMessage, useIntl } from 'react-intl';
import { type DraftedPart, mayBeRemoved } from './rules/drafted-parts';
import { kindName } from './use-part-name';
import type { SectionEdits } from './use-section-edits';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px;
  & > div:first-of-type {
    min-inline-size: 0;
    font-weight: 600;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  & > div:first-of-type > small {
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  &[data-hidden] > div:first-of-type {
    color: ${color.inkSoft};
    font-weight: 400;
  }
  & > div:last-of-type {
    display: flex;
  }
`;

/** Kinds that a page may have several of, and those that it has not yet. */
const addable: readonly WebsiteSectionKind[] = [
  ...(['story', 'stay', 'dress', 'questions', 'gifts', 'party', 'photos', 'contact', 'own', 'thanks'] as const),
];

/** A page thanks once. */
const mayBeAdded = (kind: WebsiteSectionKind, parts: readonly DraftedPart[]): boolean =>
  kind !== 'thanks' || parts.every((part) => part.kind !== kind);

interface Props {
  parts: readonly DraftedPart[];
  nameOf: (part: DraftedPart) => string;
  chosen: string;
  onChoose: (id: string) => void;
  /** Null: they are only read. */
  edits: SectionEdits | null;
}

const useNote = () => {
  const { formatMessage } = useIntl();
  return ({ kind, visible, section }: DraftedPart): string | null => {
    if (!visible) return formatMessage({ id: 'sections.hidden' });
    if (kind === 'thanks') return formatMessage({ id: 'sections.afterwards' });
    return section !== null && audienceOf(section).kind !== 'everyone'
      ? formatMessage({ id: 'sections.for-some' })
      : null;
  };
};

const PartLine = ({
  part,
  parts,
  name,
  edits,
}: Pick<Props, 'parts' | 'edits'> & { part: DraftedPart; name: string }) => {
  const { formatMessage } = useIntl();
  const note = useNote()(part);
  const place = parts.indexOf(part);
  const moves: MenuAction[] = [
    {
      id: 'up',
      label: formatMessage({ id: 'sections.up' }),
      isDisabled: place === 0,
      onSelect: () => edits?.move(parts, part, place - 1),
    },
    {
      id: 'down',
      label: formatMessage({ id: 'sections.down' }),
      isDisabled: place === parts.length - 1,
      onSelect: () => edits?.move(parts, part, place + 1),
    },
  ];
  const removal: MenuAction = {
    id: 'remove',
    label: formatMessage({ id: 'sections.remove' }),
    isRisk: true,
    startsGroup: true,
    onSelect: () => edits?.remove(part, name),
  };
  return (
    <Line data-hidden={part.visible ? undefined : ''}>
      <div>
        {name}
        {note === null ? null : <small>{note}</small>}
      </div>
      <div>
        {edits === null ? null : (
          <>
            <IconButton
              size="s"
              label={formatMessage({ id: part.visible ? 'sections.hide' : 'sections.show' }, { name })}
              onPress={() => edits.show(part, !part.visible)}
            >
              {part.visible ? <EyeIcon size="s" /> : <EyeSlashIcon size="s" />}
            </IconButton>
            <MenuButton
              size="s"
              icon={<DotsThreeIcon size="s" />}
              label={formatMessage({ id: 'sections.more' }, { name })}
              actions={mayBeRemoved(part) ? [...moves, removal] : moves}
            />
          </>
        )}
      </div>
    </Line>
  );
};

/** The parts of the page: which there are, in which order, which are hidden, and the one that is edited. */
export const SectionsList = ({ parts, nameOf, chosen, onChoose, edits }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Section
      title={<FormattedMessage id="sections.title" />}
      size="h3"
      gap={3}
      action={
        edits === null ? null : (
          <MenuButton
            size="s"
            kind="plain"
            label={formatMessage({ id: 'sections.add' })}
            actions={addable
              .filter((kind) => mayBeAdded(kind, parts))
              .map((kind) => ({
                id: kind,
                label: formatMessage({ id: kindName[kind] }),
                icon: <PlusIcon size="s" />,
                onSelect: () => onChoose(edits.add(kind, parts)),
              }))}
          >
            <FormattedMessage id="sections.add" />
          </MenuButton>
        )
      }
    >
      <Stack gap={2}>
        <SortableList
          label={formatMessage({ id: 'sections.title' })}
          items={parts.map((part) => ({ id: part.id, label: nameOf(part), part }))}
          chosen={chosen}
          onChoose={onChoose}
          isFixed={edits === null}
          moveLabel={({ label }) => formatMessage({ id: 'sections.move' }, { name: label })}
          onMove={(id, place) => {
            const part = parts.find((one) => one.id === id);
            if (part !== undefined) edits?.move(parts, part, place);
          }}
        >
          {({ part, label }) => <PartLine part={part} parts={parts} name={label} edits={edits} />}
        </SortableList>
        {edits === null ? null : (
          <Text size="small" tone="soft">
            <FormattedMessage id="sections.order-help" />
          </Text>
        )}
      </Stack>
    </Section>
  );
};
