import { useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { SearchFrame } from '@posy/shared-ui/search';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** Kinds of suppliers that the form names, in the order of the directory. */
const kinds = [
  'venues',
  'photographers',
  'florists',
  'caterers',
  'music',
  'video',
  'decoration',
  'entertainment',
  'cakes',
  'beauty',
  'dress',
  'transport',
  'menswear',
  'stationery',
  'marquee',
] as const;

/** Whom somebody looks for, and where: leads to the directory's list. */
export const HeroSearch = () => {
  const host = useHost();
  const { market } = useShell();
  const { formatMessage } = useIntl();
  const id = useId();
  const [kind, setKind] = useState<string>('venues');
  const [near, setNear] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const area = near.trim() === '' ? undefined : near.trim();
    host.navigate(paths.category(market.prefix, kind, { area }));
  };
  return (
    <SearchFrame role="search" aria-label={formatMessage({ id: 'shell.index.search' })} onSubmit={send}>
      <div>
        <label htmlFor={`${id}kind`}>{formatMessage({ id: 'shell.index.search.what' })}</label>
        <select id={`${id}kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `shell.index.kind.${one}` })}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}near`}>{formatMessage({ id: 'shell.index.search.where' })}</label>
        <input
          id={`${id}near`}
          value={near}
          onChange={({ target }) => setNear(target.value)}
          placeholder={formatMessage({ id: 'shell.index.search.place' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
        />
      </div>
      <Button type="submit" kind="main" size="l" icon={<MagnifyingGlassIcon />}>
        {formatMessage({ id: 'shell.index.search.send' })}
      </Button>
    </SearchFrame>
  );
};
