import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, EmptyState, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DoneImport } from './use-commit-import';

interface Props {
  done: DoneImport;
  isSaving: boolean;
  onUndo: () => void;
  onMore: () => void;
}

/** The last step: the result of the import, with its undo. */
export const ImportDone = ({ done: { counts, leftOut }, isSaving, onUndo, onMore }: Props) => {
  const { formatList } = useIntl();
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      level={2}
      picture={<Spot kind="guests" />}
      title={<FormattedMessage id="files.done.title" values={{ count: counts.added }} />}
      actions={
        <>
          <ButtonLink kind="main" href={paths.guestlist(market.prefix)}>
            <FormattedMessage id="files.done.list" />
          </ButtonLink>
          <Button isPending={isSaving} onPress={onUndo}>
            <FormattedMessage id="files.done.undo" />
          </Button>
          <Button kind="plain" onPress={onMore}>
            <FormattedMessage id="files.done.more" />
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        {counts.merged > 0 && (
          <span>
            <FormattedMessage id="files.done.merged" values={{ count: counts.merged }} />
          </span>
        )}
        {counts.wrong > 0 && (
          <span>
            <FormattedMessage id="files.done.wrong" values={{ count: counts.wrong, names: formatList(leftOut) }} />
          </span>
        )}
        {counts.skipped > 0 && (
          <span>
            <FormattedMessage id="files.done.skipped" values={{ count: counts.skipped }} />
          </span>
        )}
      </Stack>
    </EmptyState>
  );
};
