import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, IconLink, NavLink, PetalDot, Tag, Text } from '@posy/shared-ui';
import { CheckIcon, XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { SupplierRating } from '#supplier/card/supplier-rating';
import { isCategory } from '#supplier/rules/asked/search-state';
import { stateOf } from '../rules/entry';
import { shortlistHref } from '../rules/shortlist-href';
import { Grid, Scroll } from './compare-grid';
import { type ComparisonLine, strongest } from './rules/strongest';
import { SideActions } from './side-actions';
import type { ComparedSupplier } from './use-lines';

const Head = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
`;

const Petal = styled(PetalDot)`
  display: inline-block;
  margin-inline-end: 8px;
`;

/** Removes a supplier, in the corner of its picture. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  border-radius: 50%;
  background: ${color.raised};
`;

const SideHead = ({ side: { entry, profile }, withoutHref }: { side: ComparedSupplier; withoutHref: string }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { name, type, publicId, customSupplier } = entry;
  const town = entry.town ?? profile?.town ?? '';
  return (
    <Head>
      {profile === null ? null : <Picture picture={profile.picture} shape="4x3" sizes="320px" />}
      <Heading level={2} size="h3">
        {customSupplier || !isCategory(type) ? (
          name
        ) : (
          <NavLink href={paths.supplier(market.prefix, type, publicId)}>{name}</NavLink>
        )}
      </Heading>
      {town === '' ? null : (
        <Text size="small" tone="soft">
          {town}
        </Text>
      )}
      {stateOf(entry) === 'booked' ? (
        <span>
          <Tag hue="fern" isStrong>
            <FormattedMessage id="shortlist.tag.booked" />
          </Tag>
        </span>
      ) : null}
      <Corner className="posy-no-print">
        <IconLink label={formatMessage({ id: 'compare.without' }, { name })} href={withoutHref}>
          <XIcon />
        </IconLink>
      </Corner>
    </Head>
  );
};

/** One answer: the day as a mark, the reviews with their star, other answers as text. */
const Answer = ({ line, at, side: { profile } }: { line: ComparisonLine; at: number; side: ComparedSupplier }) => {
  const words = line.words[at] ?? [];
  if (words.length === 0) return <FormattedMessage id="compare.nothing" />;
  if (line.id === 'reviews' && profile !== null) return <SupplierRating rating={profile.rating} />;
  if (line.id === 'day') {
    const isFree = line.strength[at] === 1;
    return (
      <Tag hue={isFree ? 'fern' : 'apricot'} icon={isFree ? <CheckIcon size="s" /> : undefined}>
        {words}
      </Tag>
    );
  }
  return words.map((word, place) => (
    <p key={word}>
      {line.hues === undefined ? null : <Petal data-hue={line.hues[at]?.[place]} aria-hidden />}
      {word}
    </p>
  ));
};

const LineRow = ({ line, sides }: { line: ComparisonLine; sides: readonly ComparedSupplier[] }) => {
  const strong = strongest(line);
  return (
    <tr data-line={line.id}>
      <th scope="row">
        <FormattedMessage id={`compare.line.${line.id}`} />
      </th>
      {sides.map((side, at) => (
        <td key={side.entry.id} data-strong={strong.has(at) ? '' : undefined}>
          <Answer line={line} at={at} side={side} />
          {strong.has(at) ? (
            <span className="visually-hidden">
              <FormattedMessage id="compare.strongest" />
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
};

/** The actions for each supplier, once it is decided. */
const ActionsRow = ({ sides, wedding }: { sides: readonly ComparedSupplier[]; wedding: Identified<Wedding> }) => (
  <tr className="posy-no-print">
    <th scope="row">
      <span className="visually-hidden">
        <FormattedMessage id="compare.line.actions" />
      </span>
    </th>
    {sides.map(({ entry }) => (
      <td key={entry.id}>
        <SideActions entry={entry} wedding={wedding} />
      </td>
    ))}
  </tr>
);

interface Props {
  sides: readonly ComparedSupplier[];
  lines: readonly ComparisonLine[];
  wedding: Identified<Wedding>;
  mayEdit: boolean;
}

/** The comparison: a column for each supplier, a line for each question, the strongest answers shaded. */
export const CompareTable = ({ sides, lines, wedding, mayEdit }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const ids = sides.map(({ entry }) => entry.id);
  return (
    <Scroll tabIndex={0} role="region" aria-label={formatMessage({ id: 'compare.title' })}>
      <Grid>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side.entry.id} scope="col">
                <SideHead
                  side={side}
                  withoutHref={shortlistHref(market.prefix, { compare: ids.filter((id) => id !== side.entry.id) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} sides={sides} />
          ))}
          {mayEdit ? <ActionsRow sides={sides} wedding={wedding} /> : null}
        </tbody>
      </Grid>
    </Scroll>
  );
};
