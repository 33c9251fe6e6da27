import { useLocaleInfo, usePersonHue } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, Button, Card, Row, Rows } from '@posy/shared-ui';
import { ArrowRightIcon, CaretRightIcon, MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { memberName } from '#checklist/address/member-name';
import type { ChecklistMember } from '#checklist/address/members';
import type { TaskCommands } from '#checklist/edits/use-task-commands';
import type { CategoryFacts } from '#checklist/next-step/category-facts';
import { nextStepOf } from '#checklist/next-step/next-step';
import { useFactsWords } from '#checklist/next-step/use-facts-words';
import { categoryHref, useWayOn } from '#checklist/next-step/use-next-step';
import { usePlaceWords } from '#checklist/next-step/use-place-words';
import { wayWords } from '#checklist/next-step/way-on-link';
import { CoinsIcon } from '#plan/icons/planning-icons';
import { categoryName } from '#plan/tasks/category-names';
import type { TaskItem } from '#plan/tasks/task-groups';

interface Props {
  wedding: Identified<Wedding>;
  task: TaskItem;
  /** Facts of the task's category; null for a task without one. */
  facts: CategoryFacts | null;
  members: readonly ChecklistMember[];
  /** Null for read-only members. */
  commands: TaskCommands | null;
}

const Way = ({ wedding, task, facts }: Props) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const step = nextStepOf(task);
  const wayOn = useWayOn(wedding)(task, facts);
  const placeWords = usePlaceWords(wedding);
  if (step.kind !== 'suppliers')
    return wayOn === null ? null : (
      <Row
        isInset
        start={<Mark hue="fern" icon={<ArrowRightIcon size="s" />} />}
        title={intl.formatMessage({ id: wayWords[wayOn.kind] })}
        note={placeWords(step.kind) ?? intl.formatMessage({ id: 'planning.next.place' })}
        end={<CaretRightIcon size="s" />}
        href={wayOn.href}
      />
    );
  const category = categoryName(intl, step.category);
  return (
    <Row
      isInset
      start={<Mark hue="peony" icon={<MagnifyingGlassIcon size="s" />} />}
      title={
        wedding.location === null
          ? category
          : intl.formatMessage({ id: 'planning.next.near' }, { category, place: wedding.location.name })
      }
      note={intl.formatMessage({ id: 'planning.next.directory' })}
      end={<CaretRightIcon size="s" />}
      href={categoryHref(market.prefix, step.category, wedding)}
    />
  );
};

const Mark = ({ hue, icon }: { hue: 'peony' | 'primrose' | 'fern'; icon: React.ReactNode }) => (
  <Avatar name="" hue={hue} size="s" isDecorative>
    {icon}
  </Avatar>
);

const Money = ({ wedding, facts }: { wedding: Identified<Wedding>; facts: CategoryFacts }) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const words = useFactsWords(wedding)({ ...facts, shortlisted: [], booked: null });
  if (words === null || facts.costId === null) return null;
  return (
    <Row
      isInset
      start={<Mark hue="primrose" icon={<CoinsIcon size="s" />} />}
      title={words}
      note={intl.formatMessage({ id: 'planning.next.in-budget' })}
      end={<CaretRightIcon size="s" />}
      href={paths.cost(market.prefix, facts.costId)}
    />
  );
};

/** Assigns the task to the other partner in one press. */
const Ask = ({ task, members, commands }: Pick<Props, 'task' | 'members' | 'commands'>) => {
  const intl = useIntl();
  const hueOf = usePersonHue();
  const partner = members.find(({ isMe, isHelper }) => !isMe && !isHelper);
  if (commands === null || partner === undefined || task.assignee === partner.uid || task.done) return null;
  const name = memberName(intl, partner);
  return (
    <Row
      isInset
      start={<Avatar name={name} hue={hueOf(partner.uid)} size="s" isDecorative />}
      title={intl.formatMessage({ id: 'planning.next.ask' }, { name })}
      note={intl.formatMessage({ id: 'planning.next.ask-note' }, { name })}
      end={
        <Button
          size="s"
          aria-label={intl.formatMessage({ id: 'planning.next.ask' }, { name })}
          onPress={() => commands.assign(task.id, partner.uid, name)}
        >
          <FormattedMessage id="planning.next.give" />
        </Button>
      }
    />
  );
};

/** The links of a task: the page where it is done, its budget, and other possible assignees. */
export const TaskWays = (props: Props) => (
  <Card isFlush>
    <Rows>
      <Way {...props} />
      {props.facts !== null && <Money wedding={props.wedding} facts={props.facts} />}
      <Ask {...props} />
    </Rows>
  </Card>
);
