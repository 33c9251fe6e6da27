import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { isSameAddress } from '@posy/shared-contracts/rules';
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  ChipGroup,
  Inline,
  LinkButton,
  Row,
  Rows,
  Section,
  Stack,
  Text,
} from '@posy/shared-ui';
import { DownloadSimpleIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askingLetter, householdTitle, type InvitedHousehold } from '#households/public';
import { addressEntries, type AddressEntry, type AddressSource } from '../rules/address-book';
import { useAddressActs } from './use-address-acts';

/** So many are shown at first. */
const atFirst = 8;

/** Sources that can be chosen; open choices stand above them. */
const shownSources: readonly AddressSource[] = ['missing', 'given', 'noted'];

interface Props {
  weddingId: string;
  households: readonly InvitedHousehold[];
  mayEdit: boolean;
}

/** An address in one line. */
const lineOf = (address: string): string => address.split('\n').join(', ');

/** A household whose address both wrote: nothing is overwritten before somebody chooses. */
const OpenChoice = ({
  entry: { household, address, given },
  mayEdit,
  isBusy,
  onSettle,
}: {
  entry: AddressEntry;
  mayEdit: boolean;
  isBusy: boolean;
  onSettle: (take: 'theirs' | 'ours') => void;
}) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const name = householdTitle(household, locale);
  // The couple may have written the household's own in the meantime, or taken its own away.
  const isSame = isSameAddress(given?.text ?? '', address);
  const text = isSame ? 'same' : address === '' ? 'only' : 'both';
  const act = (take: 'theirs' | 'ours') => ({
    isPending: isBusy,
    'aria-label': `${formatMessage({ id: `invitations.addresses.${take}` })}: ${name}`,
    onPress: () => onSettle(take),
  });
  return (
    <Row
      title={<FormattedMessage id="invitations.addresses.open" values={{ name }} />}
      note={
        <Stack gap={2}>
          <span>
            <FormattedMessage
              id={`invitations.addresses.open.${text}`}
              values={{ theirs: lineOf(given?.text ?? ''), ours: lineOf(address) }}
            />
          </span>
          {mayEdit ? (
            <Inline gap={2}>
              <Button size="s" kind="soft" {...act('theirs')}>
                <FormattedMessage id="invitations.addresses.theirs" />
              </Button>
              {isSame ? null : (
                <Button size="s" {...act('ours')}>
                  <FormattedMessage id="invitations.addresses.ours" />
                </Button>
              )}
            </Inline>
          ) : null}
        </Stack>
      }
    />
  );
};

const Entry = ({ household, address, given, source }: AddressEntry) => {
  const { formatDate } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <Row
      title={householdTitle(household, locale)}
      note={address === '' ? <FormattedMessage id="invitations.addresses.none" /> : lineOf(address)}
      end={
        source === 'given' && given !== null ? (
          <Text size="small" tone="soft">
            <FormattedMessage
              id="invitations.addresses.given-on"
              values={{ day: formatDate(given.at, { day: 'numeric', month: 'long' }) }}
            />
          </Text>
        ) : null
      }
    />
  );
};

const Entries = ({ entries }: { entries: readonly AddressEntry[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack gap={3} align="stretch">
      <Rows>
        {entries.slice(0, isWhole ? undefined : atFirst).map((entry) => (
          <Entry key={entry.household.id} {...entry} />
        ))}
      </Rows>
      {isWhole || entries.length <= atFirst ? null : (
        <Inline>
          <LinkButton onClick={() => setIsWhole(true)}>
            <FormattedMessage id="invitations.show-all" values={{ count: entries.length }} />
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
};

/** The way to a letter that asks for addresses. */
const AskWay = ({ letter }: { letter: 'save-the-date' | 'update' }) => {
  const { market } = useLocaleInfo();
  return (
    <Inline>
      <ButtonLink kind="soft" href={paths.invitations(market.prefix, { letter, asks: 'address' })}>
        <FormattedMessage id="invitations.addresses.ask" />
      </ButtonLink>
    </Inline>
  );
};

/** A card with the households' postal addresses: who gave one, whose is missing, and where both wrote one. */
export const AddressesCard = ({ weddingId, households, mayEdit }: Props) => {
  const { formatMessage } = useIntl();
  const acts = useAddressActs(weddingId);
  const [source, setSource] = useState<AddressSource | null>(null);
  const entries = addressEntries(households);
  const open = entries.filter((entry) => entry.source === 'open');
  const known = entries.filter(({ address }) => address !== '').length;
  const letter = askingLetter(households);
  const chosen = source === null ? [] : entries.filter((entry) => entry.source === source);
  return (
    <Card>
      <Section
        level={2}
        size="h2"
        title={<FormattedMessage id="invitations.addresses.title" />}
        action={
          known === 0 ? null : (
            <Button kind="plain" icon={<DownloadSimpleIcon />} onPress={() => acts.exportTable(entries)}>
              <FormattedMessage id="invitations.addresses.export" />
            </Button>
          )
        }
      >
        <Stack gap={4} align="stretch">
          <Text tone="soft">
            <FormattedMessage id="invitations.addresses.lead" values={{ known, all: entries.length }} />
          </Text>
          {open.length === 0 ? null : (
            <Rows>
              {open.map((entry) => (
                <OpenChoice
                  key={entry.household.id}
                  entry={entry}
                  mayEdit={mayEdit}
                  isBusy={acts.busyId === entry.household.id}
                  onSettle={(take) => acts.settle(entry.household, take)}
                />
              ))}
            </Rows>
          )}
          <ChipGroup label={formatMessage({ id: 'invitations.addresses.filter' })} canSlide>
            {shownSources.map((id) => {
              const count = entries.filter((entry) => entry.source === id).length;
              return count === 0 ? null : (
                <Chip
                  key={id}
                  isChosen={source === id}
                  count={count}
                  onPress={() => setSource(source === id ? null : id)}
                >
                  <FormattedMessage id={`invitations.addresses.${id}`} />
                </Chip>
              );
            })}
          </ChipGroup>
          {chosen.length === 0 ? null : <Entries key={source} entries={chosen} />}
          {mayEdit && letter !== null ? <AskWay letter={letter} /> : null}
        </Stack>
      </Section>
    </Card>
  );
};
