import styled from '@emotion/styled';
import { useReadable } from '@posy/remote-kit';
import { color, Heading, type Hue, Inline, Tag, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { RemoteFacts, RemoteState } from '#platform/inspected/remote-facts';
import type { InspectedPage } from '../observed/inspected-page';
import type { Observed } from '../observed/use-observed';

const Mono = styled.code`
  font-family: ui-monospace, Menlo, monospace;
  font-size: 0.8125rem;
  color: ${color.inkFaint};
  overflow-wrap: anywhere;
`;

const Version = styled(Mono)`
  display: block;
`;

const Remotes = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  & th {
    text-align: start;
    font-weight: 600;
    color: ${color.inkSoft};
    padding: 4px 6px 6px;
  }
  & td {
    padding: 6px;
    border-block-start: 1px solid ${color.line};
    vertical-align: middle;
  }
  & :is(th, td):first-of-type {
    padding-inline-start: 0;
  }
  & :is(th, td):nth-of-type(n + 4) {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const hueOfState: Record<RemoteState, Hue | undefined> = {
  shown: 'fern',
  ready: 'bluebell',
  idle: undefined,
  failed: 'apricot',
};

const kilobyte = 1024;

/** Id, contract, number of remotes, bytes and time of the set that this page runs. */
export const SetSection = ({ page, observed }: { page: InspectedPage; observed: Observed }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { id, contract, remotes } = page.releaseSet;
  const isOlder = useReadable(page.newRelease) !== null;
  const bytes = observed.remotes.reduce((sum, remote) => sum + remote.bytes, 0);
  const loadMs = observed.remotes.reduce((sum, remote) => sum + remote.loadMs, 0);
  return (
    <section>
      <Inline justify="space-between">
        <Heading level={3} size="h3">
          {formatMessage({ id: 'inspector.set.title' })}
        </Heading>
        <Tag hue={isOlder ? 'apricot' : 'fern'}>
          {formatMessage({ id: isOlder ? 'inspector.set.older' : 'inspector.set.current' })}
        </Tag>
      </Inline>
      <Mono>{id}</Mono>
      <Text size="small" tone="soft">
        {formatMessage(
          { id: 'inspector.set.facts' },
          {
            remotes: remotes.length,
            contract,
            size: formatNumber(Math.round(bytes / kilobyte)),
            seconds: formatNumber(loadMs / 1000, { maximumFractionDigits: 1 }),
          },
        )}
      </Text>
    </section>
  );
};

const RemoteRow = ({ remote }: { remote: RemoteFacts }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { name, version, owner, state, bytes, loadMs } = remote;
  const isLoaded = bytes > 0 || loadMs > 0;
  return (
    <tr>
      <td>
        <b>{name}</b>
        <Version>{version}</Version>
      </td>
      <td>{owner}</td>
      <td>
        <Tag {...(hueOfState[state] === undefined ? {} : { hue: hueOfState[state] })}>
          {formatMessage({ id: `inspector.state.${state}` })}
        </Tag>
      </td>
      <td>
        {isLoaded
          ? formatMessage({ id: 'inspector.remotes.kb' }, { size: formatNumber(Math.round(bytes / kilobyte)) })
          : null}
      </td>
      <td>{isLoaded ? formatMessage({ id: 'inspector.remotes.ms' }, { time: formatNumber(loadMs) }) : null}</td>
    </tr>
  );
};

/** The shell and the remotes: version, owner, state, bytes and time of each. */
export const RemoteSection = ({ observed: { remotes } }: { observed: Observed }) => {
  const { formatMessage } = useIntl();
  const count = (...states: RemoteState[]): number => remotes.filter(({ state }) => states.includes(state)).length;
  return (
    <section>
      <Inline justify="space-between">
        <Heading level={3} size="h3">
          {formatMessage({ id: 'inspector.remotes.title' })}
        </Heading>
        <Text size="small" tone="soft">
          {formatMessage(
            { id: 'inspector.remotes.sum' },
            { ready: count('shown', 'ready'), idle: count('idle'), failed: count('failed') },
          )}
        </Text>
      </Inline>
      <Remotes>
        <thead>
          <tr>
            {(['name', 'owner', 'state', 'size', 'load'] as const).map((column) => (
              <th key={column} scope="col">
                {formatMessage({ id: `inspector.remotes.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} />
          ))}
        </tbody>
      </Remotes>
    </section>
  );
};
