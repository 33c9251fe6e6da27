import styled from '@emotion/styled';
import { useOnline } from '@posy/remote-kit';
import { Button, Callout, color, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  countMaybes,
  countRows,
  type ImportCounts,
  importLimit,
  rowsBeyondLimit,
  unnamedIn,
} from '../rules/import/import-edit';
import { hasNames } from '../rules/rows/read-row';
import type { ImportControl } from './draft/use-import';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 16px;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
  box-shadow: var(--posy-shadow-float);
  & > div:first-of-type {
    flex: 1 1 280px;
  }
  @media (max-width: 767px) {
    position: static;
  }
`;

/** The reason why an import was rejected. */
export type ImportFault = 'refused' | 'refused.access';

interface Props {
  control: ImportControl;
  isSaving: boolean;
  fault: ImportFault | null;
  onImport: () => void;
}

const OverLimit = ({ control }: { control: ImportControl }) => (
  <Callout
    hue="primrose"
    actions={
      <Button size="s" onPress={() => control.change({ kind: 'leave-out', rows: rowsBeyondLimit(control.planned) })}>
        <FormattedMessage id="files.go.limit.take" values={{ most: importLimit }} />
      </Button>
    }
  >
    <FormattedMessage id="files.go.limit" values={{ most: importLimit }} />
  </Callout>
);

/** Warns of people whom the file counts without a name: their number and their rows. They are not imported. */
const Unnamed = ({ control }: { control: ImportControl }) => {
  const { formatList } = useIntl();
  const unnamed = unnamedIn(control.planned);
  if (unnamed.length === 0) return null;
  const count = unnamed.reduce((sum, row) => sum + row.count, 0);
  const rows = unnamed.slice(0, mostNamed).map(({ number }) => String(number));
  return (
    <Callout hue="primrose">
      <FormattedMessage
        id="files.go.unnamed"
        values={{ count, rows: formatList(rows, { type: 'unit' }), more: Math.max(0, unnamed.length - mostNamed) }}
      />
    </Callout>
  );
};

/** Rows listed by number; more rows are only counted. */
const mostNamed = 12;

/** Describes how many rows are imported, merged or left out; parts without rows are not mentioned. */
const usePartWords = (counts: ImportCounts): string => {
  const { formatList, formatMessage } = useIntl();
  const said = (['added', 'merged', 'skipped', 'same', 'wrong'] as const).filter((part) => counts[part] > 0);
  return formatList(
    said.map((part) => formatMessage({ id: `files.go.part.${part}` }, { count: counts[part] })),
    { type: 'unit' },
  );
};

/** The summary of an import and the button that runs it: all of it or nothing. */
export const ImportBar = ({ control, isSaving, fault, onImport }: Props) => {
  const isOnline = useOnline();
  const counts = countRows(control.planned);
  const uses = control.draft?.uses ?? [];
  const lacksNames = !hasNames(uses);
  const count = lacksNames ? 0 : counts.added + counts.merged;
  const isOver = count > importLimit;
  const parts = usePartWords(counts);
  const maybes = countMaybes(control.planned, uses);
  return (
    <Stack gap={3}>
      {lacksNames && (
        <Callout hue="primrose">
          <FormattedMessage id="files.go.names" />
        </Callout>
      )}
      {!lacksNames && <Unnamed control={control} />}
      {isOver && <OverLimit control={control} />}
      {!isOnline && (
        <Callout hue="primrose">
          <FormattedMessage id="files.go.offline" />
        </Callout>
      )}
      {fault !== null && (
        <Callout isDanger role="alert">
          <FormattedMessage id={`files.go.${fault}`} />
        </Callout>
      )}
      <Bar>
        <div role="status">
          <b>
            {isSaving ? (
              <FormattedMessage id="files.go.importing" values={{ count }} />
            ) : count === 0 ? (
              <FormattedMessage id="files.go.nothing" />
            ) : (
              <FormattedMessage
                id={counts.people > counts.rows ? 'files.go.people' : 'files.go.count'}
                values={{ count, rows: counts.rows }}
              />
            )}
          </b>
          <Text size="small" tone="soft">
            {parts !== '' && <FormattedMessage id="files.go.details" values={{ parts }} />}
            {maybes > 0 && (
              <>
                {' '}
                <FormattedMessage id="files.go.maybe" values={{ count: maybes }} />
              </>
            )}
          </Text>
        </div>
        <Inline gap={2}>
          <Button kind="plain" isDisabled={isSaving} onPress={() => control.change({ kind: 'clear' })}>
            <FormattedMessage id="files.go.back" />
          </Button>
          <Button
            kind="main"
            isPending={isSaving}
            isDisabled={count === 0 || isOver || !isOnline || lacksNames}
            onPress={onImport}
          >
            <FormattedMessage id="files.go.import" values={{ count }} />
          </Button>
        </Inline>
      </Bar>
    </Stack>
  );
};
