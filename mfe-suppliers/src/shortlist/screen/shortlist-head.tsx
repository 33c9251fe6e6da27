import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, Callout, PageHead } from '@posy/shared-ui';
import { EyeIcon, MagnifyingGlassIcon, PlusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { stateOf, type Entry } from '../rules/entry';

interface Props {
  /** Null until they are known. */
  entries: readonly Entry[] | null;
  /** May look and not change. */
  isReading: boolean;
  onAdd: () => void;
}

/** How many the couple likes, and where more are found. */
export const ShortlistHead = ({ entries, isReading, onAdd }: Props) => {
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
          <>
            {isReading || entries === null || entries.length === 0 ? null : (
              <Button icon={<PlusIcon />} onPress={onAdd}>
                <FormattedMessage id="shortlist.add" />
              </Button>
            )}
            <ButtonLink kind="main" icon={<MagnifyingGlassIcon />} href={paths.directory(market.prefix)}>
              <FormattedMessage id="shortlist.find" />
            </ButtonLink>
          </>
        }
      />
    </>
  );
};
