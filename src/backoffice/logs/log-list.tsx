import { FunctionField, SearchInput, SelectInput, useCreatePath } from 'react-admin';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { Log } from '../../lib/contract/staff.ts';
import { choicesOf } from '../forms/choices.ts';
import { InstantInput } from '../forms/instant-input.tsx';
import { NewestList } from '../forms/newest-list.tsx';
import { useInstantText } from '../forms/shop-config.ts';
import { formTexts } from '../forms/texts.ts';
import { headlineOf } from './changes.ts';
import { logTexts as texts } from './texts.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="entity"
    source="entity"
    label={texts.entity}
    choices={choicesOf(texts.entities)}
    emptyText={formTexts.all}
    alwaysOn
  />,
  <SelectInput
    key="action"
    source="action"
    label={texts.action}
    choices={choicesOf(texts.actions)}
    emptyText={formTexts.all}
  />,
  <SelectInput
    key="level"
    source="level"
    label={texts.level}
    choices={choicesOf(texts.levels)}
    emptyText={formTexts.all}
  />,
  <InstantInput key="from" source="createdAt_gte" label={texts.from} />,
  <InstantInput key="to" source="createdAt_lte" label={texts.to} />,
];

const LEVELS: Readonly<Record<string, string>> = texts.levels;

/** What was changed by whom, newest first. */
export function LogList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.list} filters={FILTERS} rowClick="show">
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
    <MuiLink
      component={Link}
      to={createPath({ resource: 'logs', type: 'show', id: log.id })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {headlineOf(log)}
    </MuiLink>
  );
}
