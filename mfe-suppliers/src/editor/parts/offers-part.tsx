import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { DateField, FieldGrid, TextField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListItems } from '../writing/list-items';
import { type PartProps, replaced } from '../writing/part';
import { useFaultWords } from '../writing/use-fault-words';

/** The fields of offers, which end on a day. */
export const OffersPart = ({ own: { offers }, change, faultAt, today }: PartProps & { today: string }) => {
  const { formatMessage } = useIntl();
  const fault = useFaultWords(faultAt);
  return (
    <ListItems
      title={<FormattedMessage id="editor.offers" />}
      lead={<FormattedMessage id="editor.offers.lead" />}
      add={<FormattedMessage id="editor.offers.add" />}
      items={offers}
      most={ownProfileConstants.offers}
      nameOf={({ title }, at) => (title === '' ? formatMessage({ id: 'editor.offer' }, { number: at + 1 }) : title)}
      fresh={() => ({ title: '', endsOn: today })}
      onChange={(next) => change({ offers: next })}
    >
      {(item, at) => (
        <FieldGrid>
          <TextField
            label={formatMessage({ id: 'editor.offer.title' })}
            value={item.title}
            maxLength={ownProfileConstants.lineLength}
            onChange={(title) => change({ offers: replaced(offers, at, { ...item, title }) })}
            {...fault(`offers.${at}.title`)}
          />
          <DateField
            label={formatMessage({ id: 'editor.offer.ends' })}
            value={item.endsOn}
            onChange={(endsOn) => {
              // While a day is typed it is none: what was there stays.
              if (/^\d{4}-\d{2}-\d{2}$/.test(endsOn)) change({ offers: replaced(offers, at, { ...item, endsOn }) });
            }}
            {...fault(`offers.${at}.endsOn`)}
          />
        </FieldGrid>
      )}
    </ListItems>
  );
};
