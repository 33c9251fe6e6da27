import { useOpenItem } from '@posy/remote-kit';
import { type SeatingWishKind, seatingWishKinds } from '@posy/shared-contracts/entities';
import { Chip, Inline, InlineError } from '@posy/shared-ui';
import { ComboField, RadioGroupField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#plan/forms/form-dialog';
import type { SeatingCommands } from '../queries/seating-commands';
import type { Seating } from '../queries/use-seating';

const mostGuests = 40;
const shownOptions = 8;

interface Props {
  seating: Seating;
  commands: SeatingCommands;
  onClose: () => void;
}

const useWishForm = ({ commands, onClose }: Props) => {
  const [kind, setKind] = useState<SeatingWishKind>('together');
  const [guests, setGuests] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const least = kind === 'together' || kind === 'apart' ? 2 : 1;
  const submit = (): void => {
    setTried(true);
    if (guests.length < least) return;
    commands.addWish({ kind, guests: [...guests] });
    onClose();
  };
  const isTooFew = isTried && guests.length < least;
  return { kind, setKind, guests, setGuests, submit, fault: isTooFew ? (least === 2 ? 'two' : 'one') : null } as const;
};

interface PickProps {
  seating: Seating;
  guests: readonly string[];
  onChange: (guests: readonly string[]) => void;
}

/** Finds guests of the plan by their names and lists the chosen ones. */
const PickGuests = ({ seating, guests, onChange }: PickProps) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const options = seating.plan.guests
    .filter(({ id, name }) => wanted !== '' && !guests.includes(id) && name.toLocaleLowerCase().includes(wanted))
    .slice(0, shownOptions)
    .map(({ id, name }) => ({ id, label: name }));
  const isNobody = wanted !== '' && options.length === 0;
  return (
    <>
      <ComboField
        label={<FormattedMessage id="seating.wish.pick" />}
        value={words}
        onChange={setWords}
        options={options}
        onSelect={({ id }) => {
          onChange([...guests, id].slice(0, mostGuests));
          setWords('');
        }}
        help={isNobody ? <FormattedMessage id="seating.wish.pick.none" /> : undefined}
      />
      <Inline gap={2}>
        {guests.map((id) => {
          const name = seating.names.get(id) ?? '';
          return (
            <Chip
              key={id}
              isChosen
              canRemove
              aria-label={formatMessage({ id: 'seating.wish.pick.remove' }, { name })}
              onPress={() => onChange(guests.filter((one) => one !== id))}
            >
              {name}
            </Chip>
          );
        })}
      </Inline>
    </>
  );
};

/** Edits a wish: its kind and its guests. */
export const WishDialog = (props: Props) => {
  const { seating, onClose } = props;
  const { kind, setKind, guests, setGuests, submit, fault } = useWishForm(props);
  useOpenItem('dialog', true, onClose);
  return (
    <FormDialog
      title={<FormattedMessage id="seating.wish.add" />}
      action={<FormattedMessage id="seating.wish.add" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroupField
        label={<FormattedMessage id="seating.wish.kind" />}
        value={kind}
        onChange={(value) => setKind(value as SeatingWishKind)}
        options={seatingWishKinds.map((value) => ({
          value,
          label: <FormattedMessage id={`seating.wish.${value}`} />,
        }))}
      />
      <PickGuests seating={seating} guests={guests} onChange={setGuests} />
      {fault !== null && (
        <InlineError isAlert>
          <FormattedMessage id={`seating.wish.${fault}`} />
        </InlineError>
      )}
    </FormDialog>
  );
};
