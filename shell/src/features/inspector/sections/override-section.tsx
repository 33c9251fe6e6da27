import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { Button, Grid, Heading, Inline, Text } from '@posy/shared-ui';
import { SelectField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '#adapters/device/share';
import { compositionLink, loadWithOverride, type WantedOverride } from '#adapters/inspector/tab-override';
import type { InspectedPage } from '../observed/inspected-page';
import { useOfferedOverrides } from '../observed/use-offered-overrides';

type Offered = EndpointOutput<'overrides'>;

/** Values of the list of versions that are no version. */
const [deployed, server] = ['', ':server'];

/** The override that the page runs; null too where a developer's server did not answer and the page is as deployed. */
const shownOf = ({ override, releaseSet }: InspectedPage): WantedOverride | null => {
  if (override === null || override.kind === 'refused') return null;
  const isThere = releaseSet.remotes.some(
    ({ name, version }) => name === override.remote && (override.kind === 'stored' || version === 'developer'),
  );
  if (!isThere) return null;
  return { remote: override.remote, from: override.kind === 'stored' ? override.version : override.origin };
};

/** The server's own port is never a developer's: this is the one of the guide. */
const usualServer = 'http://127.0.0.1:4321';

const OverrideForm = ({ page, offered }: { page: InspectedPage; offered: Offered }) => {
  const { formatMessage, formatDate } = useIntl();
  const shown = shownOf(page);
  const isServed = shown !== null && page.override?.kind === 'developer';
  const names = [
    ...new Set(
      [...page.releaseSet.remotes, ...offered.versions.map(({ remote: name }) => ({ name }))].map(({ name }) => name),
    ),
  ];
  const [remote, setRemote] = useState(shown?.remote ?? names[0] ?? '');
  const [version, setVersion] = useState(isServed ? server : (shown?.from ?? deployed));
  const [address, setAddress] = useState(isServed && shown !== null ? shown.from : (offered.origins[0] ?? usualServer));
  const [note, setNote] = useState<'copied' | 'notCopied' | null>(null);
  const from = version === server ? address.trim().replace(/\/$/, '') : version;
  const wanted = from === '' ? null : { remote, from };
  const isAllowed = offered.localhost || offered.origins.length > 0;
  const allowed = [...(offered.localhost ? ['http://localhost:…'] : []), ...offered.origins].join(', ');
  const copy = (link: WantedOverride): void => {
    copyText(compositionLink(link, page.override?.base ?? page.releaseSet.id)).then(
      () => setNote('copied'),
      () => setNote('notCopied'),
    );
  };
  const choose = (name: string): void => {
    setRemote(name);
    setVersion(deployed);
  };
  const ofRemote = offered.versions.filter((stored) => stored.remote === remote);
  return (
    <>
      {shown === null ? null : (
        <Inline justify="space-between">
          <Text size="small">{formatMessage({ id: 'inspector.override.shown' }, { ...shown })}</Text>
          <Button kind="line" size="s" onPress={() => loadWithOverride(null)}>
            {formatMessage({ id: 'inspector.override.back' })}
          </Button>
        </Inline>
      )}
      <Grid gap={3} min={180}>
        <SelectField
          label={formatMessage({ id: 'inspector.override.remote' })}
          value={remote}
          onChange={choose}
          options={names.map((name) => ({ value: name, label: name }))}
        />
        <SelectField
          label={formatMessage({ id: 'inspector.override.version' })}
          value={version}
          onChange={setVersion}
          options={[
            { value: deployed, label: formatMessage({ id: 'inspector.override.deployed' }) },
            ...ofRemote.map(({ version: stored, at }) => ({
              value: stored,
              label: `${stored}, ${formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}`,
            })),
            ...(isAllowed ? [{ value: server, label: formatMessage({ id: 'inspector.override.server' }) }] : []),
          ]}
        />
      </Grid>
      {version === server ? (
        <TextField
          label={formatMessage({ id: 'inspector.override.address' })}
          type="url"
          value={address}
          onChange={setAddress}
          help={formatMessage({ id: 'inspector.override.allowed' }, { allowed })}
        />
      ) : null}
      <Inline>
        <Button kind="line" size="s" isDisabled={wanted === null} onPress={() => loadWithOverride(wanted)}>
          {formatMessage({ id: 'inspector.override.load' })}
        </Button>
        <Button kind="line" size="s" isDisabled={wanted === null} onPress={() => wanted !== null && copy(wanted)}>
          {formatMessage({ id: 'inspector.override.copy' })}
        </Button>
        <Text size="small" tone="soft" role="status">
          {note === null ? null : formatMessage({ id: `inspector.override.${note}` })}
        </Text>
      </Inline>
    </>
  );
};

/** One remote in another version or from a developer's server, in this tab alone: chosen here, allowed by the server. */
export const OverrideSection = ({ page }: { page: InspectedPage }) => {
  const { formatMessage } = useIntl();
  const [answer, again] = useOfferedOverrides(page);
  return (
    <section>
      <Heading level={3} size="h3">
        {formatMessage({ id: 'inspector.override.title' })}
      </Heading>
      <Text size="small" tone="soft">
        {formatMessage({ id: `inspector.override.${answer.state}` })}
      </Text>
      {answer.state === 'offered' ? <OverrideForm page={page} offered={answer.offered} /> : null}
      {answer.state === 'failed' ? (
        <Button kind="line" size="s" onPress={again}>
          {formatMessage({ id: 'inspector.override.again' })}
        </Button>
      ) : null}
    </section>
  );
};
