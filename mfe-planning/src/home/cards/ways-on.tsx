import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Card, Row, Rows } from '@posy/shared-ui';
import { ImageIcon, LightbulbIcon, SquaresFourIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { EvenGrid } from './even-grid';

/** Links from home to other areas. */
export const WaysOn = () => {
  const { market } = useLocaleInfo();
  const notes = useAccess('notes');
  return (
    <EvenGrid>
      <Card isFlush>
        <Rows>
          <Row
            isInset
            start={<SquaresFourIcon />}
            title={<FormattedMessage id="planning.home.way.plan" />}
            note={<FormattedMessage id="planning.home.way.plan-note" />}
            href={paths.planning(market.prefix)}
          />
        </Rows>
      </Card>
      {notes !== 'none' && (
        <Card isFlush>
          <Rows>
            <Row
              isInset
              start={<ImageIcon />}
              title={<FormattedMessage id="planning.home.way.scrapbook" />}
              note={<FormattedMessage id="planning.home.way.scrapbook-note" />}
              href={paths.scrapbook(market.prefix)}
            />
          </Rows>
        </Card>
      )}
      <Card isFlush>
        <Rows>
          <Row
            isInset
            start={<LightbulbIcon />}
            title={<FormattedMessage id="planning.home.way.advice" />}
            note={<FormattedMessage id="planning.home.way.advice-note" />}
            href={paths.advice(market.prefix)}
          />
        </Rows>
      </Card>
    </EvenGrid>
  );
};
