import { useLive } from '@posy/remote-kit';
import type { Note } from '@posy/shared-contracts/entities';
import { Chip } from '@posy/shared-ui';
import { ComboField, type ComboOption } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { titleOf, useTaskTexts } from '#plan/tasks/task-texts';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { shortlistQuery } from '../notes/scrapbook-queries';

type Link = NonNullable<Note['link']>;

const mostOptions = 8;

/** Returns the couple's tasks and shortlisted suppliers whose names contain the typed words. */
const useLinkOptions = (weddingId: string, typed: string): { link: Link; option: ComboOption }[] => {
  const { formatMessage } = useIntl();
  const texts = useTaskTexts().data ?? {};
  const tasks = useLive(tasksQuery(weddingId)).value ?? [];
  const suppliers = useLive(shortlistQuery(weddingId)).value ?? [];
  const sought = typed.trim().toLocaleLowerCase();
  if (sought === '') return [];
  const links: Link[] = [
    ...suppliers.map(({ id, name }) => ({ kind: 'supplier' as const, id, label: name })),
    ...tasks.map((task) => ({ kind: 'task' as const, id: task.id, label: titleOf(task, texts) })),
  ];
  return links
    .filter(({ label }) => label.toLocaleLowerCase().includes(sought))
    .slice(0, mostOptions)
    .map((link) => ({
      link,
      option: {
        id: `${link.kind}:${link.id}`,
        label: link.label,
        note: formatMessage({ id: `scrapbook.link.${link.kind}` }),
      },
    }));
};

interface Props {
  weddingId: string;
  link: Note['link'];
  onChange: (link: Note['link']) => void;
}

/** Chooses the task or supplier that a note belongs to. */
export const LinkField = ({ weddingId, link, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const options = useLinkOptions(weddingId, typed);
  if (link !== null)
    return (
      <div role="group" aria-label={formatMessage({ id: 'scrapbook.link' })}>
        <Chip
          canRemove
          isChosen
          aria-label={formatMessage({ id: 'scrapbook.link.remove' }, { label: link.label })}
          onPress={() => onChange(null)}
        >
          {link.label}
        </Chip>
      </div>
    );
  return (
    <ComboField
      label={formatMessage({ id: 'scrapbook.link' })}
      help={formatMessage({ id: 'scrapbook.link.help' })}
      value={typed}
      onChange={setTyped}
      options={options.map(({ option }) => option)}
      countText={(count) => formatMessage({ id: 'scrapbook.link.count' }, { count })}
      onSelect={(chosen) => {
        onChange(options.find(({ option }) => option.id === chosen.id)?.link ?? null);
        setTyped('');
      }}
    />
  );
};
