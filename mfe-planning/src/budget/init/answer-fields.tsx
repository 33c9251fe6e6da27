import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { Button, Inline, Stack } from '@posy/shared-ui';
import { FieldGrid, MoneyField, NumberField, SelectField, type SelectOption } from '@posy/shared-ui/forms';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCurrency, useMoney } from '../queries/use-money';
import type { BudgetAnswers } from '../rules/plan/answers';
import type { AnswersControl } from './use-answers';

const timesOfWeek = {
  saturday: 'budget.week.saturday',
  friday: 'budget.week.friday',
  sunday: 'budget.week.sunday',
  weekday: 'budget.week.weekday',
  undecided: 'budget.week.undecided',
} as const satisfies Record<BudgetAnswers['timeOfWeek'], string>;

const timesOfYear = {
  spring: 'budget.year.spring',
  summer: 'budget.year.summer',
  autumn: 'budget.year.autumn',
  winter: 'budget.year.winter',
  undecided: 'budget.year.undecided',
} as const satisfies Record<BudgetAnswers['timeOfYear'], string>;

const yearsAhead = 5;

const useYears = (chosen: number | null): SelectOption[] => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const now = DateTime.fromMillis(clock.now(), { zone: timeZone }).year;
  const years = Array.from({ length: yearsAhead }, (_none, index) => now + index);
  const all = chosen === null || years.includes(chosen) ? years : [chosen, ...years];
  return all.map((year) => ({ value: String(year), label: String(year) }));
};

interface Props {
  control: AnswersControl;
  /** Number of guests on the list. */
  listed: number;
}

/** Names the answers that the proposal is based on, so that its text claims nothing that nobody answered. */
const knownOf = ({ guestsEstimate, timeOfYear }: BudgetAnswers): 'all' | 'guests' | 'season' | 'none' => {
  const hasSeason = timeOfYear !== 'undecided';
  if ((guestsEstimate ?? 0) > 0) return hasSeason ? 'all' : 'guests';
  return hasSeason ? 'season' : 'none';
};

const Amount = ({ control: { answers, change, proposal, usual, faults } }: Pick<Props, 'control'>) => {
  const { formatMessage } = useIntl();
  const currency = useCurrency();
  const money = useMoney();
  const wrong = formatMessage({ id: 'budget.fault.amount' });
  const help = formatMessage({ id: 'budget.init.budget.help' }, { amount: money(proposal), known: knownOf(answers) });
  const hasSize = (answers.guestsEstimate ?? 0) > 0;
  const why =
    proposal === usual || !hasSize ? [] : [formatMessage({ id: 'budget.init.budget.why' }, { usual: money(usual) })];
  return (
    <Stack gap={2}>
      <MoneyField
        label={formatMessage({ id: 'budget.init.budget' })}
        optionalLabel={formatMessage({ id: 'budget.optional' })}
        currency={currency}
        value={answers.budget}
        onChange={(budget) => change({ budget })}
        help={[help, ...why].join(' ')}
        error={faults.has('budget') ? wrong : undefined}
        unreadableError={wrong}
      />
      {answers.budget !== proposal && (
        <Inline>
          <Button kind="soft" size="s" onPress={() => change({ budget: proposal })}>
            <FormattedMessage id="budget.init.use" values={{ amount: money(proposal) }} />
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

/** Asks for the basis of a budget: the money, the number of guests, and the time of year. */
export const AnswerFields = ({ control, listed }: Props) => {
  const { formatMessage } = useIntl();
  const { answers, change, faults } = control;
  const years = useYears(answers.year);
  const wrong = formatMessage({ id: 'budget.fault.guests' });
  return (
    <Stack gap={5}>
      <Amount control={control} />
      <NumberField
        label={formatMessage({ id: 'budget.init.guests' })}
        value={answers.guestsEstimate}
        onChange={(guestsEstimate) => change({ guestsEstimate })}
        min={0}
        help={formatMessage(
          { id: listed > 0 ? 'budget.init.guests.listed' : 'budget.init.guests.help' },
          { count: listed },
        )}
        error={faults.has('guestsEstimate') ? wrong : undefined}
        unreadableError={wrong}
      />
      <FieldGrid>
        <SelectField
          label={formatMessage({ id: 'budget.init.week' })}
          value={answers.timeOfWeek}
          options={Object.entries(timesOfWeek).map(([value, id]) => ({ value, label: formatMessage({ id }) }))}
          onChange={(value) => change({ timeOfWeek: value as BudgetAnswers['timeOfWeek'] })}
        />
        <SelectField
          label={formatMessage({ id: 'budget.init.time-of-year' })}
          value={answers.timeOfYear}
          options={Object.entries(timesOfYear).map(([value, id]) => ({ value, label: formatMessage({ id }) }))}
          onChange={(value) => change({ timeOfYear: value as BudgetAnswers['timeOfYear'] })}
        />
        <SelectField
          label={formatMessage({ id: 'budget.init.year' })}
          value={answers.year === null ? '' : String(answers.year)}
          placeholder={formatMessage({ id: 'budget.year.undecided' })}
          options={years}
          onChange={(value) => change({ year: value === '' ? null : Number(value) })}
        />
      </FieldGrid>
    </Stack>
  );
};
