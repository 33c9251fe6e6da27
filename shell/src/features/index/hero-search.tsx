import { useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { searchConstants } from '@posy/shared-contracts/constants';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { SearchFrame, SearchQuestion } from '@posy/shared-ui/search';
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { usePlaceOptions } from './use-place-options';

/** The search for a category and a place: opens the directory's list. */
export const HeroSearch = () => {
  const host = useHost();
  const { market } = useShell();
  const { formatMessage } = useIntl();
  const id = useId();
  const [kind, setKind] = useState<string>('venues');
  const [near, setNear] = useState('');
  const places = usePlaceOptions(near, market.country);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const area = near.trim() === '' ? undefined : near.trim();
    host.navigate(paths.category(market.prefix, kind, { area }));
  };
  return (
    <SearchFrame
      role="search"
      aria-label={formatMessage({ id: 'shell.index.search' })}
      action={paths.search(market.prefix)}
      onSubmit={send}
    >
      <div>
        <label htmlFor={`${id}kind`}>{formatMessage({ id: 'shell.index.search.what' })}</label>
        <select id={`${id}kind`} name="category" value={kind} onChange={({ target }) => setKind(target.value)}>
          {supplierCategories.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `shell.index.kind.${one}` })}
            </option>
          ))}
        </select>
      </div>
      <SearchQuestion
        name="area"
        label={formatMessage({ id: 'shell.index.search.where' })}
        value={near}
        onChange={setNear}
        options={places.options}
        onSelect={({ id: place }) => setNear(places.valueOf(place))}
        countText={(count) => formatMessage({ id: 'shell.index.search.places' }, { count })}
        placeholder={formatMessage({ id: 'shell.index.search.place' })}
        maxLength={searchConstants.textLength}
      />
      <Button type="submit" kind="main" size="l" icon={<MagnifyingGlassIcon />}>
        {formatMessage({ id: 'shell.index.search.send' })}
      </Button>
    </SearchFrame>
  );
};
