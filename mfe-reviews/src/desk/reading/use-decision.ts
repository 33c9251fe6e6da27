import { useHost } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { type PolicyNumber, policyNumbers, policyOfMark } from '@posy/shared-contracts/entities';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { decide, type Decision, type WaitingReview } from '../queue/desk-queries';

/** The decisions, in the order of their keys 1 to 3. */
export const choices = ['published', 'changes-asked', 'refused'] as const satisfies readonly Decision['to'][];

/** Sentences for what the server refuses. */
const failureOf = (error: unknown) => {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'review-moved' || code === 'review-unknown') return 'desk.failed.moved' as const;
  if (code === 'taken-already') return 'desk.failed.taken' as const;
  return code === 'own-review' ? ('desk.failed.own' as const) : ('desk.failed.other' as const);
};

/** The letter that a choice and a rule propose, until the moderator writes their own. */
const useProposal = () => {
  const { formatMessage } = useIntl();
  return (to: Decision['to'], rule: PolicyNumber): string => {
    const title = formatMessage({ id: `policy.rule.${rule}.title` });
    const body = formatMessage({ id: `policy.rule.${rule}.body` });
    const id = to === 'refused' ? 'desk.letter.refused' : 'desk.letter.changes';
    return formatMessage({ id }, { rule, title, body });
  };
};

/** A decision that is being made. The rule is the one to which the checks point first; the letter is the moderator's to change. */
export const useDecision = (review: WaitingReview, onDecided: (decision: Decision) => void) => {
  const { api, telemetry } = useHost();
  const propose = useProposal();
  const first = review.marks[0]?.kind;
  const [to, setTo] = useState<Decision['to'] | ''>('');
  const [rule, setRule] = useState<PolicyNumber>(first === undefined ? 1 : policyOfMark[first]);
  const [own, setOwn] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const hasLetter = to === 'refused' || to === 'changes-asked';
  const letter = hasLetter ? (own ?? propose(to, rule)) : '';
  const send = async (decision: Decision): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await decide(api, review, decision);
      onDecided(decision);
    } catch (error) {
      telemetry.error('moderation', error);
      setFailure(failureOf(error));
      setPending(false);
    }
  };
  return {
    ...{ to, setTo, rule, letter, hasLetter, isTried, isPending, failure, setLetter: setOwn },
    setRule: (value: string) => setRule(policyNumbers.find((one) => String(one) === value) ?? rule),
    isLetterMissing: hasLetter && letter.trim() === '',
    submit: (): void => {
      setTried(true);
      if (to === '' || isPending || (hasLetter && letter.trim() === '')) return;
      void send({ to, reason: letter.trim(), policy: hasLetter ? rule : null });
    },
  };
};
