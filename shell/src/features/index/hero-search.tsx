import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, color, media } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

const Box = styled.form`
  display: grid;
  padding: 6px;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: 18px;
  & > div {
    display: grid;
    min-inline-size: 0;
    border-radius: 12px;
    &:focus-within {
      outline: 2px solid ${color.focus};
      outline-offset: -1px;
    }
  }
  & > div + div {
    border-block-start: 1px solid ${color.line};
  }
  & label {
    padding: 9px 14px 0;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.4;
  }
  & input,
  & select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 34px;
    padding: 2px 14px 8px;
    border: 0;
    background: none;
    color: ${color.ink};
    text-overflow: ellipsis;
    outline: none;
  }
  & select {
    padding-inline: 10px 0;
    inline-size: calc(100% - 14px);
    & > option {
      background: ${color.surface};
    }
  }
  & > button {
    margin-block-start: 6px;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr auto;
    align-items: center;
    & > div + div {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    & > button {
      margin: 0;
    }
  }
`;

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
    <Box role="search" aria-label={formatMessage({ id: 'shell.index.search' })} onSubmit={send}>
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
    </Box>
  );
};
