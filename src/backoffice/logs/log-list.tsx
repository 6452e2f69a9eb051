import { FunctionField, SearchInput, useCreatePath } from 'react-admin';
import type { Log } from '../../lib/contract/people.ts';
import { choicesOf } from '../forms/field-values.ts';
import { InstantInput } from '../forms/instant-input.tsx';
import { NewestList, selectFilter } from '../lists/entity-lists.tsx';
import { useInstantText } from '../data/config.ts';
import { TouchLink } from '../lists/cells.tsx';
import { headlineOf } from './changes.ts';
import { logTexts as texts } from './texts.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  selectFilter('entity', texts.entity, choicesOf(texts.entities), { alwaysOn: true }),
  selectFilter('action', texts.action, choicesOf(texts.actions)),
  selectFilter('level', texts.level, choicesOf(texts.levels)),
  <InstantInput key="from" source="createdAt_gte" label={texts.from} />,
  <InstantInput key="to" source="createdAt_lte" label={texts.to} />,
];

const LEVELS: Readonly<Record<string, string>> = texts.levels;

/** Who changed what, newest first. */
export function LogList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.list} filters={FILTERS} rowClick="show" card={{ name: texts.what }}>
      <FunctionField
        label={texts.when}
        sortBy="createdAt"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ createdAt }: Log) => shown(createdAt)}
      />
      <FunctionField label={texts.what} sortable={false} render={(log: Log) => <Headline log={log} />} />
      <FunctionField
        label={texts.who}
        sortable={false}
        render={({ context }: Log) =>
          typeof context['userName'] === 'string' ? context['userName'] : texts.empty
        }
      />
      <FunctionField label={texts.level} sortBy="level" render={({ level }: Log) => LEVELS[level] ?? level} />
    </NewestList>
  );
}

function Headline({ log }: { log: Log }) {
  const createPath = useCreatePath();
  return (
    <TouchLink to={createPath({ resource: 'logs', type: 'show', id: log.id })}>{headlineOf(log)}</TouchLink>
  );
}
