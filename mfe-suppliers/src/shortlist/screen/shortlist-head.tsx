import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, Callout, media, PageHead } from '@posy/shared-ui';
import { DotsThreeIcon, EyeIcon, MagnifyingGlassIcon, PlusIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { useExport } from '../export/use-export';
import { type ShortlistEntry, stateOf } from '../rules/entry';

/** One line on phones: the most used button stands beside the others, not below them. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  ${media.phone} {
    gap: 6px;
    & [data-kind] {
      padding-inline: 11px;
    }
  }
`;

interface Props {
  /** Null until they have loaded. */
  entries: readonly ShortlistEntry[] | null;
  wedding: Wedding;
  /** True for a read-only member. */
  isReading: boolean;
  onAdd: () => void;
}

/** Printing and the file. */
const FileMenu = ({ entries, wedding }: { entries: readonly ShortlistEntry[]; wedding: Wedding }) => {
  const print = usePrint();
  const { formatMessage } = useIntl();
  const save = useExport(wedding, entries);
  return (
    <MenuButton
      label={formatMessage({ id: 'shortlist.more' })}
      icon={<DotsThreeIcon />}
      actions={[
        ...(print === null ? [] : [{ id: 'print', label: formatMessage({ id: 'shortlist.print' }), onSelect: print }]),
        { id: 'export', label: formatMessage({ id: 'shortlist.export' }), onSelect: save },
      ]}
    />
  );
};

/** The number of listed suppliers, and a link to find more. */
export const ShortlistHead = ({ entries, wedding, isReading, onAdd }: Props) => {
  const { market } = useLocaleInfo();
  const booked = entries?.filter((entry) => stateOf(entry) === 'booked').length ?? 0;
  return (
    <>
      {isReading ? (
        <Callout hue="bluebell" icon={<EyeIcon />} role="note">
          <FormattedMessage id="shortlist.readsAlong" />
        </Callout>
      ) : null}
      <PageHead
        title={<FormattedMessage id="shortlist.title" />}
        lead={
          entries === null || entries.length === 0 ? null : (
            <FormattedMessage id="shortlist.lead" values={{ count: entries.length, booked }} />
          )
        }
        actions={
          <Actions className="posy-no-print">
            {isReading || entries === null || entries.length === 0 ? null : (
              <Button icon={<PlusIcon />} onPress={onAdd}>
                <FormattedMessage id="shortlist.add" />
              </Button>
            )}
            <ButtonLink kind="main" icon={<MagnifyingGlassIcon />} href={paths.directory(market.prefix)}>
              <FormattedMessage id="shortlist.find" />
            </ButtonLink>
            {entries === null || entries.length === 0 ? null : <FileMenu entries={entries} wedding={wedding} />}
          </Actions>
        }
      />
    </>
  );
};
