import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Heading, IconButton, NavLink, Section, Text } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { TrashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { searchOfAsked } from '#supplier/rules/asked/search-body';
import { listHref } from '#supplier/rules/links';
import type { SavedOne } from './rules/same-search';
import { useSaved } from './saved-queries';
import { useSavedEdits } from './use-saved-edits';

const Box = styled.div`
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
  & > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 12px;
    align-items: center;
    padding: 14px 10px 14px 18px;
    border-block-end: 1px solid ${color.line};
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & button {
    position: relative;
  }
  & > div {
    padding: 14px 18px;
  }
`;

const News = styled.span`
  padding: 2px 10px;
  border-radius: 99px;
  font-size: 0.875rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${color.bluebell.deep};
  background: ${color.bluebell.wash};
  &[data-none] {
    font-weight: 400;
    color: ${color.inkSoft};
    background: none;
  }
`;

const Item = ({ one, onRemove }: { one: SavedOne; onRemove: () => void }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { name, search, total, news } = one;
  return (
    <li>
      <div>
        <Heading level={3} size="title">
          <NavLink href={listHref(prefix, searchOfAsked(search))}>{name}</NavLink>
        </Heading>
        <Text size="small" tone="soft">
          <FormattedMessage id="saved.fit" values={{ count: total }} />
        </Text>
      </div>
      {news === null ? (
        <span />
      ) : (
        <News data-none={news === 0 ? '' : undefined}>
          <FormattedMessage id={news === 0 ? 'saved.news.none' : 'saved.news'} values={{ count: news }} />
        </News>
      )}
      <IconButton label={formatMessage({ id: 'saved.remove' }, { name })} onPress={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
};

/** A person's saved searches, with new results and the setting for mails; renders nothing without any. */
export const SavedSearches = () => {
  const { country } = useLocaleInfo().market;
  const { uid, data } = useSaved();
  const edits = useSavedEdits(uid);
  const here = data?.searches.filter(({ search }) => search.countryCode === country) ?? [];
  if (data === undefined || here.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="saved.title" />}>
      <Box>
        <ul>
          {here.map((one) => (
            <Item key={one.id} one={one} onRemove={() => void edits.remove(one)} />
          ))}
        </ul>
        <div>
          <SwitchField
            label={<FormattedMessage id="saved.mail" />}
            help={<FormattedMessage id="saved.mail.help" />}
            isOn={data.mail}
            onChange={(wanted) => void edits.setMail(wanted)}
          />
        </div>
      </Box>
    </Section>
  );
};
